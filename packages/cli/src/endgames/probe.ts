import { askEndgame, type EndgameAnswer } from '@mbegu/engine';
import type { Game, Position, Side } from '@mbegu/rules';
import type { Context } from '../command.ts';
import { openedFrom } from '../game-arguments.ts';
import { print, printJson } from '../io.ts';
import { Refused } from '../refused.ts';
import { signed } from '../solving/text.ts';
import type { Words } from '../words.ts';
import { findFile, readTable } from './files.ts';
import { type EndgamesFlags, parseSeeds } from './flags.ts';

/** The value, and every move with its own, the best and quickest first. */
const answerText = (
  { text, catalogue }: Words,
  { turn }: Position,
  { value, distance, moves }: EndgameAnswer,
): string => {
  const width = Math.max(...moves.map((each) => signed(each.value).length));
  const lines = [...moves]
    .sort((a, b) => b.value - a.value || a.distance - b.distance)
    .map(({ move, ...known }) =>
      text('endgames.move', {
        move: move.padEnd(4),
        value: signed(known.value).padStart(width),
        distance: known.distance,
      }),
    );
  const name = catalogue.sides[turn as Side];
  return [
    text('endgames.value', { name, value: signed(value), distance }),
    '',
    text('answer.moves'),
    ...lines.map((line) => `  ${line}`),
  ].join('\n');
};

/** `mbegu endgames probe`: what a table knows of a position. */
export const probe = async (game: Game, flags: EndgamesFlags, { io, words }: Context): Promise<void> => {
  const { position } = openedFrom(game, flags);
  const file = findFile(io, flags.out, game, parseSeeds(game, flags, null));
  const table = readTable(file, game);
  const answer = askEndgame(table, position);
  if (!answer.ok) throw new Refused([answer.error]);
  const { value, distance, moves } = answer.value;
  if (!flags.json) return print(io, answerText(words, position, answer.value));
  const isKept = table.distances !== null;
  return printJson(io, {
    value,
    exact: true,
    ...(isKept && { distance }),
    moves: isKept ? moves : moves.map(({ move, value: worth }) => ({ move, value: worth })),
    seeds: table.seeds,
    file,
  });
};
