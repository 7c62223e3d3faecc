import type { Texts } from '../catalogue.ts';
import { page as english } from '../en/page.ts';

/** The texts of the page round the views: languages, being offline, new versions. */
export const page: Texts<typeof english> = {
  // What is still being written in English.
  ...english,
};
