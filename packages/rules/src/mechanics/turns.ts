import { pitsOf, type Side, storeSlot } from '../board.ts';

/** Who moves next. */
export interface Turns {
  /** When the same side moves again. */
  readonly again: 'never' | 'last-in-own-store';
  /** What becomes of a side that cannot move: it passes, or the endings decide. */
  readonly stuck: 'pass' | 'ends';
  /** Whether North's first decision may be to exchange seats. */
  readonly pie: 'off' | 'on';
}

/** Sides move in turn. */
export const alternate = (how: Partial<Turns> = {}): Turns => ({ again: 'never', stuck: 'ends', pie: 'off', ...how });

/** Whether a last seed in slot `last` earns a bonus move. */
export const movesAgain = (rule: Turns, slots: readonly number[], side: Side, last: number): boolean =>
  rule.again === 'last-in-own-store' && last === storeSlot(pitsOf(slots), side);
