import type { Position } from '@mbegu/rules';
import { expect, test } from 'vitest';
import { emptyPosition, fitting, fittingPosition, fromAttribute, startSettings } from '../src/settings.ts';
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

const start = startSettings();

test.each([
  ['theme', 'nope'],
  ['theme', undefined],
  ['viewer', 'W'],
  ['layout', 7],
  ['speed', null],
  ['counts', ['beside']],
  ['scheme', 'toString'],
  ['legal', 'ABC'],
  ['legal', null],
  ['legal', { length: 1 }],
  ['previews', {}],
  ['tags', []],
  ['tags', undefined],
  ['texts', 'German'],
  ['texts', null],
  ['names', undefined],
  ['names', 'Amina'],
] as const)('property %s = %j means the value at the start', (name, value) => {
  expect(fitting({ [name]: value })).toEqual({ [name]: start[name] });
});

test.each([
  ['theme', 'al-manqala'],
  ['viewer', 'N'],
  ['legal', ['A', 'swap']],
  ['previews', new Map()],
  ['tags', new (class extends Map {})()],
  ['texts', { ...start.texts }],
  ['names', { S: 'Amina', N: 'Bo' }],
  ['help', false],
] as const)('property %s is taken as it is', (name, value) => {
  expect(fitting({ [name]: value })[name]).toBe(value);
});

test('what is missing of texts and names is as at the start', () => {
  const number = () => '?';
  expect(fitting({ texts: {} }).texts).toEqual(start.texts);
  expect(fitting({ texts: { number, grid: 7, row: undefined } }).texts).toEqual({ ...start.texts, number });
  expect(fitting({ names: { S: 'Amina', N: null } }).names).toEqual({ S: 'Amina', N: 'North' });
});

const six = emptyPosition(6);

const noPositions: readonly unknown[] = [
  null,
  [],
  {},
  { ...six, holes: null },
  { ...six, slots: [] },
  { ...six, slots: [-1, 1e9, Number.NaN, Number.POSITIVE_INFINITY] },
  { ...six, slots: Array(30).fill(0) },
  ...[-1, 0.5, 1e9, Number.NaN, '3', null].map((count) => ({ ...six, slots: [count, ...six.slots.slice(1)] })),
];
test.each(noPositions.map((given) => ({ given })))('no position, but a bare board: $given', ({ given }) => {
  expect(fittingPosition(given as Position)).toEqual(six);
});

test.each([1, 7, 12])('a position of %i pits a row is taken as it is', (pits) => {
  const position = emptyPosition(pits);
  expect(fittingPosition(position)).toBe(position);
  const full = { ...position, slots: position.slots.map((_, slot) => (slot === 0 ? 1000 : 0)) };
  expect(fittingPosition(full)).toBe(full);
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
