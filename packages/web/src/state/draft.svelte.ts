/**
 * A game as it is being set up. It outlasts the view, so that whoever looks something up, or changes the language, finds
 * what he had chosen; when the game begins it is forgotten.
 */
import {
  createGame,
  type Game,
  type GameId,
  gameOf,
  isOver,
  type Options,
  optionSpecs,
  otherSide,
  type Position,
  type Side,
  settle,
  startPosition,
} from '@mbegu/rules';
import {
  computerMark,
  type Handicap,
  handicapMax,
  handicapStart,
  open,
  type Seat,
  type Seats,
  type Table,
} from '@mbegu/table';
import { takeHanded } from './handed.ts';
import { type Beginning, keepRules, lastRules } from './last-rules.ts';
import { keepSeats, lastFriends, lastSeats } from './last-seats.ts';
import { lasting } from './lasting.svelte.ts';
import { soloist } from './people.ts';

/** In records a computer is written like that. */
export const isComputersName = (seat: Seat): boolean =>
  seat.kind === 'person' && seat.name.toLowerCase().startsWith(computerMark);

export class Draft {
  readonly id: GameId;
  readonly #friend: boolean;
  south: Seat = $state.raw() as Seat;
  north: Seat = $state.raw() as Seat;
  /** Who stands above in the form, whichever side he sits at: whoever plays against the computer, else South. */
  first: Side = $state('S');
  begins: Beginning = $state('seat');
  options: Options = $state.raw({});
  /** What was chosen; `handicap` is as much of it as this board allows. */
  #handicap: Handicap | null = $state.raw(null);
  /** Text of the position it is to begin from; empty for the usual start. */
  written = $state('');
  /** The position that is written, if it is one. */
  given: Position | null = $state.raw(null);
  /** What is written is no position. */
  faulty = $state(false);

  constructor(id: GameId, friend: boolean) {
    this.id = id;
    this.#friend = friend;
    const { S: south, N: north } = friend ? lastFriends(id) : lastSeats(id);
    const { options, begins, handicap } = lastRules(id);
    this.south = south;
    this.north = north;
    this.first = soloist(this.seats) ?? 'S';
    this.begins = begins;
    this.options = options;
    this.#handicap = handicap;
  }

  /** Options that differ from the usual ones. */
  readonly own: Options = $derived(
    Object.fromEntries(
      Object.entries(this.options).filter(([name, value]) => optionSpecs(this.id)[name]?.first !== value),
    ),
  );
  readonly game: Game = $derived.by(() => {
    const made = createGame(this.id, this.options);
    return made.ok ? made.value : gameOf(this.id);
  });
  readonly handicap: Handicap | null = $derived(
    this.#handicap && { ...this.#handicap, count: Math.min(this.#handicap.count, handicapMax(this.game)) },
  );
  /** The board as it will be set up. */
  readonly start: Position = $derived(
    this.given ?? (this.handicap ? handicapStart(this.game, this.handicap) : startPosition(this.game)),
  );
  /** So much is given that nobody would move. */
  readonly givesTooMuch = $derived(
    this.given === null && this.handicap !== null && isOver(settle(this.game, this.start).position),
  );
  /** Not even one seed can be given on this board. */
  readonly givesNothing = $derived(this.givesTooMuch && this.handicap?.count === 1);
  readonly canBegin = $derived(
    !this.faulty && !this.givesTooMuch && !isComputersName(this.south) && !isComputersName(this.north),
  );
  readonly twoPersons = $derived(this.south.kind === 'person' && this.north.kind === 'person');

  give(handicap: Handicap | null): void {
    this.#handicap = handicap;
  }

  get seats(): Seats {
    return { S: this.south, N: this.north };
  }

  sit(side: Side, seat: Seat): void {
    if (side === 'S') this.south = seat;
    else this.north = seat;
  }

  /** Who begins: whoever sits at this side now, who then sits in South, or by lot. */
  begin(who: Side | 'lot'): void {
    this.begins = who === 'lot' ? who : 'seat';
    if (who === 'N') this.#exchange();
  }

  /** The two exchange seats; whoever is stronger still gives. */
  #exchange(): void {
    [this.south, this.north] = [this.north, this.south];
    this.first = otherSide(this.first);
    if (this.#handicap) this.#handicap = { ...this.#handicap, giver: otherSide(this.#handicap.giver) };
  }

  /**
   * The table, and what was chosen is kept for the next time.
   *
   * @param lot 0 … 1, decides who sits in South where that is drawn
   */
  sitDown(now: number, lot: number): Table {
    keepSeats(this.id, this.seats, this.#friend);
    keepRules(this.id, { options: this.own, begins: this.begins, handicap: this.#handicap });
    if (this.begins === 'lot' && lot >= 0.5) this.#exchange();
    return open({ game: this.game, seats: this.seats, now, given: this.start }).table;
  }
}

const drafts = new Map<string, Draft>();

/**
 * The draft of this game: the one that was begun, or what was played last; with a position that was handed over.
 *
 * @param friend two persons sit down; it is a draft of its own
 */
export const draftOf = (id: GameId, friend = false): Draft => {
  const key = `${id} ${friend}`;
  const draft = drafts.get(key) ?? lasting(() => new Draft(id, friend));
  drafts.set(key, draft);
  const handed = takeHanded(id);
  if (handed) {
    draft.options = handed.options;
    draft.written = handed.position;
  }
  return draft;
};

export const forgetDraft = (id: GameId, friend = false): void => void drafts.delete(`${id} ${friend}`);
