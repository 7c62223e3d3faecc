import type { Texts } from '../catalogue.ts';
import type { playing as english } from '../en/playing.ts';

/** Further texts of setting up and playing a game, and of the games kept on the device. */
export const playing: Texts<typeof english> = {
  'play.handicap':
    '{who, select, you {Du} other {{name}}} giver {count, noun, seeds}: {count, plural, one {det ligger} other {de ligger}} hos {rival, select, you {dig} other {{rivalName}}} fra starten.',
  'play.decided': 'afgjort',
  'play.decided.said': 'mere end halvdelen af alle {game, select, al-manqala {perler} other {frø}}: spillet er afgjort',
  'play.for': 'Til {name}',
};
