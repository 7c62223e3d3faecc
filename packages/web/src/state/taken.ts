import type { GameEvent } from '@mbegu/rules';

/** How many seeds were captured. */
export const takenIn = (events: readonly GameEvent[]): number =>
  events.reduce((sum, event) => (event.type === 'capture' ? sum + event.count : sum), 0);
