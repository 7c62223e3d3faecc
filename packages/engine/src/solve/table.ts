import { type Fault, fail, fault, ok, type Result } from '@mbegu/rules';
import { takeMemory } from '../pool/memory.ts';

/**
 * The transposition table of the solver: what is proven of packed positions. A position is two rows of 30 bits; two rounds
 * of a Feistel network scatter them without loss, so that the place in the table carries part of the key and the entry
 * the rest. No two positions are ever taken for one another.
 *
 *      high (30 bits)                  low (30 bits)
 *     ┌───────────────────┬────────┐  ┌───────────────────────────┐
 *     │ bucket            │ tag    │  │ tag                       │
 *     └───────────────────┴────────┘  └───────────────────────────┘
 *
 *     word 0  30 bits low                                             2 bits: tag, lowest
 *     word 1  8 bits: tag, rest │ 5 bits: work │ 3 bits: move │ 8 bits: least │ 8 bits: most
 *
 * Workers may write to one table at a time, each word by itself, so that a reader can find the one word of one entry beside
 * the other of another. Therefore what lies in the place of word 0 is word 0 xor word 1. Torn halves of entries of the same
 * position then never match, for their words 1 differ; halves of two positions match a third one by a chance of one in 2^40,
 * and torn they are at most once in some hundred million reads.
 *
 * A bucket is four entries of two words: half a line of the cache. `least` and `most` are the bounds of what the side to
 * move can still win, plus the seeds in the pits, which makes them 0 … 2 × seeds; `move` is the pit proven or tried last
 * as best, `noMove` for none; `work` the logarithm of the nodes it cost, the least of which is what a full bucket forgets.
 */
export interface Table {
  /** Looks a key up: its entry's word 1, for `leastOf`, `mostOf` and `moveOf`; 0 where nothing is known. */
  readonly read: (high: number, low: number) => number;
  /**
   * Keeps bounds of what the side to move can still win in a position with so many seeds in the pits, with the move they
   * rest on and the nodes it took to prove them.
   */
  readonly write: Write;
  /** Reads from the bucket of a key, so that it is near when it is asked for; the number means nothing. */
  readonly touch: (high: number) => number;
}

type Write = (
  high: number,
  low: number,
  seeds: number,
  least: number,
  most: number,
  move: number,
  nodes: number,
) => void;

export const noMove = 7;
/** The most seeds in the pits whose bounds an entry holds. */
export const tableSeedsMax = 127;

const entryWords = 2;
const bucketBytesBits = 5;
const bucketWordsBits = 3;
const bucketWords = 1 << bucketWordsBits;
const partBucketBits = 26;
const tagBitsMax = 10;
/** Fewest buckets, so that what is left of the key has room in an entry: 2^20, 32 MiB. */
const bucketBitsMin = 30 - tagBitsMax;
const bucketBitsMax = 29;

const mask30 = 0x3fffffff;

/** Mixes 30 bits of a row into the other. */
const round = (x: number): number => {
  let h = Math.imul(x, 0x9e3779b1);
  h ^= h >>> 15;
  h = Math.imul(h, 0x85ebca6b);
  return (h ^ (h >>> 13)) & mask30;
};

/** The low half of a position's key. */
export const lowOf = (own: number, opp: number): number => opp ^ round(own);
/** The high half, from the low one. */
export const highOf = (own: number, low: number): number => own ^ round(low);

/** The least the side to move can still win by an entry of a position with so many seeds. */
export const leastOf = (entry: number, seeds: number): number => ((entry >>> 8) & 255) - seeds;
/** The most. */
export const mostOf = (entry: number, seeds: number): number => (entry & 255) - seeds;
export const moveOf = (entry: number): number => (entry >>> 16) & 7;

/** The logarithm of a number of nodes, 0 … 31. */
const workOf = (nodes: number): number => 31 - Math.clz32(nodes | 1);

/** Bytes of a part, and how many of them a table has. */
interface Layout {
  readonly bucketBits: number;
  readonly partBytes: number;
  readonly parts: number;
}

