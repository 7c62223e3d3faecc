import { type Game, must, seedsOnBoard } from '@mbegu/rules';
import type { Endgame } from '../endgame/table.ts';
import { packedRulesOf } from '../kernel/packed.ts';
import { canSolve, createSolver, type Solver } from '../solve/solver.ts';
import type { Prover } from './prover.ts';

/** The least table the solver takes, 32 MiB; little of it is touched by what is asked here. */
const tableBytes = 2 ** 25;

/** Nodes double with every 1.8 seeds: measured on positions of random games of Kalah(6,4) with 12 … 30 seeds in play. */
const expectedNodes = (seeds: number): number => 2 ** (0.55 * seeds + 2);

/**
 * A prover for a game, `null` where the solver has no fast form of it. Its memory is taken when it is first asked.
 *
 * @param after `nodesPerProver` for one search, little where the prover is kept
 */
export const createProver = (game: Game, after: number, endgame: Endgame | null = null): Prover | null => {
  if (!canSolve(game) || packedRulesOf(game) === null) return null;
  let solver: Solver | null = null;
  return {
    after,
    reach: ({ slots }) => expectedNodes(seedsOnBoard(slots)),
    work: (position, nodes) => {
      solver ??= createSolver(game, { tableBytes, endgame }) as Solver;
      return must(solver.solve(position, { nodes }));
    },
  };
};
