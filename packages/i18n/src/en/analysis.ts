/** The texts of the views for analysis: the tree, the curve, the review, the position editor, the openings. */
export const analysis = {
  'analysis.heading': 'Analysis',
} as const;
