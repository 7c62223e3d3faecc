// How much sooner a search reaches the same depth when workers search along.

import { type Game, type GameId, gameOf, must, openPosition } from '@mbegu/rules';
import { openThread } from '../../cli/src/threads/open.ts';
import { openEngine, openPool, type Pool } from '../src/index.ts';
import { SIGNATURE_POSITIONS } from './search.ts';

export const description =
  'the search with workers that help: time to the same depth, alone and helped; arguments: helpers [1], sowings deeper than the signature [7], rounds [3]';

const tableBytes = 2 ** 26;

interface Effort {
  ms: number;
  /** Of the thread that reports. */
  nodes: number;
}

/** Adds what it takes to reach a depth in all positions, each from an empty table. */
const reach = async (effort: Effort, game: Game, positions: readonly string[], depth: number, workers: Pool | null) => {
  for (const text of positions) {
    const engine = must(openEngine(game, { tableBytes, workers }));
    const { position } = must(openPosition(game, text));
    const started = performance.now();
    let nodes = 0;
    for await (const report of must(engine.analyse(position, { depth }))) nodes = report.nodes;
    effort.ms += performance.now() - started;
    effort.nodes += nodes;
    engine.close();
  }
};

const compare = async (id: GameId, positions: readonly string[], depth: number, rounds: number, workers: Pool) => {
  const game = gameOf(id);
  // Once for the compiler; then in turn, so that whatever else the machine does meets both.
  await reach({ ms: 0, nodes: 0 }, game, positions, depth - 3, workers);
  const alone: Effort = { ms: 0, nodes: 0 };
  const helped: Effort = { ms: 0, nodes: 0 };
  for (let round = 0; round < rounds; round++) {
    await reach(alone, game, positions, depth, null);
    await reach(helped, game, positions, depth, workers);
  }
  const told = ({ ms, nodes }: Effort) =>
    `${(ms / rounds / 1000).toFixed(2)} s, ${Math.round(nodes / rounds).toLocaleString('en')} own nodes`;
  const ratio = (alone.ms / helped.ms).toFixed(2);
  console.log(`${id.padEnd(12)} ${depth} ahead: alone ${told(alone)}; helped ${told(helped)}; time ratio ${ratio}`);
};

export const run = async (args: readonly string[]): Promise<void> => {
  const [helpers = 1, deeper = 7, rounds = 3] = args.map(Number);
  const pool = must(openPool(openThread, helpers));
  for (const { id, depth, positions } of SIGNATURE_POSITIONS) {
    await compare(id, positions, depth + deeper, rounds, pool);
  }
  pool.close();
};
