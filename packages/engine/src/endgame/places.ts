/**
 * Where a position stands in a retrograde table. A position is seen by the side to move, so that it and its mirror image
 * are one: its own pits from the left, then the opponent's, as they are sown. With P₀ ≤ P₁ ≤ … the seeds in the first one,
 * two, … of all 2n pits,
 *
 *     place = C(P₀, 1) + C(P₁ + 1, 2) + … + C(P₂ₙ₋₁ + 2n-1, 2n)
 *
 * is the combinatorial number system of 2n different numbers Pᵢ + i. It has no holes, and since the last term counts the
 * positions with fewer seeds, those with as many lie together:
 *
 *     n = 1       ┌─────┬───────────┬─────────────────┬─ ─
 *     own/other   │ 0/0 │ 0/1   1/0 │ 0/2   1/1   2/0 │ …
 *                 └─────┴───────────┴─────────────────┴─ ─
 *     place          0     1     2     3     4     5
 */
export interface Places {
  /** Pits of both rows. */
  readonly pits: number;
  readonly seeds: number;
  /** C(P + i, i + 1) at i × `stride` + P. */
  readonly terms: Int32Array;
  readonly stride: number;
}

const choose = (n: number, k: number): number => {
  if (n < k) return 0;
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return Math.round(ways);
};

/** Positions with fewer than `seeds` seeds in so many pits: the place of the first that has as many. */
export const placesBelow = (pits: number, seeds: number): number => choose(seeds + pits - 1, pits);

/** @param pits of both rows together; there must be fewer than 2³¹ places */
export const createPlaces = (pits: number, seeds: number): Places => {
  const stride = seeds + 1;
  const terms = new Int32Array(pits * stride);
  for (let i = 0; i < pits; i++) {
    for (let sum = 0; sum <= seeds; sum++) terms[i * stride + sum] = choose(sum + i, i + 1);
  }
  return { pits, seeds, terms, stride };
};

/**
 * The place of the pits that begin at `at`, seen by the owner of the first row, or of the second.
 *
 * @param side 0 or 1
 */
export const placeOf = ({ pits, terms, stride }: Places, cells: Int16Array, at: number, side: number): number => {
  const end = at + pits;
  const first = side === 0 ? at : at + (pits >> 1);
  let place = 0;
  let sum = 0;
  let row = 0;
  for (let pit = first; pit < end; pit++, row += stride) {
    sum += cells[pit] as number;
    place += terms[row + sum] as number;
  }
  for (let pit = at; pit < first; pit++, row += stride) {
    sum += cells[pit] as number;
    place += terms[row + sum] as number;
  }
  return place;
};

/** Writes the pits of a place, seen by the side to move, to the first cells. */
export const writePlace = ({ pits, seeds, terms, stride }: Places, place: number, cells: Int16Array): void => {
  let left = place;
  let sum = seeds;
  let above = -1;
  for (let pit = pits - 1; pit >= 0; pit--) {
    while ((terms[pit * stride + sum] as number) > left) sum--;
    left -= terms[pit * stride + sum] as number;
    if (above >= 0) cells[pit + 1] = above - sum;
    above = sum;
  }
  cells[0] = above;
};

/** Goes on to the next place: all seeds before the first full pit behind the first, and one of that pit's, move next to it. */
export const toNextPlace = ({ pits }: Places, cells: Int16Array): void => {
  let full = 1;
  while (full < pits && cells[full] === 0) full++;
  const seeds = cells[0] as number;
  cells[0] = 0;
  if (full === pits) {
    // The last of its seeds: the first with one more has them all at the end.
    cells[pits - 1] = seeds + 1;
    return;
  }
  cells[full] = (cells[full] as number) - 1;
  cells[full - 1] = seeds + 1;
};
