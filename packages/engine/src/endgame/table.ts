import { type PackedRules, sumOf } from '../kernel/packed.ts';
import { createRanks, type Ranks, rankBy, rowCount } from './rows.ts';

/**
 * An endgame table: for every position with at most `seeds` seeds in the pits what the side to move can still win there,
 * in seeds more than its opponent. One byte a position, no holes:
 *
 *   n seeds      n = 0 │ n = 1       │ n = 2                │ …
 *   own row k        0 │ 0     1     │ 0      1      2      │ …
 *                   ┌──┬─────┬───────┬──────┬──────┬────────┬─ ─ ─
 *                   │  │     │       │      │      │        │
 *                   └──┴─────┴───────┴──────┴──────┴────────┴─ ─ ─
 *   in such a box   rank of the own row × rows of n-k seeds + rank of the opponent's row
 *
 * Boxes with an empty row are there too, with what the end of the game gives, so that no reader needs to know how it ends.
 * The stores are no part of a position: what they hold is won already.
 */
export interface Endgame {
  readonly rules: PackedRules;
  /** Positions with up to so many seeds are known. */
  readonly seeds: number;
  readonly ranks: Ranks;
  /** Where the box of n seeds, k of them in the own row, begins: at n × 32 + k. */
  readonly starts: Int32Array;
  /** The values, over a buffer that workers may share. */
  readonly values: Int8Array;
}

/** n × 32 + k. */
export const boxOf = (n: number, k: number): number => (n << 5) | k;

/** The most seeds a table is built for: places are 32-bit integers, pits have five bits. */
const endgameSeedsMax = 31;
const bytesMax = 2 ** 31 - 1;

/** Positions with n seeds in the pits. */
const layerSize = (pits: number, n: number): number => {
  let size = 0;
  for (let k = 0; k <= n; k++) size += rowCount(pits, k) * rowCount(pits, n - k);
  return size;
};

/** Bytes of a table of up to `seeds` seeds. */
export const endgameBytes = (pits: number, seeds: number): number => {
  let bytes = 0;
  for (let n = 0; n <= seeds; n++) bytes += layerSize(pits, n);
  return bytes;
};

/** The largest table for a board that fits in so many bytes, in seeds. */
export const endgameSeeds = (pits: number, bytes: number): number => {
  let seeds = 0;
  while (seeds < endgameSeedsMax && endgameBytes(pits, seeds + 1) <= Math.min(bytes, bytesMax)) seeds++;
  return seeds;
};

const layBoxes = (pits: number, seeds: number): Int32Array => {
  const starts = new Int32Array((seeds + 1) << 5);
  let start = 0;
  for (let n = 0; n <= seeds; n++) {
    for (let k = 0; k <= n; k++) {
      starts[boxOf(n, k)] = start;
      start += rowCount(pits, k) * rowCount(pits, n - k);
    }
  }
  return starts;
};

/**
 * An empty table, for `buildEndgame` to fill.
 *
 * @param seeds 0 … 31, as far as `endgameSeeds` allows
 * @param buffer memory of `endgameBytes` from `offset` on; its own where none is given
 */
export const createEndgame = (rules: PackedRules, seeds: number, buffer?: ArrayBufferLike, offset = 0): Endgame => {
  const bytes = endgameBytes(rules.pits, seeds);
  if (seeds > endgameSeedsMax || bytes > bytesMax) throw new RangeError(`no endgame table of ${seeds} seeds`);
  return {
    rules,
    seeds,
    ranks: createRanks(rules.pits),
    starts: layBoxes(rules.pits, seeds),
    values: new Int8Array(buffer ?? new ArrayBuffer(bytes), offset, bytes),
  };
};

/** A function for the place of a position whose rows hold n seeds, as many as the table's at most. */
export const createPlaceOf = ({ ranks, starts }: Endgame): ((own: number, opp: number, n: number) => number) => {
  const { counts, low, fourth, fifth } = ranks;
  return (own, opp, n) => {
    const k = sumOf(own);
    const rank = rankBy(low, fourth, fifth, own) * (counts[n - k] as number) + rankBy(low, fourth, fifth, opp);
    return (starts[boxOf(n, k)] as number) + rank;
  };
};

/** What the side to move can still win in a position the table knows. */
export const probe = (table: Endgame, own: number, opp: number): number =>
  table.values[createPlaceOf(table)(own, opp, sumOf(own) + sumOf(opp))] as number;
