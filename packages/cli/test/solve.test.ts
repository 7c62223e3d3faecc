import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createGraphSolver, type GraphSolver } from '@mbegu/engine';
import { createGame, type Game, must, openPosition, startPosition } from '@mbegu/rules';
import { describe, expect, test } from 'vitest';
import type { Io } from '../src/io.ts';
import { openDeepSearch } from '../src/solving/search.ts';
import { loadState, saveState, stateFile } from '../src/solving/state.ts';
import { wantsLargePages } from '../src/threads/large-pages.ts';
import { inFolder, json, mbegu, nodeArgs } from './support.ts';

/** Every call has a cache of its own, so that no proof of another run is gone on with. */
const solve = (args: readonly string[]): Promise<{ code: number | null; value: unknown }> =>
  inFolder(async (folder) => {
    const env = { XDG_CACHE_HOME: folder };
    // On a busy machine there is progress on standard error.
    const { code, out } = await mbegu(['solve', '--json', '--threads', '1', ...args], { env });
    return { code, value: JSON.parse(out) };
  });

describe('solve', () => {
  test.each([
    [['kalah', '-o', 'pits=3', '-o', 'seeds=3'], 2],
    [['kalah', '-o', 'pits=4', '-o', 'seeds=3', '-o', 'empty-capture=take'], 8],
    [['kalah', '-o', 'pits=4', '-o', 'seeds=4', '--memory', '64'], 2],
    [['kalah', '-o', 'pits=7', '-o', 'seeds=1'], 0],
    [['kalah', '--position', '0,0,0,0,0,1/0,3,0,0,2,0 20-22 S'], -6],
    [['al-manqala', '-o', 'pits=2', '-o', 'seeds=2'], -2],
    [['walak-pussa', '-o', 'pits=3', '-o', 'seeds=2'], 6],
  ])('%j is worth %i', async (args, worth) => {
    const { code, value } = await solve(args);
    expect(code).toBe(0);
    expect(Object.keys(value as object)).toEqual(['value', 'exact', 'best', 'pv', 'nodes', 'ms']);
    const { exact, best, pv, nodes, ms, ...rest } = value as Record<string, unknown>;
    expect(rest).toEqual({ value: worth });
    expect(exact).toBe(true);
    expect((pv as string[])[0]).toBe(best);
    expect(Number.isInteger(nodes) && Number.isInteger(ms)).toBe(true);
  });

  test('--all has every opening move', async () => {
    const { value } = await solve(['kalah', '-o', 'pits=4', '-o', 'seeds=3', '--all']);
    expect(value).toMatchObject({
      value: 6,
      best: 'B',
      moves: [
        { move: 'A', value: -6 },
        { move: 'B', value: 6 },
        { move: 'C', value: 2 },
        { move: 'D', value: -2 },
      ],
    });
  });

  test('before a swap --all tells which moves North would answer with it', async () => {
    const { value } = await solve(['kalah', '-o', 'pits=3', '-o', 'pie=on', '--all']);
    expect(value).toMatchObject({
      value: -2,
      moves: [
        { move: 'A', value: -2, swap: true },
        { move: 'B', value: -4, swap: false },
        { move: 'C', value: -10, swap: false },
      ],
    });
    const { out } = await mbegu(['solve', 'kalah', '-o', 'pits=3', '-o', 'pie=on', '--all']);
    expect(out).toContain('A     -2  North swaps');
    const swapping = await solve(['kalah', '-o', 'pie=on', '--position', '0,0,0,0,0,1/0,0,0,0,0,9 9-3 N pie']);
    expect(swapping.value).toMatchObject({ best: 'swap' });
  });

  test.each([
    ['2', 'take', 'no-move', '0,1/1,0 4-2 N pie', 2],
    ['6', 'leave', 'no-move', '0,0,0,0,0,0/0,0,0,2,0,1 9-2 N pie', 4],
    ['1', 'leave', 'row-empty', '4/2 7-0 N pie', 11],
    ['3', 'take', 'row-empty', '1,0,0/1,0,2 7-0 N pie', 5],
    ['5', 'take', 'no-move', '0,1,0,1,0/0,2,2,3,0 7-1 N pie', 7],
  ])('who is behind may swap: pits=%s %s %s, %s', async (pits, capture, end, position, worth) => {
    const options = [`pits=${pits}`, `empty-capture=${capture}`, `end=${end}`, 'pie=on'].flatMap((each) => [
      '-o',
      each,
    ]);
    const { value } = await solve(['kalah', ...options, '--position', position]);
    expect(value).toMatchObject({ value: worth, exact: true });
  });

  test('what cannot be proven in time is an estimate within what was', async () => {
    const { code, value } = await solve(['kalah', '-o', 'seeds=6', '-o', 'pits=5', '--time', '1', '--memory', '64']);
    expect(code).toBe(0);
    expect(value).toMatchObject({ exact: false, best: expect.any(String) });
  });

  test('a board beyond every solver is estimated', async () => {
    const { code, value } = await solve(['walak-pussa', '--time', '2000', '--memory', '64']);
    expect({ code, value }).toMatchObject({ code: 0, value: { exact: false, best: expect.any(String) } });
  });

  test('a single move is looked into as well', async () => {
    const position = 'x,x,x,x,x,x,4/4,4,4,4,4,4,4p 0-24 S';
    const { code, value } = await solve(['walak-pussa', '-o', 'rounds=parker', '--position', position]);
    expect({ code, value }).toMatchObject({ code: 0, value: { exact: true, value: -44, best: 'G' } });
  });

  test.each([
    ['walak-pussa', '0,0,0,1,1,0,2/1,0,1,0,1,1,0 20-19 S'],
    ['al-manqala', '0,0,3,0/1,0,2,3 20-19 N'],
  ])('where a graph has no room a search above an endgame table finds the same: %s %s', async (id, position) => {
    const pits = (position.split('/')[0] as string).split(',').length;
    const game = must(createGame(id, { pits }));
    const opened = must(openPosition(game, position)).position;
    const truth = must((createGraphSolver(game) as GraphSolver).solve(opened));
    const told: number[] = [];
    const search = openDeepSearch(
      { threads: 1, memoryBytes: 2 ** 24 },
      { building: (part) => told.push(part), deeper: () => {} },
    );
    const { signal } = new AbortController();
    const report = await search.estimate(game, opened, { nodes: 1e7, signal });
    search.close();
    expect(report).toMatchObject({ exact: true, value: truth.least });
    expect(truth.most).toBe(truth.least);
    expect(told.at(-1)).toBe(1);
  });

  test('a finished position is refused', async () => {
    const { code, value } = await json(['solve', 'kalah', '--json', '--position', '0,0,0,0,0,0/0,0,0,0,0,0 25-23 -']);
    expect({ code, value }).toMatchObject({ code: 2, value: { error: { code: 'game-over' } } });
  });
});

