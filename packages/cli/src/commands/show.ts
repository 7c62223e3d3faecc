import type { Perspective } from '@mbegu/i18n';
import { aside, type Game, makePosition, type Played, type Position, stores } from '@mbegu/rules';
import { coloursFor } from '../colours.ts';
import type { CommandModule, Context } from '../command.ts';
import { drawBoard, hasStores } from '../drawing/board.ts';
import { paintWith } from '../drawing/paint.ts';
import { examples } from '../examples.ts';
import { type GameFlags, gameFrom, givenFrom, openedFrom, takesGame } from '../game-arguments.ts';
import { columnsOf, print, printJson } from '../io.ts';
import type { Words } from '../words.ts';

/** What stands beside the board: whose turn it is or how it ended, the pie rule, seeds aside, holes that are different. */
export const remarks = (
  { position, outcome }: Pick<Played, 'position' | 'outcome'>,
  { text }: Words,
  perspective?: Perspective,
): readonly string[] => {
  const { turn, pie, holes } = position;
  const [south, north] = stores(position);
  // Who gave up has lost, whatever both hold: the score would only confuse.
  const decided = ['resigned', 'timeout', 'aborted'].includes(outcome?.reason ?? '');
  return [
    turn
      ? text('show.turn', { side: turn }, perspective)
      : text(decided ? 'show.decided' : 'show.over', { side: outcome?.winner ?? '', south, north }, perspective),
    ...(pie === 'pending' ? [text('show.pie')] : []),
    ...(pie === 'swapped' ? [text('show.swapped')] : []),
    ...(aside(position) > 0 ? [text('show.aside', { count: aside(position) })] : []),
    ...(holes.includes('marked') ? [text('show.marked')] : []),
    ...(holes.includes('out') ? [text('show.out')] : []),
  ];
};

/** What settling the given position did, in words; nothing where nothing was due. */
const settled = (game: Game, given: Position, { events }: Played, words: Words): readonly string[] =>
  events.length === 0 ? [] : [words.text('show.settled'), `  ${words.move(game, given, events)}`, ''];

const showBoard = (game: Game, flags: GameFlags, { io, words }: Context): Promise<void> => {
  const given = givenFrom(game, flags);
  const played = openedFrom(game, flags);
  const board = drawBoard(played.position, {
    near: 'S',
    hasStores: hasStores(game),
    columns: columnsOf(io),
    names: words.catalogue.sides,
    turn: played.position.turn,
    paint: paintWith(coloursFor(io)),
  });
  const lines = [
    ...settled(game, given, played, words),
    ...board,
    '',
    ...remarks(played, words),
    makePosition(played.position),
  ];
  return print(io, lines.join('\n'));
};

const showJson = (game: Game, flags: GameFlags, { io }: Context): Promise<void> => {
  const { position, outcome } = openedFrom(game, flags);
  return printJson(io, { game: game.id, options: game.options, position: makePosition(position), outcome });
};

/** `mbegu show GAME`: a drawn board. */
export const show: CommandModule = {
  define: (command, context) => {
    const { text } = context.words;
    takesGame(command, context.words)
      .option('--json', text('option.json'))
      .addHelpText('after', examples(text('show.examples')))
      .action(async (id: string, flags: GameFlags & { json?: boolean }) => {
        const game = gameFrom(id, flags);
        await (flags.json ? showJson : showBoard)(game, flags, context);
      });
  },
};
