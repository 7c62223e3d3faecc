import type { Texts } from '../catalogue.ts';
import { learning as english } from '../en/learning.ts';

/** The texts of the views for learning: rule pages with boards, lessons, exercises, words and history. */
export const learning: Texts<typeof english> = {
  // What is still being written in English.
  ...english,
  'learn.heading': '{title} ඉගෙනගන්න',
};
