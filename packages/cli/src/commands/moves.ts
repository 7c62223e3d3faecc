import {
  type Game,
  legalMoves,
  type Move,
  must,
  otherSide,
  type PitName,
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

/** What a move does, as a sentence. */
const effect = (game: Game, position: Position, move: Move, words: Words): string =>
  words.move(game, position, must(play(game, position, move)).events);

/** The reasons, a line each; the other player's pits share one. */
const reasons = (game: Game, position: Position, words: Words): readonly [string, string][] => {
  const illegal = illegalMoves(game, position);
  const own = illegal.filter(({ refusal }) => refusal.code !== 'not-yours');
  const lines = own.map(({ move, refusal }): [string, string] => [move, words.sentence(refusal, game)]);
  const { turn } = position;
  if (turn === null) return [];
  const theirs = rowNames(game.board.pits, otherSide(turn));
  return [...lines, [`${theirs[0]}-${theirs.at(-1)}`, words.text('moves.theirs', { side: otherSide(turn) })]];
};

const listMoves = (game: Game, position: Position, { io, words }: Context): Promise<void> => {
  const { bold, dim } = coloursFor(io);
  const columns = columnsOf(io);
  const legal = legalMoves(game, position);
  if (legal.length === 0) return print(io, remarks(position, words).join('\n'));
  const item = (name: string, said: string, style: (text: string) => string): string =>
    hang(`  ${name.padEnd(5)}`, said, columns, (text) => style(text));
  const lines = [
    ...remarks(position, words),
    '',
    words.text('moves.legal'),
    ...legal.map((move) => item(move, effect(game, position, move, words), bold)),
    '',
    words.text('moves.illegal'),
    ...reasons(game, position, words).map(([name, said]) => item(name, said, dim)),
  ];
  return print(io, lines.join('\n'));
};

const movesJson = (game: Game, position: Position, { io }: Context): Promise<void> =>
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
        await (flags.json ? movesJson : listMoves)(game, openedFrom(game, flags).position, context);
      });
  },
};
