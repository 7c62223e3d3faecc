import { infinite } from './score.ts';

/**
 * The transposition table: what is known of positions searched before. A position has up to two entries, one of what is
 * proven of it, which rests on nothing but the rules, and one of the last estimate.
 *
 *    word 0   32 bits: low word of the key, under a mask made of words 2 and 3
 *    word 1   32 bits: high word of the key, under another mask of them
 *
 *    estimate    word 2   25 bits: score │ 4 bits: move │ 3 bits: exact, lower or upper
 *                word 3   8 bits: depth │ 5 bits: work │ 2 bits: age │ 16 bits: stamp
 *    proven      word 2   25 bits: least │ 4 bits: move │ 3 bits: proven
 *                word 3   25 bits: most  │ 5 bits: work │ 2 bits: age
 *
 * A bucket is four entries, one line of the cache. `move` is the pit found best, `noMove` for none; `work` the logarithm of
 * the nodes it cost; `age` counts analyses, so that what is old and cost little is forgotten first; `stamp` tells
 * which of them, and which of its depths.
 *
 * Several threads may write at once: an entry put together from two writings is no entry, because its key no longer shows
 * under the masks.
 */
export interface Table {
  /** Looks a key up; the answer is in `found`. */
  readonly read: (low: number, high: number) => void;
  readonly found: Found;
  /** Keeps bounds that rest on nothing but the rules. What was proven before holds as well. */
  readonly writeProven: (low: number, high: number, least: number, most: number, move: number, nodes: number) => void;
  /** Keeps an estimate from so many moves ahead. */
  readonly writeEstimate: (
    low: number,
    high: number,
    bound: Bound,
    score: number,
    depth: number,
    stamp: number,
    move: number,
    nodes: number,
  ) => void;
  /** Begins an analysis, by its number: what is left from earlier ones is forgotten first. */
  readonly begin: (analysis: number) => void;
}

/** What `read` found. */
export interface Found {
  /** Proven bounds; `-infinite … infinite` where nothing is proven. */
  least: number;
  most: number;
  /** What `score` is; `bounds.none` where there is no estimate. */
  bound: Bound | 0;
  score: number;
  depth: number;
  stamp: number;
  move: number;
}

/** Whether a score is the value, or the value at least or at most that. */
export const bounds = { none: 0, exact: 1, lower: 2, upper: 3 } as const;
export type Bound = 1 | 2 | 3;
const proven = 4;

/** No pit. */
export const noMove = 15;

/** Marks the estimates of one depth of an analysis. Analyses repeat after 256; what one of so long ago says is as true as it was. */
export const stampOf = (analysis: number, depth: number): number => ((analysis & 255) << 8) | depth;

const entryWords = 4;
const bucketWords = 16;
const bytesPerBucket = 64;
const partBucketBitsMax = 24;
const bucketBitsMax = 30;

const maskLow = (a: number, b: number): number => {
  const h = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca77);
  return h ^ (h >>> 15);
};
const maskHigh = (a: number, b: number): number => {
  const h = Math.imul(a, 0xc2b2ae3d) ^ Math.imul(b, 0x27d4eb2f);
  return h ^ (h >>> 13);
};

/** The logarithm of a number of nodes, 0 … 31. */
const workOf = (nodes: number): number => 31 - Math.clz32(nodes | 1);

/** Bytes of the largest table of at most so many bytes: a power of two, 64 at least. */
export const tableBytesOf = (bytes: number): number =>
  bytesPerBucket * 2 ** Math.min(bucketBitsMax, Math.max(0, Math.floor(Math.log2(bytes / bytesPerBucket))));

/** Memory for a table, in pieces of 1 GiB at the most. Throws what the platform throws when it has no room. */
export const tableMemory = (bytes: number, take: (bytes: number) => ArrayBufferLike): ArrayBufferLike[] => {
  const whole = tableBytesOf(bytes);
  const piece = Math.min(whole, bytesPerBucket * 2 ** partBucketBitsMax);
  return Array.from({ length: whole / piece }, () => take(piece));
};

