import { GAME_IDS } from '@mbegu/rules';
import { describe, expect, test } from 'vitest';
import { playGame } from '../bench/games.ts';
import { openingsOf } from '../bench/openings.ts';
import { bothSides, differing, meanOf, noScore, type Score, scoreOf } from '../bench/scores.ts';

const match = (id: (typeof GAME_IDS)[number], first: string, second: string, openings: number): Score =>
  scoreOf(
    openingsOf(id)
      .slice(0, openings)
      .flatMap((opening, seed) => bothSides(opening, first, second, seed))
      .map(playGame),
  );

describe.each(GAME_IDS)('%s', (id) => {
  test('a tree beats a seedling from both sides of nearly every opening', () => {
    const { wins, losses, openings } = match(id, 'tree', 'seedling', 4);
    expect(openings).toHaveLength(4);
    expect(wins).toBeGreaterThan(losses + 3);
  });

  test('what pits are worth beats the bare margin', () => {
    expect(meanOf(match(id, 'tuned:100', 'material:100', 10).openings).percent).toBeGreaterThan(50);
  });

  test('a player against itself scores half of every opening', () => {
    expect(match(id, 'tuned:60', 'tuned:60', 3).openings).toEqual([0.5, 0.5, 0.5]);
  });
});

describe('scores', () => {
  test('the interval of a mean', () => {
    expect(meanOf([0, 1, 0, 1])).toEqual({ percent: 50, aside: 196 * Math.sqrt(1 / 3 / 4) });
  });

  test('openings that differ', () => {
    expect(differing({ ...noScore, openings: [0.5, 1, 0.25, 0.75, 0.5] })).toEqual([1, 0, 1]);
  });
});
