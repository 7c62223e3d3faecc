import { PIES } from '@mbegu/rules';
import { type Board, cell } from './board.ts';
import { capture } from './capture.ts';
import { endGame, holds } from './endings.ts';
import { owesFood, rowIsEmpty } from './obligations.ts';
import { endless, occupied, sow } from './sowing.ts';
import { canFeed, copyFrame, ends, feeds } from './trials.ts';
import { movesAgain } from './turns.ts';

const pieNone = PIES.indexOf('none');
const piePending = PIES.indexOf('pending');
const pieSwapped = PIES.indexOf('swapped');

/** Twin of the pits in `legalMoves`: bit i stands for the i-th pit of the side to move, 0 where the game is over. */
export const legalPits = (board: Board, at: number): number => {
  const { cells, pits, game } = board;
  const side = cells[at + 2 * pits + cell.turn] as number;
  if (side > 1) return 0;
  const mustFeed = owesFood(board, game.obligation, at, side) && canFeed(board, at, side);
  let legal = 0;
  for (let i = 0; i < pits; i++) {
    const pit = side * pits + i;
    if (!occupied(board, at, pit)) continue;
    if (mustFeed && !feeds(board, at, side, pit)) continue;
    if (ends(board, at, side, pit)) legal |= 1 << i;
  }
  return legal;
};

/** Whether the side to move may exchange seats instead of sowing. */
export const canSwap = ({ cells, pits }: Board, at: number): boolean =>
  cells[at + 2 * pits + cell.pie] === piePending && cells[at + 2 * pits + cell.turn] === 1;

/** Twin of `whatFollows` and `settleTurn`: hands the turn to `side`, past a side that cannot move, or ends the game. */
export const settleTurn = (board: Board, at: number, side: number): void => {
  const { game, cells, pits } = board;
  const rest = at + 2 * pits;
  let next = side;
  for (let passes = 0; ; passes++) {
    for (const ending of game.endings) {
      if (!holds(board, ending.when, at, next)) continue;
      endGame(board, ending, at, next);
      if (cells[rest + cell.pie] === piePending) cells[rest + cell.pie] = pieNone;
      return;
    }
    if (game.turns.stuck !== 'pass' || passes > 0 || !rowIsEmpty(board, at, next)) break;
    next = 1 - next;
  }
  cells[rest + cell.turn] = next;
};

/** What a move was, for whoever must judge repetition. */
type Made = 'endless' | 'sown' | 'taken';

/**
 * Makes a move: sows the i-th pit of the side to move and writes what follows into the frame `to`, the next one where
 * nothing is said. The pit must hold seeds; that it may be sown otherwise is for `legalPits` to say. An endless sowing
 * leaves the frame of no use. Chases are not looked for: history is the search's.
 */
export const playPit = (board: Board, at: number, i: number, to: number = at + board.width): Made => {
  const { cells, pits, game } = board;
  const side = cells[at + 2 * pits + cell.turn] as number;
  copyFrame(board, at, to);
  const last = sow(board, at, to, side, side * pits + i);
  if (last === endless) return 'endless';
  const taken = capture(board, game.capture, to, side, last);
  const pie = to + 2 * pits + cell.pie;
  if (side === 1 && cells[pie] === piePending) cells[pie] = pieNone;
  settleTurn(board, to, movesAgain(board, game.turns, side, last) ? side : 1 - side);
  return taken ? 'taken' : 'sown';
};

/** Exchanges seats, into the next frame. */
export const playSwap = (board: Board, at: number): void => {
  copyFrame(board, at, at + board.width);
  board.cells[at + board.width + 2 * board.pits + cell.pie] = pieSwapped;
};
