import {
  type Game,
  type GameId,
  legalMoves,
  must,
  now,
  type Position,
  play,
  playMove,
  type Side,
  seenIn,
  startMatch,
  startPosition,
} from '@mbegu/rules';
import { describe, expect, test } from 'vitest';
import { withoutMajority } from '../src/endgame/rules-text.ts';
import { buildEndgameTable, createEndgameTable, openProbe } from '../src/index.ts';
import { reference } from '../src/reference.ts';
import { createGraphSolver, type GraphOptions, type GraphSolution, type GraphSolver } from '../src/solve/graph.ts';
import type { SolveLimits } from '../src/solve/solver.ts';
import { marginOf } from '../src/value.ts';
import { truthOf } from './graph-truth.ts';
import { at, dice, gameWith, throwSeeds } from './support.ts';

const solverOf = (game: Game, options: GraphOptions = {}): GraphSolver => {
  const solver = createGraphSolver(game, options);
  if (solver === null) throw new Error('has no solver');
  return solver;
};

const solved = (solver: GraphSolver, position: Position, limits?: SolveLimits): GraphSolution =>
  must(solver.solve(position, limits));

type Words = Readonly<Record<string, string | number>>;

const GAMES: readonly (readonly [id: GameId, options: Words])[] = [
  ['al-manqala', {}],
  ['al-manqala', { origin: 'skip' }],
  ['walak-pussa', {}],
  ['walak-pussa', { chase: 'agreement-only' }],
];

/** Boards of 1, 2 … pits: how many seeds a pit are tried. */
const WHOLE: Readonly<Record<string, readonly (readonly number[])[]>> = {
  'al-manqala': [[1, 2, 3, 4, 5, 6, 7, 12], [1, 2, 3, 4, 5], [1, 2], [1], [1]],
  'walak-pussa': [[1, 4, 7], [1, 2, 3, 4, 5, 6, 7, 12], [1, 2, 3, 4, 5, 6, 7], [1, 2], [1], [1], [1]],
};

describe.each(GAMES)('%s %j: exact values are those of the rules', (id, options) => {
  test('whole games', () => {
    for (const [row, counts] of (WHOLE[id] ?? []).entries()) {
      for (const seeds of counts) {
        const game = gameWith(id, { pits: row + 1, seeds, ...options });
        const start = startPosition(game);
        const truth = truthOf(game, start, 20_000);
        if (truth === null) throw new Error('too many positions');
        const { least, most, moves } = solved(solverOf(game), start);
        expect([least, most], `(${row + 1}, ${seeds})`).toEqual([truth.valueOf(start), truth.valueOf(start)]);
        expect(moves).toEqual(truth.movesOf(start));
      }
    }
  });

  test.each([
    [1, 30],
    [2, 10],
    [3, 7],
    [4, 6],
    [7, 4],
    [12, 3],
  ])('positions thrown on %i pits, up to %i seeds', (pits, seedsMax) => {
    const game = gameWith(id, { pits, ...options });
    const solver = solverOf(game);
    const roll = dice(pits);
    let compared = 0;
    for (let i = 0; i < 40; i++) {
      const position = throwSeeds(withoutMajority(game), roll, 1 + roll(seedsMax));
      const truth = position && truthOf(game, position, 1_500);
      if (!position || !truth) continue;
      compared++;
      const { least, most, moves } = solved(solver, position);
      expect([least, most], JSON.stringify(position)).toEqual([truth.valueOf(position), truth.valueOf(position)]);
      expect(moves).toEqual(truth.movesOf(position));
    }
    expect(compared).toBeGreaterThan(9);
  });
});

test('values are those of the reference, where a chase ends at the third repetition', () => {
  let compared = 0;
  let chases = 0;
  for (const [id, options] of GAMES.slice(0, 3)) {
    for (const pits of [1, 2, 3, 4]) {
      const game = gameWith(id, { pits, ...options });
      const solver = solverOf(game);
      const roll = dice(100 + pits);
      for (let i = 0; i < 60; i++) {
        const position = throwSeeds(withoutMajority(game), roll, 1 + roll(5));
        const truth = position && reference(game, position, { nodesMax: 1_000 });
        if (!position || !truth?.ok) continue;
        compared++;
        const { least, most, moves, line } = solved(solver, position);
        expect([least, most], `${id} ${JSON.stringify(position)}`).toEqual([truth.value.value, truth.value.value]);
        expect(moves).toEqual(truth.value.moves);
        if (playedOut(game, position, line) === null) chases++;
      }
    }
  }
  expect(compared).toBeGreaterThan(400);
  expect(chases).toBeGreaterThan(4);
});

