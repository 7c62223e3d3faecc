import { packedSeedsMax, pitBits, seedsOf } from '../kernel/packed.ts';

/**
 * A row as a number. Rows of `pits` pits that hold k seeds are ranked without holes by the combinatorial number system:
 * with p₀ ≤ p₁ ≤ … the seeds in the leftmost one, two, … pits,
 *
 *     rank = C(p₀, 1) + C(p₁ + 1, 2) + … + C(pₙ₋₂ + n-2, n-1)        0 … C(k+n-1, n-1) - 1
 *
 * since the numbers pᵢ + i are any n-1 different ones below k+n-1. The last pit holds what is missing to k.
 *
 *     pits = 3, k = 2      rank   0      1      2      3      4      5
 *                          row  0,0,2  0,1,1  1,0,1  0,2,0  1,1,0  2,0,0
 *
 * The terms of the first three pits come from one table of all their counts, the next two from a table each, so that a
 * rank costs three look-ups.
 */
export interface Ranks {
  readonly pits: number;
  /** Rows of k seeds, for k of 0 … 31. */
  readonly counts: Int32Array;
  /** Of three packed pits: their terms in the low 20 bits, their seeds above. */
  readonly low: Int32Array;
  /** Term of the fourth pit by the seeds up to it, 0 on boards where it has none. */
  readonly fourth: Int32Array;
  /** Term of the fifth. */
  readonly fifth: Int32Array;
}

/** How many ways there are to choose k of n. */
const choose = (n: number, k: number): number => {
  if (k < 0 || n < k) return 0;
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
};

/** Rows of `pits` pits that hold k seeds. */
export const rowCount = (pits: number, k: number): number => choose(k + pits - 1, pits - 1);

const threePits = 1 << (3 * pitBits);
const lowPits = threePits - 1;
const termBits = 20;
const seedsBehind = 3 * packedSeedsMax;

/** The term of a pit, 0 for the last pit of a row and those behind it. */
const term = (pits: number, pit: number, seeds: number): number => (pit < pits - 1 ? choose(seeds + pit, pit + 1) : 0);

const lowTerms = (pits: number, row: number): number => {
  let seeds = 0;
  let rank = 0;
  for (let pit = 0; pit < 3; pit++) {
    seeds += seedsOf(row, pit);
    rank += term(pits, pit, seeds);
  }
  return rank | (seeds << termBits);
};

/** Tables for ranking the rows of a board. */
export const createRanks = (pits: number): Ranks => {
  // A row in play holds 31 seeds at most; counts of rows that do not occur only need not to overflow.
  const terms = (pit: number): Int32Array =>
    Int32Array.from({ length: seedsBehind + 2 * packedSeedsMax + 1 }, (_, seeds) => term(pits, pit, seeds));
  return {
    pits,
    counts: Int32Array.from({ length: packedSeedsMax + 1 }, (_, k) => rowCount(pits, k)),
    low: Int32Array.from({ length: threePits }, (_, row) => lowTerms(pits, row)),
    fourth: terms(3),
    fifth: terms(4),
  };
};

/** Rank of a packed row among those with as many seeds, from the three tables of its board. */
export const rankBy = (low: Int32Array, fourth: Int32Array, fifth: Int32Array, row: number): number => {
  const first = low[row & lowPits] as number;
  const four = (first >>> termBits) + ((row >>> 15) & 31);
  const five = four + ((row >>> 20) & 31);
  return (first & ((1 << termBits) - 1)) + (fourth[four] as number) + (fifth[five] as number);
};

export const rankOf = ({ low, fourth, fifth }: Ranks, row: number): number => rankBy(low, fourth, fifth, row);

/** Calls back with every packed row of k seeds, in no promised order. */
export const eachRow = (pits: number, k: number, visit: (row: number) => void): void => {
  const place = (pit: number, left: number, row: number): void => {
    if (pit === pits - 1) visit(row | (left << (pitBits * pit)));
    else for (let seeds = 0; seeds <= left; seeds++) place(pit + 1, left - seeds, row | (seeds << (pitBits * pit)));
  };
  place(0, k, 0);
};
