import {
  GAME_IDS,
  type GameId,
  gameOf,
  makePosition,
  makeRecords,
  must,
  type Options,
  parsePosition,
  parseRecords,
  SIDES,
  startPosition,
  totalSeeds,
} from '@mbegu/rules';
import { expect, test } from 'vitest';
import {
  act,
  handicapIn,
  handicapMax,
  handicapStart,
  loadTable,
  open,
  recordsOfTable,
  saveTable,
  tableOfRecords,
} from '../src/index.ts';
import { noon, twoPersons } from './helpers.ts';

test.each([
  ['kalah', {}, 'S', 2, '3,3,4,4,4,4/4,4,4,4,4,4 0-2 S'],
  ['kalah', { pie: 'on' }, 'N', 6, '4,4,4,4,4,4/3,3,3,3,3,3 6-0 S pie'],
  ['al-manqala', {}, 'S', 3, '6,6,6,7,7,7,7/7,7,7,7,7,7,7 0-3 S'],
  ['al-manqala', { seeds: 1 }, 'N', 7, '1,1,1,1,1,1,1/0,0,0,0,0,0,0 7-0 S'],
  ['walak-pussa', { rounds: 'parker' }, 'N', 1, '4,4,4,4,4,4,4/3,4,4,4,4,4,4 1-0 S'],
] as const)('%s %j: %s gives %i', (id, options, giver, count, text) => {
  expect(makePosition(handicapStart(gameOf(id, options as object), { giver, count }))).toBe(text);
});

const rules: readonly (readonly [GameId, Options])[] = [
  ...GAME_IDS.map((id) => [id, {}] as const),
  ['kalah', { seeds: 3, 'empty-capture': 'take', end: 'no-move', leftovers: 'nobody', pie: 'on' }],
  ['kalah', { pits: 12, seeds: 12 }],
  ['kalah', { pits: 1, seeds: 1 }],
  ['al-manqala', { pits: 3, seeds: 1, origin: 'skip', chase: 'agreement-only' }],
  ['walak-pussa', { pits: 5, seeds: 2, rounds: 'simple' }],
];

test.each(rules)('%s %j: no seed is lost, and every number of them can be given by either side', (id, options) => {
  const game = gameOf(id, options as object);
  const start = startPosition(game);
  for (const giver of SIDES) {
    for (let count = 0; count <= handicapMax(game); count++) {
      const given = handicapStart(game, { giver, count });
      expect(totalSeeds(given.slots)).toBe(totalSeeds(start.slots));
      expect(given.slots.every((seeds) => seeds >= 0)).toBe(true);
      expect(must(parsePosition(game, makePosition(given)))).toEqual(given);
      expect(handicapIn(game, given)).toEqual(count === 0 ? null : { giver, count });
      const { table } = open({ game, seats: twoPersons, now: noon, given });
      const [record] = recordsOfTable(table);
      expect(record?.position).toBe(count === 0 ? null : makePosition(given));
      expect(must(loadTable(saveTable(table))).match.given).toEqual(given);
      const read = must(parseRecords(makeRecords(recordsOfTable(table))));
      expect(must(tableOfRecords(read, noon)).match.given).toEqual(given);
    }
    expect(handicapStart(game, { giver, count: 99 })).toEqual(handicapStart(game, { giver, count: game.board.pits }));
  }
});

test('any other position is no handicap', () => {
  const game = gameOf('kalah');
  for (const text of [
    '3,4,3,4,4,4/4,4,4,4,4,4 0-2 S',
    '3,3,4,4,4,4/4,4,4,4,4,4 1-2 S',
    '3,3,4,4,4,4/4,4,4,4,4,4 0-2 N',
    '4,4,4,4,4,4/4,4,4,4,4,4 0-30 S',
  ]) {
    expect(handicapIn(game, must(parsePosition(game, text)))).toBeNull();
  }
});

test('at the rematch the same person gives', () => {
  const game = gameOf('kalah');
  const given = handicapStart(game, { giver: 'S', count: 3 });
  const { table } = open({ game, seats: twoPersons, now: noon, given });
  const over = must(act(table, { type: 'resign', by: 'N' }, noon)).table;
  const next = must(act(over, { type: 'rematch' }, noon)).table;
  expect(next.seats).toEqual({ S: twoPersons.N, N: twoPersons.S });
  expect(handicapIn(game, next.match.given)).toEqual({ giver: 'N', count: 3 });
});
