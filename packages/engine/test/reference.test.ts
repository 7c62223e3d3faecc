import { gameOf, legalMoves, must, startPosition } from '@mbegu/rules';
import { describe, expect, test } from 'vitest';
import { analyse, reference } from '../src/index.ts';
import { at, given } from './support.ts';

/** Published and independently measured values of whole games: pits, seeds, `take`, `leave`. */
const KALAH_VALUES = [
  [2, 1, 2, 2],
  [2, 2, -2, -2],
  [2, 3, -2, -2],
  [2, 4, -12, -10],
  [2, 5, 6, 6],
  [2, 6, 8, 8],
  [3, 1, 0, 0],
  [3, 2, 4, 4],
  [3, 3, 2, 2],
  [3, 4, 2, 2],
  [4, 1, 2, 2],
  [4, 2, 6, 6],
  [5, 1, 0, 0],
  [6, 1, 2, 2],
] as const;

const CASES = KALAH_VALUES.flatMap(([pits, seeds, take, leave]) => [
  { pits, seeds, emptyCapture: 'take' as const, value: take },
  { pits, seeds, emptyCapture: 'leave' as const, value: leave },
]);

describe('published values of Kalah', () => {
  test.each(CASES)('Kalah($pits, $seeds) $emptyCapture: $value by search', ({ pits, seeds, emptyCapture, value }) => {
    const game = gameOf('kalah', { pits, seeds, 'empty-capture': emptyCapture });
    const report = must(analyse(game, startPosition(game), { nodes: 2_000_000 }));
    expect(report).toMatchObject({ value, exact: true });
  });

  // Without a table and without cutting, a plain search gets as far as this.
  const SMALL = CASES.filter(({ pits, seeds }) => pits * seeds <= 6 && pits < 5);
  test.each(SMALL)(
    'Kalah($pits, $seeds) $emptyCapture: $value by the reference',
    ({ pits, seeds, emptyCapture, value }) => {
      const game = gameOf('kalah', { pits, seeds, 'empty-capture': emptyCapture });
      expect(must(reference(game, startPosition(game), { nodesMax: 300_000 }))).toMatchObject({ value });
    },
  );

  // m = 1: loss or win of the first player for 1 … 6 seeds with `take`, from the published table.
  test.each(['D', 'L', 'W', 'L', 'W', 'D'].map((result, i) => ({ seeds: i + 1, result })))(
    'Kalah(1, $seeds) take: $result',
    ({ seeds, result }) => {
      const game = gameOf('kalah', { pits: 1, seeds, 'empty-capture': 'take' });
      const { value } = must(reference(game, startPosition(game)));
      expect('LDW'[Math.sign(value) + 1]).toBe(result);
      expect(must(analyse(game, startPosition(game), { within: 1 })).value).toBe(value);
    },
  );
});

describe('the reference', () => {
  const game = gameOf('kalah');

  test('gives the value of each legal move, in their order', () => {
    const position = at(game, '0,0,1,0,0,1/0,0,0,0,1,0 20-20 S');
    const { value, moves } = must(reference(game, position));
    expect(moves.map(({ move }) => move)).toEqual(legalMoves(game, position));
    expect(value).toBe(Math.max(...moves.map((entry) => entry.value)));
  });

  test('has no answer for a finished position', () => {
    const over = given(game, '0,0,0,0,0,0/0,0,0,0,0,0 24-24 -');
    expect(reference(game, over)).toMatchObject({ ok: false, error: { code: 'game-over' } });
  });

  test('says when its limit is reached', () => {
    expect(reference(game, startPosition(game), { nodesMax: 1_000 })).toMatchObject({
      ok: false,
      error: { code: 'limit-reached', params: { nodesMax: 1_000 } },
    });
  });

  test('says so too where a line has no end, and keeps its stack', () => {
    const endless = gameOf('al-manqala', { pits: 2, chase: 'agreement-only' });
    const position = at(endless, '0,0/1,1 3-1 N');
    expect(reference(endless, position, { nodesMax: 1_000_000 })).toMatchObject({
      ok: false,
      error: { code: 'limit-reached' },
    });
  });

  test('counts the match before: what came twice already ends the game at once', () => {
    const chasing = gameOf('walak-pussa', { pits: 3, seeds: 2 });
    const position = at(chasing, '0,0,1/1,0,0 3-7 S');
    const fresh = must(reference(chasing, position));
    const old = must(reference(chasing, position, { seen: { count: () => 2 } }));
    expect(old.nodes).toBeLessThan(fresh.nodes);
    expect(old.value).toBe(-4);
  });
});
