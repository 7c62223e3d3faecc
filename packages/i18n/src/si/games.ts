import type { Catalogue, NounTexts } from '../catalogue.ts';

/**
 * The words of no game in particular. A Sinhala noun changes with its case and before its number, so each game also has the
 * forms that sentences need: `one` indefinite, `dat` to, `loc` in, `abl` from, `def` counted and known, `bare` without a number.
 */
export const nouns: NounTexts = {
  pit: 'වළ',
  'pit.one': 'වළක්',
  'pit.dat': 'වළට',
  'pit.loc': 'වළේ',
  'pit.abl': 'වළෙන්',
  pits: '{n, plural, =1 {එක වළක්} other {වළවල් #ක්}}',
  'pits.abl': 'වළවල්වලින්',
  seed: 'ඇටය',
  'seed.one': 'ඇටයක්',
  seeds: '{n, plural, =0 {ඇට 0} =1 {එක ඇටයක්} other {ඇට #ක්}}',
  'seeds.def': '{n, plural, =1 {ඇටය} other {ඇට #}}',
  'seeds.bare': 'ඇට',
  store: 'අටුව',
  'store.dat': 'අටුවට',
  'store.loc': 'අටුවේ',
  row: 'පේළිය',
};

const pile = { store: 'ගොඩ', 'store.dat': 'ගොඩට', 'store.loc': 'ගොඩේ' };

/** What the games are called, and their own words for what lies on the table. */
export const games: Catalogue['games'] = {
  kalah: {
    name: 'කලාහ්',
    nouns: { ...nouns, store: 'කලාහය', 'store.dat': 'කලාහයට', 'store.loc': 'කලාහයේ' },
  },

  'al-manqala': {
    name: 'අල්-මන්කලා',
    nouns: {
      ...nouns,
      ...pile,
      pit: 'ගෙය',
      'pit.one': 'ගෙයක්',
      'pit.dat': 'ගෙට',
      'pit.loc': 'ගෙයි',
      'pit.abl': 'ගෙයින්',
      pits: '{n, plural, =1 {එක ගෙයක්} other {ගෙවල් #ක්}}',
      'pits.abl': 'ගෙවල්වලින්',
      seed: 'පබළුව',
      'seed.one': 'පබළුවක්',
      seeds: '{n, plural, =0 {පබළු 0} =1 {එක පබළුවක්} other {පබළු #ක්}}',
      'seeds.def': '{n, plural, =1 {පබළුව} other {පබළු #}}',
      'seeds.bare': 'පබළු',
    },
  },

  'walak-pussa': {
    name: 'වළක් පුස්ස',
    nouns: { ...nouns, ...pile },
  },
};
