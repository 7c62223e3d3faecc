import { type Game, occurrencesMax } from '@mbegu/rules';
import { type Board, cell } from '../kernel/board.ts';
import type { SeenCounts } from '../seen.ts';
import type { Keys } from './keys.ts';

/** What the match has seen since its last capture, as a search asks for it. */
export interface Past {
  /** Whether the position with this key and side to move has occurred; the given position itself counts when it is back again. */
  readonly has: (low: number, high: number, side: number) => boolean;
  /** Whether one more occurrence of some position ends the game: only then can the past change a value. */
  readonly ends: boolean;
}

/** Lays the pits of a repetition key into a frame; says whether it can be a position with so many seeds in the pits. */
const layKey = ({ cells, pits }: Board, at: number, key: string, seeds: number): boolean => {
  const [counts = '', turn] = key.split(' ');
  const pitCounts = counts.split(',').map(Number);
  if (pitCounts.length !== 2 * pits || (turn !== 'S' && turn !== 'N')) return false;
  if (!pitCounts.every((count) => Number.isInteger(count) && count >= 0)) return false;
  if (pitCounts.reduce((sum, count) => sum + count, 0) !== seeds) return false;
  cells.set(pitCounts, at);
  cells[at + 2 * pits + cell.turn] = turn === 'S' ? 0 : 1;
  return true;
};

/**
 * The past of the position in frame 0, or `null` where there is none that matters.
 *
 * @param counts how often positions have occurred since the last capture, the given one included
 */
export const pastOf = (game: Game, board: Board, keys: Keys, counts: SeenCounts | undefined): Past | null => {
  const { chase } = game;
  if (counts === undefined || chase.kind === 'never') return null;
  const { cells, pits, trial } = board;
  const turnCell = 2 * pits + cell.turn;
  let seeds = 0;
  for (let pit = 0; pit < 2 * pits; pit++) seeds += cells[pit] as number;
  keys.find(0);
  const root = { low: keys.low, high: keys.high, side: cells[turnCell] as number };

  const places = new Map<number, { high: number; side: number }[]>();
  let most = 0;
  for (const [key, count] of Object.entries(counts)) {
    if (!layKey(board, trial, key, seeds)) continue;
    most = Math.max(most, count);
    keys.find(trial);
    const { low, high } = keys;
    const side = cells[trial + turnCell] as number;
    const isRoot = low === root.low && high === root.high && side === root.side;
    if (count < (isRoot ? 2 : 1)) continue;
    places.set(low, [...(places.get(low) ?? []), { high, side }]);
  }
  const ends = chase.ends === 'third-repetition' && most >= occurrencesMax - 1;
  if (places.size === 0 && !ends) return null;
  return {
    ends,
    has: (low, high, side) => places.get(low)?.some((place) => place.high === high && place.side === side) ?? false,
  };
};
