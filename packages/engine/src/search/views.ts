import { flags, type Plies } from './plies.ts';
import { leastForLater, leastForTaken, oneLater, withoutSteps } from './score.ts';

/** How the value of a position looks from the move before it. Children are numbered as in `plies`. */
export interface Views {
  /** A child's value for whoever moves before it, from the value for whoever moves in it. */
  readonly before: (child: number, value: number) => number;
  /** The least value of what follows a child's move, for its mover, with which the move is worth `bound` or more. */
  readonly least: (child: number, bound: number) => number;
}

export const createViews = ({ gain, flags: of }: Plies, repeats: boolean): Views => ({
  before: (child, value) => {
    // The view changes with the person who decides, not with the number of moves.
    const own = ((of[child] as number) & flags.again) !== 0 ? value : -value;
    const won = gain[child] as number;
    if (!repeats) return won + own;
    return won + (((of[child] as number) & flags.taken) !== 0 ? withoutSteps(own) : oneLater(own));
  },
  least: (child, bound) => {
    const wanted = bound - (gain[child] as number);
    if (!repeats) return wanted;
    return ((of[child] as number) & flags.taken) !== 0 ? leastForTaken(wanted) : leastForLater(wanted);
  },
});
