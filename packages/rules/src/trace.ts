import type { Side } from './board.ts';
import { type Draft, draftOf, enact, type GameEvent } from './events.ts';
import type { Position } from './position.ts';

/** A move in the making: the table as it stands and the events that brought it there. */
export interface Trace {
  readonly draft: Draft;
  readonly events: GameEvent[];
}

export const beginTrace = (position: Position): Trace => ({ draft: draftOf(position), events: [] });

/** Carries out an event and keeps it. Mechanics change the table in no other way. */
export const emit = (trace: Trace, event: GameEvent): void => {
  enact(trace.draft, event);
  trace.events.push(event);
};

/** What a mechanic needs to know of the move it serves. */
export interface Mover {
  readonly side: Side;
  /** Slot of the pit he lifts from. */
  readonly pit: number;
}
