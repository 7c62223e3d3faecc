import { expect, test } from 'vitest';
import { createGame, must } from '../src/index.ts';
import { chance, oneOf } from './support/chance.ts';
import { compareLine, tallyOf } from './support/compare.ts';
import { alManqalaReference } from './support/references.ts';
import { runAll } from './support/run.ts';
import { someTable, sparseTable } from './support/tables.ts';

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
      compareLine(
        must(createGame('al-manqala', options)),
        alManqalaReference(options),
        table,
        below,
        sparse ? 200 : 40,
      ),
    );
  });
  const tally = tallyOf(ends);
  expect(tally.moves).toBeGreaterThan(9000);
  expect(tally.majority).toBeGreaterThan(200);
  expect(tally['cannot-feed']).toBeGreaterThan(100);
  expect(tally['board-empty']).toBeGreaterThan(10);
  expect(tally.chase).toBeGreaterThan(50);
});
