import type { Catalogue, NounTexts } from '../catalogue.ts';

/**
 * The words of no game in particular. Besides the common ones there are the forms Arabic sentences ask for: `.def` with the
 * article, `.your` with “your”, `.acc` after a verb or a preposition, `.empty` (“which was an empty pit”) and `.full` with their adjectives, since a
 * house is masculine and a pit feminine.
 */
export const nouns: NounTexts = {
  pit: 'حفرة',
  'pit.def': 'الحفرة',
  'pit.acc': 'حفرة',
  'pit.empty': 'وكانت حفرة فارغة',
  'pit.full': 'حفرة غير فارغة',
  pits: '{n, plural, zero {لا حفر} one {حفرة واحدة} two {حفرتان} few {# حفر} many {# حفرة} other {# حفرة}}',
  seed: 'حبة',
  'seed.def': 'الحبة',
  seeds: '{n, plural, zero {لا حبات} one {حبة واحدة} two {حبتان} few {# حبات} many {# حبة} other {# حبة}}',
  'seeds.acc': '{n, plural, zero {0 حبة} one {حبة واحدة} two {حبتين} few {# حبات} many {# حبة} other {# حبة}}',
  store: 'مخزن',
  'store.def': 'المخزن',
  'store.your': 'مخزنك',
  row: 'صفّ',
};

/** What the games are called, and their own words for what lies on the table. */
export const games: Catalogue['games'] = {
  kalah: {
    name: 'كالاه',
    nouns,
  },

  'al-manqala': {
    name: 'المنقلة',
    nouns: {
      ...nouns,
      pit: 'بيت',
      'pit.def': 'البيت',
      'pit.acc': 'بيتًا',
      'pit.empty': 'وكان بيتًا فارغًا',
      'pit.full': 'بيتًا غير فارغ',
      pits: '{n, plural, zero {لا بيوت} one {بيت واحد} two {بيتان} few {# بيوت} many {# بيتًا} other {# بيت}}',
      seed: 'خرزة',
      'seed.def': 'الخرزة',
      seeds: '{n, plural, zero {لا خرز} one {خرزة واحدة} two {خرزتان} few {# خرزات} many {# خرزة} other {# خرزة}}',
      'seeds.acc':
        '{n, plural, zero {0 خرزة} one {خرزة واحدة} two {خرزتين} few {# خرزات} many {# خرزة} other {# خرزة}}',
      store: 'كومة',
      'store.def': 'الكومة',
      'store.your': 'كومتك',
    },
  },

  'walak-pussa': {
    name: 'والاك-بوسا',
    nouns: { ...nouns, store: 'كومة', 'store.def': 'الكومة', 'store.your': 'كومتك' },
  },
};
