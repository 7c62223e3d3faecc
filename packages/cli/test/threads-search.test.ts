import { openEngine, openPool, type Report } from '@mbegu/engine';
import { gameOf, must, openPosition } from '@mbegu/rules';
import { expect, test } from 'vitest';
import { openThread } from '../src/threads/open.ts';

test('threads that search along change how soon a value is found, and not the value', async () => {
  const game = gameOf('walak-pussa', { pits: 4 });
  const { position } = must(openPosition(game, '1,0,2,1/0,3,1,0 4-4 S'));
  const workers = must(openPool(openThread, 1));
  const valueBy = async (pool: typeof workers | null): Promise<Report | undefined> => {
    const engine = must(openEngine(game, { tableBytes: 2 ** 20, workers: pool }));
    let last: Report | undefined;
    for await (const report of must(engine.analyse(position, { within: Number.POSITIVE_INFINITY }))) last = report;
    engine.close();
    return last;
  };
  try {
    const alone = await valueBy(null);
    const helped = await valueBy(workers);
    expect(alone?.exact).toBe(true);
    expect(helped).toMatchObject({ exact: true, value: alone?.value });
    const valuesOf = (report: Report | undefined) =>
      Object.fromEntries(report?.moves.map(({ move, value }) => [move, value]) ?? []);
    expect(valuesOf(helped)).toEqual(valuesOf(alone));
    expect(workers.alive()).toEqual([0]);
  } finally {
    workers.close();
  }
});
