import { type Fault, fail, fault, type Game, ok, type Result } from '@mbegu/rules';
import { packedRulesOf } from '../kernel/packed.ts';
import { takeMemory } from '../pool/memory.ts';
import { createPlaces, type Places, placesBelow } from './places.ts';
import { withoutMajority } from './rules-text.ts';
import { createEndgame, type Endgame, endgameBytes } from './table.ts';

/**
 * The endgame table of any game and board: for every position with at most `seeds` seeds in the pits, and every pit open,
 * what the side to move can still win, in seeds more than its opponent; and, where that is kept, in how many moves.
 *
 *    bytes ┌──────────────────────┬──────────────────────┐
 *          │ values, signed       │ distances            │   one byte a position each, in the same order
 *          └──────────────────────┴──────────────────────┘
 *
 * There are two orders. Games that cannot repeat a position, on boards of the packed form, have the boxes of `table.ts`, are
 * filled forward, and keep no distance: they get on by themselves. All others have the places of `places.ts` and are filled
 * layer by layer, each by a fixpoint.
 */
export interface EndgameTable {
  readonly game: Game;
  readonly seeds: number;
  /** How many positions it knows. */
  readonly positions: number;
  readonly bytes: Uint8Array;
  readonly values: Int8Array;
  /** Moves to the capture or the end, a pass and what is due at the end each counted as one; 255 for more. */
  readonly distances: Uint8Array | null;
  readonly order:
    | { readonly kind: 'boxes'; readonly endgame: Endgame }
    | { readonly kind: 'places'; readonly places: Places };
}

export interface EndgameOptions {
  /** Whether distances are kept, which takes a second byte; only in games that can repeat a position, and there usually. */
  readonly distances?: boolean;
}

/** Seeds a signed byte can tell, and those of the packed form. */
const seedsMax = { places: 127, boxes: 31 } as const;
const positionsMax = 2 ** 31 - 1;

const hasBoxes = (game: Game): boolean => packedRulesOf(game) !== null;

const keepsDistances = (game: Game, { distances = true }: EndgameOptions): boolean =>
  distances && game.chase.kind === 'possible';

/** Positions with at most so many seeds in the pits. */
export const endgamePositions = (game: Game, seeds: number): number =>
  hasBoxes(game) ? endgameBytes(game.board.pits, seeds) : placesBelow(2 * game.board.pits, seeds + 1);

/**
 * The most seeds whose table has no more positions than this: a budget of memory, or of time at so many positions a second.
 *
 * @returns 0 where not even a single seed fits
 */
export const endgameReach = (game: Game, positions: number): number => {
  const most = hasBoxes(game) ? seedsMax.boxes : seedsMax.places;
  let seeds = 0;
  while (seeds < most && endgamePositions(game, seeds + 1) <= Math.min(positions, positionsMax)) seeds++;
  return seeds;
};

/** Bytes of a table in memory; a file has a short header more. */
export const endgameTableBytes = (game: Game, seeds: number, options: EndgameOptions = {}): number =>
  endgamePositions(game, seeds) * (keepsDistances(game, options) ? 2 : 1);

/**
 * Lays a table over memory that holds one already, or is to hold it.
 *
 * @param memory `endgameTableBytes` from `offset` on
 */
export const layEndgameTable = (
  game: Game,
  seeds: number,
  options: EndgameOptions,
  memory: ArrayBufferLike,
  offset = 0,
): EndgameTable => {
  const positions = endgamePositions(game, seeds);
  const rules = packedRulesOf(game);
  return {
    game: withoutMajority(game),
    seeds,
    positions,
    bytes: new Uint8Array(memory, offset, endgameTableBytes(game, seeds, options)),
    values: new Int8Array(memory, offset, positions),
    distances: keepsDistances(game, options) ? new Uint8Array(memory, offset + positions, positions) : null,
    order: rules
      ? { kind: 'boxes', endgame: createEndgame(rules, seeds, memory, offset) }
      : { kind: 'places', places: createPlaces(2 * game.board.pits, seeds) },
  };
};

/**
 * An empty table for `buildEndgameTable` or `buildInPool` to fill; its memory is shared where the platform has that.
 *
 * @param seeds 1 … what `endgameReach(game, 2 ** 31)` says
 * @returns the table, or `bad-limit` for other seeds, or `no-memory`
 */
export const createEndgameTable = (
  game: Game,
  seeds: number,
  options: EndgameOptions = {},
): Result<EndgameTable, Fault<'bad-limit' | 'no-memory'>> => {
  const max = endgameReach(game, positionsMax);
  if (!Number.isInteger(seeds) || seeds < 1 || seeds > max) {
    return fail(fault('bad-limit', { limit: 'seeds', min: 1, max }));
  }
  const memory = takeMemory(endgameTableBytes(game, seeds, options));
  return memory.ok ? ok(layEndgameTable(game, seeds, options, memory.value)) : memory;
};

/** The table in the form that the exact solver takes, `null` where that has none. */
export const solverTableOf = ({ order }: EndgameTable): Endgame | null =>
  order.kind === 'boxes' ? order.endgame : null;
