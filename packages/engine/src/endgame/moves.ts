import { type PackedRules, pitBits, seedsOf, sumOf, withoutPit } from '../kernel/packed.ts';
import { eachRow, type Ranks, rankOf } from './rows.ts';

/**
 * Sowing on ranks. A move takes a row to a row whatever the opponent's holds, and gives the opponent a number of seeds
 * that fall one by one from his left; so what a move does to a rank is worked out once a row, and the building of a table
 * never sees a pit. All tables are indexed by row = `rowStarts[k]` + rank, or by row × pits + pit.
 */
export interface RankMoves {
  readonly rowStarts: Int32Array;
  /** The rows themselves, packed. */
  readonly rows: Int32Array;
  /** Ranks of the rows of k seeds from `rowStarts[k]` on, by potential; see `potentialStarts`. */
  readonly byPotential: Int32Array;
  /** For each k: where in its part of `byPotential` each potential begins, and an end. */
  readonly potentialStarts: readonly Int32Array[];
  /** Rank of the row with a pit emptied. */
  readonly cleared: Int32Array;
  /** What sowing a pit does; see `shape`. -1 where it is empty. */
  readonly shapes: Int32Array;
  /** Rank of the mover's row after the sowing. */
  readonly after: Int32Array;
  /** The same when the last seed is taken off again with a capture. */
  readonly afterTaken: Int32Array;
}

/** A shape has five bits each: seeds of the mover's row after it, seeds into his store, seeds to the opponent, landing. */
export const shape = {
  rowSeeds: (of: number): number => of & 31,
  gain: (of: number): number => (of >>> 5) & 31,
  given: (of: number): number => (of >>> 10) & 31,
  /** The own pit in which a last seed could take something, `pits` for the store, `pits` + 1 for any other place. */
  landing: (of: number): number => of >>> 15,
} as const;

/** How far a row's seeds are from its end: a sowing within a row makes it smaller. */
const potentialOf = (row: number, pits: number): number => {
  let potential = 0;
  for (let pit = 0; pit < pits; pit++) potential += seedsOf(row, pit) * (pits - 1 - pit);
  return potential;
};

const sortByPotential = (rows: Int32Array, start: number, end: number, pits: number, k: number, into: Int32Array) => {
  const starts = new Int32Array(k * (pits - 1) + 2);
  for (let row = start; row < end; row++) {
    const next = potentialOf(rows[row] as number, pits) + 1;
    starts[next] = (starts[next] as number) + 1;
  }
  for (let p = 1; p < starts.length; p++) starts[p] = (starts[p] as number) + (starts[p - 1] as number);
  const fill = starts.slice();
  for (let row = start; row < end; row++) {
    const p = potentialOf(rows[row] as number, pits);
    into[start + (fill[p] as number)] = row - start;
    fill[p] = (fill[p] as number) + 1;
  }
  return starts;
};

const workOutMove = (rules: PackedRules, ranks: Ranks, moves: RankMoves, row: number, pit: number): void => {
  const { pits } = rules;
  const packed = moves.rows[row] as number;
  const at = row * pits + pit;
  moves.cleared[at] = rankOf(ranks, withoutPit(packed, pit));
  const seeds = seedsOf(packed, pit);
  if (seeds === 0) {
    moves.shapes[at] = -1;
    return;
  }
  const entry = (pit << pitBits) | seeds;
  const own = packed + (rules.addOwn[entry] as number);
  const gain = rules.gain[entry] as number;
  const rowSeeds = sumOf(own);
  const given = sumOf(packed) - rowSeeds - gain;
  const last = rules.landing[entry] as number;
  const landing = last === pits ? pits : last < pits && seedsOf(own, last) === 1 ? last : pits + 1;
  moves.shapes[at] = rowSeeds | (gain << 5) | (given << 10) | (landing << 15);
  moves.after[at] = rankOf(ranks, own);
  moves.afterTaken[at] = landing < pits ? rankOf(ranks, withoutPit(own, landing)) : 0;
};

/** Everything moves do to the rows of up to `seeds` seeds. */
export const createRankMoves = (rules: PackedRules, ranks: Ranks, seeds: number): RankMoves => {
  const { pits } = rules;
  const rowStarts = new Int32Array(seeds + 2);
  for (let k = 0; k <= seeds; k++) rowStarts[k + 1] = (rowStarts[k] as number) + (ranks.counts[k] as number);
  const total = rowStarts[seeds + 1] as number;
  const rows = new Int32Array(total);
  const byPotential = new Int32Array(total);
  const potentialStarts = Array.from({ length: seeds + 1 }, (_, k) => {
    const start = rowStarts[k] as number;
    eachRow(pits, k, (row) => {
      rows[start + rankOf(ranks, row)] = row;
    });
    return sortByPotential(rows, start, rowStarts[k + 1] as number, pits, k, byPotential);
  });
  const table = (): Int32Array => new Int32Array(total * pits);
  const moves: RankMoves = {
    rowStarts,
    rows,
    byPotential,
    potentialStarts,
    cleared: table(),
    shapes: table(),
    after: table(),
    afterTaken: table(),
  };
  for (let row = 0; row < total; row++) {
    for (let pit = 0; pit < pits; pit++) workOutMove(rules, ranks, moves, row, pit);
  }
  return moves;
};

/** The row after `given` seeds have fallen into it one by one from its owner's left, round and round. */
const receive = (row: number, given: number, pits: number): number => {
  let after = row;
  for (let i = 0; i < given; i++) after += 1 << (pitBits * (i % pits));
  return after;
};

/** For every row of k seeds the rank of the row after it has received `given` more. */
export const receivedRanks = (ranks: Ranks, moves: RankMoves, k: number, given: number): Int32Array => {
  const start = moves.rowStarts[k] as number;
  return Int32Array.from({ length: ranks.counts[k] as number }, (_, rank) =>
    rankOf(ranks, receive(moves.rows[start + rank] as number, given, ranks.pits)),
  );
};
