// How much sooner a search reaches the same depth when workers search along.

import { type Game, type GameId, gameOf, must, openPosition } from '@mbegu/rules';
import { openThread } from '../../cli/src/threads/open.ts';
import { openEngine, openPool, type Pool } from '../src/index.ts';
import { SIGNATURE_POSITIONS } from './search.ts';

export const description =
  'the search with workers that help: time to the same depth, alone and helped; arguments: helpers [1], sowings deeper than the signature [7], rounds [3]';

const tableBytes = 2 ** 26;

/** Milliseconds to a depth, from an empty table, all positions together. */
const timeTo = async (
  game: Game,
  positions: readonly string[],
  depth: number,
  workers: Pool | null,
): Promise<number> => {
  let ms = 0;
  for (const text of positions) {
    const engine = must(openEngine(game, { tableBytes, workers }));
    const { position } = must(openPosition(game, text));
    const started = performance.now();
    for await (const _ of must(engine.analyse(position, { depth })));
    ms += performance.now() - started;
    engine.close();
  }
  return ms;
};

const compare = async (id: GameId, positions: readonly string[], depth: number, rounds: number, workers: Pool) => {
  const game = gameOf(id);
  // Once for the compiler; then in turn, so that whatever else the machine does meets both.
  await timeTo(game, positions, depth - 3, workers);
  let alone = 0;
  let helped = 0;
  for (let round = 0; round < rounds; round++) {
    alone += await timeTo(game, positions, depth, null);
    helped += await timeTo(game, positions, depth, workers);
  }
  const seconds = (ms: number) => (ms / rounds / 1000).toFixed(2);
  console.log(
    `${id.padEnd(12)} ${depth} ahead: ${seconds(alone)} s alone, ${seconds(helped)} s helped, ratio ${(alone / helped).toFixed(2)}`,
  );
};

export const run = async (args: readonly string[]): Promise<void> => {
  const [helpers = 1, deeper = 7, rounds = 3] = args.map(Number);
  const pool = must(openPool(openThread, helpers));
  for (const { id, depth, positions } of SIGNATURE_POSITIONS) {
    await compare(id, positions, depth + deeper, rounds, pool);
  }
  pool.close();
};
