/** From the analysis back to a game: played from a position, against whoever one played against. */
import { LEVEL_IDS } from '@mbegu/engine';
import { type GameId, now, type Side } from '@mbegu/rules';
import { open, type Seat, type Seats } from '@mbegu/table';
import { go } from '../../routes.ts';
import { lastSeats } from '../last-seats.ts';
import { newId, readGame, writeGame } from '../saved.ts';
import type { Sheet } from './kept.ts';
import type { Node } from './tree.ts';

const computer = 'computer:';

/** A seat by the name it has in a record; `null` where the name says nothing. */
const seatNamed = (name: string): Seat | null => {
  const level = name.startsWith(computer) ? LEVEL_IDS.find((id) => id === name.slice(computer.length)) : undefined;
  if (level) return { kind: 'computer', level };
  return name === '' || name.startsWith(computer) ? null : { kind: 'person', name };
};

/** Who sits where: as in the game that is looked over, as the record says, else as at the last game of this kind. */
export const seatsFor = ({ head, source }: Pick<Sheet, 'head' | 'source'>, game: GameId): Seats => {
  const table = source === null ? 'missing' : readGame(source);
  if (typeof table !== 'string') return table.seats;
  const last = lastSeats(game);
  const seatOf = (side: Side): Seat => seatNamed(side === 'S' ? head.south : head.north) ?? last[side];
  return { S: seatOf('S'), N: seatOf('N') };
};

/** Begins a new game, kept like any other, from the position of a node, and goes there. */
export const playFromHere = ({ sheet }: { readonly sheet: Sheet }, { match }: Node): void => {
  const { game } = match;
  const id = game.id as GameId;
  const time = Date.now();
  const { table } = open({ game, seats: seatsFor(sheet, id), now: time, given: now(match).position });
  const key = newId(id, time);
  writeGame(key, table);
  go({ view: 'play', id: key });
};
