import { otherSide, ownerOf, pitName, pitsOf, type Side } from '../board.ts';
import type { Outcome, Reason } from '../events.ts';
import { type Position, seedsOnBoard, stores } from '../position.ts';
import { emit, type Trace } from '../trace.ts';

/**
 * Who gets the seeds that are left on the board: each side those of its own row, the opponent of the side on turn all
 * of them, nobody, or they stay where they lie, uncounted.
 */
export type Leftovers = 'owners' | 'opponent' | 'nobody' | 'stay';

/** How seeds are divided that only chase each other for ever. */
export type Division = 'halves' | 'nobody';

/** Clears the board at the end. `next` is the side on turn. */
export const clearBoard = (trace: Trace, leftovers: Leftovers, next: Side): void => {
  if (leftovers === 'stay') return;
  const { slots } = trace.draft;
  const n = pitsOf(slots);
  for (let pit = 0; pit < 2 * n; pit++) {
    const count = slots[pit] as number;
    if (count === 0) continue;
    const name = pitName(n, pit);
    if (leftovers === 'nobody') emit(trace, { type: 'aside', pit: name, count });
    else
      emit(trace, { type: 'sweep', pit: name, count, to: leftovers === 'owners' ? ownerOf(n, pit) : otherSide(next) });
  }
};

/** Divides what only chases: equally, an odd seed aside, or all of it to nobody. */
export const divide = (trace: Trace, division: Division): void => {
  const left = seedsOnBoard(trace.draft.slots);
  const half = division === 'halves' ? Math.floor(left / 2) : 0;
  emit(trace, { type: 'divide', south: half, north: half, aside: left - 2 * half });
};

/** The outcome that the seeds held give. Equal scores are a draw. */
export const outcomeByScore = (position: Position, reason: Reason | null): Outcome => {
  const score = stores(position);
  const [south, north] = score;
  return { winner: south === north ? null : south > north ? 'S' : 'N', score, reason };
};

/** Ends the game on what both sides hold. */
export const finish = (trace: Trace, reason: Reason): Outcome => {
  const outcome = outcomeByScore(trace.draft, reason);
  emit(trace, { type: 'end', ...outcome });
  return outcome;
};
