import type { Catalogue } from '../catalogue.ts';
import { board } from './board.ts';
import { games, nouns } from './games.ts';
import { interfaceTexts } from './interface.ts';
import { moves } from './moves.ts';
import { page } from './page.ts';
import { playing } from './playing.ts';
import { refusals } from './refusals.ts';

/** Arabic. */
export const ar: Catalogue = {
  language: 'ar',
  languageName: 'العربية',
  sides: { S: 'الجنوب', N: 'الشمال' },
  nouns,
  explain: { ...moves, ...refusals },
  games,
  interface: { ...interfaceTexts, ...playing, ...page },
  board,
};
