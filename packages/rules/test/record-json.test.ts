import { describe, expect, test } from 'vitest';
import {
  type GameRecord,
  makeJsonRecord,
  makeRecords,
  must,
  parseJsonRecord,
  parseRecords,
  variationDepthMax,
} from '../src/index.ts';
import { runAll } from './support/run.ts';

const least = { mbegu: 1, game: 'kalah', south: '', north: '', result: null, moves: [] };

const faultsOf = (value: unknown): readonly unknown[] => {
  const record = parseJsonRecord(value);
  return record.ok ? [] : record.error;
};

const shape = (at: string) => ({ code: 'json-shape', params: { at } });

const textOf = (record: GameRecord): GameRecord => must(parseRecords(makeRecords([record])))[0] as GameRecord;

test('everything a record can say, and back', () => {
  const json = {
    mbegu: 1,
    game: 'kalah',
    options: { 'empty-capture': 'take', pie: 'on' },
    south: 'Asha',
    north: 'Freja',
    date: '2026.11.29',
    round: 2,
    position: '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S pie',
    result: [25, 23],
    termination: 'row-empty',
    winner: 'S',
    tags: { Event: 'Cup', 'x-1_': '' },
    comments: ['A usual beginning.'],
    moves: [
      'C',
      {
        move: 'A',
        comments: ['again'],
        variations: [{ comments: ['or'], moves: ['B', 'f', { move: 'D', comments: ['!'] }] }],
      },
      'swap',
      '-',
      { move: 'b', variations: [{ moves: [] }] },
    ],
  };
  const record = must(parseJsonRecord(json));
  expect(makeJsonRecord(record)).toEqual(json);
  expect(textOf(record)).toEqual(record);
});

test('what is not known is left out', () => {
  expect(makeJsonRecord(must(parseJsonRecord({ mbegu: 1, game: 'kalah', moves: [] })))).toEqual(least);
  expect(must(parseJsonRecord({ ...least, result: null, options: {} }))).toEqual(must(parseJsonRecord(least)));
  const empty = { ...least, moves: [{ move: 'C', comments: [], variations: [] }] };
  expect(makeJsonRecord(must(parseJsonRecord(empty))).moves).toEqual(['C']);
});

describe('faults', () => {
  test('not an object, nothing in it', () => {
    for (const value of [null, undefined, 1, 'x', [], true])
      expect(faultsOf(value)).toEqual([{ code: 'record-none', params: {} }]);
    expect(faultsOf({})).toEqual([shape('.moves')]);
    expect(faultsOf({ moves: [] })).toEqual([shape('.mbegu'), shape('.game')]);
    expect(faultsOf({ move: 'C', moves: [], variations: [] })).toEqual([shape('.move'), shape('.variations')]);
  });

  test('each key that holds what it must not, all of one object at once', () => {
    const wrong: Readonly<Record<string, readonly unknown[]>> = {
      mbegu: ['1', null],
      game: [1, null],
      options: [null, [], 'pie=on'],
      south: [null, 1],
      north: [{}, ['x']],
      date: [null, 2026],
      round: ['1', 1.5, null],
      position: [null, []],
      result: ['1-1', [1], [1, 2, 3], [1, '2'], [1.5, 2], [null, 1], {}],
      termination: [null, 1],
      winner: [null, true],
      tags: [null, [], { Event: 1 }, { Event: null }],
      comments: ['x', [1], null, {}],
      moves: [null, 'C', {}],
    };
    runAll(Object.entries(wrong), ([key, values]) => {
      for (const value of values) expect(faultsOf({ ...least, [key]: value })).toEqual([shape(`.${key}`)]);
    });
    expect(faultsOf({ ...least, south: 1, colour: 'red', north: 2 })).toEqual([
      shape('.south'),
      shape('.north'),
      shape('.colour'),
    ]);
  });

  test('a tag that text could not say, or that has a key of its own', () => {
    // Found by the twins: such a record was accepted here, written as text, and refused there.
    for (const name of ['a b', '', '1', 'x"', 'x]', 'ä', 'x\n', 'Options', 'Result', 'Mbegu', 'South']) {
      expect(faultsOf({ ...least, tags: { [name]: 'x' } })).toEqual([shape('.tags')]);
    }
    expect(faultsOf({ ...least, tags: { good: 'x', 'not good': 'x' } })).toEqual([shape('.tags')]);
    for (const name of ['a', 'Z-_9', 'toString']) expect(faultsOf({ ...least, tags: { [name]: 'x' } })).toEqual([]);
  });

  test('deep inside, with the way there', () => {
    const inside = (moves: unknown) => faultsOf({ ...least, moves });
    expect(inside(['C', 1])).toEqual([shape('.moves[1]')]);
    expect(inside([{}])).toEqual([shape('.moves[0].move')]);
    expect(inside([{ move: 1 }])).toEqual([shape('.moves[0].move')]);
    expect(inside([{ move: 'C', colour: 1, comments: 'x' }])).toEqual([
      shape('.moves[0].colour'),
      shape('.moves[0].comments'),
    ]);
    expect(inside([{ move: 'C', variations: [{}] }])).toEqual([shape('.moves[0].variations[0].moves')]);
    expect(inside([{ move: 'C', variations: [{ moves: [], game: 'kalah' }] }])).toEqual([
      shape('.moves[0].variations[0].game'),
    ]);
    expect(inside([{ move: 'C', variations: [{ moves: ['A', null] }] }])).toEqual([
      shape('.moves[0].variations[0].moves[1]'),
    ]);
    expect(inside(['M'])).toEqual([{ code: 'move-syntax', params: { found: 'M' } }]);
    expect(inside(['CA'])).toEqual([{ code: 'move-syntax', params: { found: 'CA' } }]);
  });

  test('variations too deep', () => {
    const nested = (depth: number): object =>
      depth === 0 ? { moves: ['C'] } : { moves: [{ move: 'C', variations: [nested(depth - 1)] }] };
    expect(faultsOf({ ...least, ...nested(variationDepthMax) })).toEqual([]);
    const faults = faultsOf({ ...least, ...nested(variationDepthMax + 1) });
    expect(JSON.stringify(faults)).toMatch(/^\[\{"code":"json-shape","params":\{"at":"\.moves\[0\]\.variations/);
  });

  test('what the tags would say', () => {
    const cases: readonly (readonly [json: object, ...codes: string[]])[] = [
      [{ mbegu: 2 }, 'record-version'],
      [{ mbegu: 1.5 }, 'record-tag', 'record-version'],
      [{ game: 'oware' }, 'unknown-game'],
      [{ date: 'today', winner: 'W' }, 'record-tag', 'record-tag'],
      [{ round: 0 }, 'record-tag'],
      [{ result: [-1, 1] }, 'record-tag'],
      [{ result: [10000, 1] }, 'record-tag'],
      [{ termination: 'match-over' }, 'record-tag'],
      [{ options: { pits: 13, colour: 'red' } }, 'option-value', 'unknown-option'],
      [{ options: { pits: '6' } }, 'option-value'],
    ];
    runAll(cases, ([json, ...codes]) => {
      const record = parseJsonRecord({ ...least, ...json });
      expect(record.ok ? [] : record.error.map(({ code }) => code)).toEqual(codes);
      // No text, no lines.
      for (const fault of record.ok ? [] : record.error) if ('line' in fault.params) expect(fault.params.line).toBe(0);
    });
  });
});
