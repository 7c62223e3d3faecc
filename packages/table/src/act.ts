import {
  agree,
  canAgree,
  fail,
  fault,
  type Match,
  type Move,
  makePosition,
  matchOutcome,
  now as nowOf,
  ok,
  otherSide,
  type Ply,
  playMove,
  playOn,
  type Result,
  resign,
  type Side,
} from '@mbegu/rules';
import type { TableEvent } from './events.ts';
import type { Fault } from './faults.ts';
import { handicapIn, handicapStart } from './handicap.ts';
import {
  cleanName,
  current,
  decider,
  nameCharsMax,
  openTable,
  type Person,
  phase,
  plies,
  type Seat,
  type Seats,
  sideOf,
  type Table,
} from './table.ts';
import { type Moved, redoToDecision, undoToDecision } from './undo.ts';

/** What somebody at the table wants. */
export type Command =
  | {
      readonly type: 'play';
      readonly move: Move;
      /** Who plays; refused with `not-your-turn` when somebody else decides. */
      readonly by?: Person;
      /** The number and the position text the move is meant for: a late or doubled answer is `stale`, never played. */
      readonly ply?: number;
      readonly position?: string;
    }
  | { readonly type: 'offer-chase'; readonly by: Person }
  | { readonly type: 'accept'; readonly by: Person }
  | { readonly type: 'decline'; readonly by: Person }
  | { readonly type: 'resign'; readonly by: Person }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'next-round' }
  | { readonly type: 'rematch' }
  | { readonly type: 'set-names'; readonly names: Partial<Readonly<Record<Person, string>>> };

export interface Acted {
  readonly table: Table;
  readonly events: readonly TableEvent[];
}

type Acting = Result<Acted, Fault>;

const endedIn = (match: Match): TableEvent[] => {
  const { outcome } = nowOf(match);
  return outcome ? [{ type: 'ended', outcome, match: matchOutcome(match) }] : [];
};

const lapsedIn = (table: Table): TableEvent[] => (table.offer ? [{ type: 'lapsed' }] : []);

/** The table with another match; whatever was offered belonged to the old one. */
const goOn = (table: Table, match: Match, events: readonly TableEvent[]): Acting =>
  ok({ table: { ...table, match, offer: null }, events: [...events, ...endedIn(match)] });

const isStale = (table: Table, { ply, position }: Extract<Command, { type: 'play' }>): boolean =>
  (ply !== undefined && ply !== plies(table) + 1) ||
  (position !== undefined && position !== makePosition(current(table).position));

const play = (table: Table, command: Extract<Command, { type: 'play' }>): Acting => {
  const { move, by } = command;
  if (isStale(table, command)) return fail(fault('stale', { ply: plies(table) + 1 }));
  const person = decider(table);
  if (by !== undefined && person !== null && by !== person) return fail(fault('not-your-turn'));
  const side = current(table).position.turn as Side;
  const match = playMove(table.match, move);
  if (!match.ok) return match;
  const moved: TableEvent = { type: 'moved', by: person as Person, side, ply: match.value.last as Ply };
  const swapped: TableEvent[] = move === 'swap' ? [{ type: 'swapped' }] : [];
  return goOn(table, match.value, [...lapsedIn(table), moved, ...swapped]);
};

const offerChase = (table: Table, by: Person): Acting => {
  const { game } = table.match;
  const { position, outcome } = current(table);
  if (outcome) return fail(fault('match-over'));
  if (!canAgree(game, position)) return fail(fault('no-chase', { game: game.id }));
  if (table.offer) return fail(fault('offer-standing'));
  return ok({ table: { ...table, offer: { kind: 'chase', by } }, events: [{ type: 'offered', by }] });
};

/** Refused: `no-offer`, `own-offer`. One cannot answer oneself. */
const answering = (table: Table, by: Person): Fault | null => {
  if (!table.offer) return fault('no-offer');
  return table.offer.by === by ? fault('own-offer') : null;
};

