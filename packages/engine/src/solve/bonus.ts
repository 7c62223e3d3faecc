import { pitBits, seedsOf } from '../kernel/packed.ts';

/**
 * Seeds a side that is to move will put in its store for certain, by its own row alone: a chain of bonus moves within the
 * row, then one seed more where a pit reaches the store or, where a lone last seed is taken, ends in an empty pit.
 *
 * How full a pit is matters only up to one more than its way to the store, so rows come down to 8 · 7 · 6 · 5 · 4 · 3 kinds
 * on six pits. The kind of a row is the sum of three look-ups, one for each two pits.
 */
type Bonus = (row: number) => number;

const pairBits = 2 * pitBits;
const pairs = 1 << pairBits;

/** Seeds of a pit as far as they matter. */
const clip = (pits: number, pit: number, seeds: number): number => Math.min(seeds, pits - pit + 1);

/** What one seed more in a pit adds to the kind. */
const weightsOf = (pits: number): number[] => {
  const weights: number[] = [];
  for (let pit = 0, weight = 1; pit < 6; pit++) {
    weights.push(pit < pits ? weight : 0);
    weight *= pit < pits ? pits - pit + 2 : 1;
  }
  return weights;
};

/** What one move of the pit promises, with what follows it in the chain. */
const promise = (row: readonly number[], pit: number, takesAlone: boolean, known: Map<string, number>): number => {
  const seeds = row[pit] as number;
  const way = row.length - pit;
  if (seeds === 0) return 0;
  if (seeds > way) return 1;
  if (seeds < way) return takesAlone && row[pit + seeds] === 0 ? 1 : 0;
  const after = row.map((count, i) => (i === pit ? 0 : i > pit ? clip(row.length, i, count + 1) : count));
  return 1 + promised(after, takesAlone, known);
};

const promised = (row: readonly number[], takesAlone: boolean, known: Map<string, number>): number => {
  const key = row.join();
  const before = known.get(key);
  if (before !== undefined) return before;
  const best = Math.max(...row.map((_, pit) => promise(row, pit, takesAlone, known)));
  known.set(key, best);
  return best;
};

/** The table for boards of up to six pits. */
export const createBonus = (pits: number, takesAlone: boolean): Bonus => {
  const weights = weightsOf(pits);
  const part = (row: number, pit: number): number =>
    pit < pits ? clip(pits, pit, seedsOf(row, pit & 1)) * (weights[pit] as number) : 0;
  // Parts of a row's kind by two packed pits: of the leftmost two, from 1,024 of the next two, from 2,048 of the last.
  const kinds = Uint16Array.from({ length: 3 * pairs }, (_, at) => {
    const first = 2 * (at >>> pairBits);
    return part(at & (pairs - 1), first) + part(at & (pairs - 1), first + 1);
  });
  const known = new Map<string, number>();
  const size = Array.from({ length: pits }, (_, pit) => pits - pit + 2).reduce((a, b) => a * b);
  const seeds = Uint8Array.from({ length: size }, (_, kind) => {
    let rest = kind;
    const row = Array.from({ length: pits }, (__, pit) => {
      const radix = pits - pit + 2;
      const count = rest % radix;
      rest = Math.floor(rest / radix);
      return count;
    });
    return promised(row, takesAlone, known);
  });
  return (row) => {
    const low = kinds[row & (pairs - 1)] as number;
    const middle = kinds[pairs | ((row >>> pairBits) & (pairs - 1))] as number;
    const high = kinds[(2 * pairs) | (row >>> (2 * pairBits))] as number;
    return seeds[low + middle + high] as number;
  };
};