/** The final margin of who begins a line, `null` where it ends in a chase. */
const playedOut = (game: Game, position: Position, line: readonly string[]): number | null => {
  let here = position;
  for (const move of line) here = must(play(withoutMajority(game), here, move as never)).position;
  return here.turn === null ? marginOf(here, position.turn as Side) : null;
};

test('a line can be played by the rules as they are: a majority ends it, and the value counts on', () => {
  const game = gameWith('al-manqala', { pits: 3 });
  const solver = solverOf(game);
  const roll = dice(8);
  let cut = 0;
  for (let i = 0; i < 200; i++) {
    const position = throwSeeds(game, roll, 4 + roll(4));
    if (!position) continue;
    const { least, line } = solved(solver, position);
    let here = position;
    for (const move of line) here = must(play(game, here, move)).position;
    if (here.turn === null && marginOf(here, position.turn as Side) !== least) cut++;
  }
  expect(cut).toBeGreaterThan(5);
});

describe('who wins gets on', () => {
  /** Plays the winner's moves against every defence; the least he gets, and whether a chase ended it while he had more to win. */
  const winAgainstAll = (game: Game, solver: GraphSolver, from: Position): { least: number; stalled: boolean } => {
    const winner = from.turn as Side;
    const result = { least: Number.POSITIVE_INFINITY, stalled: false };
    const visit = (match: ReturnType<typeof startMatch>): void => {
      const { position, outcome } = now(match);
      if (outcome) {
        result.least = Math.min(result.least, marginOf(position, winner));
        return;
      }
      const side = position.turn as Side;
      const { least, move } = solved(solver, position);
      const toWin = (least - marginOf(position, side)) * (side === winner ? 1 : -1);
      const key = `${position.slots.slice(0, position.holes.length).join()} ${side}`;
      if (toWin > 0 && seenIn(match).count(key) > 1) result.stalled = true;
      if (seenIn(match).count(key) > 1) {
        // Gone round: it can end with what both hold.
        result.least = Math.min(result.least, marginOf(position, winner));
        return;
      }
      for (const next of side === winner ? [move] : legalMoves(game, position))
        visit(must(playMove(match, next as never)));
    };
    visit(startMatch(game, from));
    return result;
  };

  test.each(GAMES.slice(0, 3))('%s %j', (id, options) => {
    let won = 0;
    for (const pits of [2, 3, 4]) {
      const game = withoutMajority(gameWith(id, { pits, ...options }));
      const solver = solverOf(game);
      const roll = dice(200 + pits);
      for (let i = 0; i < 60; i++) {
        const position = throwSeeds(game, roll, 3 + roll(4));
        if (!position) continue;
        const { least } = solved(solver, position);
        if (least <= marginOf(position, position.turn as Side)) continue;
        won++;
        const played = winAgainstAll(game, solver, position);
        expect(played.stalled, JSON.stringify(position)).toBe(false);
        expect(played.least).toBe(least);
      }
    }
    expect(won).toBeGreaterThan(40);
  });
});

describe('tables as leaves', () => {
  test.each(GAMES.slice(0, 3))('%s %j: the same values, lines and fewer positions', (id, options) => {
    const game = gameWith(id, { pits: 3, seeds: id === 'al-manqala' ? 2 : 5, ...options });
    const table = must(createEndgameTable(game, 6));
    must(buildEndgameTable(table));
    const start = startPosition(game);
    const plain = solved(solverOf(game), start);
    const solver = solverOf(game, { probe: openProbe(table) });
    const withTable = solved(solver, start);
    expect(withTable.moves).toEqual(plain.moves);
    expect(withTable.least).toBe(plain.least);
    expect(withTable.positions).toBeLessThan(plain.positions);
    const few = at(game, '1,0,1/0,2,1 3-0 N');
    expect(solved(solver, few).moves).toEqual(solved(solverOf(game), few).moves);
  });
});

