import {
  createGame,
  GAME_IDS,
  type Game,
  type GameId,
  gameOf,
  legalMoves,
  must,
  optionSpecs,
  type Position,
  play,
  startPosition,
} from '@mbegu/rules';
import { describe, expect, test } from 'vitest';
import { analyse, chooseMove, LEVELS, type Level, reference } from '../src/index.ts';
import { at, dice, gameWith, given, throwSeeds } from './support.ts';

/** A level with a budget that tests can afford. */
const light = (level: Level): Level => ({ ...level, nodes: Math.min(level.nodes, 1_500), proves: false });
const [seed, , sprout] = LEVELS;
const baobab = LEVELS[9];

const throwGame = (id: GameId, roll: (n: number) => number): Game => {
  const options = Object.entries(optionSpecs(id)).map(([name, spec]) => [
    name,
    spec.kind === 'count' ? 1 + roll(6) : (spec.values[roll(spec.values.length)] as string),
  ]);
  return must(createGame(id, Object.fromEntries(options)));
};

describe.each(GAME_IDS)('%s', (id) => {
  const game = gameOf(id, { pits: 4, seeds: 3 });

  test.each(LEVELS)('level $number plays a legal game, the same for the same seed', (full) => {
    const playOut = (): string[] => {
      const moves: string[] = [];
      let position: Position = startPosition(game);
      while (position.turn !== null && moves.length < 30) {
        const { move } = must(chooseMove(game, position, light(full), { seed: 7 }));
        expect(legalMoves(game, position)).toContain(move);
        moves.push(move);
        position = must(play(game, position, move)).position;
      }
      return moves;
    };
    expect(playOut()).toEqual(playOut());
  });

  const chance = 17;
  test(`every move is legal, whatever the board and the options, seed ${chance}`, () => {
    const roll = dice(chance);
    let made = 0;
    for (let i = 0; made < 60 && i < 600; i++) {
      const any = throwGame(id, roll);
      const position = throwSeeds(any, roll, 1 + roll(40));
      if (!position) continue;
      const level = light(LEVELS[made % LEVELS.length] as Level);
      expect(legalMoves(any, position)).toContain(must(chooseMove(any, position, level, { seed: i })).move);
      made++;
    }
    expect(made).toBe(60);
  });

  test.each([
    [1, 1],
    [1, 12],
    [12, 12],
  ])('%i pits, %i seeds: every level has a legal move', (pits, seeds) => {
    const board = gameWith(id, { pits, seeds });
    const position = startPosition(board);
    for (const level of LEVELS) {
      expect(legalMoves(board, position)).toContain(must(chooseMove(board, position, light(level), { seed: 3 })).move);
    }
  });
});

describe('a move of a level', () => {
  const kalah = gameOf('kalah');

  test('depends on the seed, and on nothing else that is not given', () => {
    const position = startPosition(kalah);
    const moves = Array.from({ length: 40 }, (_, i) => must(chooseMove(kalah, position, seed, { seed: i })).move);
    expect(new Set(moves).size).toBeGreaterThan(1);
    expect(moves).toEqual(moves.map((_, i) => must(chooseMove(kalah, position, seed, { seed: i })).move));
  });

  test('is one sowing: after a bonus move the level is asked again', () => {
    const position = at(kalah, '0,0,0,0,0,1/0,0,0,0,1,0 20-20 N');
    const { move } = must(chooseMove(kalah, position, baobab, { seed: 1 }));
    expect(must(play(kalah, position, move)).events.filter(({ type }) => type === 'lift')).toHaveLength(1);
  });

  test('is none in a finished position', () => {
    const over = given(kalah, '0,0,0,0,0,0/0,0,0,0,0,0 24-24 -');
    expect(chooseMove(kalah, over, seed, { seed: 1 })).toMatchObject({ ok: false, error: { code: 'game-over' } });
  });

  test('is legal where holes are marked or out of play', () => {
    const rounds = gameWith('walak-pussa', { rounds: 'parker' });
    const position = at(rounds, '4,4,1,4,4,4,4/4,4,4,4,1p,x,x 14-0 N');
    for (const level of LEVELS) {
      const { move } = must(chooseMove(rounds, position, light(level), { seed: 2 }));
      expect(legalMoves(rounds, position)).toContain(move);
    }
  });

  test('of the strongest is one that wins, where one does', () => {
    const game = gameWith('kalah', { pits: 4 });
    const roll = dice(23);
    let won = 0;
    for (let i = 0; won < 12 && i < 200; i++) {
      const position = throwSeeds(game, roll, 4 + roll(5));
      if (!position) continue;
      const truth = reference(game, position, { nodesMax: 5_000 });
      if (!truth.ok || truth.value.value <= 0) continue;
      won++;
      const { move, report } = must(chooseMove(game, position, baobab, { seed: i }));
      expect(report).toMatchObject({ exact: true, value: truth.value.value });
      expect(truth.value.moves.find((made) => made.move === move)?.value).toBe(truth.value.value);
    }
    expect(won).toBe(12);
  });
});

describe('what a level overlooks', () => {
  const kalah = gameOf('kalah');
  // B takes nine; no other sowing wins more than the seed it leaves in the store.
  const position = at(kalah, '4,1,0,6,6,6/1,1,1,8,1,1 6-6 S');
  const taken = (level: Level): number =>
    Array.from({ length: 200 }, (_, i) => must(chooseMove(kalah, position, level, { seed: i })).move).filter(
      (move) => move === 'B',
    ).length / 200;

  test('a capture, as often as is said of it', () => {
    const share = taken({ ...sprout, judges: 'held', indifference: 0, missedCaptures: 0.7 });
    expect(share).toBeGreaterThan(0.25);
    expect(share).toBeLessThan(0.35);
    expect(taken({ ...sprout, judges: 'held', missedCaptures: 0 })).toBe(1);
  });

  test('a child sees few captures', () => {
    expect(taken(seed)).toBeLessThan(0.3);
    expect(taken(seed)).toBeGreaterThan(0);
  });

  test('an endgame table, unless it knows some; then no more than it knows', () => {
    const asked: number[] = [];
    const endgame = {
      seeds: 12,
      value: ({ cells, pits }: { cells: Int16Array; pits: number }, from: number) => {
        asked.push(cells.subarray(from, from + 2 * pits).reduce((sum, count) => sum + count, 0));
        return 0;
      },
      distance: () => 0,
    };
    const late = at(kalah, '1,0,2,0,3,1/0,3,0,2,0,1 17-18 S');
    const ask = (level: Level): number => {
      asked.length = 0;
      must(chooseMove(kalah, late, level, { seed: 1, endgame }));
      return Math.max(0, ...asked);
    };
    expect(ask({ ...baobab, endgameSeeds: 0 })).toBe(0);
    expect(ask({ ...baobab, endgameSeeds: 8, proves: false })).toBe(8);
    expect(ask({ ...baobab, proves: false })).toBeGreaterThan(8);
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
      const { move } = must(chooseMove(game, position, baobab, { seed: i }));
      expect(move === 'swap').toBe(swap > best);
      decisions[move === 'swap' ? 'swap' : 'sow']++;
    }
    expect(decisions.swap).toBeGreaterThan(10);
    expect(decisions.sow).toBeGreaterThan(10);
  });

  test('a weak level swaps when what it sees says so', () => {
    const kalah = gameWith('kalah', { pie: 'on' });
    const behind = at(kalah, '0,5,5,5,5,4/4,4,4,0,0,0 12-0 N pie');
    for (const level of LEVELS) {
      const { move, report } = must(chooseMove(kalah, behind, light(level), { seed: 2 }));
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
