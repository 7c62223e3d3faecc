import { type Game, must, type Position } from '@mbegu/rules';
import { describe, expect, test } from 'vitest';
import type { MoveValue } from '../src/index.ts';
import { analyse, reference } from '../src/index.ts';
import { createProver } from '../src/search/create-prover.ts';
import { type Prover, proveMoves } from '../src/search/prover.ts';
import { at, dice, gameWith, throwSeeds } from './support.ts';

const proven = (prover: Prover, game: Game, position: Position, within: number, nodes = 100_000) => {
  const proving = proveMoves(prover, game, position, within, nodes);
  let steps = 0;
  for (;;) {
    const step = proving.next();
    if (step.done) return { moves: step.value as MoveValue[] | null, steps };
    steps++;
  }
};

describe('a prover', () => {
  const game = gameWith('kalah', { pits: 3, pie: 'on' });
  const prover = createProver(game, 0) as Prover;

  test('values the moves as the reference does, and swaps only when that is better', () => {
    const roll = dice(8);
    const met = { equal: 0, swap: 0, sow: 0 };
    for (let i = 0; i < 300; i++) {
      const position = throwSeeds(game, roll, 2 + roll(6));
      const truth = position && reference(game, position, { nodesMax: 2_000 });
      if (!position || !truth?.ok) continue;
      const values = Object.fromEntries(truth.value.moves.map(({ move, value }) => [move, value]));
      const { moves } = proven(prover, game, position, Number.POSITIVE_INFINITY);
      expect(Object.fromEntries(moves?.map(({ move, value }) => [move, value]) ?? [])).toEqual(values);
      const [best, ...others] = proven(prover, game, position, 0).moves ?? [];
      expect(others).toEqual([]);
      expect(best?.value).toBe(truth.value.value);
      if (values.swap === undefined) continue;
      const sowings = truth.value.moves.filter(({ move }) => move !== 'swap').map(({ value }) => value);
      const isBetter = values.swap > Math.max(...sowings);
      expect(best?.move === 'swap').toBe(isBetter);
      met[isBetter ? 'swap' : values.swap === Math.max(...sowings) ? 'equal' : 'sow']++;
    }
    expect(met.swap).toBeGreaterThan(5);
    expect(met.sow).toBeGreaterThan(5);
    expect(met.equal).toBeGreaterThan(0);
  });

  test('gives up after its nodes, in steps, and remembers what it has proven', () => {
    const kalah = gameWith('kalah', {});
    const position = at(kalah, '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S');
    const patient = createProver(kalah, 0) as Prover;
    const { moves, steps } = proven(patient, kalah, position, 0, 50_000);
    expect(moves).toBeNull();
    expect(steps).toBe(4);
  });

  test('is none for games that can repeat, and for boards the solver has no fast form of', () => {
    expect(createProver(gameWith('al-manqala', {}), 0)).toBeNull();
    expect(createProver(gameWith('kalah', { pits: 7 }), 0)).toBeNull();
  });
});

test('a search ends with a proof where the solver reaches, unless a depth is asked for', () => {
  const kalah = gameWith('kalah', {});
  const position = at(kalah, '3,0,2,1,2,0/2,3,0,1,1,5 14-14 S');
  const report = must(analyse(kalah, position, { nodes: 30_000 }));
  expect(report.exact).toBe(true);
  expect(report.nodes).toBeLessThanOrEqual(30_000);
  expect(must(analyse(kalah, position, { nodes: 30_000, prove: false })).exact).toBe(false);
  expect(must(analyse(kalah, position, { nodes: 30_000, depth: 12 })).exact).toBe(false);
});
