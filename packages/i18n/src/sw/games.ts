import type { Catalogue, NounTexts } from '../catalogue.ts';

/**
 * The words of no game in particular. Besides the nouns every language has: the same at the start of a sentence (`Pit`,
 * `Seed`, `Seeds`), and what agrees with the pit (shimo lako, nyumba yako).
 */
export const nouns: NounTexts = {
  pit: 'shimo',
  pits: '{n, plural, one {shimo #} other {mashimo #}}',
  seed: 'mbegu',
  seeds: 'mbegu {n}',
  store: 'ghala',
  row: 'safu',
  Pit: 'Shimo',
  Store: 'Ghala',
  Seed: 'Mbegu',
  Seeds: 'Mbegu {n}',
  'pit.of': 'la',
  'pit.your': 'lako',
  'pit.has': 'lina',
  'pit.with': 'lenye',
  'pit.is': 'liko',
  'pit.other': 'lingine',
  'pit.closed': 'lililofungwa',
  'pit.that': 'lililo',
  'Pit.next': 'Shimo linalofuata',
  'pits.ringed': 'mashimo yanayochezeka, yenye duara',
};

/** What the games are called, and their own words for what lies on the table. */
export const games: Catalogue['games'] = {
  kalah: {
    name: 'Kalah',
    nouns,
  },

  'al-manqala': {
    name: 'Al-manqala',
    nouns: {
      pit: 'nyumba',
      pits: 'nyumba {n}',
      seed: 'kete',
      seeds: 'kete {n}',
      store: 'fungu',
      row: 'safu',
      Pit: 'Nyumba',
      Store: 'Fungu',
      Seed: 'Kete',
      Seeds: 'Kete {n}',
      'pit.of': 'ya',
      'pit.your': 'yako',
      'pit.has': 'ina',
      'pit.with': 'yenye',
      'pit.is': 'iko',
      'pit.other': 'nyingine',
      'pit.closed': 'iliyofungwa',
      'pit.that': 'iliyo',
      'Pit.next': 'Nyumba inayofuata',
      'pits.ringed': 'nyumba zinazochezeka, zenye duara',
    },
  },

  'walak-pussa': {
    name: 'Walak-pussa',
    nouns: {
      ...nouns,
      pit: 'tundu',
      pits: '{n, plural, one {tundu #} other {matundu #}}',
      store: 'fungu',
      Pit: 'Tundu',
      Store: 'Fungu',
      'Pit.next': 'Tundu linalofuata',
      'pits.ringed': 'matundu yanayochezeka, yenye duara',
    },
  },
};
