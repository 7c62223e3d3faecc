/** The texts of the page round the views: languages, being offline, new versions. */
export const page = {
  'language.heading': 'Language',
} as const;
