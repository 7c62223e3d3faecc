import { beforeEach, describe, expect, test } from 'vitest';
import {
  aside,
  GAME_IDS,
  type Game,
  gameOf,
  type Hole,
  isOver,
  makePosition,
  mirror,
  must,
  outcome,
  type Position,
  parsePosition,
  row,
  type Setup,
  samePosition,
  seedsIn,
  seedsOnBoard,
  settle,
  setupOf,
  startPosition,
  store,
  stores,
  totalSeeds,
  validate,
} from '../src/index.ts';

// Made when the tests run, not when they are collected: a mutant that breaks it must fail a test.
let three: Game;
beforeEach(() => {
  three = gameOf('kalah', { pits: 3 });
});
const least: Setup = { south: [1, 2, 3], north: [4, 5, 6], stores: [7, 8], turn: 'S' };

const faultsOf = (game: Game, setup: Setup): readonly object[] => {
  const position = validate(game, setup);
  return position.ok ? [] : position.error;
};

const textOf = (game: Game, setup: Setup): string => makePosition(must(validate(game, setup)));

test('the start of every game and size is a position that needs no settling', () => {
  for (const id of GAME_IDS) {
    for (let pits = 1; pits <= 12; pits++) {
      const game = gameOf(id, { pits, seeds: 13 - pits });
      const start = startPosition(game);
      expect(totalSeeds(start.slots)).toBe(2 * pits * (13 - pits));
      expect(seedsOnBoard(start.slots)).toBe(2 * pits * (13 - pits));
      expect(row(start, 'S')).toEqual(new Array(pits).fill(13 - pits));
      expect(start.turn).toBe('S');
      expect(must(validate(game, setupOf(start)))).toEqual(start);
    }
  }
  expect(startPosition(gameOf('kalah', { pie: 'on' })).pie).toBe('pending');
  expect(startPosition(gameOf('kalah')).pie).toBe('none');
});

describe('validate', () => {
  test('the least a set-up may say', () => {
    expect(textOf(three, least)).toBe('1,2,3/4,5,6 7-8 S');
    expect(textOf(three, { ...least, turn: null, aside: 9 })).toBe('1,2,3/4,5,6 7-8 - +9');
    expect(
      textOf(three, { ...least, holes: { south: ['open', 'open', 'open'], north: ['open', 'open', 'open'] } }),
    ).toBe('1,2,3/4,5,6 7-8 S');
  });

  test('pits: both rows, nothing said of seeds that have no place', () => {
    expect(faultsOf(three, { ...least, south: [1, -1], north: [] })).toEqual([
      { code: 'pit-count', params: { side: 'S', found: 2, expected: 3 } },
      { code: 'pit-count', params: { side: 'N', found: 0, expected: 3 } },
    ]);
    expect(faultsOf(three, { ...least, north: [1, 2, 3, 4], stores: [-1, 0] })).toEqual([
      { code: 'pit-count', params: { side: 'N', found: 4, expected: 3 } },
      { code: 'seed-count', params: { where: 'S', found: '-1' } },
    ]);
  });

  test('seeds: every pit and store that is no whole number from 0', () => {
    expect(
      faultsOf(three, {
        ...least,
        south: [-1, 0.5, 0],
        north: [Number.NaN, Number.POSITIVE_INFINITY, 1],
        stores: [-2, 1.5],
        aside: -3,
      }),
    ).toEqual([
      { code: 'seed-count', params: { where: 'A', found: '-1' } },
      { code: 'seed-count', params: { where: 'B', found: '0.5' } },
      { code: 'seed-count', params: { where: 'a', found: 'NaN' } },
      { code: 'seed-count', params: { where: 'b', found: 'Infinity' } },
      { code: 'seed-count', params: { where: 'S', found: '-2' } },
      { code: 'seed-count', params: { where: 'N', found: '1.5' } },
      { code: 'seed-count', params: { where: '+', found: '-3' } },
    ]);
    const text = { ...least, south: ['1', 2, 3] as unknown as number[] };
    expect(faultsOf(three, text)).toEqual([{ code: 'seed-count', params: { where: 'A', found: '1' } }]);
  });

  test('words that are none of the words: what the compiler was talked out of', () => {
    const wrong = { ...least, turn: 'X', pie: 'maybe' } as unknown as Setup;
    expect(faultsOf(three, wrong)).toEqual([
      { code: 'turn-syntax', params: { found: '"X"' } },
      { code: 'flag-unknown', params: { found: '"maybe"' } },
    ]);
    const sparse = { ...least, south: new Array<number>(3) };
    expect(faultsOf(three, sparse)).toEqual(
      ['A', 'B', 'C'].map((where) => ({ code: 'seed-count', params: { where, found: 'undefined' } })),
    );
  });

  test('the total: 1 to 1000, whatever lies where', () => {
    const total = (south: number, stores: [number, number], unowned: number): readonly object[] =>
      faultsOf(three, { south: [south, 0, 0], north: [0, 0, 0], stores, aside: unowned, turn: 'S' });
    const fault = (found: number) => [{ code: 'seed-total', params: { found, min: 1, max: 1000 } }];
    expect(total(0, [0, 0], 0)).toEqual(fault(0));
    for (const each of [total(1, [0, 0], 0), total(0, [1, 0], 0), total(0, [0, 1], 0), total(0, [0, 0], 1)]) {
      expect(each).toEqual([]);
    }
    expect(total(400, [300, 200], 100)).toEqual([]);
    expect(total(400, [300, 200], 101)).toEqual(fault(1001));
  });

  test('the pie: only where it is an option, and not still to come after the end', () => {
    const pie = gameOf('kalah', { pits: 3, pie: 'on' });
    expect(faultsOf(three, { ...least, pie: 'pending' })).toEqual([{ code: 'pie-off', params: { flag: 'pie' } }]);
    expect(faultsOf(three, { ...least, pie: 'swapped' })).toEqual([{ code: 'pie-off', params: { flag: 'swapped' } }]);
    expect(faultsOf(pie, { ...least, pie: 'pending', turn: null })).toEqual([{ code: 'pie-over', params: {} }]);
    for (const [flag, turn] of [
      ['pending', 'S'],
      ['pending', 'N'],
      ['swapped', 'S'],
      ['swapped', null],
      ['none', null],
    ] as const) {
      expect(faultsOf(pie, { ...least, pie: flag, turn })).toEqual([]);
    }
  });

  test('holes: what the rounds of the game can bring about', () => {
    const walak = (rounds: 'single' | 'simple' | 'parker') => gameOf('walak-pussa', { pits: 3, rounds });
    const holes = { south: ['open', 'marked', 'open'], north: ['open', 'open', 'out'] } as const;
    const setup: Setup = { ...least, north: [4, 5, 0], holes };
    const notHere = (where: string, hole: Hole) => ({ code: 'hole-not-here', params: { where, hole } });
    expect(faultsOf(walak('parker'), setup)).toEqual([]);
    expect(faultsOf(walak('simple'), setup)).toEqual([notHere('B', 'marked')]);
    for (const game of [walak('single'), three, gameOf('al-manqala', { pits: 3 })]) {
      expect(faultsOf(game, setup)).toEqual([notHere('B', 'marked'), notHere('c', 'out')]);
    }
    expect(faultsOf(walak('simple'), { ...setup, north: [4, 5, 6] })).toEqual([
      notHere('B', 'marked'),
      { code: 'hole-not-empty', params: { where: 'c' } },
    ]);
    expect(faultsOf(walak('simple'), { ...least, holes: { south: ['open'], north: [] } })).toEqual([
      { code: 'pit-count', params: { side: 'S', found: 1, expected: 3 } },
      { code: 'pit-count', params: { side: 'N', found: 0, expected: 3 } },
    ]);
  });

  test('faults of every kind at once', () => {
    const setup: Setup = {
      south: [-1, 0, 0],
      north: [0, 0, 0],
      stores: [0, 0],
      turn: null,
      pie: 'pending',
      holes: { south: ['open', 'out', 'open'], north: ['marked', 'open', 'open'] },
    };
    const codes = (game: Game, given: Setup) => faultsOf(game, given).map((fault) => (fault as { code: string }).code);
    expect(codes(three, setup)).toEqual(['seed-count', 'pie-off', 'hole-not-here', 'hole-not-here']);
    expect(codes(three, { ...setup, south: [0, 0, 0] })).toEqual([
      'pie-off',
      'hole-not-here',
      'hole-not-here',
      'seed-total',
    ]);
  });
});

