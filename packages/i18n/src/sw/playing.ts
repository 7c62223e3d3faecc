import type { Texts } from '../catalogue.ts';
import type { playing as english } from '../en/playing.ts';

/** Further texts of setting up and playing a game. */
export const playing: Texts<typeof english> = {};
