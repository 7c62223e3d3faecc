/** Exercises: positions in which exactly one move wins, or saves the draw, as the endgame tables prove. They are found by `npm run bench exercises`. */
import type { GameId, Move } from '@mbegu/rules';

export interface Exercise {
  readonly id: string;
  /** Position text, of the game as it is usually played. */
  readonly position: string;
  readonly best: Move;
  /** Exact final margin for who moves, in seeds, after the best move. */
  readonly value: number;
  /** The same after the best of all other moves. */
  readonly next: number;
  /** How hard it is, 1 … 5. */
  readonly stars: number;
}

/** How many sowings ahead one has to look at most, for one star, two, … */
export const STARS: readonly number[] = [1, 2, 4, 7, Number.POSITIVE_INFINITY];

/** The endgame tables that prove the exercises know positions with up to so many seeds in the pits. */
export const tableSeeds: Readonly<Record<GameId, number>> = { kalah: 16, 'al-manqala': 12, 'walak-pussa': 12 };

/** With fewer there is little to choose. */
const movesMin = 3;

/** Win, draw, loss. */
const outcome = (value: number): number => Math.sign(value);

/** What an exercise says of its moves, given the exact value of each; `null` unless one move wins, or saves the draw, and no other does. */
export const proven = (
  moves: readonly { readonly move: Move; readonly value: number }[],
): Pick<Exercise, 'best' | 'value' | 'next'> | null => {
  const [first, second] = [...moves].sort((one, other) => other.value - one.value);
  if (!first || !second || moves.length < movesMin) return null;
  return outcome(first.value) > outcome(second.value)
    ? { best: first.move, value: first.value, next: second.value }
    : null;
};
