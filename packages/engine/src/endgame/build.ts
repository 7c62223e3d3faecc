import { seedsOf } from '../kernel/packed.ts';
import { createRankMoves, type RankMoves, receivedRanks, shape } from './moves.ts';
import { boxOf, type Endgame } from './table.ts';

/**
 * Fills a table forward: by seeds, and among positions of as many seeds by potential. A move that takes no seed off the
 * board stays within the mover's row and makes its potential smaller; it leads from rows (A, B) to (B, A'), with A' below A.
 * So with p for the greater potential of the two, these parts of a box and its mirror image can be filled one after
 * another, each from what is there already:
 *
 *     potential of B                1. A of p, B below p     leads to (B, A'): both below p
 *       ▲ ░░░░░░░░░░2               2. A up to p, B of p     leads to (B, A'): B of p, A' below p, which is part 1
 *     p │ ─────────┐2
 *       │ done     │1
 *       │          │1
 *       └──────────┴──▶ potential of A
 *                  p
 */
export interface Builder {
  readonly table: Endgame;
  readonly moves: RankMoves;
  /** `received[k × 32 + given]`, worked out when first asked for. */
  readonly received: (Int32Array | undefined)[];
  /** Best value so far of each row B of the part that is being filled. */
  readonly best: Int32Array;
}

/** What several workers that fill one table each need for themselves. */
export const createBuilder = (table: Endgame): Builder => {
  const { rules, ranks, seeds } = table;
  const moves = createRankMoves(rules, ranks, seeds);
  const best = new Int32Array(ranks.counts[seeds] as number);
  return { table, moves, received: new Array<undefined>((seeds + 1) << 5), best };
};

const receivedBy = ({ table, moves, received }: Builder, k: number, given: number): Int32Array => {
  const at = boxOf(k, given);
  const known = received[at];
  if (known) return known;
  const ranks = receivedRanks(table.ranks, moves, k, given);
  received[at] = ranks;
  return ranks;
};

const worst = -128;

/**
 * The three loops over the rows B, one for each way a move can go on. They are functions of their own, on nothing but
 * numbers and typed arrays, because all the time of a building is spent in them.
 */

/** The same side moves again: own rank × rows of the opponent + his rank. */
const sameSideMoves = (
  best: Int32Array,
  values: Int8Array,
  rowsB: Int32Array,
  from: number,
  to: number,
  received: Int32Array,
  start: number,
  gain: number,
): void => {
  for (let j = from, b = 0; j < to; j++, b++) {
    const value = gain + (values[start + (received[rowsB[j] as number] as number)] as number);
    if (value > (best[b] as number)) best[b] = value;
  }
};

/** The opponent moves: his rank × rows of the mover + the mover's rank. */
const otherSideMoves = (
  best: Int32Array,
  values: Int8Array,
  rowsB: Int32Array,
  from: number,
  to: number,
  received: Int32Array,
  start: number,
  stride: number,
  gain: number,
): void => {
  for (let j = from, b = 0; j < to; j++, b++) {
    const value = gain - (values[start + (received[rowsB[j] as number] as number) * stride] as number);
    if (value > (best[b] as number)) best[b] = value;
  }
};

/** A last seed that takes what faces it, if anything does; how many seeds that are decides which box the move leads to. */
const takingMoves = (builder: Builder, sown: Sown, rowsB: Int32Array, from: number, to: number): void => {
  const { table, moves, best } = builder;
  const { values, starts, ranks, rules } = table;
  const { counts } = ranks;
  const { pits, takesAlone } = rules;
  const { n, rowSeeds, gain, landing, after, afterTaken, received, others } = sown;
  const facing = pits - 1 - landing;
  const rowStart = moves.rowStarts[others] as number;
  for (let j = from, b = 0; j < to; j++, b++) {
    const rank = received[rowsB[j] as number] as number;
    const seeds = seedsOf(moves.rows[rowStart + rank] as number, facing);
    let value: number;
    if (seeds === 0 && !takesAlone) {
      const start = starts[boxOf(n, others)] as number;
      value = gain - (values[start + rank * (counts[rowSeeds] as number) + after] as number);
    } else {
      const left = n - 1 - seeds;
      const start = starts[boxOf(left, others - seeds)] as number;
      const stride = counts[rowSeeds - 1] as number;
      const cleared = moves.cleared[(rowStart + rank) * pits + facing] as number;
      value = gain + 1 + seeds - (values[start + cleared * stride + afterTaken] as number);
    }
    if (value > (best[b] as number)) best[b] = value;
  }
};

