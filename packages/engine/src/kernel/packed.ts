import type { Game, Position, Side } from '@mbegu/rules';

/**
 * The packed form, for boards of up to six pits a row with a store for each side: a row is one 30-bit integer, five bits
 * a pit, the owner's leftmost pit lowest.
 *
 *    bit  29      25 24      20 19      15 14      10 9        5 4        0
 *        ┌──────────┬──────────┬──────────┬──────────┬──────────┬──────────┐
 *    own │  pit 5   │  pit 4   │  pit 3   │  pit 2   │  pit 1   │  pit 0   │
 *        └──────────┴──────────┴──────────┴──────────┴──────────┴──────────┘
 *
 * `own` is the row of the side to move, `opp` the other one. Pits are added to, never carried out of: one sowing is one
 * addition a row, with the sums of a whole lap and the emptying of its origin in one number of a table [pit][seeds]. That
 * holds as long as no pit outgrows its five bits, which `mayOverflow` tells before a move is made.
 */
// Exports are read from their module at every use; within the file these are compiled in.
const bits = 5;
const full = (1 << bits) - 1;

export const pitBits = bits;
const packedPitsMax = 6;
/** The most seeds a packed pit holds. */
export const packedSeedsMax = full;

/** What a game's definition comes to in the packed form. Tables are indexed by pit × 32 + seeds. */
export interface PackedRules {
  readonly pits: number;
  /** What a sowing adds to the mover's row, the emptied origin included. */
  readonly addOwn: Int32Array;
  /** What it adds to the opponent's row. */
  readonly addOpp: Int32Array;
  /** Seeds it drops in the mover's store. */
  readonly gain: Uint8Array;
  /** Where its last seed falls: a pit of the own row, `pits` for the store, above that the opponent's row. */
  readonly landing: Uint8Array;
  /** Whether a last seed in an empty pit is taken when nothing faces it. */
  readonly takesAlone: boolean;
  /** Whether an empty row ends the game at once, whoever is to move. */
  readonly endsOnEmptyRow: boolean;
  /** Whether seeds left at the end go to the owners of their rows; else to nobody. */
  readonly ownersKeep: boolean;
  /** Bits that two neighbours of must both be set before a sowing can overflow a pit, and by how far to shift. */
  readonly overflowShift: 0 | 1;
}

/** Highest bit of every pit. */
const topBits = 0x21084210;

/**
 * Whether some pit is so full that a sowing might overflow one. A lap of 31 seeds passes a pit at most ⌈31 / (2n+1)⌉
 * times: 7 on two pits a row, so that pits below 24 are safe; 11 on one, where pits below 16 are.
 */
export const mayOverflow = ({ overflowShift }: PackedRules, own: number, opp: number): boolean =>
  (((own & (own << overflowShift)) | (opp & (opp << overflowShift))) & topBits) !== 0;

const layTables = (pits: number): Pick<PackedRules, 'addOwn' | 'addOpp' | 'gain' | 'landing'> => {
  const entries = pits << bits;
  const tables = {
    addOwn: new Int32Array(entries),
    addOpp: new Int32Array(entries),
    gain: new Uint8Array(entries),
    landing: new Uint8Array(entries),
  };
  const ring = 2 * pits + 1;
  for (let pit = 0; pit < pits; pit++) {
    for (let seeds = 0; seeds <= full; seeds++) {
      let own = -(seeds << (bits * pit));
      let opp = 0;
      let gain = 0;
      let station = pit;
      for (let left = seeds; left > 0; left--) {
        station = (station + 1) % ring;
        if (station < pits) own += 1 << (bits * station);
        else if (station === pits) gain++;
        else opp += 1 << (bits * (station - pits - 1));
      }
      const entry = (pit << bits) | seeds;
      tables.addOwn[entry] = own;
      tables.addOpp[entry] = opp;
      tables.gain[entry] = gain;
      tables.landing[entry] = station;
    }
  }
  return tables;
};

