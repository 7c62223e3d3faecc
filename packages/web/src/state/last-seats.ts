/**
 * Who sat where when a game was last set up, one key for each game: whoever plays again need not say it again. The last two
 * persons have a key of their own, so that a friend beside one changes nothing of how one plays else.
 */
import { LEVEL_IDS } from '@mbegu/engine';
import type { GameId, Side } from '@mbegu/rules';
import { cleanName, nameCharsMax, type Seat, type Seats } from '@mbegu/table';
import { type Store, store } from './storage.ts';

const prefix = 'mbegu:1:seats:';
const friendsPrefix = 'mbegu:1:friends:';

const first: Seats = { S: { kind: 'person', name: '' }, N: { kind: 'computer', level: 'sprout' } };

/** A kept seat, as far as this page knows it. */
const seatOf = (kept: unknown): Seat | null => {
  if (typeof kept !== 'object' || kept === null) return null;
  const { kind, name, level } = kept as Readonly<Record<string, unknown>>;
  if (kind === 'person' && typeof name === 'string') return { kind, name: cleanName(name).slice(0, nameCharsMax) };
  const known = LEVEL_IDS.find((id) => id === level);
  return kind === 'computer' && known ? { kind, level: known } : null;
};

const parse = (text: string | null): Partial<Record<Side, unknown>> => {
  try {
    return (JSON.parse(text ?? '{}') ?? {}) as Partial<Record<Side, unknown>>;
  } catch {
    return {};
  }
};

/** What cannot be read is as at the very first time. */
export const lastSeats = (game: GameId, from: Store = store): Seats => {
  const kept = parse(from.read(prefix + game));
  return { S: seatOf(kept.S) ?? first.S, N: seatOf(kept.N) ?? first.N };
};

/** Two persons: those who sat there last. */
export const lastFriends = (game: GameId, from: Store = store): Seats => {
  const kept = parse(from.read(friendsPrefix + game));
  const person = (seat: Seat | null): Seat => (seat?.kind === 'person' ? seat : { kind: 'person', name: '' });
  return { S: person(seatOf(kept.S)), N: person(seatOf(kept.N)) };
};

/**
 * Whether it is kept matters little: that there is no room is said where the game is kept.
 *
 * @param friend the two sat down as friends: how one plays else stays as it was, unless one of them is none
 */
export const keepSeats = (game: GameId, seats: Seats, friend = false, to: Store = store): void => {
  const text = JSON.stringify(seats);
  const persons = seats.S.kind === 'person' && seats.N.kind === 'person';
  if (persons) to.write(friendsPrefix + game, text);
  if (!persons || !friend) to.write(prefix + game, text);
};
