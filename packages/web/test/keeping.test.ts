import { gameOf, type Move, must } from '@mbegu/rules';
import { act, loadTable, open, plies, saveTable, type Table } from '@mbegu/table';
import { beforeEach, expect, test } from 'vitest';
import { goesOn, Keeping } from '../src/state/keeping.ts';
import { allGames, keyOf, writeGame } from '../src/state/saved.ts';
import { store } from '../src/state/storage.ts';

const id = 'kalah.here';
const seats = { S: { kind: 'person', name: 'Amina' }, N: { kind: 'person', name: 'Babu' } } as const;
const fresh = open({ game: gameOf('kalah'), seats, now: 1000 }).table;
const played = (table: Table, ...moves: readonly string[]): Table =>
  moves.reduce((state, move) => must(act(state, { type: 'play', move: move as Move }, 2000)).table, table);
const kept = (): Table => must(loadTable(store.read(keyOf(id)) ?? ''));

beforeEach(() => {
  for (const key of store.keys()) store.remove(key);
  writeGame(id, fresh);
});

test('what another tab has played is found once', () => {
  const keeping = new Keeping(id);
  expect(keeping.look(fresh)).toBe('as-known');
  writeGame(id, played(fresh, 'A'));
  const found = keeping.look(fresh);
  expect(typeof found === 'string' ? found : plies(found)).toBe(1);
  expect(keeping.look(fresh)).toBe('as-known');
});

test('what this tab has written, and the same game at another time, are nothing new', () => {
  const keeping = new Keeping(id);
  const table = played(fresh, 'A');
  keeping.write(table);
  expect(keeping.look(table)).toBe('as-known');
  writeGame(id, { ...table, changed: 9000 });
  expect(keeping.look(table)).toBe('as-known');
});

test('a game that was deleted is told once, and kept again when somebody moves', () => {
  const keeping = new Keeping(id);
  store.remove(keyOf(id));
  expect(keeping.look(fresh)).toBe('deleted');
  expect(keeping.look(fresh)).toBe('as-known');
  keeping.write(played(fresh, 'A'));
  expect(plies(kept())).toBe(1);
});

test.each(['{"mbegu-table":1,', '{"mbegu-table":9}', ''])('what cannot be read is not written over: %j', (strange) => {
  const keeping = new Keeping(id);
  store.write(keyOf(id), strange);
  expect(keeping.look(fresh)).toBe('broken');
  expect(keeping.look(fresh)).toBe('as-known');
  // Nobody has decided anything: it lies there as the other tab left it.
  expect(store.read(keyOf(id))).toBe(strange);
  keeping.write(played(fresh, 'A'));
  expect(plies(kept())).toBe(1);
  expect(allGames().broken.map(({ text }) => text)).toEqual([strange]);
  keeping.write(played(fresh, 'A', 'f'));
  expect(allGames().broken).toHaveLength(1);
});

test('what was set aside stays when more is', () => {
  const keeping = new Keeping(id);
  for (const strange of ['{"newer":1}', '{"newer":2}', '{"newer":2}']) {
    store.write(keyOf(id), strange);
    keeping.look(fresh);
    keeping.write(played(fresh, 'A'));
  }
  expect(
    allGames()
      .broken.map(({ text }) => text)
      .sort(),
  ).toEqual(['{"newer":1}', '{"newer":2}']);
});

test('what can be read again after something that could not is followed, and nothing is set aside', () => {
  const keeping = new Keeping(id);
  store.write(keyOf(id), '{');
  keeping.look(fresh);
  writeGame(id, played(fresh, 'B'));
  expect(keeping.look(fresh)).not.toBeTypeOf('string');
  keeping.write(played(fresh, 'B', 'f'));
  expect(allGames().broken).toEqual([]);
});

test('where nothing is kept there is trouble as soon as something lies there', () => {
  expect(new Keeping(id).trouble).toBe('storage-forbidden');
  expect(new Keeping('kalah.elsewhere').trouble).toBeNull();
});

test('one game goes on from another where that is a part of it', () => {
  const one = played(fresh, 'A');
  expect(goesOn(fresh, one)).toBe(true);
  expect(goesOn(one, played(one, 'f'))).toBe(true);
  expect(goesOn(one, fresh)).toBe(false);
  expect(goesOn(one, played(fresh, 'B', 'f'))).toBe(false);
  expect(saveTable(one)).not.toBe(saveTable(fresh));
});
