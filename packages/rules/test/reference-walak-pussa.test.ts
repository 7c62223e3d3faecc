import { expect, test } from 'vitest';
import { createGame, type Game, makePosition, must, nextRound, type Position, type Side } from '../src/index.ts';
import { type Chance, chance, oneOf } from './support/chance.ts';
import { compareLine, tallyOf } from './support/compare.ts';
import { lettersOf, type Table, textOf } from './support/reference/table.ts';
import { type WalakOptions, walakNextRound, walakTurn } from './support/reference/walak-pussa.ts';
import { walakReference } from './support/references.ts';
import { runAll } from './support/run.ts';
import { someTable, sparseTable } from './support/tables.ts';

const someOptions = (below: Chance): WalakOptions => ({
  pits: below(3) === 0 ? 7 : 1 + below(12),
  seeds: oneOf(below, [1, 2, 3, 4, 5, 12]),
  chase: oneOf(below, ['third-repetition', 'third-repetition', 'agreement-only']),
  rounds: oneOf(below, ['single', 'simple', 'parker']),
});

/** Holes out of play anywhere, and marked ones where the rounds have them: any set-up position, not only what rounds leave. */
const someMarks = (below: Chance, table: Table, { pits, rounds }: WalakOptions): void => {
  if (rounds === 'single' || below(3) === 0) return;
  for (const hole of [...lettersOf(pits, 'S'), ...lettersOf(pits, 'N')]) {
    const kind = below(8);
    if (kind === 0) {
      table.marks[hole] = 'x';
      table.south += table.cups[hole] ?? 0;
      table.cups[hole] = 0;
    } else if (kind === 1 && rounds === 'parker') table.marks[hole] = 'p';
  }
};

test('walak-pussa agrees with the slow reference, position by position', () => {
  const ends: { moves: number; reason: string }[] = [];
  const seeds = Array.from({ length: 1500 }, (_, index) => 3000 + index);
  runAll(seeds, (seed) => {
    const below = chance(seed);
    const options = someOptions(below);
    const table = below(3) === 0 ? sparseTable(below, options.pits) : someTable(below, options.pits);
    someMarks(below, table, options);
    ends.push(compareLine(must(createGame('walak-pussa', { ...options })), walakReference(options), table, below, 120));
  });
  const tally = tallyOf(ends);
  expect(tally.moves).toBeGreaterThan(6000);
  expect(tally['no-move']).toBeGreaterThan(100);
  expect(tally['board-empty']).toBeGreaterThan(10);
  expect(tally['only-endless']).toBeGreaterThan(5);
  expect(tally.chase).toBeGreaterThan(8);
});

/** A round that is over: everything in piles and aside, as it ends, or anything else in a set-up. */
const someEnd = (below: Chance, { pits, seeds }: WalakOptions): Table => {
  const total = below(4) === 0 ? 1 + below(1000) : 2 * pits * seeds;
  const aside = below(3) === 0 ? below(Math.min(total, 30) + 1) : 0;
  const south = below(6) === 0 ? Math.floor((total - aside) / 2) : below(total - aside + 1);
  return { cups: {}, marks: {}, south, north: total - aside - south, aside, turn: '-', pie: '' };
};

test('the next round agrees with the slow reference', () => {
  const met = { over: 0, settledAtOnce: 0, marked: 0, out: 0, wala: 0, full: 0 };
  const seeds = Array.from({ length: 6000 }, (_, index) => 30_000 + index);
  runAll(seeds, (seed) => {
    const below = chance(seed);
    const options = { ...someOptions(below), rounds: oneOf(below, ['simple', 'parker']) };
    const game: Game = must(createGame('walak-pussa', { ...options }));
    const over = someEnd(below, options);
    const onTurn = oneOf(below, ['S', 'N'] as const);
    const expected = walakNextRound(over, onTurn, options);
    const found = nextRound(game, { position: positionOf(over, options.pits), onTurn, outcome: ended(over) });
    const opened = expected && walakTurn(expected, expected.turn, false, [], options);
    if (!opened || opened.ended) {
      met[opened ? 'settledAtOnce' : 'over'] += 1;
      expect(found).toBeNull();
      return;
    }
    const text = textOf(opened.table, options.pits);
    expect(found && makePosition(found.position)).toBe(text);
    expect(found?.outcome).toBeNull();
    if (text.includes('p')) met.marked += 1;
    if (text.includes('x')) met.out += 1;
    if (!text.includes('p') && !text.includes('x')) met.full += 1;
    if (options.rounds === 'parker' && !text.includes('p') && text.includes('x')) met.wala += 1;
  });
  const { settledAtOnce, ...others } = met;
  expect(settledAtOnce).toBeGreaterThan(0);
  for (const [what, times] of Object.entries(others)) expect(times, what).toBeGreaterThan(20);
});

const ended = ({ south, north }: Table) => ({
  winner: null,
  score: [south, north] as const,
  reason: 'no-move' as const,
});

const positionOf = ({ south, north, aside }: Table, pits: number): Position => ({
  slots: [...new Array<number>(2 * pits).fill(0), south, north, aside, 0],
  holes: new Array<'open'>(2 * pits).fill('open'),
  turn: null satisfies Side | null,
  pie: 'none',
});
