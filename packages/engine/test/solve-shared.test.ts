import { type Game, must, play, startPosition } from '@mbegu/rules';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildEndgame } from '../src/endgame/build.ts';
import { createEndgame, endgameBytes } from '../src/endgame/table.ts';
import { JOBS } from '../src/jobs.ts';
import { packedRulesOf } from '../src/kernel/packed.ts';
import { takeMemory } from '../src/pool/memory.ts';
import { openPool, type Pool } from '../src/pool/pool.ts';
import type { Job } from '../src/pool/serve.ts';
import { reference } from '../src/reference.ts';
import { solveJob } from '../src/solve/job.ts';
import { createShare, shareBytes } from '../src/solve/share.ts';
import { openSolver, type SharedSolver } from '../src/solve/shared-solver.ts';
import { createTable, highOf, leastOf, lowOf, mostOf, takeTable } from '../src/solve/table.ts';
import { fakeWorkers } from './fake-workers.ts';
import { at, dice, gameWith, throwSeeds } from './support.ts';

const poolOf = (size: number): Pool => must(openPool(fakeWorkers(JOBS).open, size));

const endgameOf = (game: Game, seeds: number) => {
  const rules = packedRulesOf(game);
  if (rules === null) throw new Error('has no endgame table');
  const endgame = createEndgame(rules, seeds, must(takeMemory(endgameBytes(rules.pits, seeds))));
  buildEndgame(endgame);
  return endgame;
};

const opened = (solver: ReturnType<typeof openSolver>): SharedSolver => {
  if (solver === null) throw new Error('has no solver');
  return must(solver);
};

const solverOf = (game: Game, pool: Pool, endgameSeeds = 0): SharedSolver => {
  const endgame = endgameSeeds > 0 ? endgameOf(game, endgameSeeds) : null;
  return opened(openSolver(game, pool, { tableBytes: 2 ** 25, endgame }));
};

describe('workers that solve together', () => {
  test.each([
    ['kalah', { pits: 3 }, 3],
    ['kalah', { pits: 4, end: 'no-move', leftovers: 'nobody', pie: 'on' }, 0],
    ['kalah', { pits: 7, 'empty-capture': 'take' }, 0],
  ] as const)('find the values of the reference: %s %j', async (id, options, endgameSeeds) => {
    const game = gameWith(id, options);
    const pool = poolOf(3);
    const solver = solverOf(game, pool, endgameSeeds);
    const roll = dice(7);
    let compared = 0;
    for (let i = 0; i < 40; i++) {
      const position = throwSeeds(game, roll, 2 + roll(8));
      const truth = position && reference(game, position, { nodesMax: 2_000 });
      if (!position || !truth?.ok) continue;
      compared++;
      const { least, most, line } = must(await solver.solve(position));
      expect([least, most], JSON.stringify(position)).toEqual([truth.value.value, truth.value.value]);
      expect(line.length).toBeGreaterThan(0);
    }
    expect(compared).toBeGreaterThan(15);
    pool.close();
  });

  test('give the line to its end, also where a swap begins it', async () => {
    const game = gameWith('kalah', { pits: 4, pie: 'on' });
    const pool = poolOf(3);
    const solver = solverOf(game, pool);
    for (const text of ['0,5,5,5/0,4,4,4 5-0 N pie', '4,0,5,5/5,4,4,4 1-0 N pie', '0,0,5,6/0,5,5,4 7-0 N pie']) {
      let here = at(game, text);
      const { line } = must(await solver.solve(here));
      for (const move of line) here = must(play(game, here, move)).position;
      expect(here.turn, `${text}: ${line.join(' ')}`).toBeNull();
    }
    pool.close();
  });

  test('refuse a position of another board', async () => {
    const pool = poolOf(1);
    const solver = solverOf(gameWith('kalah', { pits: 4 }), pool);
    const other = startPosition(gameWith('kalah', { pits: 3 }));
    expect(await solver.solve(other)).toMatchObject({ ok: false, error: { code: 'pit-count' } });
    pool.close();
  });

  test('tell what is proven as it is proven', async () => {
    const game = gameWith('kalah', { pits: 4, seeds: 3 });
    const solver = solverOf(game, poolOf(2));
    const told: string[] = [];
    const onProgress = (least: number, most: number): unknown => told.push(`${least} … ${most}`);
    const { nodes } = must(await solver.solve(startPosition(game), { onProgress }));
    expect(told.at(-1)).toBe('6 … 6');
    expect(solver.nodes()).toBe(nodes);
  });

  test('one that dies leaves the others to answer, and the last one a fault', async () => {
    const game = gameWith('kalah', { pits: 3, seeds: 3 });
    const workers = fakeWorkers(JOBS);
    const solver = solverOf(game, must(openPool(workers.open, 2)));
    const answer = solver.solve(startPosition(game));
    workers.kill(0);
    expect(must(await answer)).toMatchObject({ least: 2, most: 2 });
    const nobody = solver.solve(startPosition(game));
    workers.kill(1);
    expect(await nobody).toMatchObject({ ok: false, error: { code: 'worker-died' } });
    expect(await solver.solve(startPosition(game))).toMatchObject({ ok: false, error: { code: 'worker-died' } });
  });

  test('answer for games that can repeat, as far as memory goes', async () => {
    const game = gameWith('al-manqala', { pits: 3, seeds: 2 });
    const solver = opened(openSolver(game, poolOf(2), { tableBytes: 2 ** 24 }));
    const { least, most, line } = must(await solver.solve(startPosition(game)));
    expect(least).toBe(most);
    expect(line.length).toBeGreaterThan(0);
    const large = gameWith('al-manqala', { pits: 7, seeds: 3 });
    const short = opened(openSolver(large, poolOf(1), { tableBytes: 2 ** 20 }));
    const unsolved = must(await short.solve(startPosition(large)));
    expect(unsolved.least).toBeLessThan(unsolved.most);
  });

  test('go on from bounds that are known', async () => {
    const game = gameWith('kalah', { pits: 4, seeds: 3 });
    const known = { least: 5, most: 7 };
    expect(must(await solverOf(game, poolOf(2)).solve(startPosition(game), { known }))).toMatchObject({
      least: 6,
      most: 6,
    });
  });

  test('refuse what a single solver refuses', async () => {
    const game = gameWith('kalah', { pits: 3 });
    const pool = poolOf(1);
    const over = at(game, '1,0,0/0,0,0 3-2 S');
    expect(await solverOf(game, pool).solve(over)).toMatchObject({ ok: false, error: { code: 'game-over' } });
  });
});

