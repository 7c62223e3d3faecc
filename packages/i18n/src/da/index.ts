import type { Catalogue } from '../catalogue.ts';
import { board } from './board.ts';
import { games, nouns } from './games.ts';
import { interfaceTexts } from './interface.ts';
import { moves } from './moves.ts';
import { page } from './page.ts';
import { playing } from './playing.ts';
import { refusals } from './refusals.ts';

/** Danish. */
export const da: Catalogue = {
  language: 'da',
  languageName: 'Dansk',
  sides: { S: 'Syd', N: 'Nord' },
  nouns,
  explain: { ...moves, ...refusals },
  games,
  interface: { ...interfaceTexts, ...playing, ...page },
  board,
};
