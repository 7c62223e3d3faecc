import { describe, expect, test } from 'vitest';
import { infinite } from '../src/search/score.ts';
import { bounds, createTable, noMove, stampOf, tableBytesOf, tableMemory } from '../src/search/table.ts';
import { dice } from './support.ts';

const memoryOf = (bytes: number): ArrayBufferLike[] => tableMemory(bytes, (size) => new ArrayBuffer(size));

const nothing = { least: -infinite, most: infinite, bound: bounds.none, move: noMove };

describe('a table', () => {
  test('keeps what is proven beside what is estimated', () => {
    const table = createTable(memoryOf(4096));
    table.begin(1);
    table.writeProven(7, -9, -infinite, 16_384, 3, 10);
    table.writeEstimate(7, -9, bounds.lower, -1_024, 12, stampOf(1, 9), 2, 500);
    table.read(7, -9);
    expect(table.found).toMatchObject({ most: 16_384, bound: bounds.lower, score: -1_024, depth: 12, move: 2 });
    expect(table.found.least).toBeLessThanOrEqual(-16_384_000);
    expect(table.found.stamp).toBe(stampOf(1, 9));
    table.writeProven(7, -9, -5, infinite, 4, 10);
    table.read(7, -9);
    expect(table.found).toMatchObject({ least: -5, most: 16_384 });
  });

  test('holds the highest scores there are', () => {
    const table = createTable(memoryOf(64));
    table.writeProven(1, 1, -16_384_000, 16_384_000, noMove, 1);
    table.writeEstimate(1, 1, bounds.exact, -16_384_000, 200, stampOf(255, 200), noMove, 2 ** 31);
    table.read(1, 1);
    expect(table.found).toMatchObject({ least: -16_384_000, most: 16_384_000, score: -16_384_000, depth: 200 });
  });

  test('knows nothing of other keys', () => {
    const table = createTable(memoryOf(64));
    table.writeProven(7, 64, 1, 2, 3, 10);
    for (const [low, high] of [
      [7, 65],
      [8, 64],
      [64, 7],
      [0, 0],
    ] as const) {
      table.read(low, high);
      expect(table.found).toMatchObject(nothing);
    }
  });

  test('over several pieces of memory is one table', () => {
    const table = createTable([0, 1, 2, 3].map(() => new ArrayBuffer(1024)));
    const roll = dice(4);
    for (let i = 0; i < 100; i++) {
      const [low, high] = [roll(2 ** 31), roll(2 ** 31)];
      table.writeProven(low, high, i - 50, i, i % 12, 1);
      table.read(low, high);
      expect(table.found).toMatchObject({ least: i - 50, most: i, move: i % 12 });
    }
  });

  test('forgets first what is old, and then what cost little', () => {
    const table = createTable(memoryOf(64));
    const isKnown = (low: number) => {
      table.read(low, 0);
      return table.found.least === low;
    };
    table.writeProven(1, 0, 1, 1, 0, 1_000);
    table.begin(1);
    for (const [low, nodes] of [
      [2, 50],
      [3, 5],
      [4, 500],
    ] as const) {
      table.writeProven(low, 0, low, low, 0, nodes);
    }
    table.writeProven(5, 0, 5, 5, 0, 70);
    expect([1, 2, 3, 4, 5].map(isKnown)).toEqual([false, true, true, true, true]);
    table.writeProven(6, 0, 6, 6, 0, 1);
    expect([2, 3, 4, 5, 6].map(isKnown)).toEqual([true, false, true, true, true]);
  });

  test.each([
    [0, 64],
    [63, 64],
    [64, 64],
    [1_000, 512],
    [2 ** 20, 2 ** 20],
    [2 ** 33 + 5, 2 ** 33],
  ])('of %i bytes takes %i', (bytes, taken) => {
    expect(tableBytesOf(bytes)).toBe(taken);
  });

  test('takes its memory in pieces of a gibibyte', () => {
    const sizes: number[] = [];
    tableMemory(2 ** 32, (size) => {
      sizes.push(size);
      return new ArrayBuffer(0);
    });
    expect(sizes).toEqual([2 ** 30, 2 ** 30, 2 ** 30, 2 ** 30]);
  });
});

test('an entry put together from two writings is none', () => {
  const roll = dice(9);
  const write = (kind: number): Int32Array => {
    const memory = new ArrayBuffer(64);
    const table = createTable([memory]);
    if (kind === 0) table.writeProven(5, 6, -roll(2_000), roll(2_000), roll(12), roll(999));
    else
      table.writeEstimate(5, 6, bounds.exact, roll(3_000), roll(99), stampOf(roll(3), roll(99)), roll(12), roll(999));
    return new Int32Array(memory).slice(0, 4);
  };
  for (let i = 0; i < 3_000; i++) {
    const [a, b] = [write(roll(2)), write(roll(2))];
    const mixed = a.map((word, at) => (roll(2) === 0 ? word : (b[at] as number)));
    if (mixed.join() === a.join() || mixed.join() === b.join()) continue;
    const memory = new ArrayBuffer(64);
    new Int32Array(memory).set(mixed);
    const table = createTable([memory]);
    table.read(5, 6);
    expect(table.found, `try ${i}`).toMatchObject(nothing);
  }
});
