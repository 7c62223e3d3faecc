import { must } from '@mbegu/rules';
import { describe, expect, test } from 'vitest';
import { buildEndgameTable } from '../src/endgame/building.ts';
import { buildInPool } from '../src/endgame/crew.ts';
import { endgameJob } from '../src/endgame/job.ts';
import { createEndgameTable, type EndgameTable, layEndgameTable } from '../src/endgame/tables.ts';
import { JOBS } from '../src/jobs.ts';
import { openPool } from '../src/pool/pool.ts';
import type { Job } from '../src/pool/serve.ts';
import { builtTable } from './endgame-support.ts';
import { fakeWorkers } from './fake-workers.ts';
import { gameWith } from './support.ts';

const GAMES = [
  [gameWith('kalah', { pits: 4 }), 9],
  [gameWith('al-manqala', { pits: 4 }), 8],
  [gameWith('walak-pussa', { pits: 3 }), 9],
] as const;

const poolOf = (size: number, job: Job = endgameJob) => {
  const workers = fakeWorkers({ endgame: job });
  return { pool: must(openPool(workers.open, size)), ...workers };
};

const same = (a: EndgameTable, b: EndgameTable): boolean =>
  Buffer.compare(Buffer.from(a.bytes), Buffer.from(b.bytes)) === 0;

test('the job is in the list of what a worker can do', () => {
  expect(JOBS.endgame).toBe(endgameJob);
});

describe.each(GAMES)('%#', (game, seeds) => {
  const whole = builtTable(game, seeds);

  test.each([1, 2, 3])('%i workers build what one thread does, and tell how far they are', async (size) => {
    const table = must(createEndgameTable(game, seeds));
    const told: number[] = [];
    const { done } = buildInPool(table, poolOf(size).pool, (positions) => told.push(positions));
    expect(await done).toEqual({ ok: true, value: true });
    expect(same(table, whole)).toBe(true);
    expect(told.at(-1)).toBe(table.positions);
    expect(Math.max(...told)).toBe(table.positions);
  });

  test('memory that cannot be shared is filled by one of them', async () => {
    const table = layEndgameTable(game, seeds, {}, new ArrayBuffer(whole.bytes.length));
    const told: number[] = [];
    const { done } = buildInPool(table, poolOf(2).pool, (positions) => told.push(positions));
    expect(await done).toEqual({ ok: true, value: true });
    expect(same(table, whole)).toBe(true);
    expect(told.at(-1)).toBe(table.positions);
  });

  test('it can be stopped', async () => {
    const table = must(createEndgameTable(game, seeds));
    const building = buildInPool(table, poolOf(2).pool, () => building.stop());
    expect(await building.done).toEqual({ ok: true, value: false });
  });

  /** A worker that does its work until it is asked to take part in this layer. */
  const dying =
    (kind: string, layer: number, times: number): Job =>
    (start, reply) => {
      const take = endgameJob(start, reply);
      return (order) => {
        const { kind: asked, n } = order as { kind: string; n: number };
        if (asked === kind && n === layer && times-- > 0) throw new Error('gone');
        take(order);
      };
    };

  test.each(['fill', 'finish'])('when a worker dies at "%s", the others begin the layer again', async (kind) => {
    const table = must(createEndgameTable(game, seeds));
    let first = true;
    const { pool } = poolOf(2, (start, reply) => {
      const job = first ? dying(kind, 4, 1) : endgameJob;
      first = false;
      return job(start, reply);
    });
    expect(await buildInPool(table, pool).done).toEqual({ ok: true, value: true });
    expect(same(table, whole)).toBe(true);
  });

  test('when the last one dies, that is the answer', async () => {
    const table = must(createEndgameTable(game, seeds));
    const { pool } = poolOf(2, dying('fill', 3, 2));
    expect(await buildInPool(table, pool).done).toMatchObject({
      error: { code: 'worker-died', params: { detail: 'gone' } },
    });
  });

  test('memory that runs out is told', async () => {
    const table = must(createEndgameTable(game, seeds));
    const { pool } = poolOf(2, (_, reply) => () => reply({ kind: 'no-memory' }));
    expect(await buildInPool(table, pool).done).toMatchObject({ error: { code: 'no-memory' } });
    expect(buildEndgameTable(table)).toEqual({ ok: true, value: true });
  });
});
