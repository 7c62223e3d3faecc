import { type Fault, fail, fault, type Game, ok, type Position, type Result } from '@mbegu/rules';
import { openProbe } from './endgame/open-probe.ts';
import { type EndgameTable, solverTableOf } from './endgame/tables.ts';
import { boardFault, type Limits, limitsFault, type StopSignal } from './limits.ts';
import { takeMemory } from './pool/memory.ts';
import type { Pool } from './pool/pool.ts';
import type { Report } from './report.ts';
import { createProver } from './search/create-prover.ts';
import { deepen } from './search/deepen.ts';
import { openHelpers } from './search/helpers.ts';
import { createTable, tableBytesOf, tableMemory } from './search/table.ts';
import type { SeenCounts } from './seen.ts';

export interface EngineOptions {
  /** An endgame table of the same game, whole. */
  readonly endgame?: EndgameTable | null;
  /** Memory of the transposition table in bytes, 1 KiB … 64 GiB; a power of two below it is taken. 64 MiB where nothing is said. */
  readonly tableBytes?: number;
  /** Workers that help. They can only where memory is shared; elsewhere they are left alone. */
  readonly workers?: Pool | null;
  /** Lets others have a turn; called every few milliseconds. Where it is missing a timer of no length is set. */
  readonly rest?: () => Promise<void>;
  /** Told of a worker that died. The analysis goes on with those that are left, or alone. */
  readonly onFault?: (fault: Fault<'worker-died'>) => void;
}

/** Limits of an analysis. Where no nodes are given there is no limit to them. */
export interface EngineLimits extends Limits {
  /** How often positions have occurred since the last capture, the given one included: `seenCountsOf` a match. */
  readonly seen?: SeenCounts | undefined;
}

/** An analyst of one game, who remembers what he has found from one position to the next. */
export interface Engine {
  /**
   * A report for each further sowing looked ahead, until a limit is reached, nothing more can be found, or `stop` is called;
   * the last is the best. Leaving the loop ends the analysis too. On one core the same questions in the same order
   * give the same reports, but for `time` and `signal`.
   *
   * @returns the reports, or `game-over` for a finished position, or `bad-limit`, or `pit-count` for one of another board
   */
  readonly analyse: (
    position: Position,
    limits?: EngineLimits,
  ) => Result<AsyncIterable<Report>, Fault<'game-over' | 'bad-limit' | 'pit-count'>>;
  /** Ends every analysis that is running, within milliseconds. */
  readonly stop: () => void;
  /** Stops, and lets the workers forget it all; the pool stays. */
  readonly close: () => void;
}

const tableBytesDefault = 2 ** 26;
const tableBytesMin = 2 ** 10;
const tableBytesMax = 2 ** 36;

/** Nodes between two rests: some ten milliseconds. */
const nodesPerSlice = 1 << 14;
/** Nodes after which a prover that is kept may be asked. */
const provingNodesMin = 200;

/** The little of a platform that is used here; the package knows none. */
interface Scope {
  readonly setTimeout: (call: () => void, ms: number) => unknown;
}

const restByTimer = (): Promise<void> =>
  new Promise((resolve) => void (globalThis as unknown as Scope).setTimeout(resolve, 0));

/** Memory for the table, shared only where somebody shares it. */
const takeTableMemory = (bytes: number, isShared: boolean): ArrayBufferLike[] | null => {
  try {
    return tableMemory(bytes, (size) => {
      const memory = isShared ? takeMemory(size) : ok(new ArrayBuffer(size));
      if (!memory.ok) throw new RangeError(memory.error.code);
      return memory.value;
    });
  } catch {
    // What a platform throws when it has no room is its own affair.
    return null;
  }
};

/**
 * Opens an engine for a game.
 *
 * @returns the engine, or `bad-limit` for a table of nonsense, or `no-memory`
 */
export const openEngine = (
  game: Game,
  { endgame = null, tableBytes = tableBytesDefault, workers = null, rest = restByTimer, onFault }: EngineOptions = {},
): Result<Engine, Fault<'bad-limit' | 'no-memory'>> => {
  if (!(tableBytes >= tableBytesMin && tableBytes <= tableBytesMax)) {
    return fail(fault('bad-limit', { limit: 'tableBytes', min: tableBytesMin, max: tableBytesMax }));
  }
  const memory = takeTableMemory(tableBytes, workers !== null);
  if (memory === null) return fail(fault('no-memory', { bytes: tableBytesOf(tableBytes) }));
  const table = createTable(memory);
  const probe = endgame && openProbe(endgame);
  const prover = createProver(game, provingNodesMin, endgame && solverTableOf(endgame));
  const helpers = workers && openHelpers(workers, { game, memory, endgame, onFault });
  /** Which analyses may run: those begun after the last stop. */
  let stops = 0;
  let analyses = 0;

  async function* run(position: Position, limits: EngineLimits): AsyncGenerator<Report, void> {
    const begun = stops;
    const analysis = analyses++;
    const { nodes = Number.POSITIVE_INFINITY, signal } = limits;
    const stopSignal: StopSignal = {
      get aborted() {
        return stops !== begun || (signal?.aborted ?? false);
      },
    };
    helpers?.begin(analysis, position, limits);
    try {
      const options = { ...limits, nodes, signal: stopSignal, table, endgame: probe, prover, analysis };
      for (const report of deepen(game, position, { ...options, slice: nodesPerSlice })) {
        if (report) yield report;
        else await rest();
      }
    } finally {
      helpers?.end(analysis);
    }
  }

  const stop = (): void => {
    stops++;
  };

  return ok({
    analyse: (position, limits = {}) => {
      const wrong = limitsFault(limits) ?? boardFault(game, position);
      if (wrong) return fail(wrong);
      return position.turn === null ? fail(fault('game-over')) : ok(run(position, limits));
    },
    stop,
    close: () => {
      stop();
      helpers?.close();
    },
  });
};
