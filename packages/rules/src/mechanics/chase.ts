import { pitsOf, type Side } from '../board.ts';
import type { Position } from '../position.ts';
import type { Division } from './tally.ts';

/** What becomes of seeds that only chase each other round the board. */
export type Chase =
  | { readonly kind: 'never' }
  | { readonly kind: 'possible'; readonly division: Division; readonly ends: 'third-repetition' | 'agreement-only' };

/** The game cannot repeat a position. */
export const noChase = (): Chase => ({ kind: 'never' });

/** Players may agree that the rest only chases; with `third-repetition` the third occurrence without a capture says so for them. */
export const chase = (how: { division: Division; ends: 'third-repetition' | 'agreement-only' }): Chase => ({
  kind: 'possible',
  ...how,
});

/** How often a position must occur, without a capture between, to end the game. */
export const occurrencesMax = 3;

/**
 * What makes two positions the same for repetition: the pits and the side to move. Stores cannot differ while nothing is
 * captured.
 */
export const repetitionKey = (slots: readonly number[], next: Side): string =>
  `${slots.slice(0, 2 * pitsOf(slots)).join()} ${next}`;

/** How often each position has occurred since the last capture; the caller's memory, since a position has none. */
export interface Seen {
  /** Earlier occurrences of a repetition key. */
  readonly count: (key: string) => number;
}

export const nothingSeen: Seen = { count: () => 0 };

/** Whether the chase rule ends the game here. `captured`: the move just made took something, which clears the count. */
export const chaseEnds = (
  rule: Chase,
  position: Pick<Position, 'slots'>,
  next: Side,
  seen: Seen,
  captured: boolean,
): boolean =>
  rule.kind === 'possible' &&
  rule.ends === 'third-repetition' &&
  !captured &&
  seen !== nothingSeen &&
  seen.count(repetitionKey(position.slots, next)) + 1 >= occurrencesMax;
