import type { Game } from '@mbegu/rules';

/**
 * What a position is worth to the side to move besides what is held, in seeds; data, so that it can be tuned and measured. A
 * pit counts for its owner, and as much against the other.
 */
interface Weights {
  /** To be the one who moves. */
  readonly turn: number;
  /** A seed in the own row. */
  readonly seed: number;
  /** A pit of the own row by its count: 0 seeds, 1, 2 …; nothing for those with more. */
  readonly counts: readonly number[];
  /** A pit whose last seed falls right behind the own row, where some games have a store. */
  readonly reaches: number;
  /** A pit with more seeds than that, and each of them that falls farther. */
  readonly passes: number;
  readonly beyond: number;
  /** Each seed that the side to move could take at once (`BestTake`), and each that the other could take if it had the turn. */
  readonly take: number;
  readonly taken: number;
}

/** The weights of a full board and of a bare one; in between, the share of seeds that are in the pits mixes the two. */
export interface Evaluation {
  /** The board is full with so many seeds a pit, or more. */
  readonly fullSeeds: number;
  readonly full: Weights;
  readonly bare: Weights;
}

const nothing: Weights = { turn: 0, seed: 0, counts: [], reaches: 0, passes: 0, beyond: 0, take: 0, taken: 0 };

/** The margin that is held, and nothing else. */
export const MATERIAL: Evaluation = { fullSeeds: 1, full: nothing, bare: nothing };

/**
 * By how a game captures, since that is where the margin comes from. Found by least squares over games that the search
 * played against itself (`npm run bench tune`), then tried against the bare margin at equal time, 400 games from balanced
 * openings each: across (Kalah) 77.8 ± 3.6 %, exact run (Al-manqala) 88.0 ± 3.1 %, beyond empty (Walak-pussa) 66.0 ± 3.4 %
 * (`npm run bench match tuned:4000 material:4600`, `5600`, `5400`).
 */
const TUNED: Readonly<Record<Game['capture']['kind'], Evaluation>> = {
  across: {
    fullSeeds: 4,
    full: { turn: 1.17, seed: 0.24, counts: [-1.07], reaches: 0.38, passes: -3.07, beyond: 0, take: 0.4, taken: 0.05 },
    bare: {
      turn: -0.62,
      seed: 1.51,
      counts: [-0.94],
      reaches: -0.63,
      passes: -2.63,
      beyond: -0.68,
      take: 1.51,
      taken: 0.57,
    },
  },
  'exact-run': {
    fullSeeds: 7,
    full: {
      turn: -0.67,
      seed: 0.26,
      counts: [0.72, 1.15, 1.02, 0.69, 0.58, 0.64, 0.33, 0.13],
      reaches: -0.25,
      passes: -0.35,
      beyond: -0.14,
      take: 0.55,
      taken: 0.19,
    },
    bare: {
      turn: -0.21,
      seed: 0.77,
      counts: [3.09, 3.3, 3.53, 3.52, 2.89, 2.09, 1.49, 1.83],
      reaches: -0.18,
      passes: -0.5,
      beyond: -0.52,
      take: 0.44,
      taken: 0.22,
    },
  },
  'beyond-empty': {
    fullSeeds: 4,
    full: {
      turn: 1.48,
      seed: 0.81,
      counts: [0.19, 0.34, -0.14],
      reaches: -0.98,
      passes: -1.94,
      beyond: -0.03,
      take: 0.32,
      taken: -1.06,
    },
    bare: {
      turn: -0.35,
      seed: 0.15,
      counts: [-2.78, -1.54, -0.47],
      reaches: -0.73,
      passes: -1.54,
      beyond: -0.19,
      take: 0.88,
      taken: 0.9,
    },
  },
};

export const evaluationOf = ({ capture }: Game): Evaluation => TUNED[capture.kind];
