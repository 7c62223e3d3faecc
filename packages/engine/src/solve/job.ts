import { createGame, type Game, must, type Options, type Position } from '@mbegu/rules';
import { createEndgame, type Endgame } from '../endgame/table.ts';
import { packedRulesOf } from '../kernel/packed.ts';
import type { Job } from '../pool/serve.ts';
import { createGraphSolver } from './graph.ts';
import { createShare, type Share } from './share.ts';
import { createSolver, type Solution, type Solver } from './solver.ts';

/** What a worker needs to solve: everything that is large is shared. */
export interface SolveStart {
  readonly game: { readonly id: string; readonly options: Options };
  /** Of the transposition table; for a game that can repeat, bytes for its graph. */
  readonly memory: readonly ArrayBufferLike[] | number;
  /** `shareBytes`. */
  readonly share: ArrayBufferLike;
  readonly worker: number;
  readonly endgame: { readonly seeds: number; readonly buffer: ArrayBufferLike } | null;
}

export interface SolveQuestion {
  readonly position: Position;
  readonly guess: number;
}

export type SolveReply =
  | { readonly type: 'bounds'; readonly least: number; readonly most: number; readonly nodes: number }
  | { readonly type: 'solution'; readonly solution: Solution };

const endgameOf = (game: Game, endgame: SolveStart['endgame']): Endgame | null => {
  const rules = packedRulesOf(game);
  return rules && endgame && createEndgame(rules, endgame.seeds, endgame.buffer);
};

const solverOf = (game: Game, { memory, endgame }: SolveStart, share: Share): Solver => {
  const solver =
    typeof memory === 'number'
      ? createGraphSolver(game, { bytes: memory })
      : createSolver(game, { memory, endgame: endgameOf(game, endgame), share });
  if (solver === null) throw new Error('the game has no solver');
  return solver;
};

/** Solves one position after the other, side by side with workers that are asked the same. */
export const solveJob: Job = (start, reply) => {
  const given = start as SolveStart;
  const game = must(createGame(given.game.id, given.game.options));
  const share = createShare(given.share, given.worker);
  const solver = solverOf(game, given, share);
  const stop = (nodes: number): boolean => {
    share.tell(nodes);
    return share.isStopped();
  };
  return (message) => {
    const { position, guess } = message as SolveQuestion;
    const onProgress = (least: number, most: number, nodes: number): void =>
      reply({ type: 'bounds', least, most, nodes } satisfies SolveReply);
    const { least, most, move, line, nodes } = must(solver.solve(position, { guess, stop, onProgress }));
    share.tell(nodes);
    reply({ type: 'solution', solution: { least, most, move, line, nodes } } satisfies SolveReply);
  };
};
