import type { Game, Position } from '@mbegu/rules';
import type { Score } from './score.ts';

/**
 * The transposition table: what is known of positions searched before.
 *
 *    key                      entry
 *   ┌──────┬──────┬────────┐ ┌───────┬───────┬──────┬───────┬───────┬───────────┐
 *   │ pits │ turn │ stores │ │ value │ taint │ line │ bound │ depth │ iteration │
 *   └──────┴──────┴────────┘ └───────┴───────┴──────┴───────┴───────┴───────────┘
 *    one character each       value: what the side to move can still win beyond what it holds
 *
 * A key leaves the stores out wherever they cannot change what is still to be won: they matter to an ending by majority
 * and to a swap. Holes need no place in it: they do not change within a game.
 */
export interface Entry extends Score {
  readonly bound: Bound;
  /** Sowings the search looked ahead from here. */
  readonly depth: number;
  /** The iteration of the search that wrote it. */
  readonly iteration: number;
}

const BOUNDS = ['exact', 'lower', 'upper'] as const;
/** Whether the value is the value, or the value at least or at most that. */
export type Bound = (typeof BOUNDS)[number];

/** Entries of one generation; two are kept. */
const entriesMax = 1 << 16;

export interface Table {
  readonly read: (key: string) => Entry | undefined;
  readonly write: (key: string, entry: Entry) => void;
}

/** A table that forgets the older half when it is full. */
export const createTable = (max: number = entriesMax): Table => {
  let young = new Map<string, Entry>();
  let old = new Map<string, Entry>();
  return {
    read: (key) => young.get(key) ?? old.get(key),
    write: (key, entry) => {
      if (young.size >= max) {
        old = young;
        young = new Map();
      }
      young.set(key, entry);
    },
  };
};

/** Makes the keys of a game's positions; a position that is over has none. */
export const keysOf = (game: Game): ((position: Position) => string) => {
  const storesMatter = game.endings.some(({ when }) => when === 'majority');
  return ({ slots, holes, turn, pie }) => {
    const pending = pie === 'pending';
    const codes = storesMatter || pending ? slots.slice() : slots.slice(0, holes.length);
    codes.push(turn === 'S' ? 0 : 1, pending ? 1 : 0);
    return String.fromCharCode(...codes);
  };
};