/** The layout of a table of at most so many bytes: a power of two, 32 MiB at least, 16 GiB at most. */
const layoutOf = (bytes: number): Layout => {
  const wanted = Math.floor(Math.log2(Math.max(1, bytes))) - bucketBytesBits;
  const bucketBits = Math.min(bucketBitsMax, Math.max(bucketBitsMin, wanted));
  const partBits = Math.min(partBucketBits, bucketBits);
  return { bucketBits, partBytes: 2 ** (partBits + bucketBytesBits), parts: 2 ** (bucketBits - partBits) };
};

/**
 * Memory for a table, which `createTable` lays over it in every worker.
 *
 * @returns the memory, or `no-memory`
 */
export const takeTable = (bytes: number): Result<ArrayBufferLike[], Fault<'no-memory'>> => {
  const { partBytes, parts } = layoutOf(bytes);
  const memory: ArrayBufferLike[] = [];
  for (let part = 0; part < parts; part++) {
    const taken = takeMemory(partBytes);
    if (!taken.ok) return fail(fault('no-memory', { bytes }));
    memory.push(taken.value);
  }
  return ok(memory);
};

/**
 * A table over memory that `takeTable` took.
 *
 * The functions close over the arrays, and over the first of them by itself, because a compiler that knows the very array
 * an access goes to leaves out most of what an access costs.
 */
export const createTable = (memory: readonly ArrayBufferLike[]): Table => {
  const { bucketBits } = layoutOf(memory.reduce((bytes, { byteLength }) => bytes + byteLength, 0));
  const partBits = Math.min(partBucketBits, bucketBits);
  const bucketShift = 30 - bucketBits;
  const tagMask = 2 ** bucketShift - 1;
  const inPart = 2 ** partBits - 1;
  const parts = memory.map((part) => new Int32Array(part));
  const first = parts[0] as Int32Array;
  const isOne = parts.length === 1;

  const partOf = (bucket: number): Int32Array => (isOne ? first : (parts[bucket >>> partBucketBits] as Int32Array));

  const touch = (high: number): number => {
    const bucket = high >>> bucketShift;
    return partOf(bucket)[(bucket & inPart) << bucketWordsBits] as number;
  };

  const read = (high: number, low: number): number => {
    const bucket = high >>> bucketShift;
    const words = partOf(bucket);
    const word0 = low | (high << 30);
    const tag = (high & tagMask) >>> 2;
    const start = (bucket & inPart) << bucketWordsBits;
    for (let at = start; at < start + bucketWords; at += entryWords) {
      const word1 = words[at + 1] as number;
      if (((words[at] as number) ^ word1) === word0 && word1 >>> 24 === tag) return word1;
    }
    return 0;
  };

  // What was known of the key holds as well, so the narrower of each bound counts. Where the key is new it takes the place of
  // the entry that cost least.
  const write: Write = (high, low, seeds, least, most, move, nodes) => {
    const bucket = high >>> bucketShift;
    const words = partOf(bucket);
    const word0 = low | (high << 30);
    const tag = (high & tagMask) >>> 2;
    const start = (bucket & inPart) << bucketWordsBits;
    let place = start;
    let cheapest = 64;
    let from = least + seeds;
    let to = most + seeds;
    for (let at = start; at < start + bucketWords; at += entryWords) {
      const word1 = words[at + 1] as number;
      if (((words[at] as number) ^ word1) === word0 && word1 >>> 24 === tag && word1 !== 0) {
        from = Math.max(from, (word1 >>> 8) & 255);
        to = Math.min(to, word1 & 255);
        place = at;
        break;
      }
      const cost = word1 === 0 ? -1 : (word1 >>> 19) & 31;
      if (cost < cheapest) {
        cheapest = cost;
        place = at;
      }
    }
    const word1 = (tag << 24) | (workOf(nodes) << 19) | (move << 16) | (from << 8) | to;
    words[place] = word0 ^ word1;
    words[place + 1] = word1;
  };

  return { read, write, touch };
};
