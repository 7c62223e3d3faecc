import { legalMoves } from '@mbegu/rules';
import { expect, test } from 'vitest';
import { askEndgame } from '../src/endgame/ask.ts';
import { reference } from '../src/reference.ts';
import { builtTable } from './endgame-support.ts';
import { at, dice, gameWith, given, throwSeeds } from './support.ts';

test('every move of Kalah is worth what the reference says, also while a swap is to come', () => {
  const game = gameWith('kalah', { pits: 3, pie: 'on' });
  const table = builtTable(game, 9);
  const roll = dice(4);
  const met = new Set<string>();
  for (let i = 0; i < 300; i++) {
    const position = throwSeeds(game, roll, 3 + roll(7));
    if (position === null) continue;
    const truth = reference(game, position, { nodesMax: 5_000 });
    if (!truth.ok) continue;
    const asked = askEndgame(table, position);
    if (!asked.ok) return expect.fail(asked.error.code);
    met.add(`${position.pie} ${position.turn}`);
    expect(asked.value).toEqual({
      value: truth.value.value,
      distance: 0,
      moves: truth.value.moves.map((each) => ({ ...each, distance: 0 })),
    });
  }
  expect(met.size).toBe(6);
});

test('distances count the move itself, and the best and quickest move comes nearer', () => {
  const game = gameWith('al-manqala', {});
  const table = builtTable(game, 6);
  const roll = dice(8);
  let wins = 0;
  for (let i = 0; i < 400; i++) {
    const position = throwSeeds(game, roll, 2 + roll(5));
    if (position === null) continue;
    const asked = askEndgame(table, position);
    if (!asked.ok) return expect.fail(asked.error.code);
    const { value, distance, moves } = asked.value;
    expect(moves.map(({ move }) => move)).toEqual(legalMoves(game, position));
    const best = moves.filter((each) => each.value === value);
    expect(Math.max(...moves.map((each) => each.value))).toBe(value);
    if (distance === 0) continue;
    wins++;
    expect(Math.min(...best.map((each) => each.distance || 999))).toBeLessThanOrEqual(distance);
  }
  expect(wins).toBeGreaterThan(50);
});

test('what a table cannot answer', () => {
  const game = gameWith('walak-pussa', { pits: 3, rounds: 'parker' });
  const table = builtTable(game, 4);
  expect(askEndgame(table, given(game, '0,0,0/0,0,0 12-12 -'))).toMatchObject({ error: { code: 'game-over' } });
  expect(askEndgame(table, at(game, '4,1,0/0,1,0 9-9 S'))).toMatchObject({
    error: { code: 'table-reach', params: { seeds: 6, max: 4 } },
  });
  expect(askEndgame(table, at(game, '1,1,1p/1,1,x 9-9 S'))).toMatchObject({ error: { code: 'board-not-open' } });
});
