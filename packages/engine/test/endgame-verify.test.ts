import { expect, test } from 'vitest';
import { placesBelow } from '../src/endgame/places.ts';
import type { EndgameTable } from '../src/endgame/tables.ts';
import { allPlaces, checkEndgame, type EndgameMistake, somePlaces } from '../src/endgame/verify.ts';
import { builtTable } from './endgame-support.ts';
import { dice, gameWith } from './support.ts';

const checked = (table: EndgameTable, places: Iterable<number>): { count: number; mistake: EndgameMistake | null } => {
  const steps = checkEndgame(table, places);
  for (let count = 0; ; count++) {
    const { done, value } = steps.next();
    if (done) return { count, mistake: value };
  }
};

test.each([
  ['kalah', { pits: 3 }, 7],
  ['kalah', { pits: 2, 'empty-capture': 'take', end: 'no-move', leftovers: 'nobody' }, 9],
  ['kalah', { pits: 7 }, 3],
  ['al-manqala', { pits: 2 }, 9],
  ['al-manqala', { pits: 3, origin: 'skip' }, 6],
  ['walak-pussa', { pits: 3 }, 7],
  ['walak-pussa', { pits: 5 }, 4],
] as const)('%s %j: all entries up to %i seeds follow from each other', (id, options, seeds) => {
  const table = builtTable(gameWith(id, options), seeds);
  expect(checked(table, allPlaces(table))).toEqual({ count: table.positions, mistake: null });
});

test('a sample has as many of each number of seeds, or all', () => {
  const table = builtTable(gameWith('walak-pussa', {}), 6);
  const places = [...somePlaces(table, 700, 1)];
  expect(places).toHaveLength(1 + 14 + 5 * 100);
  expect(new Set(places.slice(0, 15)).size).toBe(15);
  expect(places.every((place) => place < placesBelow(14, 7))).toBe(true);
  expect(checked(table, places)).toEqual({ count: places.length, mistake: null });
});

test.each(['kalah', 'al-manqala', 'walak-pussa'] as const)('%s: any byte that is wrong is found', (id) => {
  const table = builtTable(gameWith(id, { pits: 2 }), 5);
  const roll = dice(2);
  for (let i = 0; i < table.bytes.length; i++) {
    const right = table.bytes[i] as number;
    const of = i < table.positions ? 'value' : 'distance';
    // A distance that is a little wrong may do as well; one that is none where there is a way, or the other way round, not.
    table.bytes[i] = of === 'value' ? right + 1 + roll(254) : right === 0 ? 1 + roll(255) : 0;
    expect(checked(table, allPlaces(table)).mistake, `byte ${i}`).toMatchObject({ of });
    table.bytes[i] = right;
  }
});

test('a gain that is never cashed can agree with itself, and only distances give it away', () => {
  const game = gameWith('al-manqala', { pits: 2 });
  const truth = builtTable(game, 2);
  const lie = builtTable(game, 2, { distances: false });
  // Everything is said to be won; what does not follow is mended until all does.
  lie.values.fill(1, 1);
  for (let mends = 0; ; mends++) {
    const { count, mistake } = checked(lie, allPlaces(lie));
    if (mistake === null) break;
    if (mends > 1_000) expect.fail('there is no end to it');
    // The empty board comes first, so that the mistake is the one after as many as were right.
    lie.values[count] = mistake.expected;
  }
  expect([...lie.values]).not.toEqual([...truth.values]);
  truth.values.set(lie.values);
  expect(checked(truth, allPlaces(truth)).mistake).toMatchObject({ of: 'distance' });
});
