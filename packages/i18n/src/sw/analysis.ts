import type { AnalysisTexts } from '../catalogue.ts';

/** The texts of the views for analysis: the tree, the curve, the review, the position editor, the openings. */
export const analysis: AnalysisTexts = {
  'analysis.heading': 'Uchambuzi',
};
