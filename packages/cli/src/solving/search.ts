import {
  buildInPool,
  createEndgameTable,
  type EndgameTable,
  type Engine,
  endgameReach,
  openEngine,
  openPool,
  type Pool,
  type Report,
} from '@mbegu/engine';
import { type Game, legalMoves, must, type Position, seedsOnBoard } from '@mbegu/rules';
import { openThread } from '../threads/open.ts';
import { type Estimate, lastReport, rest } from './estimate.ts';
import type { Resources } from './flags.ts';

export interface SearchTeller {
  /** Told how much of the endgame table is there, 0 … 1. */
  readonly building: (part: number) => void;
  readonly deeper: (report: Report) => void;
}

export interface DeepSearch {
  readonly estimate: Estimate;
  readonly stop: () => void;
  readonly close: () => void;
}

/** Positions of the endgame table: a quarter of a minute's work, and some forty megabytes. */
const tablePositions = 21_000_000;

/**
 * The way to values of games that can repeat on boards too large for a graph: a search that goes on above an endgame
 * table until nothing rests on an estimate any more. Walak-pussa as it is played is solved so.
 */
export const openDeepSearch = ({ threads, memoryBytes }: Resources, tell: SearchTeller): DeepSearch => {
  let builders: Pool | null = null;
  let helpers: Pool | null = null;
  let engine: Engine | null = null;
  let stopBuilding = (): void => {};
  let isStopped = false;

  const buildTable = async (game: Game, position: Position): Promise<EndgameTable | null> => {
    const seeds = Math.min(endgameReach(game, tablePositions), seedsOnBoard(position.slots) >> 1);
    // Boards with holes marked or out of play have no table.
    if (seeds < 1 || isStopped || position.holes.some((hole) => hole !== 'open')) return null;
    const table = must(createEndgameTable(game, seeds));
    builders = must(openPool(openThread, threads));
    const building = buildInPool(table, builders, (positions) => tell.building(positions / table.positions));
    stopBuilding = building.stop;
    const built = await building.done;
    builders.close();
    return built.ok && built.value ? table : null;
  };

  const estimate: Estimate = async (game, position, limits) => {
    const began = performance.now();
    const endgame = await buildTable(game, position);
    if (threads > 1) helpers = must(openPool(openThread, threads - 1));
    engine = must(openEngine(game, { endgame, tableBytes: memoryBytes, workers: helpers, rest }));
    const ms = limits.ms && Math.max(1, limits.ms - (performance.now() - began));
    // A single move is made without being looked into, unless the values of all are wanted.
    const all = (limits.all ?? false) || legalMoves(game, position).length === 1;
    return lastReport(engine, position, { ...limits, ms, all }, tell.deeper);
  };

  return {
    estimate,
    stop: () => {
      isStopped = true;
      stopBuilding();
      engine?.stop();
    },
    close: () => {
      engine?.close();
      helpers?.close();
      builders?.close();
    },
  };
};
