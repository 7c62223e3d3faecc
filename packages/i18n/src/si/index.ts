import type { Catalogue } from '../catalogue.ts';
import { board } from './board.ts';
import { games, nouns } from './games.ts';
import { interfaceTexts } from './interface.ts';
import { moves } from './moves.ts';
import { page } from './page.ts';
import { playing } from './playing.ts';
import { refusals } from './refusals.ts';

/** Sinhala. */
export const si: Catalogue = {
  language: 'si',
  languageName: 'සිංහල',
  sides: { S: 'දකුණු ක්‍රීඩකයා', N: 'උතුරු ක්‍රීඩකයා' },
  nouns,
  explain: { ...moves, ...refusals },
  games,
  interface: { ...interfaceTexts, ...playing, ...page },
  board,
};
