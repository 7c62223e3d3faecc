/** The texts of the page round the views: languages, being offline, new versions. */
export const page = {
  // A view cannot be shown, for its code could not be fetched: offline, or the server has a newer page. A button follows.
  'unfetched.text': 'This part of the page could not be fetched. Your games are kept: load the page again.',
  'unfetched.reload': 'Load again',
} as const;
