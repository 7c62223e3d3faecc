import { type Game, type GameId, type Move, must, type Position, play, type Side } from '@mbegu/rules';
import { describe, expect, test } from 'vitest';
import { analyse, type MoveValue, openProbe, reference, reports, withoutMajority } from '../src/index.ts';
import { marginOf } from '../src/value.ts';
import { builtTable } from './endgame-support.ts';
import { at, dice, gameWith, throwSeeds } from './support.ts';

type Words = Readonly<Record<string, string | number>>;

/** The positions of a line, by the rules as they are: a move after the end of the game is refused. */
const played = (game: Game, position: Position, line: readonly Move[]): Position[] => {
  const positions: Position[] = [];
  let here = position;
  for (const move of line) {
    here = must(play(game, here, move)).position;
    positions.push(here);
  }
  return positions;
};

/** Whether the person who began a line sits on the other side at its end. */
const isSwapped = (line: readonly Move[]): boolean => line.includes('swap');

const finalMargin = (position: Position, side: Side, line: readonly Move[]): number =>
  isSwapped(line) ? 0 - marginOf(position, side) : marginOf(position, side);

/** Where a line leads: to the end on exactly its value, or not to the end. */
const checkEnd = (game: Game, position: Position, { value, pv }: MoveValue): 'ended' | 'cut' => {
  const plain = withoutMajority(game);
  const end = played(plain, position, pv).at(-1) as Position;
  played(game, position, pv);
  if (end.turn !== null) return 'cut';
  expect(finalMargin(end, position.turn as Side, pv), `${JSON.stringify(position)} ${pv.join(' ')}`).toBe(value);
  return 'ended';
};

/** Holds every position of a line against the reference. */
const checkValues = (game: Game, position: Position, { value, pv }: MoveValue): void => {
  const side = position.turn as Side;
  played(withoutMajority(game), position, pv).forEach((here, i) => {
    if (here.turn === null) return;
    const truth = reference(game, here, { nodesMax: 3_000 });
    if (!truth.ok) return;
    const isSame = (here.turn === side) !== isSwapped(pv.slice(0, i + 1));
    expect(
      isSame ? truth.value.value : 0 - truth.value.value,
      `${JSON.stringify(position)} ${pv.join(' ')} at ${i}`,
    ).toBe(value);
  });
};

const GAMES: readonly (readonly [GameId, Words])[] = [
  ...['leave', 'take'].flatMap((capture) =>
    ['row-empty', 'no-move'].flatMap((end) =>
      ['owner', 'nobody'].flatMap((leftovers) =>
        ['off', 'on'].map((pie) => ['kalah', { 'empty-capture': capture, end, leftovers, pie }] as const),
      ),
    ),
  ),
  ['al-manqala', { origin: 'sow' }],
  ['al-manqala', { origin: 'skip' }],
  ['walak-pussa', { rounds: 'single' }],
  ['walak-pussa', { rounds: 'parker' }],
];

describe.each(GAMES)('%s %j: the line of an exact value', (id, options) => {
  test.each([2, 3, 7])('%i pits: is legal, keeps the value, and mostly ends on it', (pits) => {
    const game = gameWith(id, { ...options, pits });
    const roll = dice(pits);
    const met = { ended: 0, cut: 0 };
    for (let i = 0; i < 24; i++) {
      const position = throwSeeds(game, roll, 2 + roll(id === 'kalah' ? 12 : 9));
      if (!position) continue;
      const limits = {
        nodes: 500 + roll(4_000),
        within: roll(2) === 0 ? Number.POSITIVE_INFINITY : 0,
        prove: roll(3) === 0,
      };
      const report = analyse(game, position, limits);
      if (!report.ok) continue;
      for (const found of report.value.moves) {
        if (!found.exact) continue;
        met[checkEnd(game, position, found)]++;
        if (i % 4 === 0) checkValues(game, position, found);
      }
    }
    expect(met.ended).toBeGreaterThan(3);
  });
});

describe('lines that once led past their value', () => {
  const CASES: readonly (readonly [Words, string, object])[] = [
    [{ pits: 7, 'empty-capture': 'take', leftovers: 'nobody' }, '0,1,0,0,2,0,0/0,1,1,1,1,2,0 9-0 S', { nodes: 3_000 }],
    [{ leftovers: 'nobody' }, '1,0,0,2,0,0/0,3,0,0,1,0 30-25 S', { depth: 7 }],
    [
      { pits: 4, leftovers: 'nobody' },
      '1,2,1,1/1,3,1,0 0-0 S',
      { nodes: 20_000, depth: 17, within: Number.POSITIVE_INFINITY },
    ],
    [{ pits: 2, end: 'no-move', pie: 'on' }, '6,8/5,5 0-0 S pie', { nodes: 3_000, within: Number.POSITIVE_INFINITY }],
  ];
  test.each(CASES)('kalah %j %s', (options, text, limits) => {
    const game = gameWith('kalah', options);
    const position = at(game, text);
    for (const report of reports(game, position, { ...limits, prove: false })) {
      for (const found of report.moves) if (found.exact) checkEnd(game, position, found);
    }
  });

  test('with an endgame table, before the swap of the pie rule', () => {
    const game = gameWith('kalah', { pits: 2, end: 'no-move', pie: 'on' });
    const position = at(game, '6,8/5,5 0-0 S pie');
    const endgame = openProbe(builtTable(game, 10));
    const report = must(analyse(game, position, { nodes: 3_000, within: Number.POSITIVE_INFINITY, endgame }));
    expect(report.exact).toBe(true);
    for (const found of report.moves) expect(checkEnd(game, position, found)).toBe('ended');
  });
});

test('a line of Al-manqala ends where a majority ends the game, and its value counts on', () => {
  const game = gameWith('al-manqala', {});
  const position = at(game, '0,0,0,0,0,2,1/1,0,0,0,0,1,0 49-44 S');
  const { value, exact, pv } = must(analyse(game, position, { within: Number.POSITIVE_INFINITY }));
  expect(exact).toBe(true);
  const { moves } = must(reference(game, position));
  expect(value).toBe(Math.max(...moves.map((move) => move.value)));
  expect(played(game, position, pv).at(-1)?.turn).toBeNull();
});
