import type { Move } from '@mbegu/rules';

/** What a value rests on besides the rules; bits, joined by or. */
export const taints = {
  none: 0,
  /** An evaluation at the horizon. */
  horizon: 1,
  /** A position that had occurred in the match before. */
  history: 2,
} as const;

/** What a search found. */
export interface Score {
  /** What the person to move can still win, in seeds. */
  readonly value: number;
  readonly taint: number;
  /** The earliest place on the path that the value rests on a return to; `Infinity` where there is none. */
  readonly back: number;
  readonly line: Line | null;
}

/** A line of play, the next move first. */
export interface Line {
  readonly move: Move;
  readonly rest: Line | null;
}
