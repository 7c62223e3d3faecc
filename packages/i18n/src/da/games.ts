import type { Catalogue, NounTexts } from '../catalogue.ts';

// Besides the six words every language has, their forms: `.the` with the definite article, `.Last`,
// `.One`, `.The` and `.Your` at the beginning of a sentence, `.left` what is still on the board.
const frø = {
  seed: 'frø',
  seeds: '{n, plural, one {# frø} other {# frø}}',
  'seed.Last': 'Det sidste frø',
  'seed.One': 'Et frø',
  'seeds.left': '{n, plural, one {Det sidste frø} other {De sidste # frø}}',
  'seeds.left.got': '{n, plural, one {det sidste frø} other {de sidste # frø}}',
};

const perler = {
  seed: 'perle',
  seeds: '{n, plural, one {# perle} other {# perler}}',
  'seed.Last': 'Den sidste perle',
  'seed.One': 'En perle',
  'seeds.left': '{n, plural, one {Den sidste perle} other {De sidste # perler}}',
  'seeds.left.got': '{n, plural, one {den sidste perle} other {de sidste # perler}}',
};

const huller = { pit: 'hul', pits: '{n, plural, one {# hul} other {# huller}}' };

const bunke = {
  store: 'bunke',
  'store.the': 'bunken',
  'store.The': 'Bunken',
  'store.your': 'din bunke',
  'store.Your': 'Din bunke',
};

const row = 'række';

/** The words of no game in particular. */
export const nouns: NounTexts = {
  ...huller,
  ...frø,
  store: 'lager',
  'store.the': 'lageret',
  'store.The': 'Lageret',
  'store.your': 'dit lager',
  'store.Your': 'Dit lager',
  row,
};

/** What the games are called, and their own words for what lies on the table. */
export const games: Catalogue['games'] = {
  kalah: {
    name: 'Kalaha',
    nouns: {
      ...huller,
      ...frø,
      store: 'kalaha',
      'store.the': 'kalahaen',
      'store.The': 'Kalahaen',
      'store.your': 'din kalaha',
      'store.Your': 'Din kalaha',
      row,
    },
  },

  'al-manqala': {
    name: 'Al-manqala',
    nouns: {
      pit: 'hus',
      pits: '{n, plural, one {# hus} other {# huse}}',
      ...perler,
      ...bunke,
      row,
    },
  },

  'walak-pussa': {
    name: 'Walak-pussa',
    nouns: { ...huller, ...frø, ...bunke, row },
  },
};
