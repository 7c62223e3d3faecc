import { asideSlot, pitName, rowStart, SIDES, type Side, slotCount, storeSlot } from './board.ts';
import { type Fault, fault, shown } from './faults.ts';
import type { Game } from './game.ts';
import { type Hole, PIES, type Pie, type Position, totalSeeds } from './position.ts';
import { fail, ok, type Result } from './result.ts';

/** The fewest and the most seeds a position may hold in all. */
export const seedsTotalMin = 1;
export const seedsTotalMax = 1000;

/** Any arrangement of seeds on a two-row board, whether or not a game allows it. Rows are counted from their owner's left. */
export interface Setup {
  readonly south: readonly number[];
  readonly north: readonly number[];
  readonly stores: readonly [south: number, north: number];
  readonly aside?: number;
  readonly turn: Side | null;
  readonly pie?: Pie;
  /** Missing where every hole is open. */
  readonly holes?: { readonly south: readonly Hole[]; readonly north: readonly Hole[] };
}

/** The opening position of a game. */
export const startPosition = (game: Game): Position => {
  const { pits, seeds } = game.board;
  return {
    slots: new Array<number>(slotCount(pits)).fill(0).fill(seeds, 0, 2 * pits),
    holes: new Array<Hole>(2 * pits).fill('open'),
    turn: 'S',
    pie: game.turns.pie === 'on' ? 'pending' : 'none',
  };
};

const isCount = (value: unknown): boolean => typeof value === 'number' && Number.isInteger(value) && value >= 0;

const rowFaults = (side: Side, seeds: readonly number[], pits: number): Fault[] => {
  if (seeds.length !== pits) return [fault('pit-count', { side, found: seeds.length, expected: pits })];
  // From an array without holes: a pit that is missing is a fault like any other.
  return Array.from(seeds).flatMap((found, pit) =>
    isCount(found)
      ? []
      : [fault('seed-count', { where: pitName(pits, rowStart(pits, side) + pit), found: String(found) })],
  );
};

const storeFaults = (setup: Setup): Fault[] =>
  [
    { where: 'S', found: setup.stores[0] },
    { where: 'N', found: setup.stores[1] },
    { where: '+', found: setup.aside ?? 0 },
  ].flatMap(({ where, found }) => (isCount(found) ? [] : [fault('seed-count', { where, found: String(found) })]));

const turnFaults = ({ turn }: Setup): Fault[] =>
  turn === null || SIDES.includes(turn) ? [] : [fault('turn-syntax', { found: shown(turn) })];

const pieFaults = (game: Game, { pie = 'none', turn }: Setup): Fault[] => {
  if (!PIES.includes(pie)) return [fault('flag-unknown', { found: shown(pie) })];
  if (pie === 'none') return [];
  if (game.turns.pie === 'off') return [fault('pie-off', { flag: pie === 'pending' ? 'pie' : 'swapped' })];
  return pie === 'pending' && turn === null ? [fault('pie-over')] : [];
};

/** Which holes other than open ones a game's rounds can bring about. */
const allowedHoles = (game: Game): readonly Hole[] => {
  if (game.rounds.kind === 'single') return ['open'];
  return game.rounds.form === 'simple' ? ['open', 'out'] : ['open', 'out', 'marked'];
};

const holeFaults = (game: Game, setup: Setup): Fault[] => {
  const { pits } = game.board;
  const { holes } = setup;
  if (!holes) return [];
  return SIDES.flatMap((side) => {
    const here = side === 'S' ? holes.south : holes.north;
    const seeds = side === 'S' ? setup.south : setup.north;
    if (here.length !== pits) return [fault('pit-count', { side, found: here.length, expected: pits })];
    return here.flatMap((hole, pit): Fault[] => {
      const where = pitName(pits, rowStart(pits, side) + pit);
      if (!allowedHoles(game).includes(hole)) return [fault('hole-not-here', { where, hole })];
      return hole === 'out' && seeds[pit] !== 0 ? [fault('hole-not-empty', { where })] : [];
    });
  });
};

const slotsOf = (setup: Setup, pits: number): number[] => {
  const slots = [...setup.south, ...setup.north, 0, 0, 0, 0];
  slots[storeSlot(pits, 'S')] = setup.stores[0];
  slots[storeSlot(pits, 'N')] = setup.stores[1];
  slots[asideSlot(pits)] = setup.aside ?? 0;
  return slots;
};

/**
 * A set-up as a position of this game, or every fault it has at once: `pit-count`, `seed-count`, `seed-total`,
 * `pie-off`, `pie-over`, `hole-not-here`, `hole-not-empty`. What is due in it is not carried out yet: `settle`.
 */
export const validate = (game: Game, setup: Setup): Result<Position, readonly Fault[]> => {
  const { pits } = game.board;
  const faults = [
    ...rowFaults('S', setup.south, pits),
    ...rowFaults('N', setup.north, pits),
    ...storeFaults(setup),
    ...turnFaults(setup),
    ...pieFaults(game, setup),
  ];
  if (faults.some(({ code }) => code === 'pit-count')) return fail(faults);
  faults.push(...holeFaults(game, setup));
  if (faults.some(({ code }) => code === 'seed-count' || code === 'pit-count')) return fail(faults);
  const slots = slotsOf(setup, pits);
  const total = totalSeeds(slots);
  if (total < seedsTotalMin || total > seedsTotalMax) {
    faults.push(fault('seed-total', { found: total, min: seedsTotalMin, max: seedsTotalMax }));
  }
  if (faults.length > 0) return fail(faults);
  const { holes, turn, pie = 'none' } = setup;
  return ok({
    slots,
    holes: holes ? [...holes.south, ...holes.north] : new Array<Hole>(2 * pits).fill('open'),
    turn,
    pie,
  });
};

/** A position as a set-up, to change and validate again. */
export const setupOf = (position: Position): Setup => {
  const { slots, holes, turn, pie } = position;
  const n = holes.length / 2;
  return {
    south: slots.slice(0, n),
    north: slots.slice(n, 2 * n),
    stores: [slots[storeSlot(n, 'S')] as number, slots[storeSlot(n, 'N')] as number],
    aside: slots[asideSlot(n)] as number,
    turn,
    pie,
    holes: { south: holes.slice(0, n), north: holes.slice(n) },
  };
};
