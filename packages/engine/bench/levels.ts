// A round robin of neighbours: every level against the one below, from balanced openings, both sides of each.

import { GAME_IDS, type GameId, isGameId } from '@mbegu/rules';
import { LEVELS, type Level } from '../src/index.ts';
import { playGames } from './games.ts';
import { openingsOf } from './openings.ts';
import { addScores, bothSides, differing, noScore, percentText, type Score, scoreOf } from './scores.ts';

export const description =
  'each level against the one below, from balanced openings: openings [100], divisor of all budgets [1], a game, the weaker level of a single pair';

const play = async (id: GameId, stronger: Level, weaker: Level, count: number, divisor: number): Promise<Score> => {
  const openings = openingsOf(id).slice(0, count);
  const fixtures = openings.flatMap((opening, i) =>
    bothSides(opening, `${stronger.id}/${divisor}`, `${weaker.id}/${divisor}`, i),
  );
  return scoreOf(await playGames(fixtures));
};

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const costText = ({ first }: Score): string =>
  `${(first.ms / first.moves).toFixed(1)} / ${first.slowestMs.toFixed(0)} ms`;

const isNumber = (text: string): boolean => /^[1-9]\d*$/.test(text);

export const run = async ([count = '100', divisor = '1', only, from]: readonly string[]): Promise<void> => {
  if (!isNumber(count) || !isNumber(divisor)) {
    console.log(description);
    return;
  }
  const ids = only !== undefined && isGameId(only) ? [only] : GAME_IDS;
  const heads = ['pair', ...ids, 'together', 'openings that differ', 'a move, the slowest'];
  console.log(row(heads));
  console.log(row(heads.map(() => '---')));
  for (const [i, stronger] of LEVELS.slice(1).entries()) {
    const weaker = LEVELS[i] as Level;
    if (from !== undefined && from !== weaker.id) continue;
    const scores: Score[] = [];
    for (const id of ids) scores.push(await play(id, stronger, weaker, Number(count), Number(divisor)));
    const all = scores.reduce(addScores, noScore);
    const apart = differing(all);
    console.log(
      row([
        `${stronger.id} : ${weaker.id}`,
        ...scores.map(({ openings }) => percentText(openings)),
        percentText(all.openings),
        `${percentText(apart)} of ${apart.length}`,
        costText(all),
      ]),
    );
  }
};
