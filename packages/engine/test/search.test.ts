import { type Game, type GameId, isOver, must, type Position, startPosition } from '@mbegu/rules';
import { describe, expect, test } from 'vitest';
import { analyse, reference } from '../src/index.ts';
import { at, dice, gameWith, given, throwSeeds } from './support.ts';

type OptionLists = Readonly<Record<string, readonly (string | number)[]>>;

/** Every combination of these option values. */
const combinations = (lists: OptionLists): Readonly<Record<string, string | number>>[] =>
  Object.entries(lists).reduce<Record<string, string | number>[]>(
    (all, [name, values]) => all.flatMap((options) => values.map((value) => ({ ...options, [name]: value }))),
    [{}],
  );

const GAMES: readonly { id: GameId; lists: OptionLists; seedsMax: number }[] = [
  {
    id: 'kalah',
    lists: {
      pits: [1, 2, 3, 6],
      'empty-capture': ['leave', 'take'],
      end: ['row-empty', 'no-move'],
      leftovers: ['owner', 'nobody'],
      pie: ['off', 'on'],
    },
    seedsMax: 9,
  },
  { id: 'al-manqala', lists: { pits: [1, 2, 3, 4, 7], origin: ['sow', 'skip'] }, seedsMax: 7 },
  { id: 'walak-pussa', lists: { pits: [1, 2, 3, 4, 7] }, seedsMax: 8 },
];

/** Compares one position; says whether the reference could tell. */
const agrees = (game: Game, position: Position): boolean => {
  const truth = reference(game, position, { nodesMax: 3_000 });
  if (!truth.ok) return false;
  const report = must(analyse(game, position, { nodes: 1_000_000, within: Number.POSITIVE_INFINITY }));
  expect(report).toMatchObject({ value: truth.value.value, exact: true });
  const byMove = (moves: readonly { move: string; value: number }[]) =>
    Object.fromEntries(moves.map(({ move, value }) => [move, value]));
  expect(byMove(report.moves)).toEqual(byMove(truth.value.moves));
  const alone = must(analyse(game, position, { nodes: 1_000_000 }));
  if (alone.exact) expect(alone.value).toBe(truth.value.value);
  return true;
};

describe.each(GAMES)('$id: the search finds what the reference finds', ({ id, lists, seedsMax }) => {
  const seed = 20_250_301;
  test.each(combinations(lists))(`%j, seed ${seed}`, (options) => {
    const game = gameWith(id, options);
    const roll = dice(seed);
    let compared = 0;
    for (let i = 0; i < 40; i++) {
      const position = throwSeeds(game, roll, 1 + roll(seedsMax));
      if (position && agrees(game, position)) compared++;
    }
    expect(compared).toBeGreaterThan(2);
  });
});

describe('turns that are not alternate', () => {
  const kalah = gameWith('kalah', {});

  test('three bonus moves in a row are the best line, and none of them changes the sign', () => {
    const position = at(kalah, '0,0,0,3,2,1/1,0,0,0,0,1 0-0 S');
    const report = must(analyse(kalah, position));
    expect(report.exact).toBe(true);
    expect(report.value).toBe(must(reference(kalah, position)).value);
    expect(report.pv.slice(0, 3).join('')).toMatch(/^F[A-F][A-F]$/);
  });

  test('a pass leaves the sign as well', () => {
    const game = gameWith('al-manqala', {});
    // North passes after F; S moves again.
    const position = at(game, '0,0,0,0,0,2,0/1,0,0,0,0,0,0 45-46 S');
    const truth = must(reference(game, position));
    const report = must(analyse(game, position, { within: Number.POSITIVE_INFINITY }));
    expect(Object.fromEntries(report.moves.map(({ move, value }) => [move, value]))).toEqual(
      Object.fromEntries(truth.moves.map(({ move, value }) => [move, value])),
    );
  });
});

describe('the pie rule', () => {
  const game = gameWith('kalah', { pits: 3, pie: 'on' });

  test('a swap is worth what the other person would have had', () => {
    const position = at(game, '0,1,0/2,0,0 9-3 N pie');
    const report = must(analyse(game, position, { within: Number.POSITIVE_INFINITY }));
    const truth = must(reference(game, position));
    expect(report.move).toBe('swap');
    expect(report.value).toBe(truth.value);
    expect(report.value).toBeGreaterThan(0);
  });

  test('who is ahead does not swap', () => {
    const position = at(game, '0,1,0/2,0,0 3-9 N pie');
    expect(must(analyse(game, position)).move).not.toBe('swap');
  });
});

describe('limits', () => {
  const kalah = gameWith('kalah', {});
  const start = startPosition(kalah);

  test('a finished position has no best move', () => {
    const over = given(kalah, '0,0,0,0,0,0/0,0,0,0,0,0 24-24 -');
    expect(isOver(over)).toBe(true);
    expect(analyse(kalah, over)).toMatchObject({ ok: false, error: { code: 'game-over' } });
  });

  test('one sowing ahead is looked at whatever the limits are', () => {
    const report = must(analyse(kalah, start, { nodes: 0, signal: { aborted: true }, depth: 1 }));
    expect(report).toMatchObject({ depth: 1, exact: false });
  });

  test('a stop gives the best so far', () => {
    let asked = 0;
    const signal = {
      get aborted() {
        asked++;
        return asked > 5;
      },
    };
    const report = must(analyse(kalah, start, { nodes: 10_000_000, signal }));
    expect(report.depth).toBeGreaterThan(1);
    expect(report.nodes).toBeLessThan(10_000);
  });

  test('the clock is the caller’s', () => {
    let ms = 0;
    const report = must(analyse(kalah, start, { nodes: 10_000_000, time: { ms: 10, now: () => ms++ } }));
    expect(report.depth).toBeGreaterThan(1);
    expect(report.nodes).toBeLessThan(10_000);
  });

  test('the nodes of a report stay within the limit, and the same limit gives the same report', () => {
    const [first, second] = [1, 2].map(() => must(analyse(kalah, start, { nodes: 5_000 })));
    expect(first?.nodes).toBeLessThanOrEqual(5_000);
    expect(first).toEqual(second);
  });

  test('a single legal move is answered at once, unless its value is asked for', () => {
    const position = at(kalah, '0,0,0,0,2,0/3,0,3,0,4,0 10-10 S');
    expect(must(analyse(kalah, position))).toMatchObject({ move: 'E', depth: 1 });
    expect(must(analyse(kalah, position, { within: 1 }))).toMatchObject({ move: 'E', exact: true });
  });

  test('288 seeds in one pit are sown', () => {
    const game = gameWith('kalah', { pits: 12, seeds: 12 });
    const position = at(game, '0,0,0,0,0,0,0,0,0,0,0,287/1,0,0,0,0,0,0,0,0,0,0,0 0-0 S');
    expect(must(analyse(game, position, { nodes: 2_000, within: 1 })).move).toBe('L');
  });
});
