import { must } from '@mbegu/rules';
import { describe, expect, test } from 'vitest';
import { takeMemory } from '../src/pool/memory.ts';
import { openPool } from '../src/pool/pool.ts';
import type { OpenWorker } from '../src/pool/port.ts';
import type { Job } from '../src/pool/serve.ts';
import { fakeWorkers } from './fake-workers.ts';

/** Adds what it is told to what it began with. */
const adder: Job = (start, reply) => {
  let sum = start as number;
  return (more) => {
    if (typeof more !== 'number') throw new TypeError('no number');
    sum += more;
    reply(sum);
  };
};

const JOBS: Readonly<Record<string, Job>> = {
  adder,
  broken: () => {
    throw new Error('does not begin');
  },
};

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

const listening = () => {
  const told: unknown[] = [];
  return {
    told,
    onReply: (worker: number, message: unknown) => told.push([worker, message]),
    onDeath: (worker: number, { code, params }: { code: string; params: object }) =>
      told.push([worker, code, Object.values(params)[0]]),
  };
};

describe('a pool', () => {
  test('begins a job in every worker, each from its own start, and carries messages both ways', async () => {
    const { open } = fakeWorkers(JOBS);
    const pool = must(openPool(open, 3));
    const listener = listening();
    const task = pool.begin('adder', (worker) => 10 * worker, listener);
    task.post(0, 1);
    task.post(2, 5);
    task.post(2, 5);
    await settled();
    expect(listener.told).toEqual([
      [0, 1],
      [2, 25],
      [2, 30],
    ]);
    expect(task.workers()).toEqual([0, 1, 2]);
  });

  test('does several tasks at a time, and tells nothing of one that is ended', async () => {
    const { open } = fakeWorkers(JOBS);
    const pool = must(openPool(open, 1));
    const [one, other] = [listening(), listening()];
    const first = pool.begin('adder', () => 0, one);
    const second = pool.begin('adder', () => 100, other);
    first.post(0, 1);
    second.post(0, 1);
    await settled();
    first.post(0, 1);
    first.end();
    second.post(0, 1);
    await settled();
    expect(one.told).toEqual([[0, 1]]);
    expect(other.told).toEqual([
      [0, 101],
      [0, 102],
    ]);
  });

  test('goes on with the others when a worker dies', async () => {
    const { open, kill } = fakeWorkers(JOBS);
    const pool = must(openPool(open, 2));
    const listener = listening();
    const task = pool.begin('adder', () => 0, listener);
    kill(0);
    kill(0);
    task.post(0, 1);
    task.post(1, 1);
    await settled();
    expect(listener.told).toEqual([
      [0, 'worker-died', 'killed'],
      [1, 1],
    ]);
    expect(pool.alive()).toEqual([1]);
    expect(task.workers()).toEqual([1]);
    expect(pool.begin('adder', () => 0, listening()).workers()).toEqual([1]);
  });

  test('tells of a job that throws, and the worker lives on', async () => {
    const { open } = fakeWorkers(JOBS);
    const pool = must(openPool(open, 1));
    const listener = listening();
    const task = pool.begin('adder', () => 0, listener);
    task.post(0, 'nonsense');
    pool.begin('broken', () => 0, listener);
    pool.begin('constructor', () => 0, listener);
    await settled();
    expect(listener.told).toEqual([
      [0, 'worker-died', 'no number'],
      [0, 'worker-died', 'does not begin'],
      [0, 'worker-died', 'there is no job "constructor"'],
    ]);
    expect(pool.alive()).toEqual([0]);
  });

  test('ends a worker and opens another in its place; what the old one still says is not heard', async () => {
    const { open, kill, terminated } = fakeWorkers(JOBS);
    const pool = must(openPool(open, 2));
    const [before, after] = [listening(), listening()];
    pool.begin('adder', () => 0, before).post(0, 1);
    pool.restart(0);
    const task = pool.begin('adder', () => 100, after);
    for (const worker of task.workers()) task.post(worker, 1);
    kill(0);
    await settled();
    expect(before.told).toEqual([[0, 'worker-died', 'ended to begin anew']]);
    expect([...after.told].sort()).toEqual([
      [0, 101],
      [1, 101],
    ]);
    expect([terminated(), pool.size, pool.alive()]).toEqual([1, 2, [1, 0]]);
  });

  test('a worker that cannot be opened anew is dead', () => {
    const { open } = fakeWorkers(JOBS);
    let opened = 0;
    const once: OpenWorker = () => {
      if (++opened > 1) throw new Error('no more threads');
      return open();
    };
    const pool = must(openPool(once, 1));
    pool.restart(0);
    pool.restart(0);
    expect([opened, pool.alive()]).toEqual([2, []]);
  });

  test('closes all of its workers, and is silent from then on', async () => {
    const { open, kill, terminated } = fakeWorkers(JOBS);
    const pool = must(openPool(open, 2));
    const listener = listening();
    const task = pool.begin('adder', () => 0, listener);
    task.post(0, 1);
    pool.close();
    kill(1);
    await settled();
    expect(terminated()).toBe(2);
    expect(listener.told).toEqual([]);
  });

  test.each([0, -1, 1.5, 65, Number.NaN, Number.POSITIVE_INFINITY])('of %s workers is refused', (size) => {
    expect(openPool(fakeWorkers(JOBS).open, size)).toMatchObject({ ok: false, error: { code: 'bad-limit' } });
  });

  test('that cannot open its workers says so, and leaves none behind', () => {
    const { open, terminated } = fakeWorkers(JOBS);
    let opened = 0;
    const failing: OpenWorker = () => {
      if (++opened > 2) throw new Error('no more threads');
      return open();
    };
    expect(openPool(failing, 4)).toMatchObject({ ok: false, error: { code: 'worker-died' } });
    expect(terminated()).toBe(2);
  });
});

test('memory is zeroed, and too much of it is refused', () => {
  const memory = must(takeMemory(64));
  expect([...new Uint8Array(memory)]).toEqual(new Array(64).fill(0));
  expect(takeMemory(2 ** 52)).toMatchObject({ ok: false, error: { code: 'no-memory', params: { bytes: 2 ** 52 } } });
});
