import { type Game, must, type Position, play, startPosition } from '@mbegu/rules';
import { describe, expect, test } from 'vitest';
import { buildEndgame } from '../src/endgame/build.ts';
import { createEndgame } from '../src/endgame/table.ts';
import { packedRulesOf } from '../src/kernel/packed.ts';
import { reference } from '../src/reference.ts';
import { createSolver, type Solution, type SolveLimits, type Solver } from '../src/solve/solver.ts';
import { at, dice, gameWith, throwSeeds } from './support.ts';

const solverOf = (game: Game, endgameSeeds = 0): Solver => {
  const rules = packedRulesOf(game);
  const endgame = rules && endgameSeeds > 0 ? createEndgame(rules, endgameSeeds) : null;
  if (endgame) buildEndgame(endgame);
  const solver = createSolver(game, { tableBytes: 2 ** 25, endgame });
  if (solver === null) throw new Error('has no solver');
  return solver;
};

const solved = (solver: Solver, position: Position, limits?: SolveLimits): Solution =>
  must(solver.solve(position, limits));

const COMBINATIONS = ['leave', 'take'].flatMap((capture) =>
  ['row-empty', 'no-move'].flatMap((end) =>
    ['owner', 'nobody'].flatMap((leftovers) =>
      ['off', 'on'].map((pie) => ({ 'empty-capture': capture, end, leftovers, pie })),
    ),
  ),
);

/** What the line is worth to who begins it, played out by the rules. */
const worthOf = (game: Game, position: Position, { line }: Solution): number => {
  let here = position;
  let person = 1;
  for (const move of line) {
    const next = must(play(game, here, move)).position;
    // Who is to move changes with the side, or with the seats.
    if (move === 'swap' || (next.turn !== null && next.turn !== here.turn)) person = -person;
    if (next.turn === null) return 0 + person * marginBy(next, here.turn === 'S');
    here = next;
  }
  throw new Error(`the line does not end: ${line.join(' ')}`);
};

const marginBy = ({ slots, holes }: Position, isSouth: boolean): number => {
  const margin = (slots[holes.length] as number) - (slots[holes.length + 1] as number);
  return isSouth ? margin : -margin;
};

describe.each(COMBINATIONS)('%j: exact values are those of the reference', (options) => {
  test.each([
    [1, 30, 0],
    [2, 9, 0],
    [3, 9, 4],
    [4, 9, 0],
    [6, 9, 3],
    [7, 8, 0],
    [12, 6, 0],
  ])('%i pits, up to %i seeds, endgame tables of %i', (pits, seedsMax, endgameSeeds) => {
    const game = gameWith('kalah', { pits, ...options });
    const solver = solverOf(game, endgameSeeds);
    const roll = dice(pits);
    let compared = 0;
    for (let i = 0; i < 16; i++) {
      const position = throwSeeds(game, roll, 1 + roll(seedsMax));
      if (!position) continue;
      const truth = reference(game, position, { nodesMax: 1_000 });
      if (!truth.ok) continue;
      compared++;
      const solution = solved(solver, position);
      expect(solution, JSON.stringify(position)).toMatchObject({ least: truth.value.value, most: truth.value.value });
      expect(worthOf(game, position, solution)).toBe(truth.value.value);
    }
    expect(compared).toBeGreaterThan(2);
  });
});

const SMALLEST: readonly (readonly [pits: number, seeds: number])[] = [
  [1, 1],
  [1, 2],
  [1, 3],
  [1, 12],
  [2, 1],
  [2, 2],
  [2, 3],
  [3, 1],
];

test('whole games on the smallest boards, with every combination of options', () => {
  let compared = 0;
  for (const options of COMBINATIONS) {
    for (const [pits, seeds] of SMALLEST) {
      const game = gameWith('kalah', { pits, seeds, ...options });
      const truth = reference(game, startPosition(game), { nodesMax: 30_000 });
      if (!truth.ok) continue;
      compared++;
      expect(solved(solverOf(game, 3), startPosition(game)).least, JSON.stringify(game.options)).toBe(
        truth.value.value,
      );
    }
  }
  expect(compared).toBeGreaterThan(100);
});

/** Published values, `take` and `leave`, South to move: rows of 2 … 6 pits, 1 … 6 seeds. */
const VALUES: readonly [pits: number, seeds: number, take: number, leave: number][] = [
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
  [3, 5, 6, 6],
  [3, 6, -10, -8],
  [4, 1, 2, 2],
  [4, 2, 6, 6],
  [4, 3, 8, 6],
  [4, 4, 2, 2],
  [5, 1, 0, 0],
  [5, 2, 0, 2],
  [5, 3, 8, 6],
  [6, 1, 2, 2],
  [6, 2, 10, 6],
];

