import { buildEndgameTable, createEndgameTable, type EndgameTable, encodeEndgame, endgameTitle } from '@mbegu/engine';
import { type Game, gameOf, must } from '@mbegu/rules';
import { expect, test } from 'vitest';
import { buildTable, seedsFor } from '../src/threads/build-table.ts';
import { findKept, type KeptEntry, keep, keptBytesMax, pack, prune, type Shelf } from '../src/threads/kept-tables.ts';

const kalah = gameOf('kalah', { pits: 2 });

const built = (game: Game, seeds = 6): EndgameTable => {
  const table = must(createEndgameTable(game, seeds));
  must(buildEndgameTable(table));
  return table;
};

/** A shelf in memory. */
const shelfOf = () => {
  const entries = new Map<string, KeptEntry>();
  const files = new Map<string, ArrayBuffer>();
  const shelf: Shelf = {
    list: async () => [...entries.values()],
    read: async (title) => files.get(title) ?? null,
    write: async (entry, file) => {
      entries.set(entry.title, entry);
      files.set(entry.title, file);
    },
    touch: async (title, used) => {
      const entry = entries.get(title);
      if (entry) entries.set(title, { ...entry, used });
    },
    remove: async (title) => {
      entries.delete(title);
      files.delete(title);
    },
  };
  return { shelf, entries, files };
};

const refuse = async (): Promise<never> => {
  throw new DOMException('forbidden', 'SecurityError');
};
const forbidden: Shelf = { list: refuse, read: refuse, write: refuse, touch: refuse, remove: refuse };

const bodyOf = ({ memory, offset }: { memory: ArrayBufferLike; offset: number }): Uint8Array =>
  new Uint8Array(memory, offset).slice();

test('a table that was kept is found again, byte for byte, and counts as used', async () => {
  const { shelf, entries } = shelfOf();
  const table = built(kalah);
  await keep(shelf, table, 1000);
  const found = await findKept(shelf, kalah, 6, 2000);
  if (!found) throw new Error('not found');
  expect(found.seeds).toBe(6);
  expect(bodyOf(found)).toEqual(bodyOf(pack(table)));
  expect(found.header).toEqual(pack(table).header);
  expect(entries.get(endgameTitle(kalah))?.used).toBe(2000);
});

test('games with the same rules share a table, others do not', async () => {
  const { shelf } = shelfOf();
  await keep(shelf, built(kalah), 0);
  expect(await findKept(shelf, gameOf('kalah', { pits: 2, seeds: 6, pie: 'on' }), 6, 0)).not.toBeNull();
  expect(await findKept(shelf, gameOf('kalah', { pits: 2, 'empty-capture': 'take' }), 6, 0)).toBeNull();
});

test.each<[string, (file: Uint8Array) => Uint8Array]>([
  ['altered', (file) => file.map((byte, at) => (at === file.length - 3 ? byte ^ 1 : byte))],
  ['cut', (file) => file.slice(0, -1)],
  [
    'of other rules',
    () => {
      const [header, body] = encodeEndgame(built(gameOf('kalah', { pits: 2, 'empty-capture': 'take' })));
      return new Uint8Array([...header, ...body]);
    },
  ],
  ['something else', () => new TextEncoder().encode('nothing of ours')],
  [
    'of fewer seeds than are wanted',
    () => {
      const [header, body] = encodeEndgame(built(kalah, 4));
      return new Uint8Array([...header, ...body]);
    },
  ],
])('a file that is %s is thrown away', async (_, spoil) => {
  const { shelf, entries, files } = shelfOf();
  const title = endgameTitle(kalah);
  await keep(shelf, built(kalah), 0);
  files.set(title, new Uint8Array(spoil(new Uint8Array(files.get(title) as ArrayBuffer))).buffer);
  expect(await findKept(shelf, kalah, 6, 0)).toBeNull();
  expect([...files.keys(), ...entries.keys()]).toEqual([]);
});

test('where storage is forbidden nothing is found, nothing is kept, and nothing goes wrong', async () => {
  expect(await findKept(forbidden, kalah, 6, 0)).toBeNull();
  await keep(forbidden, built(kalah), 0);
});

test('those used longest ago make room', async () => {
  const { shelf, entries } = shelfOf();
  const third = Math.floor(keptBytesMax / 3);
  for (const [title, used] of [
    ['b', 2],
    ['a', 1],
    ['c', 3],
  ] as const) {
    await shelf.write({ title, bytes: third, used }, new ArrayBuffer(0));
  }
  await prune(shelf, 0);
  expect(entries.size).toBe(3);
  await prune(shelf, third);
  expect([...entries.keys()]).toEqual(['b', 'c']);
});

test('a table is built in slices, with as many seeds as are in play and time allows', async () => {
  expect(seedsFor(kalah, 4)).toBe(4);
  expect(seedsFor(gameOf('kalah'), 48)).toBeLessThan(24);
  expect(seedsFor(gameOf('al-manqala'), 98)).toBeGreaterThanOrEqual(10);
  let clock = 0;
  let pauses = 0;
  const pause = async () => void pauses++;
  const table = await buildTable(kalah, 6, pause, () => (clock += 30));
  expect(pauses).toBeGreaterThan(2);
  expect(table?.values).toEqual(built(kalah).values);
  expect(await buildTable(kalah, 99, pause, () => 0)).toBeNull();
});
