// What the benchmarks of exact solving share: a solver from nothing, by as many threads as wanted, and what it cost.

import { type Game, must, type Position } from '@mbegu/rules';
import { runInLargePages, wantsLargePages } from '../../cli/src/threads/large-pages.ts';
import { openThread } from '../../cli/src/threads/open.ts';
import {
  buildInPool,
  createEndgameTable,
  endgameReach,
  openPool,
  openSolver,
  type Pool,
  packedRulesOf,
  type SharedSolver,
  type Solution,
  solverTableOf,
} from '../src/index.ts';

const MIB = 2 ** 20;

/** How much of an endgame table pays, in bytes, by the seeds of the game. */
const endgameBytes = (seeds: number): number =>
  seeds <= 20
    ? 0
    : seeds <= 36
      ? MIB
      : seeds <= 44
        ? 12 * MIB
        : seeds <= 52
          ? 90 * MIB
          : seeds <= 56
            ? 600 * MIB
            : 1300 * MIB;

/** And how large a transposition table. */
const tableBytes = (seeds: number): number => (seeds <= 30 ? 32 : seeds <= 50 ? 256 : 2048) * MIB;

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

export interface Opened {
  readonly solver: SharedSolver;
  /** Seeds of the endgame table, 0 for none. */
  readonly reach: number;
}

/** A solver with an endgame table built for it. The tables are given back when the solver is closed. */
export const open = async (pool: Pool, game: Game): Promise<Opened> => {
  const { pits, seeds } = game.board;
  const total = 2 * pits * seeds;
  const reach = packedRulesOf(game) ? Math.min(total >> 1, endgameReach(game, endgameBytes(total))) : 0;
  const table = reach > 0 ? must(createEndgameTable(game, reach, { distances: false })) : null;
  if (table) must(await buildInPool(table, pool).done);
  const solver = openSolver(game, pool, {
    tableBytes: tableBytes(total),
    endgame: table && solverTableOf(table),
  });
  if (solver === null) throw new Error('no solver');
  return { solver: must(solver), reach };
};

/** Solves a position; ends with what is proven after so many seconds. */
export const solve = async (
  { solver }: Opened,
  position: Position,
  seconds = Number.POSITIVE_INFINITY,
  guess = 0,
): Promise<Solution> => {
  const late = Number.isFinite(seconds) ? setTimeout(solver.stop, 1000 * seconds) : undefined;
  const solution = must(await solver.solve(position, { guess }));
  clearTimeout(late);
  return solution;
};

/** Seconds of processor and by the clock since it was made. */
export const stopwatch = (): (() => { readonly cpu: number; readonly clock: number }) => {
  const [cpu, clock] = [cpuSeconds(), performance.now()];
  return () => ({ cpu: cpuSeconds() - cpu, clock: (performance.now() - clock) / 1000 });
};

/** `threads=N` among the arguments, 2 where it is not. */
const threadsOf = (args: readonly string[]): number =>
  Number(args.find((arg) => arg.startsWith('threads='))?.slice('threads='.length) ?? 2);

/** Works in a process with large pages, which `mbegu solve` does as well. */
export const inLargePages = async (work: () => Promise<void> | void): Promise<void> => {
  const code = wantsLargePages(['bench'], process.platform, process.env) ? await runInLargePages() : null;
  if (code === null) await work();
  else process.exitCode = code;
};

/** Works with a pool of threads. */
export const inPool = (args: readonly string[], work: (pool: Pool) => Promise<void>): Promise<void> =>
  inLargePages(async () => {
    const pool = must(openPool(openThread, threadsOf(args)));
    try {
      await work(pool);
    } finally {
      pool.close();
    }
  });
