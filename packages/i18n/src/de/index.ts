import type { Catalogue } from '../catalogue.ts';
import { board } from './board.ts';
import { games, nouns } from './games.ts';
import { interfaceTexts } from './interface.ts';
import { moves } from './moves.ts';
import { page } from './page.ts';
import { playing } from './playing.ts';
import { refusals } from './refusals.ts';

/** German. */
export const de: Catalogue = {
  language: 'de',
  languageName: 'Deutsch',
  sides: { S: 'Süd', N: 'Nord' },
  nouns,
  explain: { ...moves, ...refusals },
  games,
  interface: { ...interfaceTexts, ...playing, ...page },
  board,
};
