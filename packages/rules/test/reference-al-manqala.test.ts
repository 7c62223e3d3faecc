import { expect, test } from 'vitest';
import { createGame, must } from '../src/index.ts';
import { chance, oneOf } from './support/chance.ts';
import { compareLine, tallyOf } from './support/compare.ts';
import {
  type AlManqalaOptions,
  alManqalaKey,
  alManqalaMoves,
  alManqalaPlay,
  alManqalaTurn,
} from './support/reference/al-manqala.ts';
import type { Table } from './support/reference/table.ts';
import { runAll } from './support/run.ts';
import { someTable, sparseTable } from './support/tables.ts';

const referenceOf = (options: AlManqalaOptions) => ({
  pits: options.pits,
  moves: (table: Table) => alManqalaMoves(table, options),
  play: (table: Table, move: string, earlier: readonly string[]) => alManqalaPlay(table, move, earlier, options),
  settle: (table: Table) => alManqalaTurn(table, table.turn, false, [], options),
  key: (table: Table) => alManqalaKey(table, options),
});

test('al-manqala agrees with the slow reference, position by position', () => {
  const ends: { moves: number; reason: string }[] = [];
  const seeds = Array.from({ length: 1500 }, (_, index) => 2000 + index);
  runAll(seeds, (seed) => {
    const below = chance(seed);
    const options = {
      pits: below(3) === 0 ? 7 : 1 + below(12),
      origin: oneOf(below, ['sow', 'skip']),
      chase: oneOf(below, ['third-repetition', 'third-repetition', 'agreement-only']),
    };
    const sparse = below(4) === 0;
    const table = sparse ? sparseTable(below, options.pits) : someTable(below, options.pits);
    // Piles of one height let a game go on long enough to meet its other endings.
    if (below(3) > 0) table.north = table.south;
    ends.push(
      compareLine(must(createGame('al-manqala', options)), referenceOf(options), table, below, sparse ? 200 : 40),
    );
  });
  const tally = tallyOf(ends);
  expect(tally.moves).toBeGreaterThan(9000);
  expect(tally.majority).toBeGreaterThan(200);
  expect(tally['cannot-feed']).toBeGreaterThan(100);
  expect(tally['board-empty']).toBeGreaterThan(10);
  expect(tally.chase).toBeGreaterThan(50);
});
