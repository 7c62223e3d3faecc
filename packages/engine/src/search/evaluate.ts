import type { Game, Position } from '@mbegu/rules';

/** What the side to move can be expected to win beyond what it holds, in seeds. */
export type Evaluate = (position: Position) => number;

/** Evaluation at the horizon: weight of a seed in the own row. */
export const evaluationOf = (game: Game): Evaluate => {
  const weight = game.endings.some(({ leftovers }) => leftovers === 'owners') ? 0.25 : 0;
  const n = game.board.pits;
  return ({ slots, turn }) => {
    let south = 0;
    for (let pit = 0; pit < n; pit++) south += (slots[pit] as number) - (slots[n + pit] as number);
    return weight * (turn === 'S' ? south : -south);
  };
};
