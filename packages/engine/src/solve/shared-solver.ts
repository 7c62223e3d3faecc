import { type Fault, fail, fault, type Game, ok, type Position, type Result, seedsOnBoard } from '@mbegu/rules';
import type { Endgame } from '../endgame/table.ts';
import { packedRulesOf } from '../kernel/packed.ts';
import { boardFault } from '../limits.ts';
import { canShare, takeMemory } from '../pool/memory.ts';
import type { Pool, TaskListener } from '../pool/pool.ts';
import { marginOf } from '../value.ts';
import { hasGraph } from './graph-moves.ts';
import type { SolveQuestion, SolveReply, SolveStart } from './job.ts';
import { createShare, type Share, shareBytes } from './share.ts';
import { canSolve, type Solution } from './solver.ts';
import { takeTable } from './table.ts';

export interface SharedSolverOptions {
  /** Memory of the transposition table in bytes, as for `createSolver`, or of the graph of a game that can repeat. */
  readonly tableBytes?: number;
  /** The memory itself, in which something may be known already: see `takeTable`. */
  readonly memory?: readonly ArrayBufferLike[];
  /** Tables of the same game over shared memory, as far as they reach. */
  readonly endgame?: Endgame | null;
}

export interface SharedSolveLimits {
  /** Where the search is to begin, a value; it changes the work and not the result. */
  readonly guess?: number;
  /** Told whenever a bound has been proven. */
  readonly onProgress?: (least: number, most: number, nodes: number) => void;
  /** What has been proven of the position before; only bounds that are true may be given. */
  readonly known?: { readonly least: number; readonly most: number };
}

/** Exact values by several workers. It keeps what has been proven from one position to the next. */
export interface SharedSolver {
  /**
   * Solves a position; one at a time.
   *
   * @returns the solution, with bounds that are true where it was stopped; `game-over`; `pit-count` for a position of
   *   another board; or `worker-died` when the last of the workers did
   */
  readonly solve: (
    position: Position,
    limits?: SharedSolveLimits,
  ) => Promise<Result<Solution, Fault<'game-over' | 'pit-count' | 'worker-died'>>>;
  /**
   * Ends the question that is being answered, within milliseconds. Where no memory is shared a worker cannot be told while
   * it is at work, so that it is ended and another opened, which knows nothing of what was proven.
   */
  readonly stop: () => void;
  /** Positions searched for the question that is being answered; where no memory is shared as they were at the last bound. */
  readonly nodes: () => number;
  /** Lets the workers forget it all; the pool stays. */
  readonly close: () => void;
}

type Outcome = Result<Solution, Fault<'game-over' | 'pit-count' | 'worker-died'>>;

/** A question on its way: who still works on it, and the narrowest bounds anybody has told. */
interface Question {
  readonly waiting: Set<number>;
  /** Nobody can win more than this, whatever is played. */
  readonly reach: number;
  readonly onProgress: SharedSolveLimits['onProgress'];
  readonly resolve: (outcome: Outcome) => void;
  best: Solution;
  died: Fault<'worker-died'> | null;
}

const isExact = ({ least, most }: Solution): boolean => least === most;

const narrower = (one: Solution, other: Solution): Solution => {
  if (isExact(one)) return one;
  if (isExact(other)) return other;
  return { ...one, least: Math.max(one.least, other.least), most: Math.min(one.most, other.most) };
};

/** Ends a question once nobody is at work on it any more. */
const endIfDone = (question: Question, share: Share): void => {
  if (question.waiting.size > 0) return;
  const { best, died, resolve } = question;
  resolve(died && !isExact(best) && !share.isStopped() ? fail(died) : ok({ ...best, nodes: share.nodes() }));
};

const boundsMax = 10_000;
const unknown: Solution = { least: -boundsMax, most: boundsMax, move: null, line: [], nodes: 0 };

