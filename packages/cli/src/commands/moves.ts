import type { Perspective } from '@mbegu/i18n';
import {
  type Game,
  legalMoves,
  type Move,
  must,
  otherSide,
  type PitName,
  type Played,
  type Position,
  play,
  type Refusal,
  reject,
  rowNames,
  SIDES,
} from '@mbegu/rules';
import { coloursFor } from '../colours.ts';
import type { CommandModule, Context } from '../command.ts';
import { examples } from '../examples.ts';
import { type GameFlags, gameFrom, openedFrom, takesGame } from '../game-arguments.ts';
import { columnsOf, print, printJson } from '../io.ts';
import type { Words } from '../words.ts';
import { hang } from '../wrap.ts';
import { remarks } from './show.ts';

interface Illegal {
  readonly move: PitName;
  readonly refusal: Refusal;
}

/** Every pit of both rows that may not be played, with the reason. */
const illegalMoves = (game: Game, position: Position): readonly Illegal[] =>
  SIDES.flatMap((side) => rowNames(game.board.pits, side)).flatMap((move): Illegal[] => {
    const refusal = reject(game, position, move);
    return refusal ? [{ move, refusal }] : [];
  });

/** What a move does, as sentences. */
const effect = (game: Game, position: Position, move: Move, words: Words, perspective?: Perspective): string =>
  words.move(game, position, must(play(game, position, move)).events, perspective);

/** A move, or several, with what is to be said of it. */
type Said = readonly [moves: string, text: string];

/** Every move that may be played, with what it does. */
export const legalLines = (game: Game, position: Position, words: Words, perspective?: Perspective): readonly Said[] =>
  legalMoves(game, position).map((move) => [move, effect(game, position, move, words, perspective)]);

/** Every pit that may not be played, with the reason; those of the row that is not to move share one. */
const illegalLines = (game: Game, position: Position, words: Words): readonly Said[] => {
  const illegal = illegalMoves(game, position);
  const theirs = illegal.filter(({ refusal }) => refusal.code === 'not-yours').map(({ move }) => move);
  const own = illegal.filter(({ refusal }) => refusal.code !== 'not-yours');
  const side = otherSide(position.turn ?? 'N');
  return [
    ...own.map(({ move, refusal }): Said => [move, words.sentence(refusal, game)]),
    ...(theirs.length > 0 ? [[theirs.join(''), words.text('moves.theirs', { side })] as const] : []),
  ];
};

const listMoves = (game: Game, opened: Played, { io, words }: Context): Promise<void> => {
  const { position } = opened;
  if (position.turn === null) return print(io, remarks(opened, words).join('\n'));
  const { bold, dim } = coloursFor(io);
  const columns = columnsOf(io);
  const legal = legalLines(game, position, words);
  const illegal = illegalLines(game, position, words);
  const width = Math.max(...[...legal, ...illegal].map(([move]) => move.length));
  const item = ([move, text]: Said, style: (text: string) => string): string =>
    hang(`  ${move.padEnd(width)}  `, text, columns, style);
  const lines = [
    ...remarks(opened, words),
    '',
    words.text('moves.legal'),
    ...legal.map((said) => item(said, bold)),
    '',
    words.text('moves.illegal'),
    ...illegal.map((said) => item(said, dim)),
  ];
  return print(io, lines.join('\n'));
};

const movesJson = (game: Game, { position }: Played, { io }: Context): Promise<void> =>
  printJson(io, {
    legal: legalMoves(game, position),
    illegal: illegalMoves(game, position).map(({ move, refusal }) => ({ move, code: refusal.code })),
  });

/** `mbegu moves GAME`: what may be played, what it does, and why the rest may not. */
export const moves: CommandModule = {
  define: (command, context) => {
    const { text } = context.words;
    takesGame(command, context.words)
      .option('--json', text('option.json'))
      .addHelpText('after', examples(text('moves.examples')))
      .action(async (id: string, flags: GameFlags & { json?: boolean }) => {
        const game = gameFrom(id, flags);
        await (flags.json ? movesJson : listMoves)(game, openedFrom(game, flags), context);
      });
  },
};
