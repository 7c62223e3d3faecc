import type { Game } from '@mbegu/rules';
import type { Board } from './board.ts';

/** Twin of `rowIsEmpty`. */
export const rowIsEmpty = ({ cells, pits }: Board, at: number, side: number): boolean => {
  const start = at + side * pits;
  for (let pit = start; pit < start + pits; pit++) if ((cells[pit] as number) > 0) return false;
  return true;
};

/** Twin of `owesFood`: whether the side to move owes seeds to its opponent. */
export const owesFood = (board: Board, rule: Game['obligation'], at: number, side: number): boolean =>
  rule.kind === 'feed' && rowIsEmpty(board, at, 1 - side);
