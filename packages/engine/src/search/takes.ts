import type { Game } from '@mbegu/rules';
import type { Board } from '../kernel/board.ts';

/**
 * The most that a side could take with one sowing in the frame that begins at `at`, in seeds, as one sees it at a glance:
 * sowings of less than a round, of relays only those of one lap, holes all open. The evaluation counts with it; no rule does.
 */
export type BestTake = (at: number, side: number) => number;

const takesAcross =
  ({ cells, pits }: Board): BestTake =>
  (at, side) => {
    const own = at + side * pits;
    const facing = at + (2 - side) * pits - 1;
    let most = 0;
    for (let i = 0; i < pits; i++) {
      const count = cells[own + i] as number;
      const last = i + count;
      if (count === 0 || last >= pits || cells[own + last] !== 0) continue;
      const across = cells[facing - last] as number;
      if (across >= most && across > 0) most = across + 1;
    }
    return most;
  };

const takesExactRun = ({ cells, pits }: Board, counts: readonly number[], seeds: number): BestTake => {
  const around = 2 * pits;
  // For each count before the seed falls: what lies there afterwards if that is taken, else 0.
  const taken = Uint8Array.from({ length: seeds + 1 }, (_, count) => (counts.includes(count + 1) ? count + 1 : 0));
  return (at, side) => {
    let most = 0;
    for (let pit = side * pits; pit < (side + 1) * pits; pit++) {
      const count = cells[at + pit] as number;
      if (count === 0 || count >= around) continue;
      let last = pit + count;
      if (last >= around) last -= around;
      let sum = 0;
      // The emptied pit ends every run.
      while (last !== pit) {
        const more = taken[cells[at + last] as number] as number;
        if (more === 0) break;
        sum += more;
        last = last === 0 ? around - 1 : last - 1;
      }
      if (sum > most) most = sum;
    }
    return most;
  };
};

const takesBeyondEmpty = ({ cells, pits }: Board): BestTake => {
  const around = 2 * pits;
  return (at, side) => {
    let most = 0;
    for (let pit = side * pits; pit < (side + 1) * pits; pit++) {
      const count = cells[at + pit] as number;
      if (count === 0 || count + 2 >= around) continue;
      let empty = pit + count + 1;
      if (empty >= around) empty -= around;
      if (cells[at + empty] !== 0) continue;
      const beyond = cells[at + (empty + 1 === around ? 0 : empty + 1)] as number;
      if (beyond > most) most = beyond;
    }
    return most;
  };
};

/** @param seeds of the whole game */
export const createBestTake = (board: Board, capture: Game['capture'], seeds: number): BestTake => {
  switch (capture.kind) {
    case 'across':
      return takesAcross(board);
    case 'exact-run':
      return takesExactRun(board, capture.counts, seeds);
    case 'beyond-empty':
      return takesBeyondEmpty(board);
  }
};
