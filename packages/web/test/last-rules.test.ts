import { expect, test } from 'vitest';
import { type HouseRules, keepRules, lastRules } from '../src/state/last-rules.ts';
import { openStore } from '../src/state/storage.ts';

const usual: HouseRules = { options: {}, begins: 'seat', handicap: null };
const holding = (text: string) => {
  const store = openStore(null);
  store.write('mbegu:1:rules:kalah', text);
  return store;
};

test('how one played is kept for each game', () => {
  const store = openStore(null);
  const rules: HouseRules = {
    options: { seeds: 3, leftovers: 'nobody' },
    begins: 'lot',
    handicap: { giver: 'N', count: 2 },
  };
  expect(lastRules('kalah', store)).toEqual(usual);
  keepRules('kalah', rules, store);
  expect(lastRules('kalah', store)).toEqual(rules);
  expect(lastRules('walak-pussa', store)).toEqual(usual);
});

test.each(['', 'null', '7', '[]', '"x"', '{"options":', '{"options":7,"begins":true,"handicap":"S"}'])(
  'what cannot be read is as at the very first time: %j',
  (text) => expect(lastRules('kalah', holding(text))).toEqual(usual),
);

test('an option that is not known, or not so, takes no other with it', () => {
  const options = { seeds: 3, pits: 99, leftovers: 'moon', colour: 'red' };
  expect(lastRules('kalah', holding(JSON.stringify({ options }))).options).toEqual({ seeds: 3 });
});

test.each([
  [
    { giver: 'S', count: 40 },
    { giver: 'S', count: 6 },
  ],
  [{ giver: 'W', count: 1 }, null],
  [{ giver: 'N', count: 0 }, null],
  [{ giver: 'N', count: 1.5 }, null],
  [{ giver: 'N', count: '2' }, null],
])('a handicap is one this board has: %j', (handicap, read) => {
  expect(lastRules('kalah', holding(JSON.stringify({ handicap }))).handicap).toEqual(read);
});
