import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inFolder, json, mbegu, nodeArgs, remainsOf } from './support.ts';

const small = ['-o', 'pits=3', '--seeds', '5'];

/** Builds a small table in a folder and gives its file. */
const built = async (folder: string, ...args: string[]): Promise<string> => {
  const { code, value } = await json(['endgames', 'build', ...args, '--out', folder, '--json', '--threads', '1']);
  expect(code).toBe(0);
  return (value as { file: string }).file;
};

describe('mbegu endgames', () => {
  test('builds, verifies, tells of and asks a table', () =>
    inFolder(async (folder) => {
      const build = await mbegu(['endgames', 'build', 'al-manqala', ...small, '--out', folder]);
      expect(build).toMatchObject({ code: 0, err: '' });
      expect(build.out).toMatch(
        /^al-manqala pits=3 origin=sow: 462 positions with up to 5 seeds, 0\.0 MiB, distances kept\nBuilt in /,
      );
      expect(readdirSync(folder)).toEqual(['al-manqala-3-sow-5.endgame']);
      const of = ['al-manqala', '-o', 'pits=3', '--out', folder];

      const sample = await mbegu(['endgames', 'verify', ...of]);
      expect(sample.out).toMatch(
        /\nAll 462 positions: each follows from those its moves lead to, which proves them\.\n$/,
      );
      const all = await json(['endgames', 'verify', ...of, '--all', '--json']);
      expect(all).toMatchObject({ code: 0, value: { checked: 462, positions: 462, proven: true, mistake: null } });

      expect(await json(['endgames', 'info', ...of, '--json'])).toMatchObject({
        code: 0,
        value: {
          version: 1,
          game: 'al-manqala',
          options: { pits: 3, origin: 'sow' },
          seeds: 5,
          positions: 462,
          bytes: 924,
          distances: true,
          rules: expect.stringMatching(/^[0-9a-f]{16}$/),
          checksum: expect.stringMatching(/^[0-9a-f]{16}$/),
        },
      });
      expect((await mbegu(['endgames', 'info', ...of])).out).toMatch(/\nVersion 1, rules [0-9a-f]{16}, checksum /);

      const position = '0,1,0/1,0,0 3-3 S';
      const probe = await mbegu(['endgames', 'probe', ...of, '--position', position]);
      expect(probe.out).toMatch(
        /^Exact value: \+2 for South, who is to move, \d+ moves? to the capture or the end\.\n\nMoves:\n {2}B {4}\+2 {2}in \d+ moves?\n$/,
      );
      const asked = await json(['endgames', 'probe', ...of, '--position', position, '--json']);
      expect(asked.value).toMatchObject({ value: 2, exact: true, moves: [{ move: 'B', value: 2 }], seeds: 5 });
    }));

  test('says what a sample is of', () =>
    inFolder(async (folder) => {
      const of = ['kalah', '-o', 'pits=4', '--out', folder];
      await built(folder, 'kalah', '-o', 'pits=4', '--seeds', '12');
      const { value } = await json(['endgames', 'verify', ...of, '--json']);
      const { checked, positions } = value as { checked: number; positions: number };
      expect(value).toMatchObject({ proven: false, mistake: null });
      expect(checked).toBeLessThan(positions);
      expect((await mbegu(['endgames', 'verify', ...of])).out).toContain(
        `\nA sample of ${checked.toLocaleString('en')} `,
      );
    }));

  test('names the command that builds what is missing, with its options and its folder', () =>
    inFolder(async (folder) => {
      const env = { XDG_CACHE_HOME: folder };
      const of = ['endgames', 'info', 'al-manqala', '-o', 'origin=skip', '-o', 'pits=3'];
      const built = async (...args: string[]): Promise<string> => {
        const { err } = await mbegu(args, { env });
        return /Build one: (.*)\n$/.exec(err)?.[1] ?? err;
      };
      const command = await built(...of);
      expect(command).toBe('mbegu endgames build al-manqala -o pits=3 -o origin=skip');
      expect(await built(...of, '--out', folder)).toBe(`${command} --out ${folder}`);
      const [, ...args] = command.split(' ');
      expect(await mbegu([...args, '--seeds', '4'], { env })).toMatchObject({ code: 0 });
      expect(await mbegu(of, { env })).toMatchObject({ code: 0, err: '' });
    }));

  test('has examples in its help that work one after the other', () =>
    inFolder(async (folder) => {
      const { out } = await mbegu(['endgames', '--help']);
      const examples = out.slice(out.indexOf('Examples:')).matchAll(/^ {2}mbegu (.*)$/gm);
      for (const [, example = ''] of examples) {
        const args = [...example.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? (plain as string));
        const { code, err } = await mbegu(args, { env: { XDG_CACHE_HOME: folder } });
        expect({ example, code, err }).toEqual({ example, code: 0, err: '' });
      }
    }));

  test('takes the table with the most seeds, or the one that is asked for', () =>
    inFolder(async (folder) => {
      for (const seeds of ['3', '10', '9']) await built(folder, 'kalah', '-o', 'pits=2', '--seeds', seeds);
      const seedsOf = async (...more: string[]) =>
        (await json(['endgames', 'info', 'kalah', '-o', 'pits=2', '--out', folder, '--json', ...more])).value;
      expect(await seedsOf()).toMatchObject({ seeds: 10 });
      expect(await seedsOf('--seeds', '3')).toMatchObject({ seeds: 3 });
      expect(await seedsOf('--seeds', '4')).toMatchObject({ error: { code: 'file-unreadable', detail: 'ENOENT' } });
    }));

  test('is the same table however many threads build it', () =>
    inFolder(async (folder) => {
      const checksums = new Set<string>();
      for (const threads of ['1', '3']) {
        const of = ['walak-pussa', '--seeds', '8', '--out', folder, '--json'];
        expect(await json(['endgames', 'build', ...of, '--threads', threads])).toMatchObject({ code: 0 });
        checksums.add(((await json(['endgames', 'info', ...of])).value as { checksum: string }).checksum);
      }
      expect(checksums.size).toBe(1);
    }));

  test('leaves distances out where they are not wanted, and says what a check is worth then', () =>
    inFolder(async (folder) => {
      await built(folder, 'walak-pussa', ...small, '--values-only');
      const of = ['walak-pussa', '-o', 'pits=3', '--out', folder];
      const all = await json(['endgames', 'verify', ...of, '--all', '--json']);
      expect(all).toMatchObject({ code: 0, value: { checked: 462, proven: false, mistake: null } });
      const probe = await json(['endgames', 'probe', ...of, '--position', '0,1,0/1,0,0 3-3 S', '--json']);
      expect(probe.value).not.toHaveProperty('distance');
    }));

  test('is kept among what can be made anew where no folder is given', () =>
    inFolder(async (folder) => {
      const env = { XDG_CACHE_HOME: folder };
      expect(await mbegu(['endgames', 'build', 'kalah', ...small, '--threads', '1'], { env })).toMatchObject({
        code: 0,
      });
      expect(readdirSync(join(folder, 'mbegu', 'endgames'))).toEqual(['kalah-3-leave-row-empty-owner-5.endgame']);
      expect(await mbegu(['endgames', 'info', 'kalah', '-o', 'pits=3'], { env })).toMatchObject({ code: 0 });
    }));

  test('refuses tables of others, of other rules, cut and altered ones', () =>
    inFolder(async (folder) => {
      const file = await built(folder, 'al-manqala', ...small);
      const bytes = readFileSync(file);
      const verify = ['endgames', 'verify', 'al-manqala', '-o', 'pits=3', '--out', folder];
      const tried = async (changed: Buffer) => {
        writeFileSync(file, changed);
        const { code, value } = await json([...verify, '--json']);
        return [code, (value as { error?: { code: string } }).error?.code];
      };
      const altered = Buffer.from(bytes);
      altered[200] = (altered[200] as number) ^ 1;
      expect(await tried(altered)).toEqual([1, 'table-damaged']);
      expect(await tried(bytes.subarray(0, -1))).toEqual([1, 'table-damaged']);
      expect(await tried(bytes.subarray(0, 30))).toEqual([1, 'table-damaged']);
      expect(await tried(Buffer.concat([bytes, Buffer.alloc(1)]))).toEqual([1, 'table-damaged']);
      expect(await tried(Buffer.from('no table at all'))).toEqual([1, 'not-a-table']);
      expect(await tried(Buffer.alloc(0))).toEqual([1, 'not-a-table']);
      writeFileSync(join(folder, 'al-manqala-3-skip-5.endgame'), bytes);
      const other = await mbegu([...verify, '-o', 'origin=skip']);
      expect(other).toMatchObject({ code: 1, out: '' });
      expect(other.err).toContain('al-manqala pits=3 origin=sow, not al-manqala pits=3 origin=skip');
      expect(await tried(bytes)).toEqual([0, undefined]);
    }));

  test('replaces a table only by a whole one, and what was left of a building is never taken for a table', () =>
    inFolder(async (folder) => {
      const file = await built(folder, 'kalah', ...small);
      const before = readFileSync(file);
      const left = remainsOf(file);
      expect(await built(folder, 'kalah', ...small)).toBe(file);
      expect(readFileSync(file)).toEqual(before);
      expect(existsSync(left)).toBe(false);
      expect(readdirSync(folder)).toHaveLength(1);
    }));

  test('two buildings of one table at a time leave one that is whole', () =>
    inFolder(async (folder) => {
      const of = ['al-manqala', '--seeds', '7', '--out', folder];
      const build = ['endgames', 'build', ...of, '--threads', '1'];
      const all = await Promise.all([mbegu(build), mbegu([...build, '--values-only']), mbegu(build)]);
      expect(all.map(({ code }) => code)).toEqual([0, 0, 0]);
      expect(readdirSync(folder)).toEqual(['al-manqala-7-sow-7.endgame']);
      expect(await json(['endgames', 'verify', ...of, '--json'])).toMatchObject({ code: 0, value: { mistake: null } });
    }));

  test('is asked about the usual start where no position is given', () =>
    inFolder(async (folder) => {
      const of = ['kalah', '-o', 'pits=2', '-o', 'seeds=1', '--out', folder];
      await built(folder, ...of.slice(0, 3), '--seeds', '5');
      const asked = (...more: string[]) => mbegu(['endgames', 'probe', ...of, ...more]);
      expect(await asked()).toMatchObject({ code: 0, err: '' });
      expect(await asked()).toEqual(await asked('--position', '1,1/1,1 0-0 S'));
    }));
});

