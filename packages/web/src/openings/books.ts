/** The games whose first positions are solved, and the file each has. Made by `npm run bench book`. */
import type { GameId, Options } from '@mbegu/rules';

interface Book {
  readonly id: GameId;
  /** The pie rule does not change what a position is worth without it, so one book serves both. */
  readonly options: Options;
}

export type BookName = 'kalah-3' | 'kalah-3-take' | 'kalah-4' | 'kalah-4-take' | 'walak-pussa-4';

export const BOOKS: Readonly<Record<BookName, Book>> = {
  'kalah-3': { id: 'kalah', options: { seeds: 3 } },
  'kalah-3-take': { id: 'kalah', options: { seeds: 3, 'empty-capture': 'take' } },
  'kalah-4': { id: 'kalah', options: { seeds: 4 } },
  'kalah-4-take': { id: 'kalah', options: { seeds: 4, 'empty-capture': 'take' } },
  'walak-pussa-4': { id: 'walak-pussa', options: { seeds: 4 } },
};

/** Position text and the exact final margin for whoever is to move. */
export type BookValues = Readonly<Record<string, number>>;

export const LOADERS: Readonly<Record<BookName, () => Promise<BookValues>>> = {
  'kalah-3': async () => (await import('./kalah-3.json')).default,
  'kalah-3-take': async () => (await import('./kalah-3-take.json')).default,
  'kalah-4': async () => (await import('./kalah-4.json')).default,
  'kalah-4-take': async () => (await import('./kalah-4-take.json')).default,
  'walak-pussa-4': async () => (await import('./walak-pussa-4.json')).default,
};
