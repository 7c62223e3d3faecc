import {
  GAME_IDS,
  type Game,
  type GameId,
  type Hole,
  isOver,
  legalMoves,
  must,
  type Position,
  play,
  type Setup,
  type Side,
  settle,
  setupOf,
  startPosition,
  validate,
} from '@mbegu/rules';
import { describe, expect, test } from 'vitest';
import { analyse, reference, withoutMajority } from '../src/index.ts';
import { marginOf } from '../src/value.ts';
import { at, dice, gameWith, given, throwSeeds } from './support.ts';

/** Compares one position; says whether the reference could tell. */
const agrees = (game: Game, position: Position): boolean => {
  const truth = reference(game, position, { nodesMax: 2_000 });
  if (!truth.ok) return false;
  const report = must(analyse(game, position, { nodes: 100_000, within: Number.POSITIVE_INFINITY }));
  expect(report).toMatchObject({ value: truth.value.value, exact: true });
  const byMove = (moves: readonly { move: string; value: number }[]) =>
    Object.fromEntries(moves.map(({ move, value }) => [move, value]));
  expect(byMove(report.moves)).toEqual(byMove(truth.value.moves));
  const alone = must(analyse(game, position, { nodes: 100_000 }));
  if (alone.exact) expect(alone.value).toBe(truth.value.value);
  return true;
};

type Words = Readonly<Record<string, string | number>>;

const OPTIONS: Readonly<Record<GameId, readonly Words[]>> = {
  kalah: ['leave', 'take'].flatMap((capture) =>
    ['row-empty', 'no-move'].flatMap((end) =>
      ['owner', 'nobody'].flatMap((leftovers) =>
        ['off', 'on'].map((pie) => ({ 'empty-capture': capture, end, leftovers, pie })),
      ),
    ),
  ),
  'al-manqala': [{ origin: 'sow' }, { origin: 'skip' }],
  'walak-pussa': [{ rounds: 'single' }, { rounds: 'simple' }, { rounds: 'parker' }],
};

const SIZES: Readonly<Record<GameId, readonly number[]>> = {
  kalah: [1, 2, 3, 6, 7, 12],
  'al-manqala': [1, 2, 3, 4, 7, 12],
  'walak-pussa': [1, 2, 3, 4, 7, 12],
};

/** Positions thrown for each board and choice of options: thousands in all. */
const thrownEach: Readonly<Record<GameId, number>> = { kalah: 12, 'al-manqala': 90, 'walak-pussa': 60 };

/** The position with some holes marked or out of play, as far as the game has that. */
const withHoles = (game: Game, position: Position, roll: (n: number) => number): Position | null => {
  if (game.rounds.kind === 'single') return position;
  const { pits } = game.board;
  const kinds: readonly Hole[] = game.rounds.form === 'simple' ? ['open', 'out'] : ['open', 'marked', 'out'];
  const holes = position.holes.map(() => (roll(3) === 0 ? (kinds[roll(kinds.length)] as Hole) : 'open'));
  const slots = position.slots.map((count, pit) => (pit < 2 * pits && holes[pit] === 'out' ? 0 : count));
  const checked = validate(game, setupOf({ ...position, slots, holes }));
  if (!checked.ok) return null;
  const { position: settled, outcome } = settle(game, checked.value);
  return outcome ? null : settled;
};

describe.each(GAME_IDS)('%s: the search finds what the reference finds', (id) => {
  const seed = 20_250_301;
  const CASES = SIZES[id].flatMap((pits) => OPTIONS[id].map((options) => ({ pits, ...options })));
  test.each(CASES)(`%j, seed ${seed}`, (options) => {
    const game = gameWith(id, options);
    const roll = dice(seed);
    let compared = 0;
    for (let i = 0; i < thrownEach[id]; i++) {
      const thrown = throwSeeds(game, roll, 1 + roll(8));
      const position = thrown && withHoles(game, thrown, roll);
      if (position && agrees(game, position)) compared++;
    }
    expect(compared).toBeGreaterThan(2);
  });
});

test('a value that two windows disagree about is asked for in the whole window', () => {
  const game = gameWith('al-manqala', { pits: 2, origin: 'skip' });
  expect(must(analyse(game, at(game, '2,1/2,1 4-2 N')))).toMatchObject({ move: 'b', value: 2, exact: true });
});

describe('full boards', () => {
  const CASES: readonly [GameId, Words, number][] = [
    ['kalah', { pits: 3 }, 1000],
    ['kalah', { pits: 12, pie: 'on' }, 1000],
    ['al-manqala', { pits: 12 }, 1000],
    ['walak-pussa', { pits: 12, rounds: 'parker' }, 1000],
    ['walak-pussa', { pits: 1 }, 1000],
  ];
  test.each(CASES)('%s %j with %i seeds: every move is legal, every line can be played', (id, options, seeds) => {
    const game = gameWith(id, options);
    const roll = dice(3);
    const { pits } = game.board;
    let searched = 0;
    for (let i = 0; i < 20; i++) {
      const counts = new Array<number>(2 * pits).fill(0);
      for (let left = seeds - 10; left > 0; ) {
        const some = Math.min(left, 1 + roll(200));
        const pit = roll(2 * pits);
        counts[pit] = (counts[pit] as number) + some;
        left -= some;
      }
      const stores = [4, 6] as const;
      const setup: Setup = { south: counts.slice(0, pits), north: counts.slice(pits), stores, turn: 'S' };
      const settled = settle(game, must(validate(game, setup)));
      if (settled.outcome) continue;
      searched++;
      const report = must(analyse(game, settled.position, { nodes: 3_000, within: Number.POSITIVE_INFINITY }));
      expect(report.moves.map(({ move }) => move).sort()).toEqual([...legalMoves(game, settled.position)].sort());
      for (const { pv } of report.moves) {
        pv.reduce((at, move) => must(play(game, at, move)).position, settled.position);
      }
    }
    if (pits > 1) expect(searched).toBeGreaterThan(5);
  });
});

describe('the line of an exact value', () => {
  test.each(GAME_IDS)('%s: leads to that value, as far as it goes, and mostly to the end', (id) => {
    const game = withoutMajority(gameWith(id, { pits: 3 }));
    const roll = dice(17);
    let ended = 0;
    for (let i = 0; i < 60; i++) {
      const position = throwSeeds(game, roll, 3 + roll(6));
      if (!position) continue;
      const { exact, value, pv } = must(analyse(game, position, { within: Number.POSITIVE_INFINITY, prove: false }));
      const side = position.turn as Side;
      const end = pv.reduce((at, move) => must(play(game, at, move)).position, position);
      if (!exact || end.turn !== null) continue;
      ended++;
      expect(marginOf(end, side)).toBe(value);
    }
    expect(ended).toBeGreaterThan(10);
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