test.each(VALUES)('Kalah(%i, %i) is worth %i, %i where a lone seed stays', (pits, seeds, take, leave) => {
  for (const [options, value] of [
    [{ 'empty-capture': 'take' }, take],
    [{ 'empty-capture': 'leave' }, leave],
  ] as const) {
    const game = gameWith('kalah', { pits, seeds, ...options });
    const plain = solved(solverOf(game), startPosition(game));
    const withTables = solved(solverOf(game, 8), startPosition(game), { guess: value });
    expect(plain).toMatchObject({ least: value, most: value });
    expect(withTables).toMatchObject({ least: value, most: value });
    expect(worthOf(game, startPosition(game), plain)).toBe(value);
  }
});

test('pits of more than 31 seeds come from the general form and go back to the packed one', () => {
  const game = gameWith('kalah', { pits: 2 });
  const texts = ['30,9/2,1 0-0 S', '40,0/1,0 3-0 S', '31,1/31,1 0-0 N', '1,2/60,1 0-5 N'];
  for (const text of texts) {
    const position = at(game, text);
    const truth = reference(game, position, { nodesMax: 200_000 });
    const solution = solved(solverOf(game), position);
    expect(solution.least).toBe(solution.most);
    if (truth.ok) expect(solution.least, text).toBe(truth.value.value);
    expect(worthOf(game, position, solution)).toBe(solution.least);
  }
});

describe('limits', () => {
  const game = gameWith('kalah', { pits: 4, seeds: 4 });
  const start = startPosition(game);

  test('the same question takes the same nodes', () => {
    const [first, second] = [1, 2].map(() => solved(solverOf(game), start));
    expect(first).toEqual(second);
  });

  test('a signature of the search: nodes of Kalah(4, 4)', () => {
    expect(solved(solverOf(game), start).nodes).toBe(262_708);
  });

  test('a limit of nodes leaves bounds that are true', () => {
    const some = solved(solverOf(game), start, { nodes: 100_000 });
    expect(some.nodes).toBeLessThanOrEqual(100_000);
    expect(some.least).toBeLessThanOrEqual(2);
    expect(some.most).toBeGreaterThan(2);
    expect(some.move).toBeNull();
  });

  test('a solver that was stopped goes on from what it has proven', () => {
    const solver = solverOf(game);
    let asked = 0;
    const stopped = solved(solver, start, { stop: () => ++asked > 5 });
    expect(stopped.least).toBeLessThan(stopped.most);
    expect(solved(solver, start)).toMatchObject({ least: 2, most: 2 });
  });

  test('a finished position has no value to look for, and games that repeat no solver', () => {
    expect(solverOf(game).solve({ ...start, turn: null })).toMatchObject({ ok: false, error: { code: 'game-over' } });
    expect(createSolver(gameWith('al-manqala', {}))).toBeNull();
    expect(createSolver(gameWith('walak-pussa', {}))).toBeNull();
  });

  test('an endgame table of another game is refused', () => {
    const rules = packedRulesOf(gameWith('kalah', { pits: 4, 'empty-capture': 'take' }));
    const endgame = rules && createEndgame(rules, 2);
    expect(() => createSolver(game, { endgame })).toThrow(RangeError);
    expect(() => createSolver(gameWith('kalah', { pits: 7 }), { endgame })).toThrow(RangeError);
  });

  test('bounds are told as they are proven', () => {
    const told: string[] = [];
    solved(solverOf(game), start, { onProgress: (least, most) => told.push(`${least} … ${most}`) });
    expect(told.at(-1)).toBe('2 … 2');
  });

  test.each([
    ['3,3,5/0,2,0 4-0 N pie'],
    ['0,5,5/5,4,4 1-0 N pie'],
    ['4,0,5/5,5,4 0-0 N pie'],
    ['5,0,5/5,4,4 0-0 S pie'],
  ])('every bound that is told is one of the position asked about, also while a swap is to come: %s', (text) => {
    const pie = gameWith('kalah', { pits: 3, pie: 'on' });
    const told: (readonly [least: number, most: number])[] = [];
    const position = at(pie, text);
    const { least, most } = solved(solverOf(pie), position, { onProgress: (from, to) => told.push([from, to]) });
    expect(least).toBe(most);
    expect(told.filter(([from, to]) => from > least || to < least)).toEqual([]);
    if (position.turn === 'N') expect(told.at(-1)).toEqual([least, least]);
  });
});
