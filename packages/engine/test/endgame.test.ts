import { type Game, must, type Position, setupOf, startPosition, validate } from '@mbegu/rules';
import { describe, expect, test } from 'vitest';
import { buildEndgame, createBuilder, fillPair } from '../src/endgame/build.ts';
import { createRanks, eachRow, rankOf, rowCount } from '../src/endgame/rows.ts';
import { createEndgame, createPlaceOf, endgameBytes, endgameSeeds, probe } from '../src/endgame/table.ts';
import { isOverFor, type PackedRules, packedRulesOf, seedsOf, sumOf } from '../src/kernel/packed.ts';
import { reference } from '../src/reference.ts';
import { dice, gameWith } from './support.ts';

const rulesOf = (game: Game): PackedRules => {
  const rules = packedRulesOf(game);
  if (rules === null) throw new Error('cannot be packed');
  return rules;
};

const built = (game: Game, seeds: number) => {
  const table = createEndgame(rulesOf(game), seeds);
  expect(buildEndgame(table)).toBe(true);
  return table;
};

/** South to move, with these rows and nothing in store. */
const positionOf = (game: Game, own: number, opp: number): Position => {
  const row = (packed: number) => Array.from({ length: game.board.pits }, (_, pit) => seedsOf(packed, pit));
  return must(validate(game, { ...setupOf(startPosition(game)), south: row(own), north: row(opp) }));
};

test.each([1, 2, 3, 4, 5, 6])('rows of %i pits are ranked without holes', (pits) => {
  const ranks = createRanks(pits);
  for (let k = 0; k <= 9; k++) {
    const found: number[] = [];
    eachRow(pits, k, (row) => found.push(rankOf(ranks, row)));
    expect(found.sort((a, b) => a - b)).toEqual(Array.from({ length: rowCount(pits, k) }, (_, rank) => rank));
  }
});

test('every position has a byte of its own, and every byte a position', () => {
  const game = gameWith('kalah', { pits: 3 });
  const table = createEndgame(rulesOf(game), 5);
  const placeOf = createPlaceOf(table);
  const met = new Set<number>();
  for (let n = 0; n <= 5; n++) {
    for (let k = 0; k <= n; k++) {
      eachRow(3, k, (own) => eachRow(3, n - k, (opp) => met.add(placeOf(own, opp, n))));
    }
  }
  expect(met.size).toBe(endgameBytes(3, 5));
  expect(Math.max(...met)).toBe(endgameBytes(3, 5) - 1);
});

test('how far a number of bytes reaches', () => {
  expect(endgameSeeds(6, 16 * 2 ** 20)).toBe(14);
  expect(endgameSeeds(6, 256 * 2 ** 20)).toBe(20);
  expect(endgameSeeds(6, 0)).toBe(0);
  expect(endgameSeeds(1, 2 ** 40)).toBe(31);
  expect(() => createEndgame(rulesOf(gameWith('kalah', {})), 31)).toThrow(RangeError);
});

const COMBINATIONS = ['leave', 'take'].flatMap((capture) =>
  ['row-empty', 'no-move'].flatMap((end) =>
    ['owner', 'nobody'].map((leftovers) => ({ 'empty-capture': capture, end, leftovers })),
  ),
);

describe.each(COMBINATIONS)('%j', (options) => {
  test.each([
    [1, 9],
    [2, 7],
    [3, 5],
    [4, 4],
    [6, 3],
  ])('all positions on %i pits, up to %i seeds, are worth what the reference says', (pits, seeds) => {
    const game = gameWith('kalah', { pits, ...options });
    const rules = rulesOf(game);
    const table = built(game, seeds);
    let compared = 0;
    for (let n = 1; n <= seeds; n++) {
      for (let k = 0; k <= n; k++) {
        eachRow(pits, k, (own) =>
          eachRow(pits, n - k, (opp) => {
            if (isOverFor(rules, own, opp)) return;
            const truth = reference(game, positionOf(game, own, opp), { nodesMax: 4_000 });
            if (!truth.ok) return;
            compared++;
            expect(probe(table, own, opp), `${own} ${opp}`).toBe(truth.value.value);
          }),
        );
      }
    }
    expect(compared).toBeGreaterThan(3);
  });

  test('random positions of up to 13 seeds are worth what the reference says', () => {
    const game = gameWith('kalah', { pits: 4, ...options });
    const rules = rulesOf(game);
    const table = built(game, 13);
    const roll = dice(7);
    let compared = 0;
    for (let i = 0; i < 60; i++) {
      const throwRow = () => Array.from({ length: 4 }, (_, pit) => roll(4) << (5 * pit)).reduce((a, b) => a | b);
      const [own, opp] = [throwRow(), throwRow()];
      if (sumOf(own) + sumOf(opp) > 13 || isOverFor(rules, own, opp)) continue;
      const truth = reference(game, positionOf(game, own, opp), { nodesMax: 10_000 });
      if (!truth.ok) continue;
      compared++;
      expect(probe(table, own, opp)).toBe(truth.value.value);
    }
    expect(compared).toBeGreaterThan(5);
  });
});

test('a building can be stopped, and be shared out by pairs in any order over one buffer', () => {
  const rules = rulesOf(gameWith('kalah', {}));
  const whole = built(gameWith('kalah', {}), 8);
  expect(buildEndgame(createEndgame(rules, 8), () => true)).toBe(false);
  const shared = createEndgame(rules, 8, new SharedArrayBuffer(endgameBytes(6, 8)));
  const builders = [createBuilder(shared), createBuilder(shared)];
  for (let n = 0; n <= 8; n++) {
    for (let k = n >> 1; k >= 0; k--) fillPair(builders[k % 2] ?? createBuilder(shared), n, k);
  }
  expect(Array.from(shared.values)).toEqual(Array.from(whole.values));
});
