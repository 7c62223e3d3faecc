import { asideSlot, type PitName, pitSlot, pitsOf, rowStart, type Side, storeSlot } from './board.ts';

export const HOLES = ['open', 'marked', 'out'] as const;
/**
 * What a hole is good for. `marked` (puta and naga, walak-pussa rounds): it receives seeds, nobody lifts or takes
 * them. `out`: out of play for this round, skipped everywhere.
 */
export type Hole = (typeof HOLES)[number];

export const PIES = ['none', 'pending', 'swapped'] as const;
/** The pie rule: not in force or declined, still to come, or taken: the two people have exchanged seats. */
export type Pie = (typeof PIES)[number];

/**
 * Everything on the table and whose turn it is; a plain value that crosses a worker, a socket or a database
 * unchanged. It carries no history (see `Match`) and no rules (see `Game`).
 */
export interface Position {
  /** Seeds in every slot, laid out as `board.ts` draws it: pits in sowing order, two stores, aside, hand. */
  readonly slots: readonly number[];
  /** One entry for each pit, in sowing order. */
  readonly holes: readonly Hole[];
  /** Who decides next; `null` when the game is over. */
  readonly turn: Side | null;
  readonly pie: Pie;
}

/** The seeds and holes of a table, wherever it stands: a position, or a move in the making. */
export type Table = Pick<Position, 'slots' | 'holes'>;

/** Seeds of a side's row, from its owner's left. */
export const row = (position: Position, side: Side): readonly number[] => {
  const n = pitsOf(position.slots);
  return position.slots.slice(rowStart(n, side), rowStart(n, side) + n);
};

/** Seeds in one pit; 0 where the board has no such pit. */
export const seedsIn = (position: Position, pit: PitName): number =>
  position.slots[pitSlot(pitsOf(position.slots), pit)] ?? 0;

/** Seeds a side holds: its kalah, or its pile. */
export const store = (position: Position, side: Side): number =>
  position.slots[storeSlot(pitsOf(position.slots), side)] as number;

/** What South and North hold. */
export const stores = (position: Position): readonly [south: number, north: number] => [
  store(position, 'S'),
  store(position, 'N'),
];

/** Seeds set aside for nobody. */
export const aside = (position: Position): number => position.slots[asideSlot(pitsOf(position.slots))] as number;

/** Seeds in the pits of both rows. */
export const seedsOnBoard = (slots: readonly number[]): number => {
  let sum = 0;
  for (let pit = 2 * pitsOf(slots) - 1; pit >= 0; pit--) sum += slots[pit] as number;
  return sum;
};

/** All seeds of the game, the same number from the first move to the last. */
export const totalSeeds = (slots: readonly number[]): number => {
  let sum = 0;
  for (const count of slots) sum += count;
  return sum;
};

export const isOver = (position: Position): boolean => position.turn === null;

/** The same position seen from the other side of the board: rows, stores and turn exchanged. */
export const mirror = (position: Position): Position => {
  const { slots, holes, turn, pie } = position;
  const n = pitsOf(slots);
  const rest = 2 * n;
  return {
    slots: [
      ...slots.slice(n, rest),
      ...slots.slice(0, n),
      slots[rest + 1] as number,
      slots[rest] as number,
      ...slots.slice(rest + 2),
    ],
    holes: [...holes.slice(n), ...holes.slice(0, n)],
    turn: turn === null ? null : turn === 'S' ? 'N' : 'S',
    pie,
  };
};

export const samePosition = (a: Position, b: Position): boolean =>
  a.turn === b.turn &&
  a.pie === b.pie &&
  a.slots.length === b.slots.length &&
  a.slots.every((count, slot) => count === b.slots[slot]) &&
  a.holes.every((hole, pit) => hole === b.holes[pit]);
