/**
 * A score: what the person to move can still win beyond what is held, with how far away it is, in one whole number.
 *
 *    score = seeds × unit ∓ steps        unit = 16,384, steps = 0 … 511
 *
 * Each move until the next capture or the end takes one step from what is won or lost, towards 0 but never over it, so that
 * among equal values the nearer gain and the farther loss is better and a won ending goes forward. A capture drops the
 * steps: it has brought the game on, and what follows counts its own. Estimates are whole grains of 1,024, sixteenths of
 * a seed, so the steps of one stretch can always be told from what they are taken from; more than 511 are not counted.
 * Games that cannot repeat a position have no steps: each move brings their end nearer.
 */
export const unit = 16_384;
export const grain = 1_024;
export const stepsMax = 511;

/** More than any score: 1,000 seeds are 16,384,000. */
export const infinite = 2 ** 26;

/** What a value rests on besides the rules; bits, joined by or. */
export const taints = {
  none: 0,
  /** An evaluation at the horizon. */
  horizon: 1,
  /** A position that had occurred in the match before. */
  history: 2,
} as const;

/** Where a value rests on no return to an earlier place. */
export const nowhere = 0x3fffffff;

const steps = (score: number): number => (score > 0 ? -score : score) & (grain - 1);

/** A score one quiet move earlier. */
export const oneLater = (score: number): number => {
  if (score === 0 || steps(score) === stepsMax) return score;
  return score > 0 ? score - 1 : score + 1;
};

/** The least score that is `bound` or more one quiet move earlier. */
export const leastForLater = (bound: number): number => {
  if (bound > 0) return steps(bound) === stepsMax ? bound : bound + 1;
  return bound < 0 ? bound - 1 : bound;
};

/** A score before the capture that led to it. */
export const withoutSteps = (score: number): number => {
  if (score === 0) return score;
  return score > 0 ? score + steps(score) : score - steps(score);
};

/** The least score that is `bound` or more before the capture that led to it. */
export const leastForTaken = (bound: number): number => {
  const whole = Math.ceil(bound / grain) * grain;
  return whole > 0 ? whole - stepsMax : whole;
};

/** The seeds of a score that rests on nothing but the rules. */
export const wholeSeeds = (score: number): number => Math.round(score / unit) + 0;

/** The fewest seeds whose score, however far away they are, can be a bound or more. */
export const leastSeeds = (bound: number): number => Math.ceil((bound > 0 ? bound : bound - stepsMax) / unit) + 0;
