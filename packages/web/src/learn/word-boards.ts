/** Where a word of a game can be seen on a board: the paragraph of the rules it names. Words by their place in the list. */
import type { GameId } from '@mbegu/rules';

const PARAGRAPHS_OF: Readonly<Record<GameId, readonly (number | null)[]>> = {
  // kalah, mancala
  kalah: [2, null],
  // beit, manqala, La‘b Hakimi, La‘b Akila
  'al-manqala': [1, null, null, null],
  // wala, pussa, pussa kanawa, wael mutu ekilenawa, olinda, puta, naga
  'walak-pussa': [1, 3, 4, 5, null, null, null],
};

export const paragraphOf = (game: GameId, word: number): number | null => PARAGRAPHS_OF[game][word] ?? null;