describe('where no memory is shared', () => {
  beforeEach(() => void vi.stubGlobal('SharedArrayBuffer', undefined));
  afterEach(() => void vi.unstubAllGlobals());
  const game = gameWith('kalah', { pits: 3, seeds: 3 });

  test('one worker answers, and counts what it does', async () => {
    const pool = poolOf(3);
    const solver = solverOf(game, pool);
    const { nodes, ...solution } = must(await solver.solve(startPosition(game)));
    expect(solution).toMatchObject({ least: 2, most: 2, move: 'B' });
    expect(nodes).toBeGreaterThan(0);
    expect(solver.nodes()).toBe(nodes);
    pool.close();
  });

  test('stop gives what is proven and opens another worker for the next question', async () => {
    let begun = 0;
    /** The first is at work for ever after it has told a bound. */
    const solve: Job = (start, reply) => {
      if (begun++ > 0) return solveJob(start, reply);
      return () => reply({ type: 'bounds', least: -4, most: 8, nodes: 12 });
    };
    const workers = fakeWorkers({ solve });
    const pool = must(openPool(workers.open, 1));
    const solver = solverOf(game, pool);
    const answer = solver.solve(startPosition(game), { onProgress: () => solver.stop() });
    expect(must(await answer)).toMatchObject({ least: -4, most: 8, nodes: 12 });
    expect([workers.terminated(), pool.alive()]).toEqual([1, [0]]);
    solver.stop();
    expect(must(await solver.solve(startPosition(game)))).toMatchObject({ least: 2, most: 2 });
    const unheard = solver.solve(startPosition(game));
    solver.stop();
    expect(must(await unheard)).toMatchObject({ least: -18, most: 18, nodes: 0 });
    pool.close();
  });
});

test('bounds that several workers prove are put together, and answer what any of them is asked', () => {
  const memory = must(takeMemory(shareBytes));
  const [one, other] = [createShare(memory, 0), createShare(memory, 1)];
  const bounds = { least: -12, most: 4 };
  one.merge(0, bounds);
  other.merge(0, { least: -20, most: -2 });
  one.merge(0, bounds);
  expect(bounds).toEqual({ least: -12, most: -2 });
  expect([-13, -12, -11, -2, -1, 0].map((beta) => other.isAnswered(0, beta))).toEqual([
    true,
    true,
    false,
    false,
    true,
    true,
  ]);
  expect(other.isAnswered(1, 0)).toBe(false);
  one.tell(5);
  other.tell(2 ** 31);
  expect(one.nodes()).toBe(2 ** 31 + 5);
  other.stop();
  expect(one.isStopped()).toBe(true);
  one.begin();
  expect([one.isStopped(), one.nodes(), one.isAnswered(0, -12)]).toEqual([false, 0, false]);
});

describe('a table that several workers write to', () => {
  const keys = [1, 2].map((i) => {
    const low = lowOf(i, 12_345);
    return { high: highOf(i, low), low };
  });

  const wordsOf = (memory: readonly ArrayBufferLike[]): Int32Array => new Int32Array(memory[0] as ArrayBufferLike);

  test('never believes an entry whose words are of two writings', () => {
    const memory = must(takeTable(2 ** 25));
    const { read, write } = createTable(memory);
    const words = wordsOf(memory);
    const [{ high, low }] = keys as [(typeof keys)[0]];
    const written = [3, 7, -5].map((least, i) => {
      write(high, low, 40, least, 40 - i, 2, 1_000);
      const known = read(high, low);
      expect([leastOf(known, 40), mostOf(known, 40)]).toEqual([Math.max(3, i === 0 ? 3 : 7), 40 - i]);
      return words.slice();
    });
    const differing = words.findIndex((word) => word !== 0);
    for (const [i, first] of written.entries()) {
      for (const [j, second] of written.entries()) {
        words[differing] = first[differing] as number;
        words[differing + 1] = second[differing + 1] as number;
        expect(read(high, low) !== 0, `${i} ${j}`).toBe(i === j);
      }
    }
  });

  test('keeps each position apart from all others', () => {
    const { read, write } = createTable(must(takeTable(2 ** 25)));
    const roll = dice(3);
    const some = Array.from({ length: 5_000 }, () => {
      const own = roll(2 ** 30);
      const low = lowOf(own, roll(2 ** 30));
      return { high: highOf(own, low), low };
    });
    some.forEach(({ high, low }, i) => {
      write(high, low, 60, i % 60, 60, i % 6, 1);
    });
    const kept = some.filter(({ high, low }, i) => {
      const known = read(high, low);
      if (known !== 0) expect(leastOf(known, 60)).toBe(i % 60);
      return known !== 0;
    });
    expect(kept.length).toBeGreaterThan(4_900);
    expect(read(1, 1)).toBe(0);
  });
});