describe('holes', () => {
  test('marked holes and holes out of play, where the sides are not alike', () => {
    let compared = 0;
    for (const rounds of ['simple', 'parker']) {
      const game = gameWith('walak-pussa', { pits: 3, seeds: 3, rounds });
      const solver = solverOf(game);
      const roll = dice(7);
      const texts = [
        '3,3,3/3,3,x 0-3',
        '1,2,x/3,x,1 4-1',
        ...(rounds === 'parker' ? ['3,3,1/3,3,1p 6-0', '2,1,2p/1p,2,3 0-0'] : []),
      ];
      for (const text of texts) {
        for (const turn of ['S', 'N']) {
          let position: Position | null = at(game, `${text} ${turn}`);
          while (position && position.turn !== null) {
            const truth = truthOf(game, position, 4_000);
            if (!truth) throw new Error('too many positions');
            compared++;
            const { least, moves } = solved(solver, position);
            expect(least, text).toBe(truth.valueOf(position));
            expect(moves).toEqual(truth.movesOf(position));
            const choices = legalMoves(game, position);
            const move = choices[roll(choices.length)];
            position = move ? must(play(game, position, move)).position : null;
          }
        }
      }
    }
    expect(compared).toBeGreaterThan(20);
  });
});

describe('large counts', () => {
  test.each([
    ['al-manqala', 1, '90/61 0-0 S'],
    ['al-manqala', 2, '14,1/0,3 0-0 N'],
    ['walak-pussa', 2, '200,0/0,150 0-0 S'],
    ['walak-pussa', 1, '300/600 0-0 S'],
  ] as const)('%s, %i pits: %s', (id, pits, text) => {
    const game = gameWith(id, { pits });
    const position = at(game, text);
    const truth = truthOf(game, position, 20_000);
    if (!truth) throw new Error('too many positions');
    expect(solved(solverOf(game), position).moves).toEqual(truth.movesOf(position));
  });
});

describe('limits', () => {
  const game = gameWith('al-manqala', { pits: 3, seeds: 2 });
  const start = startPosition(game);
  const value = 6;

  test('nodes that end it leave bounds that are true, and it goes on from there', () => {
    const solver = solverOf(game);
    const some = solved(solver, start, { nodes: 500 });
    expect(some).toMatchObject({ move: null, line: [], moves: [], ended: 'stopped', nodes: 500 });
    expect(some.least).toBeLessThan(value);
    expect(some.most).toBeGreaterThan(value);
    const rest = solved(solver, start);
    expect(rest).toMatchObject({ least: value, most: value, ended: null });
    expect(rest.nodes).toBeLessThanOrEqual(rest.positions - 500);
  });

  test('what another position was stopped at is not gone on with', () => {
    const solver = solverOf(game);
    solved(solver, start, { nodes: 500 });
    const few = at(game, '1,0,1/0,2,1 3-0 N');
    expect(solved(solver, few)).toEqual(solved(solverOf(game), few));
  });

  test('a question in between ends it, and is told how far it is', () => {
    const solver = solverOf(gameWith('al-manqala', { pits: 4, seeds: 2 }));
    const asked: number[] = [];
    const stopped = solved(solver, startPosition(gameWith('al-manqala', { pits: 4, seeds: 2 })), {
      stop: (nodes) => asked.push(nodes) > 4,
    });
    expect(stopped.ended).toBe('stopped');
    expect(asked).toEqual(asked.slice().sort((a, b) => a - b));
  });

  test('memory that ends it leaves bounds that are true, and room for smaller questions', () => {
    const larger = gameWith('al-manqala', { pits: 4, seeds: 2 });
    const solver = solverOf(larger, { bytes: 2 ** 20 });
    const unknown = { least: -16, most: 16, move: null, ended: 'memory' };
    expect(solved(solver, startPosition(larger))).toMatchObject(unknown);
    const few = at(larger, '1,0,1,0/0,2,1,0 3-0 N');
    expect(solved(solver, few)).toEqual(solved(solverOf(larger), few));
  });

  test('known positions are not searched again', () => {
    const solver = solverOf(game);
    const first = solved(solver, start);
    expect(solved(solver, start)).toMatchObject({ nodes: 0, least: value, line: first.line, moves: first.moves });
    expect(solved(solver, must(play(game, start, 'A')).position).nodes).toBe(0);
  });

  test('a signature: positions that can be reached, each looked at once', () => {
    expect(solved(solverOf(game), start)).toMatchObject({ nodes: 5_888, positions: 5_888 });
  });

  test('finished positions, and positions in which something is due', () => {
    expect(solverOf(game).solve({ ...start, turn: null })).toMatchObject({ ok: false, error: { code: 'game-over' } });
    const slots = [0, 0, 0, 0, 0, 2, 3, 1, 0, 0];
    const due: Position = { ...start, slots, turn: 'S' };
    expect(solved(solverOf(game), due).moves.map(({ move }) => move)).toEqual(['c']);
  });

  test('games that cannot repeat have no graph', () => {
    expect(createGraphSolver(gameWith('kalah', {}))).toBeNull();
  });
});
