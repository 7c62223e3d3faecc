import {
  type Game,
  type Match,
  matchOutcome,
  now,
  otherSide,
  type Played,
  type Position,
  plainText,
  type Side,
  sitter,
  startMatch,
} from '@mbegu/rules';

/** Who decides at a seat. `level` names a strength of the engine; the table does not know which there are. */
export type Seat =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'computer'; readonly level: string; readonly name?: string };

/** Longest name of a person, in characters. */
export const nameCharsMax = 40;

/** A name as it is kept: without blanks around it and what would act on a screen instead of standing on it. */
export const cleanName = (name: string): string => plainText(name).trim();

const cleanSeat = (seat: Seat): Seat => (seat.name === undefined ? seat : { ...seat, name: cleanName(seat.name) });

/**
 * One of the two at the table, person or computer, named by the side where he sat at the start. After a swap he sits
 * at the other side and is still the same `Person`.
 */
export type Person = Side;

export type Seats = Readonly<Record<Person, Seat>>;

/** Something put to the other player that he may accept or decline; the next move takes it off the table. */
export interface Offer {
  readonly kind: 'chase';
  readonly by: Person;
}

/** A game of two with everything that is agreed about it. Immutable plain data but for the match's own shared plies. */
export interface Table {
  readonly match: Match;
  /** Who sat where at the start. */
  readonly seats: Seats;
  readonly offer: Offer | null;
  /** When the table was opened and when it last changed, in milliseconds since 1970, as the caller told it. */
  readonly began: number;
  readonly changed: number;
}

export const PHASES = ['awaiting-person', 'awaiting-computer', 'round-over', 'over'] as const;
/** What the table waits for. `round-over`: for the next round; `over`: for nothing more. */
export type Phase = (typeof PHASES)[number];

/** A fresh table; `given` is where the game begins, the usual start when missing. */
export const openTable = (how: { game: Game; seats: Seats; now: number; given?: Position }): Table => ({
  match: how.given ? startMatch(how.game, how.given) : startMatch(how.game),
  seats: { S: cleanSeat(how.seats.S), N: cleanSeat(how.seats.N) },
  offer: null,
  began: how.now,
  changed: how.now,
});

/** The latest state: position, the events that led to it, outcome of the round. */
export const current = (table: Table): Played => now(table.match);

/** At which side a person sits now. */
export const sideOf = (table: Table, person: Person): Side => sitter(current(table).position, person);

/** Which person sits at a side now. The exchange is its own inverse. */
export const personAt = (table: Table, side: Side): Person => sitter(current(table).position, side);

/** The person who decides in a state of the game, `null` where nobody does. */
export const deciderIn = ({ position }: Played): Person | null =>
  position.turn === null ? null : sitter(position, position.turn);

/** Which person decides now; `null` when the round is over. */
export const decider = (table: Table): Person | null => deciderIn(current(table));

export const opponentOf = (person: Person): Person => otherSide(person);

export const phase = (table: Table): Phase => {
  const person = decider(table);
  if (person === null) return matchOutcome(table.match) ? 'over' : 'round-over';
  return table.seats[person].kind === 'person' ? 'awaiting-person' : 'awaiting-computer';
};

/** How many steps have been made: moves, decisions, new rounds. The next one is `plies + 1`. */
export const plies = (table: Table): number => table.match.last?.number ?? 0;
