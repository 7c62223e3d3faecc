import { createSolver } from '@mbegu/engine';
import { createGame, gameOf, legalMoves, makePosition, must, openPosition, play, startPosition } from '@mbegu/rules';
import { expect, test } from 'vitest';
import { bookReport, bookValues } from '../src/openings/book.ts';
import { BOOKS, type BookName, LOADERS } from '../src/openings/books.ts';

const names = Object.keys(BOOKS) as BookName[];
const gameIn = (name: BookName) => must(createGame(BOOKS[name].id, BOOKS[name].options));

test.each(names)('in the book %s every position is worth what its best move is worth', async (name) => {
  const game = gameIn(name);
  const values = await LOADERS[name]();
  expect(values).toHaveProperty([makePosition(startPosition(game))]);
  let compared = 0;
  for (const [text, value] of Object.entries(values)) {
    const moves = await bookValues(game, must(openPosition(game, text)).position);
    if (moves === null) continue;
    expect(Math.max(...moves.values()), text).toBe(value);
    compared += 1;
  }
  expect(compared).toBeGreaterThan(0);
});

test.each(names)(
  'a report from the book %s has every move, the best first, and lines that lose nothing',
  async (name) => {
    const game = gameIn(name);
    const values = await LOADERS[name]();
    let lines = 0;
    for (const [text, value] of Object.entries(values)) {
      const { position } = must(openPosition(game, text));
      const report = await bookReport(game, position);
      expect(report === null, text).toBe((await bookValues(game, position)) === null);
      if (!report) continue;
      expect(report).toMatchObject({ value, exact: true, nodes: 0, depth: report.pv.length });
      expect(report.moves.map(({ move }) => move).sort()).toEqual([...legalMoves(game, position)].sort());
      for (const { move, value: worth, pv } of report.moves) {
        expect(worth).toBeLessThanOrEqual(value);
        expect(pv[0]).toBe(move);
        let at = position;
        for (const each of pv) {
          at = must(play(game, at, each)).position;
          const then = values[makePosition(at)];
          expect(then === undefined ? worth : at.turn === position.turn ? then : 0 - then, `${text} ${pv}`).toBe(worth);
          lines += 1;
        }
      }
    }
    expect(lines).toBeGreaterThan(0);
  },
);

// docs/solutions.md and the published tables.
test.each([
  ['kalah-3', 2],
  ['kalah-4', 8],
  ['kalah-4-take', 10],
  ['walak-pussa-4', 6],
] as const)('%s is worth %i to who begins', async (name, value) => {
  expect((await LOADERS[name]())[makePosition(startPosition(gameIn(name)))]).toBe(value);
});

test('what the book says, a solver proves anew', async () => {
  const game = gameIn('kalah-3');
  const solver = createSolver(game, { tableBytes: 2 ** 26 });
  const some = Object.entries(await LOADERS['kalah-3']()).filter((_, index) => index % 40 === 20);
  expect(some.length).toBeGreaterThan(3);
  for (const [text, value] of some) {
    const solution = solver && must(solver.solve(must(openPosition(game, text)).position));
    expect(solution?.least, text).toBe(value);
    expect(solution?.most, text).toBe(value);
  }
});

test('with the pie rule a first turn is worth what North leaves of it', async () => {
  const plain = gameOf('kalah', { seeds: 3 });
  const pie = gameOf('kalah', { seeds: 3, pie: 'on' });
  const without = await bookValues(plain, startPosition(plain));
  const values = await bookValues(pie, startPosition(pie));
  expect(values?.size).toBe(without?.size);
  for (const [move, value] of values ?? []) {
    expect(value, move).toBeLessThanOrEqual(0);
    const { position } = must(play(plain, startPosition(plain), move));
    // A turn that goes on has more than one end.
    if (position.turn === 'N') expect(value, move).toBe(0 - Math.abs(without?.get(move) ?? Number.NaN));
  }
  const answered = must(play(pie, startPosition(pie), 'A')).position;
  const north = await bookValues(pie, answered);
  expect(north?.get('swap')).toBe(without?.get('A'));
  expect(Math.max(...(north?.values() ?? []))).toBe(Math.abs(without?.get('A') ?? Number.NaN));
});

test('other games, other boards and later positions are not in it', async () => {
  for (const game of [gameOf('al-manqala'), gameOf('kalah', { seeds: 5 }), gameOf('kalah', { end: 'no-move' })]) {
    expect(await bookValues(game, startPosition(game))).toBeNull();
  }
  const game = gameOf('kalah');
  expect(await bookValues(game, must(openPosition(game, '0,0,1,0,2,1/1,0,0,0,3,0 20-20 S')).position)).toBeNull();
  const over = must(openPosition(game, '0,0,0,0,0,1/0,3,0,0,2,0 20-22 S')).position;
  expect(await bookValues(game, must(play(game, over, 'F')).position)).toBeNull();
});