describe('a proof that was left', () => {
  const game = must(createGame('kalah', { pits: 3, seeds: 3 }));
  const position = startPosition(game);
  const memory = (): SharedArrayBuffer[] => [new SharedArrayBuffer(100_000)];
  const fileIn = (folder: string, of: Game = game): string =>
    stateFile({ env: { XDG_CACHE_HOME: folder } } as unknown as Io, of, position);

  test('is kept with its table, and is of one question only', () =>
    inFolder((folder) => {
      const table = memory();
      new Uint8Array(table[0] as SharedArrayBuffer).fill(7);
      const file = fileIn(folder);
      expect(saveState(file, game, position, { least: -3, most: 5 }, table)).toBe(true);
      expect(readdirSync(join(folder, 'mbegu'))).toHaveLength(1);
      const into = memory();
      expect(loadState(file, game, position, into)).toEqual({ least: -3, most: 5 });
      expect(new Uint8Array(into[0] as SharedArrayBuffer)).toEqual(new Uint8Array(table[0] as SharedArrayBuffer));

      const other = must(createGame('kalah', { pits: 3, seeds: 3, 'empty-capture': 'take' }));
      expect(fileIn(folder, other)).not.toBe(file);
      expect(loadState(file, other, position, memory())).toBeNull();
      expect(loadState(file, game, must(openPosition(game, '1,2,3/0,0,1 0-0 S')).position, memory())).toBeNull();
      expect(loadState(file, game, position, [new SharedArrayBuffer(99_999)])).toBeNull();
      expect(loadState(join(folder, 'nothing'), game, position, memory())).toBeNull();
      return Promise.resolve();
    }));

  test('is refused when it was cut or altered, and leaves nothing of it in memory', () =>
    inFolder((folder) => {
      const file = fileIn(folder);
      saveState(file, game, position, { least: -3, most: 5 }, memory());
      const whole = readFileSync(file);
      for (const at of [0, 4_000, 4_090, 4_096, 50_000, whole.length - 1]) {
        const altered = Buffer.from(whole);
        altered[at] = (altered[at] as number) ^ 1;
        writeFileSync(file, altered);
        const into = memory();
        // The first bytes are filling: an altered one may break the JSON or not, but nothing false is believed.
        const loaded = loadState(file, game, position, into);
        if (loaded !== null) expect([at, loaded]).toEqual([0, { least: -3, most: 5 }]);
        expect(new Uint8Array(into[0] as SharedArrayBuffer).every((byte) => byte === 0)).toBe(true);
      }
      writeFileSync(file, whole.subarray(0, whole.length - 1));
      expect(loadState(file, game, position, memory())).toBeNull();
      expect(saveState('/dev/null/no/folder', game, position, { least: 0, most: 0 }, memory())).toBe(false);
      return Promise.resolve();
    }));

  test('is gone on with, and forgotten when it is finished', () =>
    inFolder(async (folder) => {
      const file = fileIn(folder);
      // The size of the table on so small a board.
      saveState(file, game, position, { least: 1, most: 3 }, [new SharedArrayBuffer(2 ** 25)]);
      const args = ['solve', 'kalah', '-o', 'pits=3', '-o', 'seeds=3', '--memory', '64', '--json'];
      const { code, out, err } = await mbegu(args, { env: { XDG_CACHE_HOME: folder } });
      expect(err).toContain('Going on with a proof that was left at 1 to 3.');
      expect({ code, value: JSON.parse(out) }).toMatchObject({ code: 0, value: { value: 2, exact: true } });
      expect(existsSync(file)).toBe(false);
    }));
});

