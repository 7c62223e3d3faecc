import { type Fault, fault, type Game, type Position } from '@mbegu/rules';
import { depthMax } from './search/plies.ts';
import { isSeenCounts, type SeenCounts } from './seen.ts';

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

const most = Number.POSITIVE_INFINITY;

const isAmount = (value: unknown): boolean => typeof value === 'number' && value >= 0;

const isCount = (value: unknown): boolean => value === most || (Number.isInteger(value) && isAmount(value));

const isDepth = (value: unknown): boolean =>
  Number.isInteger(value) && isAmount(value) && value !== 0 && (value as number) <= depthMax;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isTime = (value: unknown): boolean => isRecord(value) && isAmount(value.ms) && typeof value.now === 'function';

/** What each limit may be. A caller without types can hand in anything. */
const CHECKS = [
  { limit: 'nodes', isGood: isCount, min: 0, max: most },
  { limit: 'depth', isGood: isDepth, min: 1, max: depthMax },
  { limit: 'time', isGood: isTime, min: 0, max: most },
  { limit: 'within', isGood: isAmount, min: 0, max: most },
  { limit: 'signal', isGood: isRecord, min: 0, max: most },
  { limit: 'seen', isGood: isSeenCounts, min: 0, max: most },
] as const;

/** What is wrong with limits, `bad-limit` with the first that is nonsense (`limits` where they are none); `null` where nothing is. */
export const limitsFault = (limits: Limits & { readonly seen?: SeenCounts | undefined }): Fault<'bad-limit'> | null => {
  if (!isRecord(limits)) return fault('bad-limit', { limit: 'limits', min: 0, max: most });
  for (const { limit, isGood, min, max } of CHECKS) {
    const value = limits[limit];
    if (value !== undefined && !isGood(value)) return fault('bad-limit', { limit, min, max });
  }
  return null;
};

/** Whether a position is of another board than the game's: `pit-count`; `null` where it is not. */
export const boardFault = ({ board }: Game, { holes, turn }: Position): Fault<'pit-count'> | null =>
  holes.length === 2 * board.pits
    ? null
    : fault('pit-count', { side: turn ?? 'S', found: holes.length / 2, expected: board.pits });