const REFUSED: readonly [args: readonly string[], code: string, words: string][] = [
  [['endgames'], 'missing-argument', 'ACTION'],
  [['endgames', 'build'], 'missing-argument', 'GAME'],
  [['endgames', 'biuld', 'kalah'], 'unknown-action', 'Did you mean build?'],
  [['endgames', 'build', 'kalha'], 'unknown-game', 'Did you mean kalah?'],
  [['endgames', 'build', 'kalah', '--seeds', '0'], 'flag-value', '1-25'],
  [['endgames', 'build', 'al-manqala', '--seeds', '21'], 'flag-value', '1-20'],
  [['endgames', 'build', 'kalah', '--threads', '65'], 'flag-value', '1-64'],
  [['endgames', 'build', 'kalah', '--seeds', '3', '--all'], 'flag-not-here', '--all'],
  [['endgames', 'verify', 'kalah', '--threads', '2'], 'flag-not-here', 'verify'],
  [['endgames', 'info', 'kalah', '--position', 'x'], 'flag-not-here', '--position'],
  [['endgames', 'probe', 'kalah', '--out', '/nowhere/at/all'], 'no-table', 'mbegu endgames build kalah'],
  [['endgames', 'verify', 'kalah', '--out', '/nowhere/at/all'], 'no-table', 'mbegu endgames build kalah'],
  [['endgames', 'build', 'kalah', '--seeds', '3', '--out', '/dev/null/x'], 'file-unwritable', 'no folder'],
  // A folder that is there and takes no new one.
  [['endgames', 'build', 'kalah', '--seeds', '3', '--out', '/proc/x/y'], 'file-unwritable', 'cannot be written'],
];