test('interrupted, it tells what is proven so far', () =>
  inFolder(async (folder) => {
    const args = ['solve', 'kalah', '-o', 'seeds=6', '--memory', '64', '--json'];
    const child = spawn(process.execPath, [...nodeArgs, ...args], {
      env: { PATH: process.env.PATH, XDG_CACHE_HOME: folder },
    });
    let out = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.stderr.once('data', () => child.kill('SIGINT'));
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(code).toBe(130);
    expect(JSON.parse(out)).toMatchObject({ exact: false, best: expect.any(String) });
  }));

test('large pages are asked for where they help', () => {
  expect(wantsLargePages(['solve', 'kalah'], 'linux', {})).toBe(true);
  expect(wantsLargePages(['solve', '--help'], 'linux', {})).toBe(false);
  expect(wantsLargePages(['show', 'kalah'], 'linux', {})).toBe(false);
  expect(wantsLargePages(['solve', 'kalah'], 'darwin', {})).toBe(false);
  expect(wantsLargePages(['solve', 'kalah'], 'linux', { GLIBC_TUNABLES: '' })).toBe(false);
  expect(wantsLargePages([], 'linux', {})).toBe(false);
});

const linesOf = async (args: readonly string[], lines: readonly string[]): Promise<unknown[]> => {
  const { code, out, err } = await mbegu(args, { input: `${lines.join('\n')}\n` });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
};

const LINES = [
  '{"game":"kalah","options":{"pits":3,"seeds":3}}',
  '{"game":"kalah","options":{"pits":3,"seeds":3},"moves":["A","a"]}',
  'nonsense',
  '{"game":"al-manqala","options":{"pits":2,"seeds":2}}',
  '{"game":"kalah","options":{"pits":2},"position":"1,0/3,0 2-2 S","moves":["A"]}',
  '{"game":"kalah","game":"kalah","options":{"pits":3,"seeds":3}}',
  '{"game":"kalah","options":{"pits":3,"seeds":3}}',
];

