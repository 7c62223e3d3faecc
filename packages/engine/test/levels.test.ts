import { GAME_IDS, gameOf, legalMoves, must, play, startPosition } from '@mbegu/rules';
import { describe, expect, test } from 'vitest';
import { playPair, seat } from '../bench/levels.ts';
import { analyse, chooseMove, LEVEL_IDS, LEVELS, type Level, parseLevel, reference } from '../src/index.ts';
import { at, dice, gameWith, given, throwSeeds } from './support.ts';

describe('levels as data', () => {
  test('are numbered in order, and each searches more than the one before', () => {
    expect(LEVELS.map(({ id }) => id)).toEqual(LEVEL_IDS);
    expect(LEVELS.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    const effort = ({ depth, missedCaptures }: Level) => depth - missedCaptures;
    LEVELS.slice(1).forEach((level, i) => {
      expect(effort(level)).toBeGreaterThan(effort(LEVELS[i] as Level));
    });
  });

  test.each(LEVELS)('$number and $id are the same level', (level) => {
    expect(parseLevel(String(level.number))).toEqual({ ok: true, value: level });
    expect(parseLevel(level.id)).toEqual({ ok: true, value: level });
  });

  test.each(['', '0', '6', '01', 'Tree', 'random'])('%j is none', (text) => {
    expect(parseLevel(text)).toMatchObject({ ok: false, error: { code: 'unknown-level' } });
  });
});

describe.each(GAME_IDS)('%s: each level beats the one before', (id) => {
  const game = gameOf(id);
  const [, , , tree, baobab] = LEVELS;
  const PAIRS: readonly [Level, Level, number][] = [
    ...LEVELS.slice(1, 4).map((level, i): [Level, Level, number] => [level, LEVELS[i] as Level, 40]),
    // A quarter of its budget is enough for a test; the bench gives it all.
    [{ ...baobab, nodes: baobab.nodes / 4 }, tree, 8],
  ];
  test.each(PAIRS.map(([stronger, weaker, games]) => ({ stronger, weaker, games })))(
    '$stronger.id beats $weaker.id in $games games',
    ({ stronger, weaker, games }) => {
      expect(playPair(game, seat(stronger), seat(weaker), games)).toBeGreaterThan(games / 2);
    },
  );
});

describe('a move of a level', () => {
  const kalah = gameOf('kalah');

  test('depends on the seed, and on nothing else that is not given', () => {
    const [level] = LEVELS;
    const position = startPosition(kalah);
    const moves = Array.from({ length: 40 }, (_, seed) => must(chooseMove(kalah, position, level, { seed })).move);
    expect(new Set(moves).size).toBeGreaterThan(1);
    expect(moves).toEqual(moves.map((_, seed) => must(chooseMove(kalah, position, level, { seed })).move));
  });

  test('is one sowing: after a bonus move the level is asked again', () => {
    const position = at(kalah, '0,0,0,0,0,1/0,0,0,0,1,0 20-20 N');
    const { move } = must(chooseMove(kalah, position, LEVELS[4], { seed: 1 }));
    expect(must(play(kalah, position, move)).events.filter(({ type }) => type === 'lift')).toHaveLength(1);
  });

  test('is none in a finished position', () => {
    const over = given(kalah, '0,0,0,0,0,0/0,0,0,0,0,0 24-24 -');
    expect(chooseMove(kalah, over, LEVELS[0], { seed: 1 })).toMatchObject({
      ok: false,
      error: { code: 'game-over' },
    });
  });

  test.each(LEVELS)('is legal on the smallest and the fullest boards: level $number', (level) => {
    const light = { ...level, nodes: Math.min(level.nodes, 2_000) };
    for (const id of GAME_IDS) {
      for (const [pits, seeds] of [
        [1, 1],
        [1, 12],
        [12, 12],
      ] as const) {
        const game = gameWith(id, { pits, seeds });
        const position = startPosition(game);
        expect(legalMoves(game, position)).toContain(must(chooseMove(game, position, light, { seed: 3 })).move);
      }
    }
  });
});

describe('the pie rule', () => {
  const game = gameWith('kalah', { pits: 3, seeds: 2, pie: 'on' });

  test('the strongest level swaps if and only if that is better, by the reference', () => {
    const roll = dice(5);
    const decisions = { swap: 0, sow: 0 };
    for (let i = 0; i < 300; i++) {
      const position = throwSeeds(game, roll, 3 + roll(4));
      if (position?.pie !== 'pending' || position.turn !== 'N') continue;
      const truth = reference(game, position);
      if (!truth.ok) continue;
      const sowings = truth.value.moves.filter(({ move }) => move !== 'swap').map(({ value }) => value);
      const swap = truth.value.moves.find(({ move }) => move === 'swap')?.value as number;
      const best = Math.max(...sowings);
      if (swap === best) continue;
      const { move } = must(chooseMove(game, position, LEVELS[4], { seed: i }));
      expect(move === 'swap').toBe(swap > best);
      decisions[move === 'swap' ? 'swap' : 'sow']++;
    }
    expect(decisions.swap).toBeGreaterThan(10);
    expect(decisions.sow).toBeGreaterThan(10);
  });

  test('a weak level swaps when what it sees says so', () => {
    const behind = at(gameWith('kalah', { pie: 'on' }), '0,5,5,5,5,4/4,4,4,0,0,0 12-0 N pie');
    for (const level of LEVELS) {
      const kalah = gameWith('kalah', { pie: 'on' });
      const { move, report } = must(chooseMove(kalah, behind, level, { seed: 2 }));
      expect(move).toBe(report.move);
      expect(move).toBe('swap');
    }
  });

  test('South reckons with the swap', () => {
    const without = gameWith('kalah', { pits: 3, seeds: 2 });
    const plain = must(analyse(without, startPosition(without), { nodes: 500_000 }));
    const pie = must(analyse(game, startPosition(game), { nodes: 500_000 }));
    expect(plain).toMatchObject({ exact: true, value: 4 });
    expect(pie.exact).toBe(true);
    expect(pie.value).toBeLessThanOrEqual(0);
  });
});
