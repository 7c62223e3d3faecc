import { chosenOptions, perft as countLeaves, type Game, type Perft } from '@mbegu/rules';
import type { CommandModule, Context } from '../command.ts';
import { examples } from '../examples.ts';
import { type GameFlags, gameFrom, once, openedFrom, takesGame } from '../game-arguments.ts';
import { print, printJson } from '../io.ts';
import { refuse } from '../refused.ts';

/** Deeper than anybody can wait for. */
const depthMax = 30;

interface PerftFlags extends GameFlags {
  readonly depth?: string;
  readonly divide?: boolean;
  readonly json?: boolean;
}

const parseDepth = (text: string): number =>
  /^\d{1,2}$/.test(text) && Number(text) <= depthMax
    ? Number(text)
    : refuse('flag-value', { flag: '--depth', expected: `0-${depthMax}`, found: text.slice(0, 40) });

const printCounts = (depth: number, counted: Perft, divide: boolean, { io, words }: Context): Promise<void> => {
  const { count, checksum } = counted;
  const width = String(count).length;
  const lines = counted.divide.map(
    (below) => `  ${below.move.padEnd(4)} ${String(below.count).padStart(width)}  ${below.checksum}`,
  );
  return print(io, [...(divide ? lines : []), words.text('perft.total', { count, depth, checksum })].join('\n'));
};

const printValue = (game: Game, depth: number, counted: Perft, divide: boolean, { io }: Context): Promise<void> =>
  printJson(io, {
    game: game.id,
    options: chosenOptions(game),
    depth,
    count: counted.count,
    checksum: counted.checksum,
    ...(divide && { divide: counted.divide }),
  });

/** `mbegu perft GAME --depth N`: counts and checksums of all sequences of moves. */
export const perft: CommandModule = {
  define: (command, context) => {
    const { text } = context.words;
    takesGame(command, context.words)
      .option('--depth <N>', text('perft.depth', { max: depthMax }), once('--depth'))
      .option('--divide', text('perft.divide'))
      .option('--json', text('option.json'))
      .addHelpText('after', examples(text('perft.examples')))
      .action(async (id: string, flags: PerftFlags) => {
        if (flags.depth === undefined) return refuse('missing-flag', { flag: '--depth <N>' });
        const game = gameFrom(id, flags);
        const depth = parseDepth(flags.depth);
        const counted = countLeaves(game, openedFrom(game, flags).position, depth);
        const divide = flags.divide === true;
        await (flags.json
          ? printValue(game, depth, counted, divide, context)
          : printCounts(depth, counted, divide, context));
      });
  },
};
