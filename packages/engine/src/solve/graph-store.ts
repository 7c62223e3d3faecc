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
 *   slots  │ 0 │ place + 1 │ 0 │ 0 │ place + 1 │ …             open addressing, the first slot by the hash, then the next free one
 */
export interface GraphLayer {
  readonly seeds: number;
  /** Positions in it. */
  readonly size: () => number;
  /** Memory it takes, in bytes. */
  readonly bytes: () => number;
  /** The place of the position in the frame that begins at `at`; a new one where it was not met before. */
  readonly placeOf: (at: number) => number;
  /** The same for a position that may be missing: -1. */
  readonly find: (at: number) => number;
  /** Lays the position of a place into frame 0: pits and side to move. */
  readonly load: (place: number) => void;
  /** Forgets the places from `size` on. */
  readonly cut: (size: number) => void;
}

const wordBits = 32;
const firstPlaces = 64;
/** How full the slots become: a search for what is not there tries seven at that, on the average. */
const slotsPerPlace = 4 / 3;

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
  const key = new Uint32Array(words);

  let size = 0;
  let keys = new Uint32Array(firstPlaces * words);
  let slots = new Uint32Array(Math.ceil(firstPlaces * slotsPerPlace));

  const pack = (at: number): void => {
    const turn = cells[at + turnCell] as number;
    let pit = isFolded ? turn * pits : 0;
    let field = 0;
    for (let word = 0; word < words; word++) {
      let packed = 0;
      for (let shift = 0, end = perWord * bits; shift < end && field < fields; shift += bits, field++) {
        packed |= (field === 2 * pits - 1 ? turn : (cells[at + pit] as number)) << shift;
        pit = pit === 2 * pits - 1 ? 0 : pit + 1;
      }
      key[word] = packed;
    }
  };

  /** Where the search for the words from `start` begins: the last steps of MurmurHash3, so that every bit counts. */
  const slotOf = (of: Uint32Array, start: number): number => {
    let hash = 0;
    for (let word = start; word < start + words; word++) {
      hash = Math.imul(hash ^ (of[word] as number), 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return Math.floor(((hash ^ (hash >>> 16)) >>> 0) * 2 ** -32 * slots.length);
  };

  const isAt = (place: number): boolean => {
    for (let word = 0, start = place * words; word < words; word++) {
      if (keys[start + word] !== key[word]) return false;
    }
    return true;
  };

  /** The slot in which the packed position stands, or the free one in which it would. */
  const seek = (): number => {
    let slot = slotOf(key, 0);
    while (slots[slot] !== 0 && !isAt((slots[slot] as number) - 1)) slot = slot + 1 === slots.length ? 0 : slot + 1;
    return slot;
  };

  const fillSlots = (places: number): void => {
    // The old ones are let go before the new ones are asked for.
    slots = new Uint32Array(0);
    slots = new Uint32Array(Math.ceil(places * slotsPerPlace));
    for (let place = 0; place < size; place++) {
      let slot = slotOf(keys, place * words);
      while (slots[slot] !== 0) slot = slot + 1 === slots.length ? 0 : slot + 1;
      slots[slot] = place + 1;
    }
  };

  const grow = (): void => {
    const places = Math.ceil(size * 1.5);
    const more = new Uint32Array(places * words);
    more.set(keys);
    keys = more;
    fillSlots(places);
  };

  const placeOf = (at: number): number => {
    pack(at);
    let slot = seek();
    const known = slots[slot] as number;
    if (known !== 0) return known - 1;
    if (size * words === keys.length) {
      grow();
      slot = seek();
    }
    keys.set(key, size * words);
    size += 1;
    slots[slot] = size;
    return size - 1;
  };

  const find = (at: number): number => {
    pack(at);
    return (slots[seek()] as number) - 1;
  };

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
    cells.fill(0, 2 * pits, board.width);
    cells[turnCell] = turn;
  };

  const cut = (to: number): void => {
    if (to === size) return;
    size = to;
    const places = Math.max(firstPlaces, size);
    const kept = new Uint32Array(places * words);
    kept.set(keys.subarray(0, size * words));
    keys = kept;
    fillSlots(places);
  };

  return { seeds, size: () => size, bytes: () => keys.byteLength + slots.byteLength, placeOf, find, load, cut };
};
