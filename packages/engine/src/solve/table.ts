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
 * A bucket is four entries of two words: half a line of the cache. `least` and `most` are the bounds of what the side to
 * move can still win, plus the seeds in the pits, which makes them 0 … 2 × seeds; `move` is the pit proven or tried last
 * as best, `noMove` for none; `work` the logarithm of the nodes it cost, the least of which is what a full bucket forgets.
 */
export interface Table {
  /** Parts of at most 2 GiB. */
  readonly parts: readonly Int32Array[];
  /** By how far `high` is shifted right to give the bucket. */
  readonly bucketShift: number;
  readonly tagMask: number;
}

export const noMove = 7;
/** The most seeds in the pits whose bounds an entry holds. */
export const tableSeedsMax = 127;

const entryWords = 2;
const bucketEntries = 4;
const bucketWordsBits = 3;
const partBucketBits = 26;
const tagBitsMax = 10;
/** Fewest buckets, so that what is left of the key has room in an entry: 2^20, 32 MiB. */
const bucketBitsMin = 30 - tagBitsMax;
const bucketBitsMax = 29;

/** A table of at most so many bytes, a power of two, 32 MiB at least. Throws what the platform throws when it has no room. */
export const createTable = (bytes: number): Table => {
  const wanted = Math.floor(Math.log2(Math.max(1, bytes))) - 5;
  const bucketBits = Math.min(bucketBitsMax, Math.max(bucketBitsMin, wanted));
  const partBits = Math.min(partBucketBits, bucketBits);
  const parts = Array.from(
    { length: 2 ** (bucketBits - partBits) },
    () => new Int32Array(2 ** (partBits + bucketWordsBits)),
  );
  const bucketShift = 30 - bucketBits;
  return { parts, bucketShift, tagMask: 2 ** bucketShift - 1 };
};

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

const word0Of = (high: number, low: number): number => low | ((high & 3) << 30);
const tagOf = ({ tagMask }: Table, high: number): number => (high & tagMask) >>> 2;

/** Looks a key up: its entry's word 1, for the three functions below; 0 where nothing is known. */
export const read = (table: Table, high: number, low: number): number => {
  const bucket = high >>> table.bucketShift;
  const words = table.parts[bucket >>> partBucketBits] as Int32Array;
  const word0 = word0Of(high, low);
  const tag = tagOf(table, high);
  const start = (bucket & (2 ** partBucketBits - 1)) << bucketWordsBits;
  for (let at = start; at < start + entryWords * bucketEntries; at += entryWords) {
    if (words[at] === word0) {
      const word1 = words[at + 1] as number;
      if (word1 >>> 24 === tag) return word1;
    }
  }
  return 0;
};

/** The least the side to move can still win by an entry of a position with so many seeds. */
export const leastOf = (entry: number, seeds: number): number => ((entry >>> 8) & 255) - seeds;
/** The most. */
export const mostOf = (entry: number, seeds: number): number => (entry & 255) - seeds;
export const moveOf = (entry: number): number => (entry >>> 16) & 7;

/** Brings the bucket of a key nearer to the processor without waiting for it; returns nothing that means anything. */
export const touch = (table: Table, high: number): number => {
  const bucket = high >>> table.bucketShift;
  const words = table.parts[bucket >>> partBucketBits] as Int32Array;
  return words[(bucket & (2 ** partBucketBits - 1)) << bucketWordsBits] as number;
};

/** The logarithm of a number of nodes, 0 … 31. */
const workOf = (nodes: number): number => (nodes > 0 ? 31 - Math.clz32(nodes) : 0);

/**
 * Keeps bounds of a key, together with what was known: both hold, so the narrower of each counts. Where the key is new it
 * takes the place of the entry that cost least.
 */
export const write = (
  table: Table,
  high: number,
  low: number,
  seeds: number,
  least: number,
  most: number,
  move: number,
  nodes: number,
): void => {
  const bucket = high >>> table.bucketShift;
  const words = table.parts[bucket >>> partBucketBits] as Int32Array;
  const word0 = word0Of(high, low);
  const tag = tagOf(table, high);
  const start = (bucket & (2 ** partBucketBits - 1)) << bucketWordsBits;
  let place = start;
  let cheapest = 64;
  let from = least + seeds;
  let to = most + seeds;
  for (let at = start; at < start + entryWords * bucketEntries; at += entryWords) {
    const word1 = words[at + 1] as number;
    if (words[at] === word0 && word1 >>> 24 === tag && word1 !== 0) {
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
  words[place] = word0;
  words[place + 1] = (tag << 24) | (workOf(nodes) << 19) | (move << 16) | (from << 8) | to;
};
