import type { GameEvent, Outcome, Played, Ply, Side } from '@mbegu/rules';
import type { Person, Seats } from './table.ts';

/** What a command made of the table, in order; whoever shows the table follows these. */
export type TableEvent =
  /** The table was opened; `played` holds what was due in the position it began from. */
  | { readonly type: 'began'; readonly seats: Seats; readonly played: Played }
  /** A sowing or a swap; `side` is the row it was made from. */
  | { readonly type: 'moved'; readonly by: Person; readonly side: Side; readonly ply: Ply }
  /** The two people have exchanged seats. */
  | { readonly type: 'swapped' }
  | { readonly type: 'offered'; readonly by: Person }
  | { readonly type: 'declined'; readonly by: Person }
  /** An offer went off the table because the game went on. */
  | { readonly type: 'lapsed' }
  /** Both agreed; `events` divide the board. */
  | { readonly type: 'agreed'; readonly events: readonly GameEvent[] }
  | { readonly type: 'resigned'; readonly by: Person }
  /** The round is over, and with `match` the whole match. */
  | { readonly type: 'ended'; readonly outcome: Outcome; readonly match: Outcome | null }
  | { readonly type: 'undone'; readonly plies: number }
  | { readonly type: 'redone'; readonly plies: number }
  | { readonly type: 'round-began'; readonly round: number; readonly ply: Ply }
  | { readonly type: 'named'; readonly seats: Seats };
