import type { Game } from '@mbegu/rules';
import { type Board, cell, over, reasons } from './board.ts';
import { rowIsEmpty } from './obligations.ts';
import { occupied } from './sowing.ts';
import { canEnd, canFeed } from './trials.ts';

type Ending = Game['endings'][number];

const nothingToLift = (board: Board, at: number, side: number): boolean => {
  const start = side * board.pits;
  for (let pit = start; pit < start + board.pits; pit++) if (occupied(board, at, pit)) return false;
  return true;
};

const someoneHoldsMajority = ({ cells, pits }: Board, at: number): boolean => {
  const stores = at + 2 * pits;
  let total = 0;
  for (let slot = at; slot <= stores + cell.aside; slot++) total += cells[slot] as number;
  return 2 * Math.max(cells[stores] as number, cells[stores + 1] as number) > total;
};

/** Twin of `holds`: whether this ending is met by the table in a frame, seen by the side that would move next. */
export const holds = (board: Board, when: Ending['when'], at: number, next: number): boolean => {
  switch (when) {
    case 'row-empty':
      return rowIsEmpty(board, at, 0) || rowIsEmpty(board, at, 1);
    case 'no-move':
      return nothingToLift(board, at, next);
    case 'majority':
      return someoneHoldsMajority(board, at);
    case 'board-empty':
      return rowIsEmpty(board, at, 0) && rowIsEmpty(board, at, 1);
    case 'cannot-feed':
      return !rowIsEmpty(board, at, next) && rowIsEmpty(board, at, 1 - next) && !canFeed(board, at, next);
    case 'only-endless':
      return !nothingToLift(board, at, next) && !canEnd(board, at, next);
  }
};

/** Twin of `clearBoard`, and the end: the pits are cleared as the ending says, nobody is on turn. */
export const endGame = ({ cells, pits }: Board, { when, leftovers }: Ending, at: number, next: number): void => {
  const rest = at + 2 * pits;
  for (let pit = 0; pit < 2 * pits && leftovers !== 'stay'; pit++) {
    const owner = pit < pits ? cell.south : cell.north;
    const to = rest + (leftovers === 'owners' ? owner : leftovers === 'nobody' ? cell.aside : 1 - next);
    cells[to] = (cells[to] as number) + (cells[at + pit] as number);
    cells[at + pit] = 0;
  }
  cells[rest + cell.turn] = over;
  cells[rest + cell.reason] = reasons.indexOf(when);
};
