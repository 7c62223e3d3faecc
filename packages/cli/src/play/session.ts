import type { Perspective } from '@mbegu/i18n';
import {
  chosenOptions,
  type GameEvent,
  makeOptions,
  matchOutcome,
  type Position,
  type Table as Seeds,
  type Side,
} from '@mbegu/rules';
import {
  type Acted,
  act,
  type Command,
  current,
  decider,
  type Person,
  personAt,
  phase,
  sideOf,
  type Table,
  type TableEvent,
} from '@mbegu/table';
import { remarks } from '../commands/show.ts';
import { drawBoard, hasStores, type Paint } from '../drawing/board.ts';
import { columnsOf, type Io } from '../io.ts';
import type { Words } from '../words.ts';
import type { EndgameFor } from './endgame.ts';
import { type Frame, framesOf, type Speed } from './frames.ts';
import { recordText, writeFile } from './record.ts';
import type { Screen, View } from './screen.ts';
import { hasPerson } from './seats.ts';

/** One game at the terminal, from the first move to the last word. The only thing here that changes. */
export interface Session {
  readonly io: Io;
  readonly words: Words;
  readonly paint: Paint;
  readonly screen: Screen;
  /** What the computer and hints know of endings. */
  readonly endgame: EndgameFor;
  /** Makes the computer's play another one. */
  readonly seed: number;
  /** File the record is kept in from the first move on, or `null`. */
  readonly file: string | null;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  table: Table;
  speed: Speed;
  /** Somebody wants to leave, whatever is going on. */
  stopped: boolean;
}

/** The person at the terminal, where only one of the two is; two at one terminal see the board from South. */
const onlyPerson = ({ seats }: Table): Person | null => {
  if (seats.S.kind === seats.N.kind) return null;
  return seats.S.kind === 'person' ? 'S' : 'N';
};

const viewerOf = (table: Table): Side | null => {
  const person = onlyPerson(table);
  return person && sideOf(table, person);
};

const givenName = (table: Table, side: Side): string | undefined => {
  const seat = table.seats[personAt(table, side)];
  return seat.kind === 'person' && seat.name !== '' ? seat.name : undefined;
};

/** For whom sentences are made, and what they call the players. */
export const perspectiveOf = (table: Table): Perspective => {
  const viewer = viewerOf(table);
  const south = givenName(table, 'S');
  const north = givenName(table, 'N');
  return {
    ...(viewer && { viewer }),
    names: { ...(south !== undefined && { S: south }), ...(north !== undefined && { N: north }) },
  };
};

/** A side's name beside the board: who sits there, or how strong the computer there is. */
export const labelOf = ({ table, words }: Session, side: Side): string => {
  const seat = table.seats[personAt(table, side)];
  const row = words.catalogue.sides[side];
  if (seat.kind === 'computer') return words.text('play.computer', { row, level: words.level(seat.level) });
  return seat.name === '' ? row : words.text('play.person', { row, title: seat.name });
};

const viewWith = (session: Session, seeds: Seeds, marked: number | null, below: readonly string[]): View => {
  const { table, words, io, paint } = session;
  const { game } = table.match;
  const options = Object.keys(chosenOptions(game)).length > 0 ? `  ${makeOptions(game)}` : '';
  const board = drawBoard(seeds, {
    near: viewerOf(table) ?? 'S',
    hasStores: hasStores(game),
    columns: columnsOf(io),
    marked,
    names: { S: labelOf(session, 'S'), N: labelOf(session, 'N') },
    turn: current(table).position.turn,
    paint,
  });
  return { title: `${words.catalogue.games[game.id as 'kalah'].name}${options}`, board: [...board, '', ...below] };
};

/** The table as it stands. */
export const viewOf = (session: Session): View => {
  const played = current(session.table);
  return viewWith(session, played.position, null, remarks(played, session.words, perspectiveOf(session.table)));
};

