import {
  fail,
  fault,
  type GameRecord,
  makeJsonRecord,
  matchOf,
  ok,
  parseJsonRecord,
  type Result,
  recordsOf,
} from '@mbegu/rules';
import { act } from './act.ts';
import type { Fault } from './faults.ts';
import { cleanName, nameCharsMax, type Offer, type Person, type Seat, type Seats, type Table } from './table.ts';

/** Version of the text that is written, and the only one that is read. */
export const savedVersion = 1;
/** Longest text that is read, in characters. */
export const savedCharsMax = 4_000_000;
/** Most rounds of one match that are read. */
const roundsMax = 1000;

/** How a record names a computer: this, and its strength. */
export const computerMark = 'computer:';

/** A person who is called like a computer is written with this before the name, so that he stays a person. */
const personMark = 'human:';

const isMistakable = (name: string): boolean => new RegExp(`^(?:${personMark})*${computerMark}`).test(name);

/** How a record names who sits at a seat. */
export const recordName = (seat: Seat): string => {
  if (seat.kind === 'computer') return seat.name ?? `${computerMark}${seat.level}`;
  return isMistakable(seat.name) ? `${personMark}${seat.name}` : seat.name;
};

/** Who sat there, by the name a record gives: `computer:fig` is a computer again. */
export const seatNamed = (name: string): Seat => {
  const rest = (mark: string): string => cleanName(name.slice(mark.length)).slice(0, nameCharsMax);
  if (name.startsWith(computerMark)) return { kind: 'computer', level: rest(computerMark) };
  return { kind: 'person', name: rest(isMistakable(name) ? personMark : '') };
};

/** `YYYY.MM.DD` of a time, in UTC: the table knows no place. */
const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10).replaceAll('-', '.');

/** The records of a table's match, one for each round, with the names of those who sat there at the start. */
export const recordsOfTable = ({ match, seats, began }: Table): readonly GameRecord[] =>
  recordsOf(match, { south: recordName(seats.S), north: recordName(seats.N), date: dateOf(began) });

/** The table as one line of JSON. What had been undone is not kept. */
export const saveTable = (table: Table): string =>
  JSON.stringify({
    'mbegu-table': savedVersion,
    began: table.began,
    changed: table.changed,
    seats: table.seats,
    offer: table.offer,
    records: recordsOfTable(table).map(makeJsonRecord),
  });

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const shape = (at: string): readonly Fault[] => [fault('saved-shape', { at })];

const isName = (value: unknown): value is string => typeof value === 'string' && value.length <= nameCharsMax;

const readSeat = (value: unknown): Seat | null => {
  if (!isObject(value)) return null;
  const { kind, name, level } = value;
  // Somebody may have written it by hand: what would act on a screen is no part of a name.
  if (kind === 'person' && isName(name)) return { kind, name: cleanName(name) };
  if (kind !== 'computer' || !isName(level)) return null;
  if (name === undefined) return { kind, level: cleanName(level) };
  return isName(name) ? { kind, level: cleanName(level), name: cleanName(name) } : null;
};

const readSeats = (value: unknown): Seats | null => {
  const S = isObject(value) ? readSeat(value.S) : null;
  const N = isObject(value) ? readSeat(value.N) : null;
  return S && N ? { S, N } : null;
};

/** `undefined` where it is neither an offer nor none. */
const readOffer = (value: unknown): Offer | null | undefined => {
  if (value === null) return null;
  if (!isObject(value) || value.kind !== 'chase') return undefined;
  return value.by === 'S' || value.by === 'N' ? { kind: 'chase', by: value.by as Person } : undefined;
};

/** The last time whose year has the four digits of a record's date, in milliseconds since 1970. */
const timeMax = Date.UTC(9999, 11, 31);

const isTime = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= timeMax;

const readRecords = (value: unknown): Result<readonly GameRecord[], readonly Fault[]> => {
  if (!Array.isArray(value) || value.length === 0 || value.length > roundsMax) return fail(shape('records'));
  const records: GameRecord[] = [];
  for (const json of value) {
    const record = parseJsonRecord(json);
    if (!record.ok) return record;
    records.push(record.value);
  }
  return ok(records);
};

const parse = (text: string): Result<Json, readonly Fault[]> => {
  if (text.length > savedCharsMax) return fail(shape('length'));
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? ok(value) : fail(shape('.'));
  } catch {
    return fail([fault('saved-json')]);
  }
};

/**
 * Reads what `saveTable` wrote and plays it through. Faults: `saved-json`, `saved-version`, `saved-shape` (with `at`),
 * and those of the records.
 */
export const loadTable = (text: string): Result<Table, readonly Fault[]> => {
  const parsed = parse(text);
  if (!parsed.ok) return parsed;
  const { 'mbegu-table': version, began, changed } = parsed.value;
  if (version !== savedVersion) {
    return fail([
      fault('saved-version', { found: cleanName(String(version)).slice(0, nameCharsMax), expected: savedVersion }),
    ]);
  }
  const seats = readSeats(parsed.value.seats);
  const offer = readOffer(parsed.value.offer);
  if (!seats) return fail(shape('seats'));
  if (offer === undefined) return fail(shape('offer'));
  if (!isTime(began) || !isTime(changed)) return fail(shape('began, changed'));
  const records = readRecords(parsed.value.records);
  if (!records.ok) return records;
  const match = matchOf(records.value);
  if (!match.ok) return match;
  const table = { match: match.value, seats, offer: null, began, changed };
  if (offer === null) return ok(table);
  // What nobody could have offered nobody can answer.
  const offered = act(table, { type: 'offer-chase', by: offer.by }, changed);
  return offered.ok ? ok({ ...table, offer }) : fail(shape('offer'));
};
