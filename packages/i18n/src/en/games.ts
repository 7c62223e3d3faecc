import type { Catalogue, NounTexts } from '../catalogue.ts';

const seeds = '{n, plural, one {# seed} other {# seeds}}';

/** The words of no game in particular. */
export const nouns: NounTexts = {
  pit: 'pit',
  pits: '{n, plural, one {# pit} other {# pits}}',
  seed: 'seed',
  seeds,
  store: 'store',
  row: 'row',
};

/** What the games are called, and their own words for what lies on the table. */
export const games: Catalogue['games'] = {
  kalah: {
    name: 'Kalah',
    nouns: { ...nouns, store: 'kalah' },
  },

  'al-manqala': {
    name: 'Al-manqala',
    nouns: {
      ...nouns,
      pit: 'house',
      pits: '{n, plural, one {# house} other {# houses}}',
      seed: 'bead',
      seeds: '{n, plural, one {# bead} other {# beads}}',
      store: 'pile',
    },
  },

  'walak-pussa': {
    name: 'Walak-pussa',
    nouns: {
      ...nouns,
      pit: 'hole',
      pits: '{n, plural, one {# hole} other {# holes}}',
      store: 'pile',
    },
  },
};
