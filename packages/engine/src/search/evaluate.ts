import { type Board, cell } from '../kernel/board.ts';
import { grain, unit } from './score.ts';
import { createBestTake } from './takes.ts';
import { type Evaluation, evaluationOf, MATERIAL } from './weights.ts';

/** The score that the side to move can be expected to win in the frame that begins at `at`; whole grains. */
export type Evaluate = (at: number) => number;

/** What a pit with so many seeds is worth to its owner, so many pits before the end of the row. */
const worthOf = (
  { seed, counts, reaches, passes, beyond }: Evaluation['full'],
  count: number,
  toEnd: number,
): number => {
  const worth = seed * count + (counts[count] ?? 0);
  if (count < toEnd) return worth;
  return worth + (count === toEnd ? reaches : passes + beyond * (count - toEnd));
};

/**
 * What pits are worth, as scores: for each pit of a row from its owner's left, each count and each of the two weights.
 *
 *    ┌───────────────────────────┬───────────────────────────┬─ ─
 *    │ 1st pit: 0 seeds, 1, …    │ 2nd pit: 0 seeds, 1, …    │      each: bare, then what full gives more
 *    └───────────────────────────┴───────────────────────────┴─ ─
 */
const layWorth = (pits: number, { full, bare }: Evaluation, seeds: number): Float64Array => {
  const worth = new Float64Array(2 * pits * (seeds + 1));
  for (let i = 0, entry = 0; i < pits; i++) {
    for (let count = 0; count <= seeds; count++, entry += 2) {
      const low = worthOf(bare, count, pits - i);
      worth[entry] = unit * low;
      worth[entry + 1] = unit * (worthOf(full, count, pits - i) - low);
    }
  }
  return worth;
};

/**
 * The evaluation at the horizon: a sum over pits, the turn, and what each side could take at once.
 *
 * @param seeds the whole game has at most
 */
export const createEvaluate = (
  board: Board,
  seeds: number,
  evaluation: Evaluation = evaluationOf(board.game),
): Evaluate => {
  if (evaluation === MATERIAL) return () => 0;
  const { game, cells, pits } = board;
  const { full, bare } = evaluation;
  const worth = layWorth(pits, evaluation, seeds);
  const perPit = 2 * (seeds + 1);
  const turnCell = 2 * pits + cell.turn;
  const bestTake = createBestTake(board, game.capture, seeds);
  const inPitsFull = 2 * pits * evaluation.fullSeeds;
  return (at) => {
    let bareSum = 0;
    let fullSum = 0;
    let inPits = 0;
    for (let i = 0, entry = 0; i < pits; i++, entry += perPit) {
      const south = cells[at + i] as number;
      const north = cells[at + pits + i] as number;
      inPits += south + north;
      bareSum += (worth[entry + 2 * south] as number) - (worth[entry + 2 * north] as number);
      fullSum += (worth[entry + 2 * south + 1] as number) - (worth[entry + 2 * north + 1] as number);
    }
    const share = Math.min(1, inPits / inPitsFull);
    const side = cells[at + turnCell] as number;
    const rows = bareSum + share * fullSum;
    const now =
      bare.turn +
      share * (full.turn - bare.turn) +
      (bare.take + share * (full.take - bare.take)) * bestTake(at, side) -
      (bare.taken + share * (full.taken - bare.taken)) * bestTake(at, 1 - side);
    const score = (side === 0 ? rows : -rows) + unit * now;
    // Nobody wins more than is in the pits.
    const most = inPits * unit;
    return Math.max(-most, Math.min(most, Math.round(score / grain) * grain)) + 0;
  };
};
