import { availableParallelism, totalmem } from 'node:os';
import {
  buildInPool,
  createEndgameTable,
  type EndgameTable,
  encodeEndgame,
  endgameBuildBytes,
  endgameReach,
  openPool,
  workersMax,
} from '@mbegu/engine';
import type { Fault, Game, Result } from '@mbegu/rules';
import type { Context } from '../command.ts';
import { print, printJson, write } from '../io.ts';
import { EXIT, Refused, refuse } from '../refused.ts';
import { wholeNumberOr } from '../solving/flags.ts';
import { openThread } from '../threads/open.ts';
import { factsOf, titleOf } from './facts.ts';
import { defaultFolder, fileOf } from './files.ts';
import { type EndgamesFlags, parseSeeds } from './flags.ts';
import { tellPositions } from './progress.ts';
import { prepareTarget, writeTarget } from './target.ts';

/** What is built where nobody says how far: some minutes at the most. */
const positionsUsual = 45_000_000;

const orRefused = <T>(result: Result<T, Fault<string>>): T => {
  if (result.ok) return result.value;
  throw new Refused([result.error], result.error.code === 'worker-died' ? EXIT.ownFault : EXIT.wrongUse);
};

/** Fills a table by threads; says whether it is whole, which it is not once somebody has interrupted it. */
const fill = async (
  table: EndgameTable,
  threads: number,
  stopping: AbortSignal,
  context: Context,
): Promise<boolean> => {
  const pool = orRefused(openPool(openThread, threads));
  const progress = tellPositions(context, table);
  const building = buildInPool(table, pool, progress.done);
  stopping.addEventListener('abort', building.stop);
  try {
    const isWhole = orRefused(await building.done);
    await progress.end();
    return isWhole;
  } finally {
    pool.close();
  }
};

const tell = (table: EndgameTable, file: string, ms: number, json: boolean, { io, words }: Context): Promise<void> => {
  if (json) return printJson(io, { file, ...factsOf(table), ms });
  const seconds = (ms / 1000).toFixed(1);
  const speed = Math.round(table.positions / Math.max(ms / 1000, 0.001));
  return print(io, [titleOf(words, table), words.text('endgames.built', { seconds, speed, file })].join('\n'));
};

/** `mbegu endgames build`: the file has its name only when it is whole, and an interrupted building leaves none. */
export const build = async (game: Game, flags: EndgamesFlags, context: Context): Promise<void> => {
  const { io, words, endWith } = context;
  const seeds = parseSeeds(game, flags, endgameReach(game, positionsUsual));
  const threads = wholeNumberOr(
    '--threads',
    flags.threads,
    1,
    workersMax,
    Math.min(workersMax, availableParallelism()),
  );
  const options = { distances: flags.valuesOnly !== true };
  const bytes = endgameBuildBytes(game, seeds, options);
  // A system that promises more memory than it has ends who takes it at its word.
  if (bytes > totalmem()) refuse('no-memory', { bytes });
  const table = orRefused(createEndgameTable(game, seeds, options));
  const file = fileOf(flags.out ?? defaultFolder(io), game, seeds);
  const stopping = new AbortController();
  const release = io.onInterrupt(() => stopping.abort());
  try {
    prepareTarget(file);
    const began = performance.now();
    if (!(await fill(table, threads, stopping.signal, context))) {
      await write(io.errors, `${words.text('endgames.stopped')}\n`);
      return endWith(EXIT.interrupted);
    }
    const ms = Math.round(performance.now() - began);
    writeTarget(file, encodeEndgame(table));
    await tell(table, file, ms, flags.json === true, context);
  } finally {
    release();
  }
};
