/** What the board says of itself, in the language of the page. */
import type { BoardTexts } from '@mbegu/board';
import { say } from '@mbegu/i18n';
import type { GameId } from '@mbegu/rules';
import { listed, number, titleOf, words } from '../words.ts';

/** @param solo whether one person sits at the screen, who is called "you" */
export const boardTexts = (game: GameId, solo: boolean): BoardTexts => {
  const { board } = words();
  const of = (key: keyof typeof board, values: Readonly<Record<string, string | number>> = {}): string =>
    say(words(), board[key], { game, ...values });
  const who = (whose: 'yours' | 'theirs'): string => (solo && whose === 'yours' ? 'you' : 'other');
  return {
    grid: of('grid', { name: titleOf(game) }),
    instructions: `${of('instructions')} ${of('direction')}`,
    row: (whose, name) => of('row', { who: who(whose), name }),
    pit: ({ pit, whose, name, hole, count, playable, note, tag }) =>
      listed([
        of('pit', { pit, who: who(whose), name, hole, count }),
        playable ? of('playable') : '',
        playable ? note : '',
        tag,
      ]),
    store: ({ count, whose, name }) => of('store', { who: who(whose), name, count }),
    aside: (count) => of('aside', { count }),
    number,
  };
};
