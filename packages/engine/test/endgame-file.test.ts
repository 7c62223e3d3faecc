import { expect, test } from 'vitest';
import { checksumOf, hexOf } from '../src/endgame/checksum.ts';
import {
  adoptEndgame,
  decodeEndgame,
  encodeEndgame,
  endgameHeaderBytesMax,
  endgameTitle,
  readEndgameHeader,
} from '../src/endgame/file.ts';
import { optionsThatMatter, rulesText, sameTables } from '../src/endgame/rules-text.ts';
import { solverTableOf } from '../src/endgame/tables.ts';
import { builtTable } from './endgame-support.ts';
import { dice, gameWith } from './support.ts';

/** A whole file, in memory of its own. */
const fileOf = (...args: Parameters<typeof builtTable>): Uint8Array => {
  const [header, body] = encodeEndgame(builtTable(...args));
  const file = new Uint8Array(header.length + body.length);
  file.set(header);
  file.set(body, header.length);
  return file;
};

const codeOf = (result: ReturnType<typeof decodeEndgame>): string | null => (result.ok ? null : result.error.code);

const GAMES = [
  ['kalah', { pits: 3, 'empty-capture': 'take' }],
  ['kalah', { pits: 7 }],
  ['al-manqala', { pits: 2, origin: 'skip' }],
  ['walak-pussa', { pits: 3, rounds: 'parker' }],
] as const;

test.each(GAMES)('%s %j: what is written can be read, wherever it lies in memory', (id, options) => {
  const game = gameWith(id, options);
  const table = builtTable(game, 3);
  const file = fileOf(game, 3);
  for (const shift of [0, 1, 4]) {
    const memory = new Uint8Array(file.length + shift);
    memory.set(file, shift);
    const read = decodeEndgame(memory.subarray(shift), game);
    if (!read.ok) return expect.fail(read.error.code);
    expect([...read.value.bytes]).toEqual([...table.bytes]);
    expect(read.value).toMatchObject({ seeds: 3, positions: table.positions });
    expect(sameTables(read.value.game, game)).toBe(true);
    expect(solverTableOf(read.value) !== null).toBe(id === 'kalah' && options.pits === 3);
  }
});

test('a header says what the file holds, and the body may be read into any memory', () => {
  const game = gameWith('walak-pussa', { pits: 2, seeds: 3 });
  const file = fileOf(game, 4);
  const header = readEndgameHeader(file.subarray(0, endgameHeaderBytesMax));
  if (!header.ok) return expect.fail();
  expect(header.value).toMatchObject({ version: 1, seeds: 4, positions: 70, distances: true, bodyBytes: 140 });
  expect(endgameTitle(header.value.game)).toBe('walak-pussa pits=2');
  const memory = new SharedArrayBuffer(header.value.bodyBytes);
  expect(adoptEndgame(header.value, memory)).toMatchObject({ error: { code: 'table-damaged' } });
  new Uint8Array(memory).set(file.subarray(header.value.headerBytes));
  expect(adoptEndgame(header.value, memory).ok).toBe(true);
});

test.each([true, false])('a file with any byte altered is refused (distances: %s)', (distances) => {
  const game = gameWith('al-manqala', { pits: 2 });
  const file = fileOf(game, 4, { distances });
  for (let i = 0; i < file.length; i++) {
    for (const flip of [0x01, 0x80, 0xff]) {
      const altered = file.slice();
      altered[i] = (file[i] as number) ^ flip;
      if (decodeEndgame(altered).ok) expect.fail(`byte ${i} can be altered`);
    }
  }
});

test('a file cut anywhere is refused, and so is one with more behind it', () => {
  const game = gameWith('kalah', { pits: 2 });
  const file = fileOf(game, 4);
  for (let length = 0; length < file.length; length++) {
    if (decodeEndgame(file.slice(0, length), game).ok) expect.fail(`${length} bytes will do`);
  }
  const longer = new Uint8Array(file.length + 1);
  longer.set(file);
  expect(codeOf(decodeEndgame(longer, game))).toBe('table-damaged');
});

