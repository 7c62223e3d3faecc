import type { Texts } from '../catalogue.ts';
import type { playing as english } from '../en/playing.ts';

/** Further texts of setting up and playing a game. */
// Until its translation is there, nobody reads this language.
export const playing = {} as Texts<typeof english>;