describe('looking at a position', () => {
  let walak: Game;
  let position: Position;
  beforeEach(() => {
    walak = gameOf('walak-pussa', { pits: 3, rounds: 'parker' });
    position = must(parsePosition(walak, '1,2,x/4,5p,6 7-8 N +9'));
  });

  test('rows, stores, aside, single pits', () => {
    expect(row(position, 'S')).toEqual([1, 2, 0]);
    expect(row(position, 'N')).toEqual([4, 5, 6]);
    expect(stores(position)).toEqual([7, 8]);
    expect(store(position, 'S')).toBe(7);
    expect(store(position, 'N')).toBe(8);
    expect(aside(position)).toBe(9);
    expect(seedsIn(position, 'B')).toBe(2);
    expect(seedsIn(position, 'c')).toBe(6);
    expect(seedsIn(position, 'L')).toBe(0);
    expect(seedsOnBoard(position.slots)).toBe(18);
    expect(totalSeeds(position.slots)).toBe(42);
  });

  test('its mirror', () => {
    expect(makePosition(mirror(position))).toBe('4,5p,6/1,2,x 8-7 S +9');
    expect(mirror(mirror(position))).toEqual(position);
    expect(mirror({ ...position, turn: null }).turn).toBeNull();
    const pie = must(parsePosition(gameOf('kalah', { pie: 'on' }), '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S pie'));
    expect(mirror(pie).pie).toBe('pending');
  });

  test('back to a set-up', () => {
    expect(setupOf(position)).toEqual({
      south: [1, 2, 0],
      north: [4, 5, 6],
      stores: [7, 8],
      aside: 9,
      turn: 'N',
      pie: 'none',
      holes: { south: ['open', 'open', 'out'], north: ['open', 'marked', 'open'] },
    });
  });

  test('whether two are the same', () => {
    expect(samePosition(position, { ...position, slots: [...position.slots] })).toBe(true);
    const others = [
      { ...position, turn: 'S' as const },
      { ...position, pie: 'swapped' as const },
      { ...position, slots: position.slots.map((count, slot) => (slot === 7 ? count + 1 : count)) },
      { ...position, slots: [...position.slots, 0] },
      { ...position, slots: position.slots.slice(1) },
      { ...position, holes: position.holes.map(() => 'open' as const) },
    ];
    for (const other of others) expect(samePosition(position, other)).toBe(false);
  });

  test('how it stands', () => {
    expect(isOver(position)).toBe(false);
    expect(outcome(position)).toBeNull();
    const over = { ...position, turn: null };
    expect(isOver(over)).toBe(true);
    expect(outcome(over)).toEqual({ winner: 'N', score: [7, 8], reason: null });
    expect(settle(walak, over)).toEqual({ position: over, events: [], outcome: outcome(over), onTurn: null });
  });
});
