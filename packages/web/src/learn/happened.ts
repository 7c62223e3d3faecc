import type { GameEvent, Position } from '@mbegu/rules';

/** A move as a board shows it. */
export interface Happened {
  readonly before: Position;
  readonly events: readonly GameEvent[];
  readonly after: Position;
}
