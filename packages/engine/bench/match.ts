// Two players against each other from balanced openings, both sides of each.

import { GAME_IDS } from '@mbegu/rules';
import { playGames } from './games.ts';
import { openingsOf } from './openings.ts';
import { bothSides, percentText, type Score, scoreOf } from './scores.ts';

export const description =
  'two players from balanced openings: FIRST SECOND [openings: 200] [game]; a player is a level (fig, fig/4: a quarter of its nodes) or tuned:NODES, material:NODES';

const timeOf = ({ moves, ms }: Score['first']): string => `${(ms / moves).toFixed(2)} ms`;

export const run = async ([first = '', second = '', count = '200', only]: readonly string[]): Promise<void> => {
  for (const id of GAME_IDS.filter((id) => only === undefined || id === only)) {
    const openings = openingsOf(id).slice(0, Number(count));
    const fixtures = openings.flatMap((opening, i) => bothSides(opening, first, second, i));
    const score = scoreOf(await playGames(fixtures));
    const { wins, draws, losses } = score;
    console.log(
      `${id.padEnd(12)} ${first} : ${second}  ${percentText(score.openings)} of ${fixtures.length} games, +${wins} =${draws} -${losses}; ` +
        `a move took ${timeOf(score.first)} : ${timeOf(score.second)} of processor`,
    );
  }
};
