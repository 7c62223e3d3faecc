import { expect, test } from 'vitest';
import { createGame, must } from '../src/index.ts';
import { chance, oneOf } from './support/chance.ts';
import { compareLine, tallyOf } from './support/compare.ts';
import type { Table } from './support/reference/table.ts';
import { kalahReference } from './support/references.ts';
import { runAll } from './support/run.ts';
import { someTable } from './support/tables.ts';

test('kalah agrees with the slow reference, position by position', () => {
  const ends: { moves: number; reason: string }[] = [];
  let swaps = 0;
  const seeds = Array.from({ length: 1500 }, (_, index) => 1000 + index);
  runAll(seeds, (seed) => {
    const below = chance(seed);
    const options = {
      pits: below(3) === 0 ? 6 : 1 + below(12),
      'empty-capture': oneOf(below, ['leave', 'take']),
      end: oneOf(below, ['row-empty', 'no-move']),
      leftovers: oneOf(below, ['owner', 'nobody']),
      pie: oneOf(below, ['off', 'on']),
    };
    const table = someTable(below, options.pits);
    if (options.pie === 'on') table.pie = oneOf(below, ['', 'pie', 'pie', 'swapped']);
    const reference = kalahReference(options);
    const counted = {
      ...reference,
      play: (at: Table, move: string) => {
        if (move === 'swap') swaps += 1;
        return reference.play(at, move, []);
      },
    };
    ends.push(compareLine(must(createGame('kalah', options)), counted, table, below, 30));
  });
  const tally = tallyOf(ends);
  expect(tally.moves).toBeGreaterThan(9000);
  expect(tally['row-empty']).toBeGreaterThan(200);
  expect(tally['no-move']).toBeGreaterThan(200);
  expect(swaps).toBeGreaterThan(30);
});
