import { expect, test } from 'vitest';
import { hrefOf, parseRoute } from '../src/routes.ts';

test.each([
  ['#/new/kalah', { view: 'new', game: 'kalah' }],
  ['#/new/kalah/friend', { view: 'new', game: 'kalah', friend: true }],
  ['#/play/kalah.abc1', { view: 'play', id: 'kalah.abc1' }],
  ['#/', { view: 'home' }],
  ['#/games', { view: 'games' }],
  ['#/openings/walak-pussa', { view: 'openings', game: 'walak-pussa' }],
  ['#/analyse', { view: 'analyse', what: '' }],
  ['#/learn/kalah/rules', { view: 'learn', what: 'kalah/rules' }],
] as const)('%s is an address', (hash, route) => {
  expect(parseRoute(hash)).toEqual(route);
  expect(hrefOf(route)).toBe(hash);
});

test.each(['', '#', '#/'])('"%s" is the home', (hash) => {
  expect(parseRoute(hash)).toEqual({ view: 'home' });
});

test.each(['#/new/chess', '#/new/__proto__', '#/play/', '#/play/a/b', '#/elsewhere', '#/openings/chess', '#/play/%00'])(
  '"%s" leads home, where it is said that there is no such thing',
  (hash) => {
    expect(parseRoute(hash)).toEqual({ view: 'home', lost: true });
  },
);
