import { type Fault, fail, fault, type Game, ok, type Result } from '@mbegu/rules';
import { packedRulesOf } from '../kernel/packed.ts';
import { takeMemory } from '../pool/memory.ts';
import { createBuilder, fillPair } from './build.ts';
import { createPlaces } from './places.ts';
import { createRetrogradeFiller, type Filler, layerStoreBytes, slicesOf } from './retrograde.ts';
import { type EndgameOptions, type EndgameTable, endgamePositions, endgameTableBytes } from './tables.ts';
import { resetTurnstile, type Turnstile, turnstileBytes } from './turnstile.ts';

/** Memory for a building beside that of the table; workers share it. */
export interface Workshop {
  readonly turnstile: Turnstile;
  /** Moves of a layer; empty where rows are filled forward. */
  readonly layer: ArrayBufferLike;
}

/** @returns the memory, or `no-memory` */
export const openWorkshop = ({ order }: EndgameTable): Result<Workshop, Fault<'no-memory'>> => {
  const layer = takeMemory(order.kind === 'places' ? layerStoreBytes(order.places) : 0);
  if (!layer.ok) return layer;
  const turnstile = takeMemory(turnstileBytes);
  return turnstile.ok ? ok({ turnstile: new Int32Array(turnstile.value), layer: layer.value }) : turnstile;
};

/** Memory that a building takes in all, in bytes: the table, the moves of its largest layer, and these turned around. */
export const endgameBuildBytes = (game: Game, seeds: number, options: EndgameOptions = {}): number => {
  const table = endgameTableBytes(game, seeds, options);
  return packedRulesOf(game) ? table : table + 2 * layerStoreBytes(createPlaces(2 * game.board.pits, seeds));
};

/** Units of work of the layer of n seeds. */
export const unitsOf = ({ order }: EndgameTable, n: number): number =>
  order.kind === 'places' ? slicesOf(order.places, n) : (n >> 1) + 1;

/** What one worker needs to take part in a building. */
export const createFiller = (table: EndgameTable, { layer, turnstile }: Workshop): Filler => {
  const { order } = table;
  if (order.kind === 'places') return createRetrogradeFiller(table, order.places, layer, turnstile);
  const builder = createBuilder(order.endgame);
  return {
    fill: (n, unit) => {
      // The pairs of about as many seeds in both rows are the largest: they come first.
      fillPair(builder, n, (n >> 1) - unit);
      return true;
    },
    finish: () => {},
  };
};

/** Positions known when the layers with fewer than n seeds are done, and a part of the next. */
export const positionsDone = ({ game }: EndgameTable, n: number, part: number): number => {
  const before = n === 0 ? 0 : endgamePositions(game, n - 1);
  return Math.floor(before + part * (endgamePositions(game, n) - before));
};

/**
 * Builds a table in the caller's own thread, a unit of work at every step, so that he can do something else between, or stop:
 * units take some ten milliseconds, the last of a layer longer the larger it is. Steps tell how many positions are done.
 * Memory that runs out on the way is thrown, as a RangeError.
 *
 * @returns the steps, or `no-memory`
 */
export const buildingSteps = (table: EndgameTable): Result<Generator<number, void, void>, Fault<'no-memory'>> => {
  const workshop = openWorkshop(table);
  if (!workshop.ok) return workshop;
  const { turnstile } = workshop.value;
  const filler = createFiller(table, workshop.value);
  function* steps(): Generator<number, void, void> {
    for (let n = 0; n <= table.seeds; n++) {
      const units = unitsOf(table, n);
      resetTurnstile(turnstile);
      for (let unit = 0; unit < units; unit++) {
        filler.fill(n, unit);
        yield positionsDone(table, n, (unit + 1) / (units + 1));
      }
      filler.finish(n);
      yield positionsDone(table, n, 1);
    }
  }
  return ok(steps());
};

export interface BuildOptions {
  /** Asked after every unit of work; once it says yes the table is left unfinished. */
  readonly stop?: () => boolean;
  /** Told after every unit of work how many positions of the table's are done. */
  readonly onProgress?: (positions: number) => void;
}

/** Whether memory could not be had: the platforms say so with a RangeError. */
export const isOutOfMemory = (error: unknown): boolean =>
  error instanceof RangeError && /alloc|length/i.test(error.message);

/**
 * Builds a table from nothing, in the caller's own thread.
 *
 * @returns whether it is whole, or `no-memory`
 */
export const buildEndgameTable = (
  table: EndgameTable,
  { stop = () => false, onProgress = () => {} }: BuildOptions = {},
): Result<boolean, Fault<'no-memory'>> => {
  try {
    const steps = buildingSteps(table);
    if (!steps.ok) return steps;
    for (const positions of steps.value) {
      onProgress(positions);
      if (stop()) return ok(false);
    }
    return ok(true);
  } catch (error) {
    if (isOutOfMemory(error)) return fail(fault('no-memory', { bytes: table.bytes.length }));
    throw error;
  }
};
