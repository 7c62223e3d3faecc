import { PIES } from '@mbegu/rules';
import type { Probe } from '../endgame/probe.ts';
import { type Board, cell } from '../kernel/board.ts';
import { canSwap } from '../kernel/play.ts';
import { createEvaluate } from './evaluate.ts';
import { stepsMax, unit } from './score.ts';
import type { Evaluation } from './weights.ts';

/** What a frame says without a search. */
export interface Leaves {
  /** Seeds in the pits. */
  readonly seeds: (at: number) => number;
  /** Whether the swap of the pie rule is still to come. */
  readonly isPending: (at: number) => boolean;
  /** What who swaps loses besides what could be won without: all that the side is ahead, twice. A score. */
  readonly swapLoses: (at: number) => number;
  /** Whether an endgame table knows the position. */
  readonly isKnown: (at: number) => boolean;
  /** The score an endgame table gives. */
  readonly known: (at: number) => number;
  /** The evaluation. */
  readonly guess: (at: number) => number;
}

const pending = PIES.indexOf('pending');

/** @param seeds of the whole game */
export const createLeaves = (
  board: Board,
  seeds: number,
  repeats: boolean,
  probe: Probe | null,
  evaluation?: Evaluation,
): Leaves => {
  const { cells, pits } = board;
  const rest = 2 * pits;
  const evaluate = createEvaluate(board, seeds, evaluation);
  const knownSeeds = probe === null ? 0 : probe.seeds;

  const seedsAt = (at: number): number =>
    seeds -
    (cells[at + rest] as number) -
    (cells[at + rest + cell.north] as number) -
    (cells[at + rest + cell.aside] as number);

  const isPending = (at: number): boolean => cells[at + rest + cell.pie] === pending;

  const swapLoses = (at: number): number => {
    const south = (cells[at + rest] as number) - (cells[at + rest + cell.north] as number);
    return 2 * unit * (cells[at + rest + cell.turn] === 0 ? -south : south);
  };

  const known = (at: number): number => {
    if (probe === null) return 0;
    const score = probe.value(board, at) * unit;
    if (score === 0 || !repeats) return score;
    const steps = Math.min(stepsMax, Math.max(0, probe.distance(board, at) - 1));
    return score > 0 ? score - steps : score + steps;
  };

  const guess = (at: number): number => {
    const score = evaluate(at);
    return canSwap(board, at) ? Math.max(score, swapLoses(at) - score) : score;
  };

  return {
    seeds: seedsAt,
    isPending,
    swapLoses,
    isKnown: (at) => knownSeeds > 0 && seedsAt(at) <= knownSeeds && !isPending(at),
    known,
    guess,
  };
};