const viewOfFrame = (session: Session, frame: Frame): View => {
  const hand = frame.hand > 0 ? session.words.text('play.hand', { count: frame.hand }) : '';
  return viewWith(session, frame.table, frame.marked, [hand]);
};

/** Shows the table. */
export const show = (session: Session, again = false): Promise<void> => session.screen.show(viewOf(session), again);

/** Shows events seed by seed. */
export const animate = (session: Session, before: Position, events: readonly GameEvent[]): Promise<void> =>
  session.screen.animate(framesOf(before, events, session.speed), (frame) => viewOfFrame(session, frame));

/** Keeps the record. A disk that is full is no reason to break off the game. */
const keep = async ({ file, table, words, screen }: Session): Promise<void> => {
  if (file === null) return;
  const fault = writeFile(file, recordText(table), true);
  if (fault) await screen.say(words.sentence(fault));
};

/**
 * Carries out a command at the table, keeps the record, and shows what happened.
 *
 * @returns whether it was carried out; if not, the reason has been said
 */
export const carryOut = async (session: Session, command: Command): Promise<boolean> => {
  const acted = act(session.table, command, session.clock());
  if (!acted.ok) {
    await session.screen.say(session.words.sentence(acted.error, session.table.match.game));
    return false;
  }
  await follow(session, acted.value);
  return true;
};

/** What an event is in words, with what it made of the game; nothing where others tell it. */
const sentenceOf = ({ words, table }: Session, event: TableEvent, made: readonly GameEvent[]): string | null => {
  switch (event.type) {
    case 'moved':
    case 'agreed':
    case 'resigned':
      return words.move(table.match.game, current(table).position, made, perspectiveOf(table));
    case 'undone':
    case 'redone':
      return words.text(`play.${event.type}`, { count: event.plies });
    case 'round-began':
      return words.text('play.round-began', { round: event.round });
    default:
      return null;
  }
};

/** Moves are shown seed by seed, all else at once; words come when the board is as they say. */
const follow = async (session: Session, { table, events }: Acted): Promise<void> => {
  const made = current(table).events;
  const said = events.flatMap((event) => sentenceOf(session, event, made) ?? []);
  if (events.some(({ type }) => type === 'moved')) await animate(session, current(session.table).position, made);
  session.table = table;
  await session.screen.update(viewOf(session));
  await keep(session);
  for (const sentence of said) await session.screen.say(sentence);
  if (events.some(({ type }) => type === 'swapped')) await sayNewSeats(session);
  if (events.some(({ type }) => type === 'ended')) await sayEnd(session);
};

const sayNewSeats = async ({ table, words, screen }: Session): Promise<void> => {
  const viewer = viewerOf(table);
  if (viewer) await screen.say(words.text('play.seat', { side: viewer }));
};

/** With rounds, the end of one is not yet the end; that of the last is the end of the match. */
const matchEnd = ({ table, words }: Session): string[] => {
  const { match } = table;
  if (match.game.rounds.kind === 'single') return [];
  const outcome = matchOutcome(match);
  if (!outcome) return [words.text('play.round-over')];
  // Who resigns ends the match with the round, and that has been said.
  if (outcome.reason !== 'match-over') return [];
  return [words.move(match.game, current(table).position, [{ type: 'end', ...outcome }], perspectiveOf(table))];
};

/** What is to be said when a game is over, beside how it ended: what it means for the match, and what can be done now. */
const sayEnd = async (session: Session): Promise<void> => {
  const { table, words, screen } = session;
  for (const text of matchEnd(session)) await screen.say(text);
  if (phase(table) === 'over' && hasPerson(table.seats)) await screen.say(words.text('play.after'));
};

/** Whose decision the game waits for, as its prompt. */
export const promptOf = (session: Session): string => {
  const { table, words } = session;
  const person = decider(table);
  if (person === null) return `${words.text('play.prompt-over')}> `;
  const side = sideOf(table, person);
  return `${words.text('play.prompt', { side }, perspectiveOf(table))}> `;
};
