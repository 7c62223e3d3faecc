// What the solver and its endgame tables do in a second of processor time, for ratios to a program run beside it.

import { gameOf, must, startPosition } from '@mbegu/rules';
import { buildEndgame, createEndgame, createSolver, packedRulesOf } from '../src/index.ts';
import { inLargePages } from './solving.ts';

export const description =
  'speed of exact solving: positions a second of Kalah(6,4) and of its endgame tables; arguments: seeds [16], nodes [10,000,000]';

const secondsOf = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
};

const perSecond = (count: number, seconds: number): string =>
  `${count.toLocaleString('en')} in ${seconds.toFixed(2)} s of processor, ${(count / seconds / 1e6).toFixed(2)} M/s`;

const measure = (args: readonly string[]): void => {
  const [seeds = 16, nodes = 10_000_000] = args.map(Number);
  const game = gameOf('kalah', { 'empty-capture': 'take' });
  const rules = packedRulesOf(game);
  if (rules === null) throw new Error('too large a board');

  // Once for the compiler, once for the clock.
  buildEndgame(createEndgame(rules, 10));
  const table = createEndgame(rules, seeds);
  console.log(
    `table of ${seeds} seeds: ${perSecond(
      table.values.length,
      secondsOf(() => buildEndgame(table)),
    )}`,
  );

  const solver = createSolver(game, { tableBytes: 2 ** 28 });
  if (solver === null) throw new Error('no solver');
  const limits = { guess: 10, nodes: 1_000_000 };
  must(solver.solve(startPosition(game), limits));
  const searched = secondsOf(() => must(solver.solve(startPosition(game), { ...limits, nodes })));
  console.log(`search with a table of 256 MiB: ${perSecond(nodes, searched)}`);
};

export const run = (args: readonly string[]): Promise<void> => inLargePages(() => measure(args));