test.each(REFUSED)('mbegu %j: %s', async (args, code, words) => {
  const plain = await mbegu(args);
  expect(plain).toMatchObject({ code: 2, out: '' });
  expect(plain.err).toContain(words);
  expect((await json([...args, '--json'])).value).toMatchObject({ error: { code } });
});

test('positions a table does not know are refused', () =>
  inFolder(async (folder) => {
    await built(folder, 'walak-pussa', ...small);
    const probe = ['endgames', 'probe', 'walak-pussa', '-o', 'pits=3', '--out', folder, '--position'];
    const beyond = await mbegu([...probe, '2,2,2/0,0,0 3-3 S']);
    expect(beyond).toMatchObject({ code: 2, out: '' });
    expect(beyond.err).toContain('6 seeds in the pits; the table knows 5 seeds at most');
    const closed = await mbegu([...probe, '1,1,0/1,1,x 3-3 S', '-o', 'rounds=simple']);
    expect(closed.err).toContain('out of play');
    expect((await mbegu([...probe, '0,0,0/0,0,0 3-3 S'])).err).toContain('over');
  }));

test('a folder that cannot be read is told', () =>
  inFolder(async (folder) => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const { code, value } = await json(['endgames', 'info', 'kalah', '--out', file, '--json']);
    expect({ code, value }).toMatchObject({
      code: 2,
      value: { error: { code: 'file-unreadable', detail: 'ENOTDIR' } },
    });
  }));

test('an interrupted building ends at once, and leaves nothing behind', () =>
  inFolder(async (folder) => {
    const out = join(folder, 'tables');
    const args = ['endgames', 'build', 'al-manqala', '--seeds', '13', '--out', out];
    const child = spawn(process.execPath, [...nodeArgs, ...args]);
    let err = '';
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    await expect.poll(() => existsSync(out), { timeout: 20_000 }).toBe(true);
    child.kill('SIGINT');
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect({ code, err }).toEqual({
      code: 130,
      err: 'Stopped: nothing is kept, and the next building starts clean.\n',
    });
    expect(readdirSync(out)).toEqual([]);
  }));
