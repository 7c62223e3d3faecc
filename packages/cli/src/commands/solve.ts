import type { Game, Position } from '@mbegu/rules';
import type { CommandModule, Context } from '../command.ts';
import { examples } from '../examples.ts';
import { type GameFlags, gameFrom, once, openedFrom, takesGame } from '../game-arguments.ts';
import { print, printJson, write } from '../io.ts';
import { EXIT, refuse } from '../refused.ts';
import { answerFor } from '../solving/answer.ts';
import { openEstimates } from '../solving/estimate.ts';
import { parseResources, type ResourceFlags, wholeNumberOr } from '../solving/flags.ts';
import { solveLines } from '../solving/lines.ts';
import { tellProgress } from '../solving/progress.ts';
import { openProof } from '../solving/proof.ts';
import { openDeepSearch } from '../solving/search.ts';
import { openSolvers } from '../solving/solvers.ts';
import { answerText } from '../solving/text.ts';

interface SolveFlags extends GameFlags, ResourceFlags {
  readonly all?: boolean;
  readonly time?: string;
  readonly json?: boolean;
  readonly lines?: boolean;
}

/** As long as a timer can wait: 24 days. */
const timeMsMax = 2 ** 31 - 1;

/** A search above an endgame table takes this long to be worth its table, and is given up after so many sowings. */
const deepMsMin = 60_000;
const deepNodesMax = 400_000_000;

const solveOne = async (game: Game, position: Position, flags: SolveFlags, context: Context): Promise<void> => {
  const { io, words, endWith } = context;
  const resources = parseResources(flags);
  const ms = wholeNumberOr('--time', flags.time, 1, timeMsMax, undefined);
  const began = performance.now();
  const solvers = openSolvers(resources, 1, ms);
  const progress = tellProgress(context);
  const search = openDeepSearch(resources, { building: progress.building, deeper: progress.deeper });
  const stopping = new AbortController();
  const release = io.onInterrupt(() => {
    stopping.abort();
    solvers.stop();
    search.stop();
  });
  try {
    const proof = await openProof(context, solvers, game, position, progress.building);
    const { signal } = stopping;
    const all = flags.all === true;
    const onProgress: typeof progress.proven = (proven) => {
      progress.proven(proven);
      proof.proven(proven);
    };
    const asking = { game, position, all, signal, ms, known: proof.known, onProgress, began };
    // What a solver has no room for may still be proven by a search, where there is time for its table.
    const isDeep = game.chase.kind !== 'never' && (ms === undefined || ms >= deepMsMin);
    const way = isDeep ? { estimate: search.estimate, estimateNodes: deepNodesMax } : { estimate: openEstimates() };
    const answered = await answerFor(solvers, { ...asking, ...way });
    await progress.end();
    const kept = proof.close(answered);
    await (flags.json
      ? printJson(io, answered.answer)
      : print(io, answerText(words, position, answered, signal.aborted)));
    if (kept !== null) await write(io.errors, `${words.text('solve.kept', { file: kept })}\n`);
    if (signal.aborted) endWith(EXIT.interrupted);
  } finally {
    release();
    search.close();
    solvers.close();
  }
};

const exampleLine = '{"game":"kalah","options":{"pits":3},"moves":["A"]}';

/** `mbegu solve GAME`: the exact value of a position. */
export const solve: CommandModule = {
  define: (command, context) => {
    const { text } = context.words;
    takesGame(command, context.words, true)
      .option('--all', text('solve.all'))
      .option('--time <MS>', text('solve.time'), once('--time'))
      .option('--threads <N>', text('option.threads'), once('--threads'))
      .option('--memory <MiB>', text('option.memory'), once('--memory'))
      .option('--lines', text('option.lines'))
      .option('--json', text('option.json'))
      .addHelpText('after', examples(text('solve.examples', { example: exampleLine })))
      .action(async (id: string | undefined, flags: SolveFlags) => {
        if (flags.lines) return solveLines(id, flags, context);
        if (id === undefined) return refuse('missing-argument', { argument: 'GAME' });
        const game = gameFrom(id, flags);
        await solveOne(game, openedFrom(game, flags).position, flags, context);
      });
  },
};
