import type { Game, Position } from '@mbegu/rules';
import { openProbe } from '../endgame/open-probe.ts';
import { layEndgameTable } from '../endgame/tables.ts';
import type { Job } from '../pool/serve.ts';
import type { SeenCounts } from '../seen.ts';
import { deepen } from './deepen.ts';
import { createTable } from './table.ts';

/** What a worker that helps a search starts from. All memory is shared. */
export interface SearchStart {
  readonly game: Game;
  /** The transposition table's. */
  readonly memory: readonly SharedArrayBuffer[];
  /** One cell: the number of the analysis that is running, `noAnalysis` while there is none. */
  readonly running: SharedArrayBuffer;
  readonly endgame: SharedEndgame | null;
  /** Its place among the workers, from 0. */
  readonly worker: number;
}

export interface SharedEndgame {
  readonly seeds: number;
  readonly distances: boolean;
  readonly memory: SharedArrayBuffer;
  readonly offset: number;
}

/** An analysis to help with. */
export interface SearchQuestion {
  readonly analysis: number;
  readonly position: Position;
  readonly seen: SeenCounts | undefined;
  readonly depth: number | undefined;
  readonly within: number | undefined;
}

export const noAnalysis = -1;

/**
 * Searches what the others search, over the same table, until somebody is done: what one has found another need not. It
 * begins a sowing deeper, so that they are seldom at the same place. It has nothing to say; the table is its answer.
 */
export const searchJob: Job = (start) => {
  const { game, memory, running, endgame, worker } = start as SearchStart;
  const table = createTable(memory);
  const cell = new Int32Array(running);
  const probe = endgame && openProbe(layEndgameTable(game, endgame.seeds, endgame, endgame.memory, endgame.offset));
  return (message) => {
    const { analysis, position, ...limits } = message as SearchQuestion;
    const signal = {
      get aborted() {
        return Atomics.load(cell, 0) !== analysis;
      },
    };
    if (signal.aborted) return;
    const options = { ...limits, nodes: Number.POSITIVE_INFINITY, signal, table, endgame: probe, analysis };
    const searching = deepen(game, position, { ...options, from: 2 + (worker % 2) });
    while (!searching.next().done);
  };
};
