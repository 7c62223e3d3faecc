import { makeRecords, must, parseRecords } from '@mbegu/rules';
import { expect, test } from 'vitest';
import {
  act,
  current,
  loadTable,
  matchesIn,
  nameCharsMax,
  recordsOfTable,
  saveTable,
  type Table,
  tableOfRecords,
} from '../src/index.ts';
import { acted, againstComputer, noon, played, tableOf, textOf } from './helpers.ts';

const textFor = (...tables: readonly Table[]): string => makeRecords(tables.flatMap(recordsOfTable));

const tablesIn = (text: string): readonly Table[] =>
  matchesIn(must(parseRecords(text))).map((records) => must(tableOfRecords(records, noon + 5)));

test('what was written is read, with who sat there, and can be played on', () => {
  const table = played(tableOf('kalah', { options: { leftovers: 'nobody' }, seats: againstComputer }), 'C', 'A');
  const [read] = tablesIn(textFor(table)) as [Table];
  expect(read.seats).toEqual(againstComputer);
  expect(textOf(read)).toBe(textOf(table));
  expect(read.match.game).toEqual(table.match.game);
  expect(new Date(read.began).toDateString()).toBe(new Date(noon).toDateString());
  expect(act(read, { type: 'undo' }, noon).ok).toBe(true);
});

test('a file of many: the rounds of a match stay together', () => {
  const position = '1,0,0,3,0,2,0/1,0,2,0,1,0,4 20-22 S';
  const round = played(tableOf('walak-pussa', { options: { rounds: 'simple' }, position }), 'A');
  const rounds = acted(round, { type: 'next-round' }).table;
  const resigned = acted(tableOf('al-manqala'), { type: 'resign', by: 'S' }).table;
  const read = tablesIn(textFor(rounds, resigned, rounds));
  expect(read.map(textOf)).toEqual([rounds, resigned, rounds].map(textOf));
  expect(current(read[1] as Table).outcome?.reason).toBe('resigned');
});

test('a person who is called like a computer stays a person, and a computer a computer', () => {
  const seats = {
    S: { kind: 'person', name: 'computer:baobab' },
    N: { kind: 'person', name: 'human:computer:fig' },
  } as const;
  const table = tableOf('kalah', { seats });
  expect(textFor(table)).toContain('[South "human:computer:baobab"]');
  expect(tablesIn(textFor(table))[0]?.seats).toEqual(seats);
  expect(must(loadTable(saveTable(table))).seats).toEqual(seats);
  const plain = { ...seats, N: { kind: 'person', name: 'human:Ali' } } as const;
  expect(tablesIn(textFor(tableOf('kalah', { seats: plain })))[0]?.seats).toEqual(plain);
});

test('a name that is too long or would act on a screen is cut to what a table takes', () => {
  const south = `\u202e${'a'.repeat(90)}`;
  const records = recordsOfTable(tableOf('kalah')).map((record) => ({ ...record, south }));
  const odd = must(tableOfRecords(records, noon));
  expect(odd.seats.S).toEqual({ kind: 'person', name: 'a'.repeat(nameCharsMax) });
  expect(odd.seats.N).toEqual({ kind: 'person', name: 'Babu' });
});

test('what cannot be played is refused with its reason', () => {
  expect(tableOfRecords([], noon)).toMatchObject({ ok: false, error: [{ code: 'record-none' }] });
  const text = textFor(played(tableOf('kalah'), 'C', 'A')).replace('1. CA', '1. CC');
  const [records = []] = matchesIn(must(parseRecords(text)));
  expect(tableOfRecords(records, noon)).toMatchObject({ ok: false, error: [{ code: 'record-move' }] });
});
