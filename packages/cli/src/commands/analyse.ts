import { depthMax } from '@mbegu/engine';
import type { Game, Position } from '@mbegu/rules';
import { type AnalyseLimits, analysisOf } from '../analysing/answer.ts';
import { analyseLines } from '../analysing/lines.ts';
import { analysisText, headingText, reportText } from '../analysing/text.ts';
import type { CommandModule, Context } from '../command.ts';
import { examples } from '../examples.ts';
import { type GameFlags, gameFrom, once, openedFrom, takesGame } from '../game-arguments.ts';
import { print, printJson } from '../io.ts';
import { EXIT, Refused, refuse } from '../refused.ts';
import { openEstimates } from '../solving/estimate.ts';
import { wholeNumberOr } from '../solving/flags.ts';

interface AnalyseFlags extends GameFlags {
  readonly time?: string;
  readonly depth?: string;
  readonly nodes?: string;
  readonly json?: boolean;
  readonly lines?: boolean;
}

const timeMsMax = 2 ** 31 - 1;
const nodesMax = 1e12;
/** How long the analysis goes on where nothing is said. */
const timeMsDefault = 5_000;

const limitsOf = ({ time, depth, nodes }: AnalyseFlags): AnalyseLimits => {
  const isFree = time === undefined && depth === undefined && nodes === undefined;
  return {
    ms: wholeNumberOr('--time', time, 1, timeMsMax, isFree ? timeMsDefault : undefined),
    depth: wholeNumberOr('--depth', depth, 1, depthMax, undefined),
    nodes: wholeNumberOr('--nodes', nodes, 1, nodesMax, Number.POSITIVE_INFINITY),
  };
};

const analyseOne = async (game: Game, position: Position, flags: AnalyseFlags, context: Context): Promise<void> => {
  const { io, words, endWith } = context;
  const limits = limitsOf(flags);
  if (position.turn === null) throw new Refused([{ code: 'game-over', params: {} }]);
  const stopping = new AbortController();
  const { signal } = stopping;
  const release = io.onInterrupt(() => stopping.abort());
  try {
    let isFirst = true;
    const tell = (report: Parameters<typeof reportText>[1]): Promise<void> => {
      if (flags.json) return Promise.resolve();
      const lines = [...(isFirst ? [headingText(words)] : []), reportText(words, report)];
      isFirst = false;
      return print(io, lines.join('\n'));
    };
    const analysis = await analysisOf(openEstimates(), { game, position }, { ...limits, signal }, tell);
    await (flags.json ? printJson(io, analysis) : print(io, analysisText(words, analysis)));
    if (signal.aborted) endWith(EXIT.interrupted);
  } finally {
    release();
  }
};

const exampleLine = '{"game":"walak-pussa","moves":["A"]}';

/** `mbegu analyse GAME`: what a position is worth, deeper and deeper. */
export const analyse: CommandModule = {
  define: (command, context) => {
    const { text } = context.words;
    takesGame(command, context.words, true)
      .option('--time <MS>', text('analyse.time', { ms: timeMsDefault }), once('--time'))
      .option('--depth <D>', text('analyse.depth'), once('--depth'))
      .option('--nodes <N>', text('analyse.nodes'), once('--nodes'))
      .option('--lines', text('option.lines'))
      .option('--json', text('option.json'))
      .addHelpText('after', examples(text('analyse.examples', { example: exampleLine })))
      .action(async (id: string | undefined, flags: AnalyseFlags) => {
        if (flags.lines) return analyseLines(id, flags, limitsOf(flags), context);
        if (id === undefined) return refuse('missing-argument', { argument: 'GAME' });
        const game = gameFrom(id, flags);
        await analyseOne(game, openedFrom(game, flags).position, flags, context);
      });
  },
};
