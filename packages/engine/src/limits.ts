import { type Fault, fault } from '@mbegu/rules';
import { depthMax } from './search/plies.ts';

/** Says that an answer is wanted now; an `AbortSignal` is one. */
export interface StopSignal {
  readonly aborted: boolean;
}

/** When a search ends. The first that is reached counts; looking one sowing ahead is always finished. */
export interface Limits {
  /**
   * Sowings to try, a whole number or `Infinity`, 100,000 where nothing is said; relays of hundreds of laps and endless
   * sowings count for several.
   */
  readonly nodes?: number | undefined;
  /** Sowings to look ahead, 1 … 200. */
  readonly depth?: number | undefined;
  /** Milliseconds by the given clock. What is found then depends on the machine. */
  readonly time?: { readonly ms: number; readonly now: () => number } | undefined;
  readonly signal?: StopSignal | undefined;
  /**
   * Value also the moves this many seeds worse than the best, `Infinity` for all; 0 where nothing is said. More than 0
   * takes longer. With it a single legal move is searched as well; without, it is answered at once.
   */
  readonly within?: number | undefined;
}

export const nodesDefault = 100_000;

const isCount = (value: number): boolean =>
  value === Number.POSITIVE_INFINITY || (Number.isInteger(value) && value >= 0);

/** What is wrong with limits, `bad-limit` with the first that is nonsense; `null` where nothing is. */
export const limitsFault = ({ nodes, depth, time, within }: Limits): Fault<'bad-limit'> | null => {
  const most = Number.POSITIVE_INFINITY;
  if (nodes !== undefined && !isCount(nodes)) return fault('bad-limit', { limit: 'nodes', min: 0, max: most });
  if (depth !== undefined && !(Number.isInteger(depth) && depth >= 1 && depth <= depthMax)) {
    return fault('bad-limit', { limit: 'depth', min: 1, max: depthMax });
  }
  if (time !== undefined && !(time.ms >= 0)) return fault('bad-limit', { limit: 'time', min: 0, max: most });
  if (within !== undefined && !(within >= 0)) return fault('bad-limit', { limit: 'within', min: 0, max: most });
  return null;
};
