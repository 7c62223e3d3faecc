import type { Catalogue } from '../catalogue.ts';
import { board } from './board.ts';
import { events } from './events.ts';
import { faults } from './faults.ts';
import { games, nouns } from './games.ts';
import { interfaceTexts } from './interface.ts';
import { moves } from './moves.ts';
import { options } from './options.ts';
import { page } from './page.ts';
import { playing } from './playing.ts';
import { refusals } from './refusals.ts';
import { table } from './table.ts';

/** Swahili. */
export const sw: Catalogue = {
  language: 'sw',
  languageName: 'Kiswahili',
  sides: { S: 'Kusini', N: 'Kaskazini' },
  nouns,
  explain: { ...moves, ...events, ...refusals, ...faults },
  games,
  options,
  interface: { ...interfaceTexts, ...playing, ...page },
  board,
  table,
};
