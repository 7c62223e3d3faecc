import type { Texts } from '../catalogue.ts';
import { analysis as english } from '../en/analysis.ts';

/** The texts of the views for analysis: the tree, the curve, the review, the position editor, the openings. */
export const analysis: Texts<typeof english> = {
  // What is still being written in English.
  ...english,
};