const accept = (table: Table, by: Person): Acting => {
  const refusal = answering(table, by);
  if (refusal) return fail(refusal);
  const match = agree(table.match);
  return match.ok ? goOn(table, match.value, [{ type: 'agreed', events: nowOf(match.value).events }]) : match;
};

const decline = (table: Table, by: Person): Acting => {
  const refusal = answering(table, by);
  return refusal ? fail(refusal) : ok({ table: { ...table, offer: null }, events: [{ type: 'declined', by }] });
};

const giveUp = (table: Table, by: Person): Acting => {
  const match = resign(table.match, sideOf(table, by));
  return match.ok ? goOn(table, match.value, [...lapsedIn(table), { type: 'resigned', by }]) : match;
};

const travel = (table: Table, moved: Result<Moved, Fault>, type: 'undone' | 'redone'): Acting =>
  moved.ok ? goOn(table, moved.value.match, [...lapsedIn(table), { type, plies: moved.value.plies }]) : moved;

const nextRound = (table: Table): Acting => {
  const match = playOn(table.match);
  if (!match.ok) return match;
  const ply = match.value.last as Ply;
  return goOn(table, match.value, [{ type: 'round-began', round: ply.round, ply }]);
};

/** Opens a table and says so; with what was due in the position it begins from. */
export const open = (how: Parameters<typeof openTable>[0]): Acted => {
  const table = openTable(how);
  const began: TableEvent = { type: 'began', seats: table.seats, played: table.match.opening };
  return { table, events: [began, ...endedIn(table.match)] };
};

/** A new game, begun by the other: nothing is carried over but who plays, the game and where it begins. */
const rematch = (table: Table, now: number): Acting => {
  if (phase(table) !== 'over') return fail(fault('match-going-on'));
  const { game } = table.match;
  const handicap = handicapIn(game, table.match.given);
  // It is the stronger person who gives, wherever he sits.
  const given = handicap ? handicapStart(game, { ...handicap, giver: otherSide(handicap.giver) }) : table.match.given;
  return ok(open({ game, given, seats: { S: table.seats.N, N: table.seats.S }, now }));
};

const named = (seat: Seat, name: string | undefined): Seat => (name === undefined ? seat : { ...seat, name });

const setNames = (table: Table, names: Partial<Readonly<Record<Person, string>>>): Acting => {
  const trimmed = { S: names.S && cleanName(names.S), N: names.N && cleanName(names.N) };
  const longest = Math.max(trimmed.S?.length ?? 0, trimmed.N?.length ?? 0);
  if (longest > nameCharsMax) return fail(fault('name-length', { found: longest, max: nameCharsMax }));
  const seats: Seats = { S: named(table.seats.S, trimmed.S), N: named(table.seats.N, trimmed.N) };
  return ok({ table: { ...table, seats }, events: [{ type: 'named', seats }] });
};

const carryOut = (table: Table, command: Command, now: number): Acting => {
  switch (command.type) {
    case 'play':
      return play(table, command);
    case 'offer-chase':
      return offerChase(table, command.by);
    case 'accept':
      return accept(table, command.by);
    case 'decline':
      return decline(table, command.by);
    case 'resign':
      return giveUp(table, command.by);
    case 'undo':
      return travel(table, undoToDecision(table.match, table.seats), 'undone');
    case 'redo':
      return travel(table, redoToDecision(table.match, table.seats), 'redone');
    case 'next-round':
      return nextRound(table);
    case 'rematch':
      return rematch(table, now);
    case 'set-names':
      return setNames(table, command.names);
  }
};

/**
 * Carries out one command, or says why not and leaves everything as it was.
 *
 * @param now milliseconds since 1970; the table has no clock of its own
 */
export const act = (table: Table, command: Command, now: number): Acting => {
  const acted = carryOut(table, command, now);
  return acted.ok ? ok({ ...acted.value, table: { ...acted.value.table, changed: now } }) : acted;
};
