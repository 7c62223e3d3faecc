import type { Catalogue, NounTexts } from '../catalogue.ts';

// Besides the six words every language has, their forms: `.a` with the indefinite article in the accusative, `.acc`
// with the definite one, `.in` where something lies, `.Last`, `.One` and `.Your` at the beginning of a sentence, `.left`
// what is still on the board.
const samen = {
  seed: 'Samen',
  seeds: '{n, plural, one {# Samen} other {# Samen}}',
  'seed.Last': 'Der letzte Samen',
  'seed.One': 'Ein Samen',
  'seeds.left': '{n, plural, one {Der letzte Samen} other {Die letzten # Samen}}',
  'seeds.left.acc': '{n, plural, one {den letzten Samen} other {die letzten # Samen}}',
};

const perlen = {
  seed: 'Perle',
  seeds: '{n, plural, one {# Perle} other {# Perlen}}',
  'seed.Last': 'Die letzte Perle',
  'seed.One': 'Eine Perle',
  'seeds.left': '{n, plural, one {Die letzte Perle} other {Die letzten # Perlen}}',
  'seeds.left.acc': '{n, plural, one {die letzte Perle} other {die letzten # Perlen}}',
};

const mulden = {
  pit: 'Mulde',
  pits: '{n, plural, one {# Mulde} other {# Mulden}}',
  'pit.a': 'eine Mulde',
};

const haufen = {
  store: 'Haufen',
  'store.Your': 'Dein Haufen',
  'store.acc': 'den Haufen',
  'store.your.acc': 'deinen Haufen',
  'store.in': 'auf dem Haufen',
};

const row = 'Reihe';

/** The words of no game in particular. */
export const nouns: NounTexts = {
  ...mulden,
  ...samen,
  store: 'Gewinnmulde',
  'store.Your': 'Deine Gewinnmulde',
  'store.acc': 'die Gewinnmulde',
  'store.your.acc': 'deine Gewinnmulde',
  'store.in': 'in der Gewinnmulde',
  row,
};

/** What the games are called, and their own words for what lies on the table. */
export const games: Catalogue['games'] = {
  kalah: {
    name: 'Kalaha',
    nouns: {
      ...mulden,
      ...samen,
      store: 'Kalaha',
      'store.Your': 'Dein Kalaha',
      'store.acc': 'das Kalaha',
      'store.your.acc': 'dein Kalaha',
      'store.in': 'im Kalaha',
      row,
    },
  },

  'al-manqala': {
    name: 'Al-manqala',
    nouns: {
      pit: 'Haus',
      pits: '{n, plural, one {# Haus} other {# Häuser}}',
      'pit.a': 'ein Haus',
      ...perlen,
      ...haufen,
      row,
    },
  },

  'walak-pussa': {
    name: 'Walak-pussa',
    nouns: {
      pit: 'Loch',
      pits: '{n, plural, one {# Loch} other {# Löcher}}',
      'pit.a': 'ein Loch',
      ...samen,
      ...haufen,
      row,
    },
  },
};
