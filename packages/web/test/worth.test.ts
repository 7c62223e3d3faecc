import { gameOf, type Move } from '@mbegu/rules';
import { beforeAll, expect, test, vi } from 'vitest';
import { countingOf, tagsOf, type Worth } from '../src/state/worth.ts';
import { openWords, withSetupTexts } from '../src/words.ts';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await openWords(['en-GB']);
  await withSetupTexts(Promise.resolve());
});

const worths = (margins: Readonly<Record<string, number>>): ReadonlyMap<Move, Worth> =>
  new Map(Object.entries(margins).map(([move, margin]) => [move as Move, { margin, exact: true }]));
const best = (margins: Readonly<Record<string, number>>, legal: readonly Move[]): string[] =>
  [...tagsOf(worths(margins), legal)].flatMap(([pit, tag]) => (tag.best ? [pit] : []));

test('the best is marked, and all that are as good', () => {
  expect(best({ A: 2, B: -1, C: 2 }, ['A', 'B', 'C'])).toEqual(['A', 'C']);
});

test('none is marked while another move is not weighed, or an exchange of seats may be better', () => {
  expect(best({ A: 2, B: -1 }, ['A', 'B', 'C'])).toEqual([]);
  expect(best({ A: 2, B: -1 }, ['A', 'B', 'swap'])).toEqual([]);
});

test('an exchange of seats is weighed with the others, and is no pit', () => {
  expect(best({ A: 2, B: -1, swap: 1 }, ['A', 'B', 'swap'])).toEqual(['A']);
  expect(best({ A: 2, B: -1, swap: 3 }, ['A', 'B', 'swap'])).toEqual([]);
  expect([...tagsOf(worths({ A: 2, swap: 3 }), ['A', 'swap']).keys()]).toEqual(['A']);
});

test('none is marked where none is better', () => {
  expect(best({ A: 2, B: 2 }, ['A', 'B'])).toEqual([]);
  expect(best({ A: 2 }, ['A'])).toEqual([]);
  expect(best({}, [])).toEqual([]);
});

test('where a majority ends the game, it is said that values count on', () => {
  expect(countingOf(gameOf('al-manqala'))).toContain('to the last bead');
  expect([countingOf(gameOf('kalah')), countingOf(gameOf('walak-pussa'))]).toEqual(['', '']);
});
