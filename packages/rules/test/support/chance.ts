/** A small generator with a seed (mulberry32): `below(n)` is a whole number of 0 … n-1. A failing test names its seed. */
export type Chance = (below: number) => number;

export const chance = (seed: number): Chance => {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};

/** One of these. */
export const oneOf = <T>(below: Chance, values: readonly T[]): T => {
  const value = values[below(values.length)];
  if (value === undefined) throw new Error('one of nothing');
  return value;
};
