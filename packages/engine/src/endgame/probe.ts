import type { Board } from '../kernel/board.ts';

/** What a search asks of an endgame table, of any game. */
export interface Probe {
  /** Positions with up to so many seeds in the pits are known. */
  readonly seeds: number;
  /** What the side to move can still win in the frame that begins at `at`, in seeds more than its opponent. */
  readonly value: (board: Board, at: number) => number;
  /** Moves to the capture or the end that this value rests on when both sides play for it, 0 where nobody wins anything or nothing is kept of it. */
  readonly distance: (board: Board, at: number) => number;
}

/** Whether tables know this board at all: none is built with holes that are marked or out of play. */
export const isOpenBoard = ({ open }: Board): boolean => open.every((pit) => pit === 1);
