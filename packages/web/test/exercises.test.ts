import { readFileSync } from 'node:fs';
import { askEndgame, buildEndgameTable, createEndgameTable } from '@mbegu/engine';
import { GAME_IDS, gameOf, must, openPosition, seedsOnBoard } from '@mbegu/rules';
import { describe, expect, test } from 'vitest';
import { type Exercise, proven, STARS, tableSeeds } from '../src/learn/exercises.ts';

interface Kept {
  readonly game: string;
  readonly exercises: readonly Exercise[];
}
const read = (id: string): Kept =>
  JSON.parse(readFileSync(new URL(`../src/learn/exercises/${id}.json`, import.meta.url), 'utf8'));

describe.each(GAME_IDS)('the exercises of %s', (id) => {
  const kept = read(id);

  test('are twenty or more, from easy to hard, none twice', () => {
    expect(kept.game).toBe(id);
    expect(kept.exercises.length).toBeGreaterThanOrEqual(20);
    const stars = kept.exercises.map((each) => each.stars);
    expect(stars).toEqual([...stars].sort());
    expect(new Set(stars).size).toBe(STARS.length);
    for (const key of ['id', 'position'] as const) {
      expect(new Set(kept.exercises.map((each) => each[key])).size).toBe(kept.exercises.length);
    }
  });

  test('have one best move each, as an endgame table proves', () => {
    const game = gameOf(id);
    const table = must(createEndgameTable(game, tableSeeds[id]));
    must(buildEndgameTable(table));
    for (const { id: name, position: text, best, value, next } of kept.exercises) {
      const { position, events } = must(openPosition(game, text));
      expect(events, name).toEqual([]);
      expect(seedsOnBoard(position.slots), name).toBeLessThanOrEqual(table.seeds);
      expect(proven(must(askEndgame(table, position)).moves), name).toEqual({ best, value, next });
    }
  });
});

test('a position with two good moves, or where all lose, is no exercise', () => {
  const moves = (...values: number[]) => values.map((value, index) => ({ move: 'ABC'[index] as 'A', value }));
  expect(proven(moves(4, 2, -2))).toBeNull();
  expect(proven(moves(-2, -4, -6))).toBeNull();
  expect(proven(moves(2, -2))).toBeNull();
  expect(proven(moves(-2, 0, -4))).toEqual({ best: 'B', value: 0, next: -2 });
});