test('other files, and tables of other versions, games, boards and options, are refused by their codes', () => {
  const game = gameWith('al-manqala', { pits: 2 });
  const file = fileOf(game, 4);
  expect(codeOf(decodeEndgame(new Uint8Array(0)))).toBe('not-a-table');
  expect(codeOf(decodeEndgame(Uint8Array.from('[Game "kalah"]', (c) => c.charCodeAt(0))))).toBe('not-a-table');
  const newer = file.slice();
  newer[8] = 2;
  expect(decodeEndgame(newer)).toMatchObject({ error: { code: 'table-version', params: { found: 2, expected: 1 } } });
  expect(decodeEndgame(file, gameWith('al-manqala', { pits: 2, origin: 'skip' }))).toEqual({
    ok: false,
    error: {
      code: 'table-of-another',
      params: { found: 'al-manqala pits=2 origin=sow', expected: 'al-manqala pits=2 origin=skip' },
    },
  });
  for (const other of [gameWith('walak-pussa', { pits: 2 }), gameWith('al-manqala', { pits: 3 })]) {
    expect(codeOf(decodeEndgame(file, other))).toBe('table-of-another');
  }
  expect(
    codeOf(decodeEndgame(file, gameWith('al-manqala', { pits: 2, seeds: 3, chase: 'agreement-only' }))),
  ).toBeNull();
});

/** The same header with something else in it, and its own checksum right again. */
const forged = (file: Uint8Array, change: (file: Uint8Array) => void): Uint8Array => {
  const copy = file.slice();
  change(copy);
  copy.fill(0, 40, 48);
  const sums = checksumOf(copy.slice(0, copy[12]));
  for (const [i, sum] of sums.entries()) new DataView(copy.buffer).setUint32(40 + 4 * i, sum, true);
  return copy;
};

test('a header that is whole but says what cannot be is refused', () => {
  const file = fileOf(gameWith('kalah', { pits: 2 }), 4);
  expect(codeOf(decodeEndgame(forged(file, () => {})))).toBeNull();
  const put = (at: number, byte: number) => (copy: Uint8Array) => {
    copy[at] = byte;
  };
  // Rules that have changed; more seeds than positions; no seeds; more seeds than any table has; a game nobody knows.
  expect(codeOf(decodeEndgame(forged(file, put(24, (file[24] as number) ^ 1))))).toBe('table-rules');
  expect(codeOf(decodeEndgame(forged(file, put(11, 5))))).toBe('table-damaged');
  expect(codeOf(decodeEndgame(forged(file, put(11, 0))))).toBe('table-damaged');
  expect(codeOf(decodeEndgame(forged(file, put(11, 255))))).toBe('table-damaged');
  expect(codeOf(decodeEndgame(forged(file, put(48, 120))))).toBe('table-rules');
});

test('the options that matter are those that change the rules within a game', () => {
  expect(Object.keys(optionsThatMatter(gameWith('kalah', {})))).toEqual(['pits', 'empty-capture', 'end', 'leftovers']);
  expect(Object.keys(optionsThatMatter(gameWith('al-manqala', {})))).toEqual(['pits', 'origin']);
  expect(Object.keys(optionsThatMatter(gameWith('walak-pussa', { pits: 12 })))).toEqual(['pits']);
  const kalah = gameWith('kalah', {});
  expect(rulesText({ ...kalah, capture: { kind: 'across', facingEmpty: 'take' } })).not.toBe(rulesText(kalah));
});

test('checksums depend on every byte, on the length, and not on the alignment', () => {
  const roll = dice(9);
  const met = new Set<string>();
  for (let length = 0; length < 40; length++) {
    const bytes = Uint8Array.from({ length }, () => roll(256));
    const sum = hexOf(checksumOf(bytes));
    const shifted = new Uint8Array(length + 3);
    shifted.set(bytes, 3);
    expect(hexOf(checksumOf(shifted.subarray(3)))).toBe(sum);
    met.add(sum);
    for (let i = 0; i < length; i++) {
      const altered = bytes.slice();
      altered[i] = (bytes[i] as number) ^ (1 << roll(8));
      expect(hexOf(checksumOf(altered))).not.toBe(sum);
    }
    met.add(hexOf(checksumOf(new Uint8Array(length))));
  }
  // Of no bytes there are two the same.
  expect(met.size).toBe(79);
  const large = Uint8Array.from({ length: 200_001 }, (_, i) => i);
  const moved = new Uint8Array(200_002);
  moved.set(large, 1);
  expect(hexOf(checksumOf(moved.subarray(1)))).toBe(hexOf(checksumOf(large)));
});
