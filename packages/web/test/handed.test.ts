import { afterEach, expect, test, vi } from 'vitest';
import { handPosition, takeHanded } from '../src/state/handed.ts';

const position = '0,0,0,0,0,1/0,3,0,0,2,0 20-22 S';

/** The storage of a tab. */
const sessionOf = (kept: Map<string, string>): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => ({
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
  removeItem: (key) => void kept.delete(key),
});
const inTab = (): Map<string, string> => {
  const kept = new Map<string, string>();
  vi.stubGlobal('window', { sessionStorage: sessionOf(kept) });
  return kept;
};

afterEach(() => {
  takeHanded('kalah');
  vi.unstubAllGlobals();
});

test('a position is taken once, by the game it is for', () => {
  inTab();
  handPosition('kalah', { seeds: 3 }, position);
  expect(takeHanded('walak-pussa')).toBeNull();
  expect(takeHanded('kalah')).toEqual({ game: 'kalah', options: { seeds: 3 }, position });
  expect(takeHanded('kalah')).toBeNull();
});

test('a later one takes the place of the earlier one', () => {
  inTab();
  handPosition('kalah', {}, position);
  handPosition('kalah', { seeds: 4 }, '');
  expect(takeHanded('kalah')).toEqual({ game: 'kalah', options: { seeds: 4 }, position: '' });
});

test.each([
  ['there is no such storage', () => vi.stubGlobal('window', {})],
  [
    'it is forbidden',
    () =>
      vi.stubGlobal('window', {
        get sessionStorage() {
          throw new DOMException('no', 'SecurityError');
        },
      }),
  ],
  [
    'it is full',
    () => {
      const full = {
        ...sessionOf(new Map()),
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      };
      vi.stubGlobal('window', { sessionStorage: full });
    },
  ],
])('it goes over in memory where %s', (_, stub) => {
  stub();
  handPosition('kalah', {}, position);
  expect(takeHanded('kalah')?.position).toBe(position);
  expect(takeHanded('kalah')).toBeNull();
});

test.each([
  'no JSON',
  'null',
  '{"game":"chess","options":{},"position":""}',
  '{"game":"kalah","options":{"pits":99},"position":""}',
  '{"game":"kalah","options":{},"position":7}',
])('what is none is not taken: %s', (text) => {
  inTab().set('mbegu:1:handed', text);
  expect(takeHanded('kalah')).toBeNull();
});
