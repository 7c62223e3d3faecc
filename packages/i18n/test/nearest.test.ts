import { expect, test } from 'vitest';
import { editDistance, nearest } from '../src/index.ts';

test('the edit distance counts letters put in, left out, replaced and exchanged', () => {
  expect(editDistance('', '')).toBe(0);
  expect(editDistance('kalah', 'kalah')).toBe(0);
  expect(editDistance('kalah', 'kalaha')).toBe(1);
  expect(editDistance('kalah', 'klah')).toBe(1);
  expect(editDistance('kalah', 'kaleh')).toBe(1);
  expect(editDistance('kalah', 'klaah')).toBe(1);
  expect(editDistance('kitten', 'sitting')).toBe(3);
  expect(editDistance('', 'abc')).toBe(3);
});

test('the edit distance is symmetric', () => {
  for (const [a, b] of [
    ['seeds', 'sedes'],
    ['pits', 'pie'],
    ['walak-pussa', 'al-manqala'],
  ] as const) {
    expect(editDistance(a, b)).toBe(editDistance(b, a));
  }
});

test('the nearest word is offered only where it is near', () => {
  const games = ['kalah', 'al-manqala', 'walak-pussa'];
  expect(nearest('kalha', games)).toBe('kalah');
  expect(nearest('KALAH', games)).toBe('kalah');
  expect(nearest('al-mankala', games)).toBe('al-manqala');
  expect(nearest('walakpusa', games)).toBe('walak-pussa');
  expect(nearest('chess', games)).toBeNull();
  expect(nearest('', games)).toBeNull();
  expect(nearest('k'.repeat(1000), games)).toBeNull();
  expect(nearest('pis', ['pits', 'pie'])).toBe('pits');
});
