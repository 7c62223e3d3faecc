import { workersMax } from '../pool/pool.ts';

/**
 * What workers that answer the same question tell each other, in memory they share beside the transposition table:
 *
 *     0          1 … 64            65 … 127      128 … 1151                    1152 …
 *    ┌──────┬───────────────────┬─────────────┬─────────────────────────────┬────────────────────────────────┐
 *    │ stop │ nodes of worker 0 │             │ bounds of the i-th position │ children that are searched now │
 *    │      │ 1 2 3 … 63        │             │ of the question             │ 2^14                           │
 *    └──────┴───────────────────┴─────────────┴─────────────────────────────┴────────────────────────────────┘
 *
 * Bounds are one word, so that no one ever sees a half of them: least + 2^14 below, most + 2^14 above, 0 for nothing yet.
 * A child is named by a word of its key, in the place its other word points to.
 */
export interface Share {
  /** Whether the question is to be left. */
  readonly isStopped: () => boolean;
  readonly stop: () => void;
  /** Forgets the last question. Nobody may be at work on it. */
  readonly begin: () => void;
  /** Says how many positions this worker has searched. */
  readonly tell: (nodes: number) => void;
  /** Positions that all workers have searched. */
  readonly nodes: () => number;
  /** Adds what this worker has proven of the i-th position, and takes what the others have. */
  readonly merge: (i: number, bounds: Bounds) => void;
  /** Whether the others have answered whether the i-th position is worth `beta`. */
  readonly isAnswered: (i: number, beta: number) => boolean;
  /** See the drawing. */
  readonly busy: Int32Array;
}

interface Bounds {
  least: number;
  most: number;
}

const nodesFrom = 1;
const boundsFrom = 128;
const boundsMax = 1024;
const busyFrom = boundsFrom + boundsMax;
const busyBits = 14;
const zero = 1 << 14;

export const shareBytes = 4 * (busyFrom + 2 ** busyBits);
/** Cuts a place in `busy` out of a key. */
export const busyMask = 2 ** busyBits - 1;

const leastIn = (word: number): number => (word & 0x7fff) - zero;
const mostIn = (word: number): number => (word >>> 16) - zero;

/** @param memory `shareBytes`, zeroed */
export const createShare = (memory: ArrayBufferLike, worker: number): Share => {
  const words = new Int32Array(memory, 0, busyFrom);

  const merge = (i: number, bounds: Bounds): void => {
    if (i >= boundsMax) return;
    for (;;) {
      const before = Atomics.load(words, boundsFrom + i);
      if (before !== 0) {
        bounds.least = Math.max(bounds.least, leastIn(before));
        bounds.most = Math.min(bounds.most, mostIn(before));
      }
      const after = (bounds.least + zero) | ((bounds.most + zero) << 16);
      if (Atomics.compareExchange(words, boundsFrom + i, before, after) === before) return;
    }
  };

  return {
    isStopped: () => Atomics.load(words, 0) !== 0,
    stop: () => {
      Atomics.store(words, 0, 1);
    },
    begin: () => {
      words.fill(0);
    },
    tell: (nodes) => {
      words[nodesFrom + worker] = nodes;
    },
    nodes: () => words.subarray(nodesFrom, nodesFrom + workersMax).reduce((sum, nodes) => sum + (nodes >>> 0), 0),
    merge,
    isAnswered: (i, beta) => {
      const word = i < boundsMax ? Atomics.load(words, boundsFrom + i) : 0;
      return word !== 0 && (leastIn(word) >= beta || mostIn(word) < beta);
    },
    busy: new Int32Array(memory, 4 * busyFrom, 2 ** busyBits),
  };
};
