import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { createGame, must, startPosition } from '@mbegu/rules';
import { expect, test } from 'vitest';
import type { Io } from '../src/io.ts';
import { dropState, saveState, stateFile } from '../src/solving/state.ts';
import { inFolder, remainsOf } from './support.ts';

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
    expect(readdirSync(dirname(file))).toEqual([basename(file)]);
    remainsOf(file);
    dropState(file);
    expect(readdirSync(dirname(file))).toEqual([]);
  }));

test('a proof is not kept where no folder can be made', () => {
  expect(keep('/proc/none/of/ours')).toBe(false);
});
