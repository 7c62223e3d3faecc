/** The texts of the views for learning: rule pages with boards, lessons, exercises, words and history. */
export const learning = {
  'learn.heading': 'Learn {title}',
} as const;
