import type { Texts } from '../catalogue.ts';
import type { playing as english } from '../en/playing.ts';

/** Further texts of setting up and playing a game, and of the games kept on the device. */
export const playing: Texts<typeof english> = {
  'play.handicap':
    '{who, select, you {Du gibst} other {{name} gibt}} {count, noun, seeds} vor: {count, plural, one {Das liegt} other {Sie liegen}} von Anfang an bei {rival, select, you {dir} other {{rivalName}}}.',
  'play.decided': 'entschieden',
  'play.decided.said':
    'mehr als die Hälfte aller {game, select, al-manqala {Perlen} other {Samen}}: Die Partie ist entschieden',
  'play.for': 'Für {name}',
};
