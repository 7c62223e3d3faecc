import type { Game } from '@mbegu/rules';
import type { Board } from './board.ts';

/** Twin of `movesAgain`: whether a last seed in slot `last` earns a bonus move. */
export const movesAgain = ({ pits }: Board, rule: Game['turns'], side: number, last: number): boolean =>
  rule.again === 'last-in-own-store' && last === 2 * pits + side;
