import type { Game } from '@mbegu/rules';
import type { Board } from './board.ts';
import { occupied } from './sowing.ts';

const take = ({ cells, pits }: Board, at: number, pit: number, side: number): void => {
  const store = at + 2 * pits + side;
  cells[store] = (cells[store] as number) + (cells[at + pit] as number);
  cells[at + pit] = 0;
};

const takeAcross = (board: Board, at: number, side: number, last: number, takesAlone: boolean): boolean => {
  const { cells, pits } = board;
  const own = side * pits;
  if (last < own || last >= own + pits || cells[at + last] !== 1) return false;
  const opposite = 2 * pits - 1 - last;
  if (cells[at + opposite] === 0 && !takesAlone) return false;
  take(board, at, last, side);
  take(board, at, opposite, side);
  return true;
};

const takeExactRun = (board: Board, at: number, side: number, last: number, counts: readonly number[]): boolean => {
  const { cells, pits } = board;
  let taken = false;
  for (let pit = last; counts.includes(cells[at + pit] as number); pit = pit === 0 ? 2 * pits - 1 : pit - 1) {
    take(board, at, pit, side);
    taken = true;
  }
  return taken;
};

const takeBeyondEmpty = (board: Board, at: number, side: number, last: number): boolean => {
  const { next } = board;
  let taken = false;
  let empty = next[last] as number;
  while (!occupied(board, at, empty)) {
    const beyond = next[empty] as number;
    if (!occupied(board, at, beyond)) break;
    take(board, at, beyond, side);
    taken = true;
    empty = next[beyond] as number;
  }
  return taken;
};

/** Twin of `capture`: takes what the rule gives for a last seed in slot `last`; says whether it took anything. */
export const capture = (board: Board, rule: Game['capture'], at: number, side: number, last: number): boolean => {
  switch (rule.kind) {
    case 'across':
      return takeAcross(board, at, side, last, rule.facingEmpty === 'take');
    case 'exact-run':
      return takeExactRun(board, at, side, last, rule.counts);
    case 'beyond-empty':
      return takeBeyondEmpty(board, at, side, last);
  }
};
