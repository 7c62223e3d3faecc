import type { Texts } from '../catalogue.ts';
import type { board as english } from '../en/board.ts';

/** What the board calls itself and its parts, for eyes and for screen readers. */
export const board: Texts<typeof english> = {
  grid: '{name}-bræt',
  instructions:
    'Piletasterne går fra {game, noun, pit} til {game, noun, pit}. Enter sår der, hvor du er, og det gør bogstavet på brættet også.',
  row: '{who, select, you {Din række} other {Rækken hos {name}}}',
  pit: '{pit}, {who, select, you {hos dig} other {hos {name}}}{hole, select, out {, ude af spillet} marked {, {count, noun, seeds}, mærket} other {, {count, noun, seeds}}}',
  playable: 'kan spilles',
  store:
    '{who, select, you {{game, noun, store.Your}} other {{game, noun, store.The} hos {name}}}, {count, noun, seeds}',
  aside: '{count, noun, seeds} til ingen',
  direction: 'Der sås mod uret.',
};
