// How fast endgame tables are built, by one thread and by two, for ratios to a program run beside it.

import { buildInPool, createEndgameTable, endgameReach, openPool, type Pool } from '@mbegu/engine';
import { GAME_IDS, type Game, gameOf, isGameId, must } from '@mbegu/rules';
import { openThread } from '../src/threads/open.ts';

export const description =
  'speed of endgame tables: positions a second of each game on one thread and on two; arguments: game, seeds, threads [1 2]';

/** What takes some seconds. */
const positionsUsual = { forward: 31_000_000, around: 10_000_000 } as const;

const usualSeeds = (game: Game): number =>
  endgameReach(game, game.chase.kind === 'never' ? positionsUsual.forward : positionsUsual.around);

/** Once for the compiler of each thread, before the clock. */
const warmUp = async (game: Game, pool: Pool): Promise<void> => {
  await buildInPool(must(createEndgameTable(game, 7)), pool).done;
};

const measure = async (game: Game, seeds: number, threads: number): Promise<void> => {
  const pool = must(openPool(openThread, threads));
  try {
    await warmUp(game, pool);
    const table = must(createEndgameTable(game, seeds));
    const cpu = process.cpuUsage();
    const began = performance.now();
    must(await buildInPool(table, pool).done);
    const seconds = (performance.now() - began) / 1000;
    const { user, system } = process.cpuUsage(cpu);
    const deepest = table.distances?.reduce((most, distance) => Math.max(most, distance), 0) ?? 0;
    console.log(
      `${game.id}, ${seeds} seeds, ${threads} thread${threads > 1 ? 's' : ''}: ${table.positions.toLocaleString('en')} positions`,
      `in ${seconds.toFixed(2)} s, ${(table.positions / seconds / 1e6).toFixed(2)} M/s;`,
      `${((user + system) / 1e6).toFixed(2)} s of processor, ${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MiB`,
      deepest > 0 ? `, longest way ${deepest}` : '',
    );
  } finally {
    pool.close();
  }
};

export const run = async ([id, seeds, ...threads]: readonly string[]): Promise<void> => {
  for (const each of id !== undefined && isGameId(id) ? [id] : GAME_IDS) {
    const game = gameOf(each);
    for (const count of threads.length > 0 ? threads.map(Number) : [1, 2]) {
      await measure(game, seeds === undefined ? usualSeeds(game) : Number(seeds), count);
    }
  }
};
