import { type Game, legalMoves, must, type Position, play, type Side } from '@mbegu/rules';
import type { MoveValue } from '../report.ts';
import type { Solution } from '../solve/solver.ts';
import { marginOf } from '../value.ts';

/**
 * The exact solver in the service of a search, for games that have one: where few seeds are in play it proves in a
 * sixth of the nodes what a search to the end would.
 */
export interface Prover {
  /** Nodes that a proof can be expected to take. */
  readonly reach: (position: Position) => number;
  /** Nodes a search should have taken before the prover is asked. */
  readonly after: number;
  /** Works on the value of a position for so many nodes; what it has proven it remembers. */
  readonly work: (position: Position, nodes: number) => Solution;
}

/** What taking the memory of a prover costs, in nodes: some thirty milliseconds. */
export const nodesPerProver = 10_000;

/** What makes a prover for a game, `null` where it has none: handed in, for whoever never proves needs no solver. */
export type ProverOf = (game: Game, after: number) => Prover | null;

/** Nodes between two pauses of a proof. */
const nodesPerStep = 1 << 14;

/** A position's value by the prover; yields the nodes of each step, and gives up after so many. */
function* prove(prover: Prover, position: Position, nodes: number): Generator<number, Solution | null> {
  for (let left = nodes; left > 0; ) {
    const step = Math.min(left, nodesPerStep);
    const solution = prover.work(position, step);
    left -= Math.max(1, solution.nodes);
    yield solution.nodes;
    if (solution.least === solution.most) return solution;
  }
  return null;
}

/**
 * The values of the moves that are asked for, the best first, all proven; `null` where so many nodes were not enough.
 * Yields the nodes of each step.
 *
 * @param within seeds that a move may be worth less than the best; with 0 only the best is valued
 */
export function* proveMoves(
  prover: Prover,
  game: Game,
  position: Position,
  within: number,
  nodes: number,
): Generator<number, MoveValue[] | null> {
  // Of a swap and a sowing of the same value the solver may name either; a swap is made only when it is better.
  if (within === 0 && position.pie !== 'pending') {
    const solution = yield* prove(prover, position, nodes);
    const move = solution?.move;
    return solution && move ? [{ move, value: solution.least, exact: true, pv: solution.line }] : null;
  }
  const values: MoveValue[] = [];
  let left = nodes;
  for (const move of legalMoves(game, position)) {
    const mover = position.turn as Side;
    const { position: next, outcome } = must(play(game, position, move));
    if (outcome) {
      values.push({ move, value: marginOf(next, mover), exact: true, pv: [move] });
      continue;
    }
    const proving = prove(prover, next, left);
    let step = proving.next();
    for (; !step.done; step = proving.next()) {
      left -= step.value;
      yield step.value;
    }
    if (step.value === null) return null;
    const { least, line } = step.value;
    const again = move !== 'swap' && next.turn === mover;
    values.push({ move, value: again ? least : 0 - least, exact: true, pv: [move, ...line] });
  }
  values.sort((a, b) => b.value - a.value);
  const best = (values[0] as MoveValue).value;
  return values.filter(({ value }, i) => i === 0 || value > best - within);
}
