// What matches prove: points of a hundred with the interval in which the truth lies nineteen times in twenty.

import type { Side } from '@mbegu/rules';
import type { Cost, Fixture, Outcome } from './games.ts';
import type { Opening } from './openings.ts';
import type { PlayerText } from './players.ts';

/** The two games of an opening: `first` is South, then North. */
export const bothSides = (opening: Opening, first: PlayerText, second: PlayerText, seed: number): Fixture[] => [
  { opening, south: first, north: second, seed },
  { opening, south: second, north: first, seed },
];

/** A match from the side of its first player. The unit is the opening, played from both sides. */
export interface Score {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Points of an opening, 0 … 1, one for each. */
  readonly openings: readonly number[];
  readonly first: Cost;
  readonly second: Cost;
}

const noCost: Cost = { moves: 0, nodes: 0, ms: 0, slowestMs: 0 };

const addCost = (a: Cost, b: Cost): Cost => ({
  moves: a.moves + b.moves,
  nodes: a.nodes + b.nodes,
  ms: a.ms + b.ms,
  slowestMs: Math.max(a.slowestMs, b.slowestMs),
});

export const addScores = (a: Score, b: Score): Score => ({
  wins: a.wins + b.wins,
  draws: a.draws + b.draws,
  losses: a.losses + b.losses,
  openings: [...a.openings, ...b.openings],
  first: addCost(a.first, b.first),
  second: addCost(a.second, b.second),
});

export const noScore: Score = { wins: 0, draws: 0, losses: 0, openings: [], first: noCost, second: noCost };

const pointsOf = ({ winner }: Outcome, side: Side): number => (winner === null ? 0.5 : Number(winner === side));

/** @param outcomes of `bothSides` of one opening after the other */
export const scoreOf = (outcomes: readonly Outcome[]): Score => {
  let score = noScore;
  for (let i = 0; i + 1 < outcomes.length; i += 2) {
    const [asSouth, asNorth] = outcomes.slice(i, i + 2) as [Outcome, Outcome];
    const points = [pointsOf(asSouth, 'S'), pointsOf(asNorth, 'N')];
    score = addScores(score, {
      wins: points.filter((point) => point === 1).length,
      draws: points.filter((point) => point === 0.5).length,
      losses: points.filter((point) => point === 0).length,
      openings: [points.reduce((sum, point) => sum + point, 0) / 2],
      first: addCost(asSouth.south, asNorth.north),
      second: addCost(asSouth.north, asNorth.south),
    });
  }
  return score;
};

/** The mean of values of 0 … 1, and half the interval of 95 %, both of a hundred. */
export const meanOf = (values: readonly number[]): { readonly percent: number; readonly aside: number } => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1);
  return { percent: 100 * mean, aside: 196 * Math.sqrt(variance / values.length) };
};

/** Of the openings in which one of the two made more points than the other: 1 where it was the first, else 0. */
export const differing = ({ openings }: Score): number[] =>
  openings.filter((points) => points !== 0.5).map((points) => Number(points > 0.5));

export const percentText = (values: readonly number[]): string => {
  const { percent, aside } = meanOf(values);
  return values.length === 0 ? '–' : `${percent.toFixed(1)} ± ${aside.toFixed(1)} %`;
};