/** What a sowing of A makes of the position, whatever B is. */
interface Sown {
  /** Seeds left in both rows. */
  readonly n: number;
  readonly rowSeeds: number;
  readonly others: number;
  readonly gain: number;
  readonly landing: number;
  readonly after: number;
  readonly afterTaken: number;
  readonly received: Int32Array;
}

/** Fills the positions of row A against the rows B of these places by potential. */
const fillRow = (builder: Builder, k: number, rankA: number, kB: number, from: number, to: number): void => {
  const { table, moves, best } = builder;
  const { starts, values, ranks, rules } = table;
  const { counts } = ranks;
  const { pits } = rules;
  const n = k + kB;
  const rowsB = moves.byPotential;
  const first = (moves.rowStarts[kB] as number) + from;
  const end = (moves.rowStarts[kB] as number) + to;
  best.fill(worst, 0, to - from);
  for (let pit = 0, at = ((moves.rowStarts[k] as number) + rankA) * pits; pit < pits; pit++, at++) {
    const move = moves.shapes[at] as number;
    if (move < 0) continue;
    const gain = shape.gain(move);
    const given = shape.given(move);
    const rowSeeds = shape.rowSeeds(move);
    const landing = shape.landing(move);
    const others = kB + given;
    const received = receivedBy(builder, kB, given);
    const after = moves.after[at] as number;
    const left = n - gain;
    if (landing === pits) {
      const start = (starts[boxOf(left, rowSeeds)] as number) + after * (counts[others] as number);
      sameSideMoves(best, values, rowsB, first, end, received, start, gain);
    } else if (landing > pits) {
      const start = (starts[boxOf(left, others)] as number) + after;
      otherSideMoves(best, values, rowsB, first, end, received, start, counts[rowSeeds] as number, gain);
    } else {
      const afterTaken = moves.afterTaken[at] as number;
      takingMoves(
        builder,
        { n: left, rowSeeds, others, gain, landing, after, afterTaken, received },
        rowsB,
        first,
        end,
      );
    }
  }
  const box = (starts[boxOf(n, k)] as number) + rankA * (counts[kB] as number);
  for (let j = first, b = 0; j < end; j++, b++) values[box + (rowsB[j] as number)] = best[b] as number;
};

/** Fills a box of positions that are over: the seeds left go to the owners of their rows, or to nobody. */
const fillOver = ({ table }: Builder, k: number, kB: number): void => {
  const { starts, values, ranks, rules } = table;
  const start = starts[boxOf(k + kB, k)] as number;
  const size = (ranks.counts[k] as number) * (ranks.counts[kB] as number);
  values.fill(rules.ownersKeep ? k - kB : 0, start, start + size);
};

/**
 * Fills the positions of n seeds with k in one row, seen from either side: the unit of work. All positions with fewer
 * seeds must be there. Pairs of the same n do not need each other, so that workers may share them.
 *
 * @param k 0 … n/2
 */
export const fillPair = (builder: Builder, n: number, k: number): void => {
  const { rules } = builder.table;
  const kB = n - k;
  const sides = k === kB ? [k] : [k, kB];
  if (k === 0) {
    // Who has nothing to sow when his turn comes has no move under any rule.
    fillOver(builder, 0, n);
    if (rules.endsOnEmptyRow) fillOver(builder, n, 0);
    if (rules.endsOnEmptyRow || n === 0) return;
    sides.shift();
  }
  const { byPotential, rowStarts, potentialStarts } = builder.moves;
  const potentialMax = Math.max(k, kB) * (rules.pits - 1);
  const startOf = (row: number, p: number): number => {
    const starts = potentialStarts[row] as Int32Array;
    return starts[Math.min(p, starts.length - 1)] as number;
  };
  for (let p = 0; p <= potentialMax; p++) {
    for (const part of [1, 2]) {
      for (const own of sides) {
        const other = n - own;
        // 1. A of p, B below p. 2. A up to p, B of p.
        const fromB = part === 1 ? 0 : startOf(other, p);
        const toB = startOf(other, part === 1 ? p : p + 1);
        if (fromB === toB) continue;
        const start = rowStarts[own] as number;
        for (let a = part === 1 ? startOf(own, p) : 0, end = startOf(own, p + 1); a < end; a++) {
          fillRow(builder, own, byPotential[start + a] as number, other, fromB, toB);
        }
      }
    }
  }
};

/**
 * Builds a table from nothing.
 *
 * @param stop asked after every unit of work; once it says yes the table is left unfinished
 * @returns whether the table is whole
 */
export const buildEndgame = (table: Endgame, stop: () => boolean = () => false): boolean => {
  const builder = createBuilder(table);
  for (let n = 0; n <= table.seeds; n++) {
    for (let k = 0; 2 * k <= n; k++) {
      fillPair(builder, n, k);
      if (stop()) return false;
    }
  }
  return true;
};