test('solve --lines answers line by line, a fault in its place', async () => {
  const answers = await linesOf(['solve', '--lines', '--memory', '256'], LINES);
  expect(answers).toMatchObject([
    { value: 2, exact: true, best: 'B' },
    { error: { code: 'not-yours', index: 1 } },
    { error: { code: 'json-syntax' } },
    { value: -2, exact: true },
    { error: { code: 'game-over' } },
    { error: { code: 'key-twice' } },
    { value: 2, exact: true, best: 'B' },
  ]);
});

test('a move after which South moves again before the swap is explained', async () => {
  const args = ['solve', 'kalah', '-o', 'pits=2', '-o', 'seeds=2', '-o', 'pie=on', '--all'];
  const { out } = await mbegu(args);
  expect(out).toMatch(/\n {2}A +[+-]?\d+\n/);
  expect(out).toContain('\n  (no note: South moves again, so North does not decide yet)\n');
  const decided = await mbegu(['solve', 'kalah', '-o', 'pits=3', '-o', 'pie=on', '--all']);
  expect(decided.out).not.toContain('no note');
});

test('where nothing is proven that is said, and no bounds that everybody knows', async () => {
  const { out } = await mbegu(['solve', 'al-manqala', '--time', '1']);
  expect(out).toMatch(/^Not proven\. Estimate: [+-]?\d+\.\d for South, who is to move; nothing is proven yet\.\n/);
});

describe('analyse', () => {
  test('a line for each depth, and every move at the end', async () => {
    const { code, out } = await mbegu(['analyse', 'walak-pussa', '--depth', '3']);
    expect(code).toBe(0);
    const [heading, ...lines] = out.split('\n');
    expect(heading).toBe('depth    value      positions  play');
    // Estimates have a tenth always, also where it is 0.
    expect(lines.slice(0, 5).join('\n')).toMatch(/^(?: {4}[123] {2}~ *[+-]?\d+\.\d .*\n){3}\nMoves:$/);
    expect(lines.slice(5).join('\n')).toMatch(/^( {2}[A-G] +~ *[+-]?\d+\.\d\n){7}$/);
  });

  test('as JSON', async () => {
    const args = ['analyse', 'kalah', '--json', '-o', 'pits=2', '-o', 'seeds=2'];
    const { code, value } = await json([...args, '--nodes', '100000']);
    expect(code).toBe(0);
    expect(value).toMatchObject({ value: -2, exact: true });
    expect((value as { moves: unknown[] }).moves).toHaveLength(2);
  });

  test('--lines', async () => {
    const answers = await linesOf(['analyse', '--lines', '--nodes', '2000'], LINES);
    expect(answers).toMatchObject([
      { best: expect.any(String), moves: [{}, {}, {}] },
      { error: { code: 'not-yours' } },
      { error: { code: 'json-syntax' } },
      { best: expect.any(String) },
      { error: { code: 'game-over' } },
      { error: { code: 'key-twice' } },
      { best: expect.any(String) },
    ]);
    // What was found for the first is remembered for the last.
    const [first, last] = [answers[0], answers[6]] as [
      { nodes: number; depth: number },
      { nodes: number; depth: number },
    ];
    expect(last.depth).toBeGreaterThanOrEqual(first.depth);
  });
});

test('bench counts the same positions every time', async () => {
  const { code, value } = await json(['bench', '--json']);
  expect(code).toBe(0);
  const { nodes, works } = value as { nodes: number; works: { game: string; work: string; nodes: number }[] };
  expect(works.map(({ game, work }) => `${game} ${work}`)).toEqual([
    'kalah search',
    'kalah solve',
    'al-manqala search',
    'al-manqala solve',
    'walak-pussa search',
    'walak-pussa solve',
  ]);
  expect(nodes).toBe(works.reduce((sum, work) => sum + work.nodes, 0));
});
