import * as fs from 'node:fs';
import { basename, dirname } from 'node:path';
import { createGame, must, startPosition } from '@mbegu/rules';
import { expect, test, vi } from 'vitest';
import type { Io } from '../src/io.ts';
import { dropState, loadState, saveState, stateFile } from '../src/solving/state.ts';
import { inFolder, remainsOf } from './support.ts';

// A disk that fails when the table is read: what was read is in the memory by then.
const disk = vi.hoisted(() => ({ fails: false }));
vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>();
  const readSync = (fd: number, bytes: Uint8Array, offset: number, length: number, position: number): number => {
    const count = real.readSync(fd, bytes, offset, length, position);
    if (disk.fails && position > 0) throw Object.assign(new Error('i/o error'), { code: 'EIO' });
    return count;
  };
  return { ...real, readSync };
});

const game = must(createGame('kalah', { pits: 3, seeds: 3 }));
const position = startPosition(game);
const keep = (file: string): boolean =>
  saveState(file, game, position, { least: -3, most: 5 }, [new SharedArrayBuffer(100_000)]);

test('a proof is kept without what a killed process has left of it, and forgotten with it', () =>
  inFolder(async (folder) => {
    const file = stateFile({ env: { XDG_CACHE_HOME: folder } } as unknown as Io, game, position);
    expect(keep(file)).toBe(true);
    remainsOf(file);
    expect(keep(file)).toBe(true);
    expect(fs.readdirSync(dirname(file))).toEqual([basename(file)]);
    remainsOf(file);
    dropState(file);
    expect(fs.readdirSync(dirname(file))).toEqual([]);
  }));

test('a proof is not kept where no folder can be made', () => {
  expect(keep('/proc/none/of/ours')).toBe(false);
});

test('a proof is read as it was kept; one that cannot be read to its end leaves nothing in the memory', () =>
  inFolder(async (folder) => {
    const file = `${folder}/a.state`;
    const kept = new SharedArrayBuffer(100_000);
    new Uint8Array(kept).fill(7);
    saveState(file, game, position, { least: -3, most: 5 }, [kept]);
    const memory = new SharedArrayBuffer(100_000);
    const bytes = new Uint8Array(memory);
    const load = () => loadState(file, game, position, [memory]);

    disk.fails = true;
    expect([load(), bytes.every((byte) => byte === 0)]).toEqual([null, true]);
    disk.fails = false;
    expect([load(), bytes.every((byte) => byte === 7)]).toEqual([{ least: -3, most: 5 }, true]);
  }));

test('a proof whose table is laid out otherwise is as good as none', () =>
  inFolder(async (folder) => {
    const file = `${folder}/a.state`;
    keep(file);
    const text = fs.readFileSync(file, 'latin1');
    expect(text).toContain('"layout":1');
    fs.writeFileSync(file, text.replace('"layout":1', '"layout":2'), 'latin1');
    expect(loadState(file, game, position, [new SharedArrayBuffer(100_000)])).toBeNull();
  }));
