import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  createGame,
  fnv1a64,
  type Game,
  gameOf,
  legalMoves,
  must,
  openPosition,
  parsePosition,
  perft,
  startPosition,
} from '../src/index.ts';
import { type Table, textOf } from './support/reference/table.ts';
import { referenceOf, startTable } from './support/references.ts';
import { runAll } from './support/run.ts';

const mask = (1n << 64n) - 1n;

/** FNV-1a-64 by its definition. */
const hashOf = (text: string): bigint => {
  let hash = 0xcbf29ce484222325n;
  for (const char of text) hash = ((hash ^ BigInt(char.charCodeAt(0))) * 0x100000001b3n) & mask;
  return hash;
};

const hex = (sum: bigint): string => (sum & mask).toString(16).padStart(16, '0');

/** All sequences of the slow reference, repetition counted from the start. */
const slowPerft = (game: Game, from: Table, depth: number): { count: number; checksum: string } => {
  const reference = referenceOf(game);
  let count = 0;
  let sum = 0n;
  const walk = (table: Table, left: number, earlier: readonly string[]): void => {
    if (left === 0) {
      count += 1;
      sum += hashOf(textOf(table, reference.pits));
      return;
    }
    for (const move of reference.moves(table)) {
      const next = reference.play(table, move, earlier);
      walk(next.table, left - 1, [...(next.captured ? [] : earlier), reference.key(next.table)]);
    }
  };
  walk(from, depth, [reference.key(from)]);
  return { count, checksum: hex(sum) };
};

interface Row {
  readonly game: string;
  readonly options: Readonly<Record<string, string | number>>;
  readonly depths: readonly { readonly depth: number; readonly count: number; readonly checksum: string }[];
}

