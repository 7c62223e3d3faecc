import type { Catalogue } from '../catalogue.ts';
import { board } from './board.ts';
import { games, nouns } from './games.ts';
import { interfaceTexts } from './interface.ts';
import { moves } from './moves.ts';
import { page } from './page.ts';
import { playing } from './playing.ts';
import { refusals } from './refusals.ts';

/** Swahili. */
export const sw: Catalogue = {
  language: 'sw',
  languageName: 'Kiswahili',
  sides: { S: 'Kusini', N: 'Kaskazini' },
  nouns,
  explain: { ...moves, ...refusals },
  games,
  interface: { ...interfaceTexts, ...playing, ...page },
  board,
};
