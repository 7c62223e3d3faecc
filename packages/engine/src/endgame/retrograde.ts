import { type Layer, settle } from './fixpoint.ts';
import { createFinder, findMoves } from './layer-moves.ts';
import { type Places, placesBelow } from './places.ts';
import type { EndgameTable } from './tables.ts';
import { awaitTurn, commitUnit, type Turnstile } from './turnstile.ts';

/**
 * Memory for the moves of the largest layer, which all smaller ones use too; workers share it.
 *
 *    ┌───────────────────┬───────────────────────────────┬──────────────┐
 *    │ edgeStarts (32)   │ targets (32)                  │ leaving (16) │
 *    └───────────────────┴───────────────────────────────┴──────────────┘
 *
 * A quiet move lifts a pit that holds a seed: for each own pit there are as many positions as with one seed less. A pass is
 * the only move of a position with an empty own row.
 */
interface LayerStore {
  readonly edgeStarts: Uint32Array;
  readonly targets: Uint32Array;
  readonly leaving: Int16Array;
}

const layerSize = ({ pits }: Places, n: number): number => placesBelow(pits, n + 1) - placesBelow(pits, n);

const edgesMax = (places: Places, n: number): number => {
  const row = places.pits / 2;
  const passes = placesBelow(row, n + 1) - placesBelow(row, n);
  return passes + (n === 0 ? 0 : row * layerSize(places, n - 1));
};

const storeSizes = (places: Places) => {
  const positions = layerSize(places, places.seeds);
  const edges = edgesMax(places, places.seeds);
  return { positions, edges, leavingFrom: 4 * (positions + 1 + edges) };
};

/** Memory to build a table with, beside its own; about as much again is used for a while. */
export const layerStoreBytes = (places: Places): number => {
  const { positions, leavingFrom } = storeSizes(places);
  return leavingFrom + 2 * positions;
};

const layStore = (places: Places, memory: ArrayBufferLike): LayerStore => {
  const { positions, edges, leavingFrom } = storeSizes(places);
  return {
    edgeStarts: new Uint32Array(memory, 0, positions + 1),
    targets: new Uint32Array(memory, 4 * (positions + 1), edges),
    leaving: new Int16Array(memory, leavingFrom, positions),
  };
};

/** Positions of a unit of work: some ten milliseconds. */
const sliceSize = 1 << 14;

/** Units of work of a layer. */
export const slicesOf = (places: Places, n: number): number => Math.ceil(layerSize(places, n) / sliceSize);

/** What fills a table; each worker has one of its own. */
export interface Filler {
  /** Does one unit of work of the layer of n seeds. All layers with fewer must be there. Says whether it did: not if all was stopped. */
  readonly fill: (n: number, unit: number) => boolean;
  /** What is left to do, by one worker, when all units of a layer are done. */
  readonly finish: (n: number) => void;
}

/** Fills a table layer by layer: units find the moves of a slice, and the fixpoint of all of them gives the values. */
export const createRetrogradeFiller = (
  { game, values, distances }: EndgameTable,
  places: Places,
  memory: ArrayBufferLike,
  turnstile: Turnstile,
): Filler => {
  const store = layStore(places, memory);
  const finder = createFinder(game, places, values, sliceSize);

  /** Appends what was found to the moves of the slices before it. */
  const append = (from: number, to: number): void => {
    const { counts, targets, leaving, edges } = finder.moves;
    const { edgeStarts } = store;
    let edge = edgeStarts[from] as number;
    store.targets.set(targets.subarray(0, edges), edge);
    store.leaving.set(leaving.subarray(0, to - from), from);
    for (let i = from; i < to; i++) {
      edgeStarts[i] = edge;
      edge += counts[i - from] as number;
    }
  };

  return {
    fill: (n, unit) => {
      const from = unit * sliceSize;
      const to = Math.min(from + sliceSize, layerSize(places, n));
      const { edges } = findMoves(finder, n, from, to);
      if (!awaitTurn(turnstile, unit)) return false;
      if (unit === 0) store.edgeStarts[0] = 0;
      store.edgeStarts[to] = (store.edgeStarts[from] as number) + edges;
      commitUnit(turnstile, unit);
      append(from, to);
      return true;
    },
    finish: (n) => {
      const start = placesBelow(places.pits, n);
      const end = placesBelow(places.pits, n + 1);
      const layer: Layer = { size: end - start, ...store };
      settle(layer, values.subarray(start, end), distances ? distances.subarray(start, end) : null);
    },
  };
};
