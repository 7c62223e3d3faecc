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
  // A newer version of this page is there and waits. The sentence stands beside two buttons.
  'update.text': 'There is a new version of Mbegu. It changes none of your games.',
  'update.take': 'Take it now',
  'update.later': 'Later',
  // A view cannot be shown, for its code could not be fetched: offline, or the server has a newer page. A button follows.
  'unfetched.text': 'This part of the page could not be fetched. Your games are kept: load the page again.',
  'unfetched.reload': 'Load again',
} as const;
