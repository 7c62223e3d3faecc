import type { Board } from './board.ts';
import { capture } from './capture.ts';
import { rowIsEmpty } from './obligations.ts';
import { endless, occupied, sow } from './sowing.ts';

/** Copies a frame. */
export const copyFrame = ({ cells, width }: Board, from: number, to: number): void => {
  cells.copyWithin(to, from, from + width);
};

/** Sows a pit of the frame `from` on the trial board; returns the slot of the last seed, or `endless`. */
const trySowing = (board: Board, from: number, side: number, pit: number): number => {
  copyFrame(board, from, board.trial);
  return sow(board, from, board.trial, side, pit);
};

/** Twin of `feeds`: whether a sowing from this pit leaves the opponent a seed. */
export const feeds = (board: Board, at: number, side: number, pit: number): boolean => {
  const last = trySowing(board, at, side, pit);
  if (last === endless) return false;
  capture(board, board.game.capture, board.trial, side, last);
  return !rowIsEmpty(board, board.trial, 1 - side);
};

/** Whether a sowing from this pit ends. A single lap always does. */
export const ends = (board: Board, at: number, side: number, pit: number): boolean =>
  board.game.sowing.kind === 'lap' || trySowing(board, at, side, pit) !== endless;

const somePit = (
  board: Board,
  at: number,
  side: number,
  holds: (board: Board, at: number, side: number, pit: number) => boolean,
): boolean => {
  const start = side * board.pits;
  for (let pit = start; pit < start + board.pits; pit++) {
    if (occupied(board, at, pit) && holds(board, at, side, pit)) return true;
  }
  return false;
};

/** Twin of `canFeed`: whether one of the side's moves leaves the opponent a seed. */
export const canFeed = (board: Board, at: number, side: number): boolean => somePit(board, at, side, feeds);

/** Twin of `canEnd`: whether one of the side's sowings ends. */
export const canEnd = (board: Board, at: number, side: number): boolean => somePit(board, at, side, ends);
