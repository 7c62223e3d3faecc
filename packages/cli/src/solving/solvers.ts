import {
  buildInPool,
  createEndgameTable,
  endgamePositions,
  endgameReach,
  openPool,
  openSolver,
  type Pool,
  packedRulesOf,
  type SharedSolver,
  solverTableOf,
  takeTable,
} from '@mbegu/engine';
import type { Fault, Game, Result } from '@mbegu/rules';
import { EXIT, Refused } from '../refused.ts';
import { openThread } from '../threads/open.ts';
import type { Resources } from './flags.ts';

/** A solver with what it stands on. */
export interface Opened {
  /** `null` for a game that has none. */
  readonly solver: SharedSolver | null;
  /** Of the transposition table; empty where there is none. */
  readonly memory: readonly ArrayBufferLike[];
  /** Whether a position with so many seeds on the board is worth a try. */
  readonly reaches: (seeds: number) => boolean;
}

export interface Solvers {
  /**
   * A solver for a game, opened when it is first asked for, with an endgame table that suits so many seeds on the board.
   * Throws `Refused`: memory that cannot be had, workers that died.
   *
   * @param onBuilding told how much of the endgame table is there, 0 … 1
   */
  readonly open: (game: Game, seeds: number, onBuilding?: (part: number) => void) => Promise<Opened>;
  /** Ends what is going on, soon; `open` gives a solver without a whole table then. */
  readonly stop: () => void;
  readonly close: () => void;
}

const MIB = 2 ** 20;

/** Boards with so few seeds are solved before a larger transposition table has been cleared. */
const smallSeeds = 30;
const smallTableBytes = 32 * MIB;

/** How large an endgame table pays, by the seeds on the board; measured. The games have as many bytes as positions. */
const endgameBytesFor = (seeds: number, memoryBytes: number): number => {
  const wanted =
    seeds <= 20 ? 0 : seeds <= 36 ? MIB : seeds <= 44 ? 12 * MIB : seeds <= 52 ? 90 * MIB : memoryBytes / 2;
  return Math.min(wanted, memoryBytes / 2);
};

/**
 * A graph holds what can be reached. Where there are more positions than so many times its room it would most likely fill the
 * memory for a minute and leave all of it to a search, which is then asked at once.
 */
const likelyShare = 4;
const graphBytesPerPosition = 20;

const orRefused = <T>(result: Result<T, Fault<string>>): T => {
  if (result.ok) return result.value;
  throw new Refused([result.error], result.error.code === 'worker-died' ? EXIT.ownFault : EXIT.wrongUse);
};

/** Positions of a table that are built in a millisecond by a slow machine, a quarter of them: the rest is for the search. */
const builtInQuarterMs = 2_500;

/**
 * @param gamesMax solvers that are kept at a time; each has its part of the memory
 * @param ms how long an answer may take, which is no time for tables that take as long
 */
export const openSolvers = (
  { threads, memoryBytes }: Resources,
  gamesMax: number,
  ms = Number.POSITIVE_INFINITY,
): Solvers => {
  const kept = new Map<string, Opened & { readonly endgameBytes: number }>();
  let pool: Pool | null = null;
  let stopCurrent = (): void => {};

  const buildTable = async (game: Game, reach: number, onBuilding: (part: number) => void) => {
    const table = orRefused(createEndgameTable(game, reach, { distances: false }));
    const building = buildInPool(table, pool as Pool, (positions) => onBuilding(positions / table.positions));
    stopCurrent = building.stop;
    return orRefused(await building.done) ? solverTableOf(table) : null;
  };

  const openOne = async (
    game: Game,
    seeds: number,
    endgameBytes: number,
    onBuilding: (part: number) => void,
  ): Promise<Opened> => {
    pool ??= orRefused(openPool(openThread, threads));
    const bytes = Math.floor(memoryBytes / gamesMax);
    // Games that can repeat have a graph instead; an endgame table is no part of it.
    const reach = packedRulesOf(game) ? Math.min(seeds >> 1, endgameReach(game, endgameBytes)) : 0;
    const endgame = reach > 0 ? await buildTable(game, reach, onBuilding) : null;
    const tableBytes =
      seeds <= smallSeeds && game.chase.kind === 'never' ? smallTableBytes : bytes - (endgame?.values.length ?? 0);
    const memory = game.chase.kind === 'never' ? orRefused(takeTable(tableBytes)) : [];
    const solver = openSolver(game, pool, memory.length > 0 ? { memory, endgame } : { tableBytes });
    const positionsMax = (likelyShare * tableBytes) / graphBytesPerPosition;
    const reaches = (onBoard: number): boolean =>
      game.chase.kind === 'never' || endgamePositions(game, onBoard) <= positionsMax;
    return { solver: solver && orRefused(solver), memory, reaches };
  };

  const open: Solvers['open'] = async (game, seeds, onBuilding = () => {}) => {
    const key = `${game.id} ${JSON.stringify(game.options)}`;
    const endgameBytes = Math.min(endgameBytesFor(seeds, memoryBytes / gamesMax), ms * builtInQuarterMs);
    let opened = kept.get(key);
    kept.delete(key);
    if (opened && opened.endgameBytes < endgameBytes) {
      opened.solver?.close();
      opened = undefined;
    }
    for (const [old, { solver }] of kept) {
      if (kept.size < gamesMax) break;
      solver?.close();
      kept.delete(old);
    }
    opened ??= { ...(await openOne(game, seeds, endgameBytes, onBuilding)), endgameBytes };
    kept.set(key, opened);
    stopCurrent = opened.solver?.stop ?? (() => {});
    return opened;
  };

  return {
    open,
    stop: () => stopCurrent(),
    close: () => pool?.close(),
  };
};
