/**
 * Positions of one layer (as many seeds in the pits): quiet moves stay in it, with the opponent to move; all others
 * leave it. Play within a layer can go round for ever, so its values are worked out all at once.
 */
export interface Layer {
  readonly size: number;
  /** Quiet moves of position i: targets[edgeStarts[i]] … targets[edgeStarts[i + 1] - 1], places in the layer. */
  readonly edgeStarts: Uint32Array;
  readonly targets: Uint32Array;
  /** Best value of the moves that leave the layer (captures, ends), `noLeaving` where there is none. */
  readonly leaving: Int16Array;
}

/** No move leaves the layer. */
export const noLeaving = -32768;

/** The quiet moves backwards: sources[starts[i]] … sources[starts[i + 1] - 1] are the positions that can move to i. */
interface Backwards {
  readonly starts: Uint32Array;
  readonly sources: Uint32Array;
}

const turnAround = ({ size, edgeStarts, targets }: Layer): Backwards => {
  const edges = edgeStarts[size] as number;
  const starts = new Uint32Array(size + 1);
  const sources = new Uint32Array(edges);
  for (let edge = 0; edge < edges; edge++) {
    const target = targets[edge] as number;
    starts[target] = (starts[target] as number) + 1;
  }
  for (let i = 1; i <= size; i++) starts[i] = (starts[i] as number) + (starts[i - 1] as number);
  // Each part is filled from its end, which leaves its start in `starts`.
  for (let i = size - 1; i >= 0; i--) {
    for (let edge = edgeStarts[i] as number, end = edgeStarts[i + 1] as number; edge < end; edge++) {
      const target = targets[edge] as number;
      const to = (starts[target] as number) - 1;
      starts[target] = to;
      sources[to] = i;
    }
  }
  return { starts, sources };
};

/** A set of places, a bit each, walked from the lowest. */
const createPlaces = (size: number): Uint32Array => new Uint32Array((size + 31) >>> 5);

const add = (places: Uint32Array, place: number): void => {
  places[place >>> 5] = (places[place >>> 5] as number) | (1 << (place & 31));
};

type Values = Int16Array | Int8Array;
type Distances = Uint8Array | Uint16Array;

/** What a position is worth when its quiet moves lead to what `values` says. */
const bestOf = ({ edgeStarts, targets, leaving }: Layer, values: Values, place: number): number => {
  const start = edgeStarts[place] as number;
  const end = edgeStarts[place + 1] as number;
  let best = leaving[place] as number;
  for (let edge = start; edge < end; edge++) {
    const value = -(values[targets[edge] as number] as number);
    if (value > best) best = value;
  }
  return best === noLeaving ? 0 : best;
};

/** Marks the positions that the changes of the last sweep may change in this one, and takes those changes over. */
const spread = (
  { starts, sources }: Backwards,
  changed: Uint32Array,
  candidates: Uint32Array,
  before: Values,
  values: Values,
): void => {
  for (let word = 0; word < changed.length; word++) {
    for (let bits = changed[word] as number; bits !== 0; bits &= bits - 1) {
      const place = (word << 5) | (31 - Math.clz32(bits & -bits));
      const was = -(before[place] as number);
      const is = -(values[place] as number);
      before[place] = -is;
      for (let edge = starts[place] as number, end = starts[place + 1] as number; edge < end; edge++) {
        const source = sources[edge] as number;
        const value = values[source] as number;
        // The move to this place has become better than the best, or was the best and has become worse.
        if (is > value || (was === value && is < was)) add(candidates, source);
      }
    }
    changed[word] = 0;
  }
};

/** Values the marked positions anew by what the sweep before gave; says whether one has changed. */
const sweep = (
  layer: Layer,
  candidates: Uint32Array,
  changed: Uint32Array,
  before: Values,
  values: Values,
  distances: Distances | null,
  distance: number,
): boolean => {
  let some = false;
  for (let word = 0; word < candidates.length; word++) {
    for (let bits = candidates[word] as number; bits !== 0; bits &= bits - 1) {
      const place = (word << 5) | (31 - Math.clz32(bits & -bits));
      const best = bestOf(layer, before, place);
      if (best === values[place]) continue;
      values[place] = best;
      if (distances) distances[place] = distance;
      add(changed, place);
      some = true;
    }
    candidates[word] = 0;
  }
  return some;
};

/** The first sweep: what a single move wins where the game is then cut off at 0. Says whether it changed anything. */
const begin = (layer: Layer, changed: Uint32Array, values: Values, distances: Distances | null): boolean => {
  const { size, edgeStarts, leaving } = layer;
  let some = false;
  for (let place = 0; place < size; place++) {
    const left = leaving[place] as number;
    const quiet = (edgeStarts[place] as number) < (edgeStarts[place + 1] as number);
    const value = left === noLeaving || (quiet && left < 0) ? 0 : left;
    values[place] = value;
    if (distances) distances[place] = value === 0 ? 0 : 1;
    if (value === 0) continue;
    add(changed, place);
    some = true;
  }
  return some;
};

/**
 * Works out the values of a layer, with endless play worth 0 to both sides; a position without any move is worth 0.
 *
 * After sweep k a value is that of the game cut off at 0 after k moves. For v > 0 the positions worth v or more, and those
 * worth -v or less, only become more from sweep to sweep: a value never comes nearer to 0, and where nothing changes any
 * more it is the margin the winner can force, against any defence, in a finite number of moves. The others are worth 0: each
 * side can hold that by playing for ever.
 *
 * Every sweep looks at nothing but the values of the one before. So the sweep that changed a value last is the number of
 * moves the winner needs to leave the layer, and one of his moves that keep the value makes it smaller, whatever the other
 * side answers: who follows it gets on. A sweep looks only at positions whose moves lead to values that changed.
 *
 * @param values filled with a value for each place; wide enough for every value of `leaving`
 * @param distances filled with moves to the way out of the layer, 0 where the value is 0; greater ones than it can hold
 *   become the greatest it can. Who follows those among themselves may go round: see the return value
 * @returns sweeps that changed something, which is the greatest distance
 */
export const settle = (layer: Layer, values: Values, distances: Distances | null): number => {
  const { size } = layer;
  const changed = createPlaces(size);
  const candidates = createPlaces(size);
  const before = values instanceof Int8Array ? new Int8Array(size) : new Int16Array(size);
  const greatest = distances instanceof Uint8Array ? 0xff : 0xffff;
  if (!begin(layer, changed, values, distances)) return 0;
  const backwards = turnAround(layer);
  for (let sweeps = 1; ; sweeps++) {
    spread(backwards, changed, candidates, before, values);
    const distance = Math.min(sweeps + 1, greatest);
    if (!sweep(layer, candidates, changed, before, values, distances, distance)) return sweeps;
  }
};
