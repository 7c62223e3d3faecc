import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeFolder } from '../src/files/folders.ts';
import { dropRemains, tryWriting, writeWhole } from '../src/files/whole.ts';
import { inFolder, remainsOf } from './support.ts';

const inFile = (use: (file: string, folder: string) => void): Promise<void> =>
  inFolder(async (folder) => use(join(folder, 'file'), folder));

describe('a file that has its name only when it is whole', () => {
  test('is itself while others write it at the same time', () =>
    inFile((file, folder) => {
      writeWhole(file, (fd) => {
        writeSync(fd, 'the first ');
        writeWhole(file, (other) => writeSync(other, 'the second'));
        expect(readFileSync(file, 'utf8')).toBe('the second');
        tryWriting(file);
        writeSync(fd, 'is whole');
      });
      expect(readFileSync(file, 'utf8')).toBe('the first is whole');
      expect(readdirSync(folder)).toEqual(['file']);
    }));

  test('stays as it was when a writing fails, and so does what another writes', () =>
    inFile((file, folder) => {
      const failing = (): void =>
        writeWhole(file, (fd) => {
          writeSync(fd, 'half');
          throw new Error('enough');
        });
      writeFileSync(file, 'old');
      expect(failing).toThrow('enough');
      expect(readFileSync(file, 'utf8')).toBe('old');
      writeWhole(file, (fd) => {
        expect(failing).toThrow('enough');
        dropRemains(file);
        writeSync(fd, 'new');
      });
      expect(readFileSync(file, 'utf8')).toBe('new');
      expect(readdirSync(folder)).toEqual(['file']);
    }));

  test('tells at once where nothing can be written', () =>
    inFile((file, folder) => {
      tryWriting(file);
      expect(readdirSync(folder)).toEqual([]);
      expect(() => tryWriting(join(folder, 'no', 'file'))).toThrow('ENOENT');
    }));

  test('loses only the remains that a killed process has plainly left', () =>
    inFile((file, folder) => {
      const [left, running, recent] = [remainsOf(file), remainsOf(file, process.pid), remainsOf(file, 2 ** 31 - 1)];
      const now = new Date();
      utimesSync(recent, now, now);
      const others = [remainsOf(`${file}-2`), join(folder, 'file.part'), join(folder, 'file.1-2.part')];
      for (const other of others) writeFileSync(other, '', { flag: 'a' });
      const then = new Date(0);
      for (const other of others) utimesSync(other, then, then);
      dropRemains(file);
      expect(existsSync(left)).toBe(false);
      for (const kept of [running, recent, ...others]) expect([kept, existsSync(kept)]).toEqual([kept, true]);
      dropRemains(join(folder, 'no', 'file'));
    }));
});

describe('a folder', () => {
  test('is made with those above it, and may be there', () =>
    inFile((_, folder) => {
      const deep = join(folder, 'a', 'b', 'c');
      makeFolder(deep);
      makeFolder(deep);
      makeFolder('.');
      mkdirSync(join(deep, 'd'));
    }));

  test('that cannot be made is refused by the system, however deep', () =>
    inFile((file) => {
      writeFileSync(file, '');
      expect(() => makeFolder(file)).toThrow('EEXIST');
      expect(() => makeFolder(join(file, 'a', 'b'))).toThrow(/EEXIST|ENOTDIR/);
      expect(() => makeFolder('/proc/none/of/ours')).toThrow(/mkdir/);
    }));
});
