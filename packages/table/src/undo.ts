import { fail, fault, type Match, now, ok, type Result, redo, undo } from '@mbegu/rules';
import type { Fault } from './faults.ts';
import { deciderIn, type Seats } from './table.ts';

/** How far back or forward a match went. */
export interface Moved {
  readonly match: Match;
  readonly plies: number;
}

const personDecides = (seats: Seats, match: Match): boolean => {
  const decider = deciderIn(now(match));
  return decider !== null && seats[decider].kind === 'person';
};

/**
 * Back to the last position in which a person decided: across the computer's answers, bonus moves of both sides, the
 * end of a game and of a round. Where two people play that is one decision.
 */
export const undoToDecision = (match: Match, seats: Seats): Result<Moved, Fault> => {
  let back = match;
  for (let plies = 1; ; plies++) {
    const step = undo(back);
    // Before the first decision of a person there is only what the computer did by itself.
    if (!step.ok) return fail(fault('nothing-to-undo'));
    back = step.value;
    if (personDecides(seats, back)) return ok({ match: back, plies });
  }
};

/** Forward again over what one `undoToDecision` took back. */
export const redoToDecision = (match: Match, seats: Seats): Result<Moved, Fault> => {
  let forward = match;
  for (let plies = 0; ; plies++) {
    const step = redo(forward);
    if (!step.ok) return plies === 0 ? step : ok({ match: forward, plies });
    forward = step.value;
    if (personDecides(seats, forward)) return ok({ match: forward, plies: plies + 1 });
  }
};
