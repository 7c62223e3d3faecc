import { expect, test } from 'vitest';
import { emptyPosition, fromAttribute } from '../src/settings.ts';
import { storesOf } from '../src/themes.ts';

test.each([
  ['theme', 'walak-pussa', { theme: 'walak-pussa' }],
  ['theme', 'chess', { theme: 'kalah' }],
  ['theme', null, { theme: 'kalah' }],
  ['viewer', 'N', { viewer: 'N' }],
  ['layout', 'upright', { layout: 'upright' }],
  ['speed', 'off', { speed: 'off' }],
  ['counts', 'hidden', { counts: 'hidden' }],
  ['scheme', 'dark', { scheme: 'dark' }],
  ['facing', '', { facing: true }],
  ['facing', null, { facing: false }],
  ['numbers-only', '', { numbersOnly: true }],
  ['help', null, { help: true }],
  ['help', 'off', { help: false }],
  ['arrows', 'false', { arrows: false }],
] as const)('attribute %s=%s', (name, text, settings) => {
  expect(fromAttribute(name, text)).toEqual(settings);
});

test('stores follow from the theme', () => {
  expect(storesOf('kalah')).toBe('kalah');
  expect(storesOf('al-manqala')).toBe('trays');
});

test.each([
  [6, 16],
  [0, 6],
  [99, 28],
])('an empty board of %i pits has %i slots', (pits, slots) => expect(emptyPosition(pits).slots).toHaveLength(slots));
