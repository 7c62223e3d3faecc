import { otherSide, pitsOf, rowStart, type Side } from '../board.ts';

/** What a mover owes his opponent. */
export type Obligation = { readonly kind: 'none' } | { readonly kind: 'feed' };

export const noObligation = (): Obligation => ({ kind: 'none' });

/** A player whose opponent has nothing to sow must leave him something, if he can. */
export const feed = (): Obligation => ({ kind: 'feed' });

/** Whether a side's row holds no seed. */
export const rowIsEmpty = (slots: readonly number[], side: Side): boolean => {
  const n = pitsOf(slots);
  const start = rowStart(n, side);
  for (let pit = start; pit < start + n; pit++) if ((slots[pit] as number) > 0) return false;
  return true;
};

/** Whether the side to move owes seeds to its opponent. */
export const owesFood = (rule: Obligation, slots: readonly number[], side: Side): boolean =>
  rule.kind === 'feed' && rowIsEmpty(slots, otherSide(side));