/** A table over memory from `tableMemory`, which may be shared. */
export const createTable = (memory: readonly ArrayBufferLike[]): Table => {
  const parts = memory.map((piece) => new Int32Array(piece));
  const first = parts[0] as Int32Array;
  const inPart = first.length / bucketWords - 1;
  const partBits = Math.log2(inPart + 1);
  const buckets = (inPart + 1) * parts.length;
  const bucketMask = buckets - 1;
  const isOne = parts.length === 1;
  let ageNow = 0;

  // Compilers leave out most of what an access costs when they know the array.
  const partOf = (high: number): Int32Array =>
    isOne ? first : (parts[(high & bucketMask) >>> partBits] as Int32Array);

  const found: Found = { least: 0, most: 0, bound: 0, score: 0, depth: 0, stamp: 0, move: noMove };

  const read = (low: number, high: number): void => {
    const words = partOf(high);
    const start = (high & inPart) * bucketWords;
    found.least = -infinite;
    found.most = infinite;
    found.bound = bounds.none;
    found.move = noMove;
    for (let at = start; at < start + bucketWords; at += entryWords) {
      const word2 = words[at + 2] as number;
      const word3 = words[at + 3] as number;
      if (((words[at] as number) ^ maskLow(word2, word3)) !== low) continue;
      if (((words[at + 1] as number) ^ maskHigh(word2, word3)) !== high) continue;
      const kind = word2 & 7;
      if (kind === bounds.none) continue;
      const move = (word2 >>> 3) & 15;
      if (kind === proven) {
        found.least = word2 >> 7;
        found.most = word3 >> 7;
        if (found.move === noMove) found.move = move;
      } else {
        found.bound = kind as Bound;
        found.score = word2 >> 7;
        found.depth = word3 >>> 23;
        found.stamp = word3 & 0xffff;
        if (move !== noMove) found.move = move;
      }
    }
  };

  /** Where a key's entry of a kind lies, or the one of its bucket that is to be forgotten for it. */
  const placeOf = (words: Int32Array, low: number, high: number, isProven: boolean): number => {
    const start = (high & inPart) * bucketWords;
    let place = start;
    let least = 99;
    for (let at = start; at < start + bucketWords; at += entryWords) {
      const word2 = words[at + 2] as number;
      const word3 = words[at + 3] as number;
      const kind = word2 & 7;
      if (kind !== bounds.none && (kind === proven) === isProven) {
        const isIt =
          ((words[at] as number) ^ maskLow(word2, word3)) === low &&
          ((words[at + 1] as number) ^ maskHigh(word2, word3)) === high;
        if (isIt) return at;
      }
      const worth = kind === bounds.none ? -99 : kind === proven ? worthOf(word3, 2) : worthOf(word3, 18);
      if (worth < least) {
        least = worth;
        place = at;
      }
    }
    return place;
  };

  /** What it costs to forget an entry: its work, less for every analysis since. */
  const worthOf = (word3: number, shift: number): number => {
    const age = (word3 >>> (shift - 2)) & 3;
    return ((word3 >>> shift) & 31) - 8 * ((ageNow - age) & 3);
  };

  const put = (words: Int32Array, at: number, low: number, high: number, word2: number, word3: number): void => {
    words[at] = low ^ maskLow(word2, word3);
    words[at + 1] = high ^ maskHigh(word2, word3);
    words[at + 2] = word2;
    words[at + 3] = word3;
  };

  return {
    read,
    found,
    writeProven: (low, high, least, most, move, nodes) => {
      const words = partOf(high);
      const at = placeOf(words, low, high, true);
      read(low, high);
      const from = Math.max(least, found.least, -infinite / 4);
      const to = Math.min(most, found.most, infinite / 4 - 1);
      const work = workOf(nodes);
      put(words, at, low, high, (from << 7) | (move << 3) | proven, (to << 7) | (work << 2) | ageNow);
    },
    writeEstimate: (low, high, bound, score, depth, stamp, move, nodes) => {
      const words = partOf(high);
      const at = placeOf(words, low, high, false);
      const word3 = (depth << 23) | (workOf(nodes) << 18) | (ageNow << 16) | stamp;
      put(words, at, low, high, (score << 7) | (move << 3) | bound, word3);
    },
    begin: (analysis) => {
      ageNow = analysis & 3;
    },
  };
};