const rows = readFileSync(new URL('../vectors/perft.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row);

test('fnv1a64', () => {
  // The test vectors of its authors.
  expect(fnv1a64('')).toBe('cbf29ce484222325');
  expect(fnv1a64('a')).toBe('af63dc4c8601ec8c');
  expect(fnv1a64('foobar')).toBe('85944171f73967e8');
  for (const text of ['4,4,4,4,4,4/4,4,4,4,4,4 0-0 S', 'x'.repeat(200), '\u007f~ ']) {
    expect(fnv1a64(text)).toBe(hex(hashOf(text)));
  }
});

describe('the published table', () => {
  test('has the counts of the specification', () => {
    const published: Readonly<Record<string, readonly number[]>> = {
      'kalah {}': [6, 35, 185, 942, 4690, 23233, 114430],
      'kalah {"seeds":3}': [6, 35, 182, 904, 4243, 19418, 87103],
      'kalah {"seeds":5}': [6, 35, 187, 982, 5113, 26927, 142073],
      'kalah {"seeds":6}': [6, 35, 190, 1056, 5882, 32243, 177827],
      'kalah {"empty-capture":"take"}': [6, 35, 185, 942, 4685, 23169, 113959],
      'kalah {"pie":"on"}': [6, 40, 220, 1127, 5632, 27923, 137663],
      'al-manqala {}': [7, 49, 328, 2182, 14495, 95135, 624052],
      'walak-pussa {}': [7, 30, 131, 698, 3161, 14576, 63135],
    };
    runAll(Object.entries(published), ([name, counts]) => {
      const row = rows.find(({ game, options }) => `${game} ${JSON.stringify(options)}` === name);
      expect(row?.depths.slice(0, counts.length).map(({ count }) => count)).toEqual(counts);
    });
  });

  test('is what the library counts, as deep as is quick', () => {
    runAll(rows, ({ game: id, options, depths }) => {
      const game = must(createGame(id, options));
      const countMax = Object.keys(options).length === 0 ? 24_000 : 2_000;
      for (const { depth, count, checksum } of depths.filter((row) => row.count < countMax)) {
        expect(perft(game, startPosition(game), depth)).toMatchObject({ count, checksum });
      }
    });
  });

  test('is what the slow reference counts, as deep as is quick', () => {
    runAll(rows, ({ game: id, options, depths }) => {
      const game = must(createGame(id, options));
      for (const { depth, count, checksum } of depths.filter((row) => row.count < 2_000)) {
        expect(slowPerft(game, startTable(game), depth)).toEqual({ count, checksum });
      }
    });
  });
});

describe('perft', () => {
  test('below each first move', () => {
    runAll(rows, ({ game: id, options }) => {
      const game = must(createGame(id, options));
      const { count, checksum, divide } = perft(game, startPosition(game), 3);
      expect(divide.map(({ move }) => move)).toEqual(legalMoves(game, startPosition(game)));
      expect(divide.reduce((sum, row) => sum + row.count, 0)).toBe(count);
      expect(hex(divide.reduce((sum, row) => sum + BigInt(`0x${row.checksum}`), 0n))).toBe(checksum);
    });
  });

  test('depth 0 is the position itself, also where nothing can be played', () => {
    for (const text of ['4,4,4,4,4,4/4,4,4,4,4,4 0-0 S', '0,0,0,0,0,0/0,0,0,0,0,0 21-27 -']) {
      const position = must(parsePosition(gameOf('kalah'), text));
      expect(perft(gameOf('kalah'), position, 0)).toEqual({ count: 1, checksum: hex(hashOf(text)), divide: [] });
    }
  });

  test('sequences that end earlier are not counted', () => {
    const game = gameOf('kalah');
    const position = must(openPosition(game, '0,0,0,0,0,1/0,3,0,0,2,0 20-22 S')).position;
    const over = '0,0,0,0,0,0/0,0,0,0,0,0 21-27 -';
    const one = { count: 1, checksum: hex(hashOf(over)) };
    expect(perft(game, position, 1)).toEqual({ ...one, divide: [{ move: 'F', ...one }] });
    const none = { count: 0, checksum: '0000000000000000' };
    expect(perft(game, position, 2)).toEqual({ ...none, divide: [{ move: 'F', ...none }] });
  });

  test('a repetition on the way ends a sequence', () => {
    // A single bead to and fro: after four moves the given position stands for the third time.
    for (const [chase, deepest] of [
      ['third-repetition', 4],
      ['agreement-only', 12],
    ] as const) {
      const game = gameOf('al-manqala', { pits: 1, chase });
      const position = must(openPosition(game, '1/0 4-4 S')).position;
      for (let depth = 1; depth <= 12; depth++) {
        expect(perft(game, position, depth).count).toBe(depth <= deepest ? 1 : 0);
      }
    }
    // The position that ended it is a leaf like another.
    const game = gameOf('al-manqala', { pits: 1 });
    const position = must(openPosition(game, '1/0 4-4 S')).position;
    expect(perft(game, position, 4).checksum).toBe(hex(hashOf('0/0 4-4 - +1')));
  });

  test('the position after a capture is its own first occurrence', () => {
    // a takes four and leaves one bead, which goes to and fro; South passes. After four more moves it lies there thrice.
    const game = gameOf('al-manqala', { pits: 1 });
    const position = must(openPosition(game, '2/3 10-5 N')).position;
    const counts = [1, 2, 3, 4, 5, 6].map((depth) => perft(game, position, depth).count);
    expect(counts).toEqual([1, 1, 1, 1, 1, 0]);
    expect(perft(game, position, 5).checksum).toBe(hex(hashOf('0/0 10-9 - +1')));
  });

  test('a capture on the way clears what was seen, for its own branch only', () => {
    for (const text of ['1,0,2/0,1,0 9-9 S', '0,1,0/2,0,1 9-9 N', '1,1,0/0,0,1 9-9 S']) {
      for (const game of [gameOf('al-manqala', { pits: 3 }), gameOf('walak-pussa', { pits: 3 })]) {
        const { position } = must(openPosition(game, text));
        const [south = '', north = ''] = text.split(' ')[0]?.split('/') ?? [];
        const table: Table = { ...startTable(game), south: 9, north: 9, turn: text.at(-1) ?? '' };
        south.split(',').forEach((seeds, pit) => {
          table.cups['ABC'[pit] as string] = Number(seeds);
        });
        north.split(',').forEach((seeds, pit) => {
          table.cups['abc'[pit] as string] = Number(seeds);
        });
        for (const depth of [2, 5, 8, 12]) {
          const { count, checksum } = perft(game, position, depth);
          expect({ count, checksum }).toEqual(slowPerft(game, table, depth));
        }
      }
    }
  });
});
