import { allPlaces, checkEndgame, type EndgameMistake, type EndgameTable, somePlaces } from '@mbegu/engine';
import { type Game, makePosition } from '@mbegu/rules';
import type { Context } from '../command.ts';
import { print, printJson } from '../io.ts';
import { EXIT } from '../refused.ts';
import { titleOf } from './facts.ts';
import { findFile, readTable } from './files.ts';
import { type EndgamesFlags, parseSeeds } from './flags.ts';
import { tellPositions } from './progress.ts';

/** Positions of a sample at most, which is the same every time; few seeds have fewer. */
export const sampleSize = 20_000;
const sampleSeed = 1;
/** Positions between two words of progress. */
const stride = 1_000;

interface Checked {
  readonly count: number;
  readonly mistake: EndgameMistake | null;
}

const check = async (table: EndgameTable, all: boolean, context: Context): Promise<Checked> => {
  const progress = tellPositions(context, table);
  const steps = checkEndgame(table, all ? allPlaces(table) : somePlaces(table, sampleSize, sampleSeed));
  for (let count = 0; ; ) {
    const { done, value } = steps.next();
    if (done) {
      await progress.end();
      return { count, mistake: value };
    }
    count = value;
    if (all && count % stride === 0) progress.done(count);
  }
};

/** Whether entries that all follow from each other are thereby right. */
const isProof = ({ game, distances }: EndgameTable): boolean => game.chase.kind === 'never' || distances !== null;

/** `mbegu endgames verify`: entries must follow, by the rules, from those their moves lead to. */
export const verify = async (game: Game, flags: EndgamesFlags, context: Context): Promise<void> => {
  const { io, words, endWith } = context;
  const file = findFile(io, flags.out, game, parseSeeds(game, flags, null));
  const table = readTable(file, game);
  const { count, mistake } = await check(table, flags.all === true, context);
  // The sample of a small table is all of it.
  const all = count === table.positions;
  const proven = all && mistake === null && isProof(table);
  if (mistake) endWith(EXIT.no);
  const wrong = mistake && { ...mistake, position: makePosition(mistake.position) };
  if (flags.json) return printJson(io, { file, positions: table.positions, checked: count, proven, mistake: wrong });
  const { text } = words;
  return print(
    io,
    [
      titleOf(words, table),
      wrong
        ? text('endgames.mistake', wrong)
        : text('endgames.checked', { count, all: all ? 'yes' : 'no', proven: proven ? 'yes' : 'no' }),
    ].join('\n'),
  );
};
