import type { Texts } from '../catalogue.ts';
import { lessons as english } from '../en/lessons.ts';

/** The lessons, a text for each step: what it says, and what to do. */
export const lessons: Texts<typeof english> = {
  // Still being written in English.
  ...english,
};
