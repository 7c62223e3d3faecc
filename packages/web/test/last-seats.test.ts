import { expect, test } from 'vitest';
import { keepSeats, lastFriends, lastSeats } from '../src/state/last-seats.ts';
import { openStore } from '../src/state/storage.ts';

const usual = { S: { kind: 'person', name: '' }, N: { kind: 'computer', level: 'sprout' } } as const;

test('who sat where is kept for each game', () => {
  const store = openStore(null);
  const seats = { S: { kind: 'computer', level: 'fig' }, N: { kind: 'person', name: 'Amina' } } as const;
  expect(lastSeats('kalah', store)).toEqual(usual);
  keepSeats('kalah', seats, false, store);
  expect(lastSeats('kalah', store)).toEqual(seats);
  expect(lastSeats('walak-pussa', store)).toEqual(usual);
});

test.each(['null', '7', '{"S":', '{"S":null,"N":[]}', '{"S":{"kind":"person"},"N":{"kind":"computer","level":"oak"}}'])(
  'what is no seat here is as at first: %s',
  (kept) => {
    const store = openStore(null);
    store.write('mbegu:1:seats:kalah', kept);
    expect(lastSeats('kalah', store)).toEqual(usual);
  },
);

test('a name is no longer than a table takes', () => {
  const store = openStore(null);
  keepSeats('kalah', { S: { kind: 'person', name: 'a'.repeat(100) }, N: { kind: 'person', name: '' } }, false, store);
  expect(lastSeats('kalah', store).S).toEqual({ kind: 'person', name: 'a'.repeat(40) });
});

test('two friends are remembered beside how one plays else, and a computer is no friend', () => {
  const store = openStore(null);
  const friends = { S: { kind: 'person', name: 'Amina' }, N: { kind: 'person', name: 'Babu' } } as const;
  const strong = { S: { kind: 'person', name: 'Amina' }, N: { kind: 'computer', level: 'fig' } } as const;
  expect(lastFriends('kalah', store)).toEqual({ S: { kind: 'person', name: '' }, N: { kind: 'person', name: '' } });
  keepSeats('kalah', friends, true, store);
  expect(lastFriends('kalah', store)).toEqual(friends);
  expect(lastSeats('kalah', store)).toEqual(usual);
  // Somebody came for a friend and chose the computer.
  keepSeats('kalah', strong, true, store);
  expect(lastFriends('kalah', store)).toEqual(friends);
  expect(lastSeats('kalah', store)).toEqual(strong);
  // Two persons who were chosen as such are there both ways.
  keepSeats('kalah', friends, false, store);
  expect(lastSeats('kalah', store)).toEqual(friends);
});
