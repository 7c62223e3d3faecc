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
    description: 'The American games room of the 1950s: fill your own kalah, move again, and strike across the board.',
    nouns: { ...nouns, store: 'kalah' },
  },

  'al-manqala': {
    name: 'Al-manqala',
    description:
      'A Galilean coffee house in the afternoon: make twos and fours, and do not starve your guest by mistake.',
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
    description: 'A Kandyan verandah at New Year: sow on and on until a hole is empty, then pick the pearls behind it.',
    nouns: {
      ...nouns,
      pit: 'hole',
      pits: '{n, plural, one {# hole} other {# holes}}',
      store: 'pile',
    },
  },
};
