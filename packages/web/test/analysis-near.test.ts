/** What of a large tree is shown. */
import { gameOf } from '@mbegu/rules';
import { expect, test } from 'vitest';
import { middleFor, near, topOf } from '../src/state/analysis/near.ts';
import { readSteps } from '../src/state/analysis/steps.ts';
import { nodeOf, plantTree, type Tree } from '../src/state/analysis/tree.ts';

const game = gameOf('al-manqala', { pits: 7, seeds: 1, chase: 'agreement-only' });
const chase = (plies: number): Tree => {
  const given = { ...nodeOf(plantTree(game), 0).match.given };
  const slots = given.slots.map((_, at) => (at === 0 || at === 7 ? 1 : 0));
  const read = readSteps(plantTree(game, { ...given, slots }), 'AaBbCcDdEeFfGg'.repeat(plies / 14));
  expect(read.stuck).toBe(0);
  return read.tree;
};

test('a small tree is shown whole', () => {
  const { tree } = readSteps(plantTree(gameOf('kalah')), 'CA(B(D)b)b');
  expect([...near(tree, 2).keys()].sort()).toEqual([...tree.nodes.keys()].sort());
  expect([topOf(tree, near(tree, 4)), middleFor(tree, 0, 5)]).toEqual([0, 0]);
});

test('of a long line, the moves round one; they stay until one comes near their end', () => {
  const tree = chase(1400);
  const shown = near(tree, 700, 101);
  expect([Math.min(...shown.keys()), Math.max(...shown.keys()), shown.size]).toEqual([650, 750, 101]);
  expect(topOf(tree, shown)).toBe(650);
  expect(middleFor(tree, 700, 725, 101)).toBe(700);
  expect(middleFor(tree, 700, 735, 101)).toBe(735);
  expect(middleFor(tree, 700, 1400, 101)).toBe(1400);
  expect(middleFor(tree, 9999, 3, 101)).toBe(3);
});

test('of many variations, those nearest', () => {
  const { tree, order } = readSteps(plantTree(gameOf('kalah')), 'A(B)(C)(D)(E)(F)abB(C)(D)');
  const shown = near(tree, order[7] as number, 5);
  expect(shown.size).toBe(5);
  expect(shown.has(order[7] as number)).toBe(true);
});
