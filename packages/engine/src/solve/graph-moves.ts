import type { Game } from '@mbegu/rules';
import { type Board, cell, createBoard, over } from '../kernel/board.ts';
import { endGame } from '../kernel/endings.ts';
import { owesFood } from '../kernel/obligations.ts';
import { playPit } from '../kernel/play.ts';
import { occupied } from '../kernel/sowing.ts';
import { canFeed, copyFrame, feeds } from '../kernel/trials.ts';

/** What a move from frame 0 came to. */
export type Step =
  /** Not legal. */
  | 'none'
  /** Nothing was taken, the opponent is to move. */
  | 'quiet'
  /** Something was taken; the game goes on. */
  | 'taken'
  | 'over';

/**
 * The moves of the position in frame 0, made into frame 1, each pit sown once. Stores begin at 0, so that they hold what
 * the move brings.
 */
export interface GraphMoves {
  readonly board: Board;
  /** Whatever the moves of a position have in common; before the first `make`. */
  readonly begin: () => void;
  /** Makes the move of the i-th pit of the side to move. */
  readonly make: (i: number) => Step;
  /** What the move that was made brings the mover more than the opponent. */
  readonly gain: () => number;
  /** Seeds it has left in the pits, when the game goes on. */
  readonly left: () => number;
  /** Whether the mover is to move again, since the opponent passes. */
  readonly again: () => boolean;
  /** What the side to move gets more than its opponent where none of its moves is legal. */
  readonly stuck: () => number;
}

const isMajority = ({ when }: Game['endings'][number]): boolean => when === 'majority';
const isOnlyEndless = ({ when }: Game['endings'][number]): boolean => when === 'only-endless';

/**
 * Whether a graph tells the truth about a game: it can repeat positions, and a quiet move always hands the turn over.
 */
export const hasGraph = ({ chase, turns, obligation }: Game): boolean =>
  chase.kind === 'possible' &&
  turns.again === 'never' &&
  turns.pie === 'off' &&
  (turns.stuck === 'ends' || obligation.kind === 'feed');

/**
 * Moves by the kernel, with two endings less. A majority changes who is right to stop, not what can be won. That only endless
 * moves are left is seen when none of a position's moves ends; asked before, it would take every sowing twice.
 */
export const createGraphMoves = (game: Game): GraphMoves => {
  const onlyEndless = game.endings.find(isOnlyEndless) ?? null;
  const endings = game.endings.filter((ending) => !isMajority(ending) && !isOnlyEndless(ending));
  const board = createBoard({ ...game, endings }, 2);
  const { pits, cells, width } = board;
  const [south, north, aside] = [cell.south, cell.north, cell.aside].map((store) => width + 2 * pits + store) as [
    number,
    number,
    number,
  ];
  const turnAt = 2 * pits + cell.turn;
  const isOver = over;
  let side = 0;
  let seeds = 0;
  let mustFeed = false;

  const begin = (): void => {
    side = cells[turnAt] as number;
    seeds = 0;
    for (let pit = 0; pit < 2 * pits; pit++) seeds += cells[pit] as number;
    mustFeed = owesFood(board, game.obligation, 0, side) && canFeed(board, 0, side);
  };

  const make = (i: number): Step => {
    const pit = side * pits + i;
    if (!occupied(board, 0, pit)) return 'none';
    if (mustFeed && !feeds(board, 0, side, pit)) return 'none';
    const made = playPit(board, 0, i);
    if (made === 'endless') return 'none';
    if (cells[width + turnAt] === isOver) return 'over';
    return made === 'taken' ? 'taken' : 'quiet';
  };

  const gain = (): number => {
    const margin = (cells[south] as number) - (cells[north] as number);
    return side === 0 ? margin : -margin;
  };

  const stuck = (): number => {
    if (onlyEndless === null) throw new Error('a position without a move that is not over');
    copyFrame(board, 0, width);
    endGame(board, onlyEndless, width, side);
    return gain();
  };

  return {
    board,
    begin,
    make,
    gain,
    left: () => seeds - (cells[south] as number) - (cells[north] as number) - (cells[aside] as number),
    again: () => cells[width + turnAt] === side,
    stuck,
  };
};
