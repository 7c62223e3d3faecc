import type { Texts } from '../catalogue.ts';
import type { board as english } from '../en/board.ts';

/** What the board calls itself and its parts, for eyes and for screen readers. */
export const board: Texts<typeof english> = {
  grid: '{name}-Brett',
  instructions:
    'Die Pfeiltasten gehen von {game, noun, pit} zu {game, noun, pit}. Die Eingabetaste sät dort, wo du gerade bist; der Buchstabe auf dem Brett tut es auch.',
  row: '{who, select, you {Deine Reihe} other {Reihe von {name}}}',
  pit: '{pit}, {who, select, you {bei dir} other {bei {name}}}{hole, select, out {, nicht im Spiel} marked {, {count, noun, seeds}, markiert} other {, {count, noun, seeds}}}',
  playable: 'spielbar',
  store: '{who, select, you {{game, noun, store.Your}} other {{game, noun, store} von {name}}}, {count, noun, seeds}',
  aside: '{count, noun, seeds} für niemanden',
  direction: 'Gesät wird gegen den Uhrzeigersinn.',
};