/** The packed rules of a game, or `null` where its mechanics or its board are not of this form. */
export const packedRulesOf = ({ board, sowing, capture, turns, obligation, endings }: Game): PackedRules | null => {
  const [ending, ...others] = endings;
  if (board.pits > packedPitsMax) return null;
  if (sowing.kind !== 'lap' || sowing.stores !== 'own' || sowing.origin !== 'sow') return null;
  if (capture.kind !== 'across' || turns.again !== 'last-in-own-store' || turns.stuck !== 'ends') return null;
  if (obligation.kind !== 'none' || ending === undefined || others.length > 0) return null;
  if (ending.when !== 'row-empty' && ending.when !== 'no-move') return null;
  if (ending.leftovers !== 'owners' && ending.leftovers !== 'nobody') return null;
  return {
    pits: board.pits,
    ...layTables(board.pits),
    takesAlone: capture.facingEmpty === 'take',
    endsOnEmptyRow: ending.when === 'row-empty',
    ownersKeep: ending.leftovers === 'owners',
    overflowShift: board.pits === 1 ? 0 : 1,
  };
};

/** Whether two games are played alike: their tables follow from these. */
export const sameRules = (a: PackedRules, b: PackedRules): boolean =>
  a.pits === b.pits &&
  a.takesAlone === b.takesAlone &&
  a.endsOnEmptyRow === b.endsOnEmptyRow &&
  a.ownersKeep === b.ownersKeep;

/** Seeds of a pit of a packed row. */
export const seedsOf = (row: number, pit: number): number => (row >>> (bits * pit)) & full;

/** Seeds of a whole packed row. */
export const sumOf = (row: number): number => {
  const pairs = (row & 0x01f07c1f) + ((row >>> bits) & 0x01f07c1f);
  return (pairs & 0x3ff) + ((pairs >>> 10) & 0x3ff) + (pairs >>> 20);
};

/**
 * What a last seed in the mover's pit `landing` takes, after the sowing: 0 for nothing, else itself and what faces it.
 * `landing` may lie behind the row, where nothing is taken.
 */
export const taken = (rules: PackedRules, own: number, opp: number, landing: number): number => {
  if (landing >= rules.pits || seedsOf(own, landing) !== 1) return 0;
  const facing = seedsOf(opp, rules.pits - 1 - landing);
  return facing > 0 || rules.takesAlone ? facing + 1 : 0;
};

/** The pit of the mover's row emptied. */
export const withoutPit = (row: number, pit: number): number => row & ~(full << (bits * pit));

/** Twin of the endings: whether the game is over when `next` is the row of the side that would move and `other` the other. */
export const isOverFor = (rules: PackedRules, next: number, other: number): boolean =>
  next === 0 || (other === 0 && rules.endsOnEmptyRow);

/** A row of a position packed, or -1 where a pit is not open or too full. */
const packRow = ({ slots, holes }: Position, start: number, pits: number): number => {
  let row = 0;
  for (let pit = 0; pit < pits; pit++) {
    const seeds = slots[start + pit] as number;
    if (seeds > full || holes[start + pit] !== 'open') return -1;
    row |= seeds << (bits * pit);
  }
  return row;
};

/** A position in packed form: rows seen by the side to move; the stores beside them. */
export interface Packed {
  readonly side: Side;
  readonly own: number;
  readonly opp: number;
}

/** The packed rows of a position in which somebody is to move, or `null` where they do not fit. */
export const packPosition = (rules: PackedRules, position: Position): Packed | null => {
  const { turn } = position;
  if (turn === null) return null;
  const south = packRow(position, 0, rules.pits);
  const north = packRow(position, rules.pits, rules.pits);
  if (south < 0 || north < 0) return null;
  return turn === 'S' ? { side: 'S', own: south, opp: north } : { side: 'N', own: north, opp: south };
};
