import type { Texts } from '../catalogue.ts';
import type { playing as english } from '../en/playing.ts';

/** Further texts of setting up and playing a game, and of the games kept on the device. */
export const playing: Texts<typeof english> = {
  // While one plays.
  'play.handicap':
    '{who, select, you {ඔබ} other {{name}}} {count, noun, seeds} දෙනවා: ඒවා මුල සිටම {rival, select, you {ඔබ} other {{rivalName}}} සතුයි.',
  /** A mark beside what somebody holds: nobody can overtake him any more. */
  'play.decided': 'තීරණයි',
  'play.decided.said': 'සියලු {game, select, al-manqala {පබළුවලින්} other {ඇටවලින්}} අඩකට වඩා: ජය තීරණය වුණා',
  /** What is turned round for whoever sits at the other side of the table. */
  'play.for': '{name}ට',
};
