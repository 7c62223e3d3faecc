import { type Board, cell } from '../kernel/board.ts';

/**
 * The positions of a graph that hold the same number of seeds, each once, by places 0, 1, 2 … in the order in which they
 * were met. A position is its pits, from the first of the side to move, a few bits each, and nothing is lost by it:
 *
 *   words │ pit 0 │ pit 1 │ … │ │ … │ pit 2n-2 │ side │       `bits` hold the seeds of the layer; a pit lies in one word
 *
 * The last pit is what is missing to the seeds. Both sides' views are one where all holes are alike; where they are not, pits are
 * counted from South's first and the side to move lies behind them.
 *
 *   keys   │ words of place 0 │ words of place 1 │ …
 *   slots  │ 0 │ place + 1, tag │ 0 │ 0 │ place + 1, tag │ …   open addressing: the first slot by the hash, then the next free one
 *
 * The tag is a few more bits of the hash: where it differs the key, far away in memory, need not be looked at.
 */
export interface GraphLayer {
  /** Positions in it. */
  readonly size: () => number;
  /** Memory it takes, in bytes. */
  readonly bytes: () => number;
  /** Question k, of 0 … `questionsMax` - 1, is about the position in the frame that begins at `at`. */
  readonly ask: (k: number, at: number) => void;
  /** Reads what the answer to a question begins with, and tells nothing: memory is far, and many reads at once wait once. */
  readonly touchSlot: (k: number) => number;
  /** The same for what it goes on with. */
  readonly touchKey: (k: number) => number;
  /** Answers a question: the place of the position, a new one where it was not met before. */
  readonly add: (k: number) => number;
  /** The same for a position that may be missing: -1. */
  readonly find: (k: number) => number;
  /** Lays the position of a place into frame 0: pits and side to move. */
  readonly load: (place: number) => void;
}

/** Questions that can wait together. */
export const questionsMax = 64;

const wordBits = 32;
const firstPlaces = 64;
/** Slots for the places there is room for. */
const slotsPerPlace = 4 / 3;
const growth = 1.5;
const tagBits = 4;
const tagMax = 2 ** tagBits - 1;
const placesMax = 2 ** (wordBits - tagBits) - 2;

const bitsFor = (seeds: number): number => wordBits - Math.clz32(seeds);

/** An empty layer over the frames of a board. `isFolded`: all holes are alike. */
export const createGraphLayer = (board: Board, seeds: number, isFolded: boolean): GraphLayer => {
  const { pits, cells } = board;
  const turnCell = 2 * pits + cell.turn;
  const bits = bitsFor(seeds);
  const mask = 2 ** bits - 1;
  const perWord = Math.floor(wordBits / bits);
  const fields = isFolded ? 2 * pits - 1 : 2 * pits;
  const words = Math.ceil(fields / perWord);
  const asked = new Uint32Array(questionsMax * words);
  const hashes = new Uint32Array(questionsMax);

  let size = 0;
  let keys = new Uint32Array(firstPlaces * words);
  let slots = new Uint32Array(Math.ceil(firstPlaces * slotsPerPlace));
  let slotsPerHash = slots.length / 2 ** 32;

  const pack = (k: number, at: number): void => {
    const turn = cells[at + turnCell] as number;
    let pit = isFolded ? turn * pits : 0;
    let field = 0;
    for (let word = k * words, end = word + words; word < end; word++) {
      let packed = 0;
      for (let shift = 0, shifts = perWord * bits; shift < shifts && field < fields; shift += bits, field++) {
        packed |= (field === 2 * pits - 1 ? turn : (cells[at + pit] as number)) << shift;
        pit = pit === 2 * pits - 1 ? 0 : pit + 1;
      }
      asked[word] = packed;
    }
  };

  /** A hash of the words from `start` on: the last steps of MurmurHash3, so that every bit counts. */
  const hashOf = (of: Uint32Array, start: number): number => {
    let hash = 0;
    for (let word = start; word < start + words; word++) {
      hash = Math.imul(hash ^ (of[word] as number), 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return (hash ^ (hash >>> 16)) >>> 0;
  };

  const isAt = (place: number, k: number): boolean => {
    for (let word = 0, start = place * words, at = k * words; word < words; word++) {
      if (keys[start + word] !== asked[at + word]) return false;
    }
    return true;
  };

  /** The slot in which the position of a question stands, or the free one in which it would. */
  const seek = (k: number): number => {
    const hash = hashes[k] as number;
    const tag = hash & tagMax;
    let slot = Math.floor(hash * slotsPerHash);
    for (;;) {
      const entry = slots[slot] as number;
      if (entry === 0) return slot;
      if ((entry & tagMax) === tag && isAt((entry >>> tagBits) - 1, k)) return slot;
      slot = slot + 1 === slots.length ? 0 : slot + 1;
    }
  };

  const enter = (slot: number, place: number, hash: number): void => {
    slots[slot] = ((place + 1) << tagBits) | (hash & tagMax);
  };

  const fillSlots = (places: number): void => {
    // The old ones are let go before the new ones are asked for.
    slots = new Uint32Array(0);
    slots = new Uint32Array(Math.ceil(places * slotsPerPlace));
    slotsPerHash = slots.length / 2 ** 32;
    for (let place = 0; place < size; place++) {
      const hash = hashOf(keys, place * words);
      let slot = Math.floor(hash * slotsPerHash);
      while (slots[slot] !== 0) slot = slot + 1 === slots.length ? 0 : slot + 1;
      enter(slot, place, hash);
    }
  };

  const grow = (): void => {
    const places = Math.ceil(size * growth);
    if (places > placesMax) throw new RangeError('too many positions with as many seeds');
    const more = new Uint32Array(places * words);
    more.set(keys);
    keys = more;
    fillSlots(places);
  };

  const ask = (k: number, at: number): void => {
    pack(k, at);
    hashes[k] = hashOf(asked, k * words);
  };

  const touchSlot = (k: number): number => slots[Math.floor((hashes[k] as number) * slotsPerHash)] as number;

  const touchKey = (k: number): number => {
    const entry = touchSlot(k);
    return entry === 0 ? 0 : (keys[((entry >>> tagBits) - 1) * words] as number);
  };

  const add = (k: number): number => {
    let slot = seek(k);
    const known = slots[slot] as number;
    if (known !== 0) return (known >>> tagBits) - 1;
    if (size * words === keys.length) {
      grow();
      slot = seek(k);
    }
    for (let word = 0; word < words; word++) keys[size * words + word] = asked[k * words + word] as number;
    enter(slot, size, hashes[k] as number);
    size += 1;
    return size - 1;
  };

  const find = (k: number): number => ((slots[seek(k)] as number) >>> tagBits) - 1;

  const load = (place: number): void => {
    let left = seeds;
    let word = place * words;
    let packed = keys[word] as number;
    let shift = 0;
    let turn = 0;
    for (let field = 0; field < fields; field++) {
      if (shift === perWord * bits) {
        packed = keys[++word] as number;
        shift = 0;
      }
      const value = (packed >>> shift) & mask;
      shift += bits;
      if (field === 2 * pits - 1) turn = value;
      else {
        cells[field] = value;
        left -= value;
      }
    }
    cells[2 * pits - 1] = left;
    for (let other = 2 * pits; other < board.width; other++) cells[other] = 0;
    cells[turnCell] = turn;
  };

  const bytes = (): number => keys.byteLength + slots.byteLength;

  return { size: () => size, bytes, ask, touchSlot, touchKey, add, find, load };
};
