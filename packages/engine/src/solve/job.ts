import { createGame, type Game, must, type Options, type Position } from '@mbegu/rules';
import { createEndgame, type Endgame } from '../endgame/table.ts';
import { packedRulesOf } from '../kernel/packed.ts';
import type { Job } from '../pool/serve.ts';
import { createShare } from './share.ts';
import { createSolver, type Solution } from './solver.ts';

/** What a worker needs to solve: everything that is large is shared. */
export interface SolveStart {
  readonly game: { readonly id: string; readonly options: Options };
  /** Of the transposition table. */
  readonly memory: readonly ArrayBufferLike[];
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
  | { readonly type: 'bounds'; readonly least: number; readonly most: number }
  | { readonly type: 'solution'; readonly solution: Solution };

const endgameOf = (game: Game, endgame: SolveStart['endgame']): Endgame | null => {
  const rules = packedRulesOf(game);
  return rules && endgame && createEndgame(rules, endgame.seeds, endgame.buffer);
};

/** Solves one position after the other, side by side with workers that are asked the same. */
export const solveJob: Job = (start, reply) => {
  const { game: asked, memory, share: shared, worker, endgame } = start as SolveStart;
  const game = must(createGame(asked.id, asked.options));
  const share = createShare(shared, worker);
  const solver = createSolver(game, { memory, endgame: endgameOf(game, endgame), share });
  if (solver === null) throw new Error('the game can repeat a position');
  return (message) => {
    const { position, guess } = message as SolveQuestion;
    const onProgress = (least: number, most: number): void =>
      reply({ type: 'bounds', least, most } satisfies SolveReply);
    const solution = must(solver.solve(position, { guess, stop: share.isStopped, onProgress }));
    share.tell(solution.nodes);
    reply({ type: 'solution', solution } satisfies SolveReply);
  };
};