/**
 * A solver of as many workers as a pool has, of one where no memory is shared. Boards without a packed form are searched by one of them, for only the packed
 * search shares what it knows, and so are the graphs of games that can repeat; what a graph has no room for is not solved.
 *
 * @returns the solver, or `no-memory`; `null` for a game that has none
 */
export const openSolver = (
  game: Game,
  pool: Pool,
  { tableBytes = 2 ** 26, memory, endgame = null }: SharedSolverOptions = {},
): Result<SharedSolver, Fault<'no-memory'>> | null => {
  const isGraph = !canSolve(game);
  if (isGraph && !hasGraph(game)) return null;
  const taken = isGraph ? ok(tableBytes) : memory ? ok(memory) : takeTable(tableBytes);
  if (!taken.ok) return taken;
  const shared = takeMemory(shareBytes);
  if (!shared.ok) return shared;
  const share = createShare(shared.value, 0);
  const isShared = canShare();
  let question: Question | null = null;

  const finish = (worker: number): void => {
    if (!question?.waiting.delete(worker)) return;
    const done = question;
    if (done.waiting.size === 0) question = null;
    endIfDone(done, share);
  };

  const listener: TaskListener = {
    onReply: (worker, message) => {
      const reply = message as SolveReply;
      if (question === null) return;
      if (!isShared) share.tell(reply.type === 'bounds' ? reply.nodes : reply.solution.nodes);
      if (reply.type === 'bounds') {
        const { least, most } = question.best;
        question.best = narrower(question.best, { ...unknown, ...reply });
        if (question.best.least > least || question.best.most < most) {
          question.onProgress?.(question.best.least, question.best.most, share.nodes());
        }
        return;
      }
      const { solution } = reply;
      question.best = isExact(solution) && question.best.move === null ? solution : narrower(question.best, solution);
      if (isExact(solution)) share.stop();
      finish(worker);
    },
    onDeath: (worker, why) => {
      if (question) question.died = why;
      finish(worker);
    },
  };

  const start = (worker: number): SolveStart => ({
    game: { id: game.id, options: game.options },
    memory: taken.value,
    share: shared.value,
    worker,
    endgame: endgame && { seeds: endgame.seeds, buffer: endgame.values.buffer },
  });
  let task = pool.begin('solve', start, listener);

  /** Ends workers that hear nothing while they are at work, and leaves the question as far as it has come. */
  const leave = ({ waiting, reach, best, resolve }: Question): void => {
    question = null;
    task.end();
    for (const worker of waiting) pool.restart(worker);
    task = pool.begin('solve', start, listener);
    const [least, most] = [Math.max(best.least, -reach), Math.min(best.most, reach)];
    resolve(ok({ ...best, least, most, nodes: share.nodes() }));
  };
  const stop = (): void => {
    share.stop();
    if (!isShared && question) leave(question);
  };

  const solve = (position: Position, { guess = 0, onProgress, known }: SharedSolveLimits = {}): Promise<Outcome> => {
    const wrong = boardFault(game, position);
    if (wrong) return Promise.resolve(fail(wrong));
    if (position.turn === null) return Promise.resolve(fail(fault('game-over')));
    const areMany = isShared && packedRulesOf(game) !== null;
    const workers = areMany ? task.workers() : task.workers().slice(0, 1);
    if (workers.length === 0) return Promise.resolve(fail(fault('worker-died', { detail: 'none is left' })));
    share.begin();
    // The root is the first position that is narrowed, unless a swap makes several of it.
    if (known && position.pie !== 'pending') {
      const margin = marginOf(position, position.turn);
      share.merge(0, { least: known.least - margin, most: known.most - margin });
    }
    const reach = Math.abs(marginOf(position, position.turn)) + seedsOnBoard(position.slots);
    return new Promise((resolve) => {
      question = { waiting: new Set(workers), reach, onProgress, resolve, best: { ...unknown, ...known }, died: null };
      for (const worker of workers) task.post(worker, { position, guess } satisfies SolveQuestion);
    });
  };

  return ok({ solve, stop, nodes: share.nodes, close: () => task.end() });
};
