import { openPool } from '@mbegu/engine';
import { must } from '@mbegu/rules';
import { expect, test } from 'vitest';
import { openThread } from '../src/threads/open.ts';

test('threads serve the jobs of the engine', async () => {
  const pool = must(openPool(openThread, 2));
  try {
    const told = await new Promise<unknown[]>((resolve) => {
      const heard: unknown[] = [];
      const onDeath = (worker: number, why: unknown): void => {
        heard.push([worker, why]);
        if (heard.length === 2) resolve(heard);
      };
      pool.begin('no such job', () => null, { onReply: () => {}, onDeath });
    });
    const why = { code: 'worker-died', params: { detail: 'there is no job "no such job"' } };
    expect(told.sort()).toEqual([
      [0, why],
      [1, why],
    ]);
    expect(pool.alive()).toEqual([0, 1]);
  } finally {
    pool.close();
  }
});
