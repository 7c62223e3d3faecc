/** The texts of the page round the views: languages, being offline, new versions. */
export const page = {
  'language.heading': 'Language',
  'language.unavailable': 'The words of this language cannot be fetched just now. Try again when you are connected.',
  // Somebody who reads the page proposes other words for one of its texts; nothing is sent, only copied.
  'wording.open': 'Suggest a better wording',
  'wording.heading': 'A better wording',
  'wording.search': 'Words of the text you mean',
  'wording.search.hint': 'Type some of the words you read; the texts that have them are listed.',
  'wording.none': 'No text has these words.',
  'wording.found': '{count, plural, one {# text} other {# texts}}',
  'wording.more': 'Only the first {count} are shown: type more of the words.',
  'wording.mine': 'How you would say it',
  'wording.note': 'Keep what stands in braces: names and numbers are put there.',
  'wording.copy': 'Copy key and text',
  'wording.copied': 'Copied. Send it to whoever keeps Mbegu’s words.',
  'wording.not-copied': 'The browser does not let us copy: select the text below and copy it yourself.',
} as const;
