import type { Texts } from '../catalogue.ts';
import type { playing as english } from '../en/playing.ts';

/** Further texts of setting up and playing a game, and of the games kept on the device. */
export const playing: Texts<typeof english> = {
  // While one plays.
  'play.handicap':
    '{who, select, you {Unatoa} other {{name} anatoa}} {count, noun, seeds}: tangu mwanzo {count, plural, one {iko} other {ziko}} {rival, select, you {kwako} other {kwa {rivalName}}}.',
  /** A mark beside what somebody holds: nobody can overtake him any more. */
  'play.decided': 'ushindi tayari',
  'play.decided.said': 'zaidi ya nusu ya {game, select, al-manqala {kete} other {mbegu}} zote: mshindi ameshajulikana',
  /** What is turned round for whoever sits at the other side of the table. */
  'play.for': 'Kwa {name}',
};
