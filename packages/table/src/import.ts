import { fail, fault, type GameRecord, matchOf, ok, type Result } from '@mbegu/rules';
import type { Fault } from './faults.ts';
import { seatNamed } from './save.ts';
import type { Table } from './table.ts';

/** The day of a record in milliseconds since 1970; what is not known of it makes the whole unknown. */
const timeOf = (date: string | null): number | null => {
  const time = Date.parse((date ?? '').replaceAll('.', '-'));
  return time >= 0 ? time : null;
};

/** Records that belong together: those of one match, round after round. */
export const matchesIn = (records: readonly GameRecord[]): readonly (readonly GameRecord[])[] => {
  const matches: GameRecord[][] = [];
  for (const record of records) {
    const last = matches.at(-1);
    if (last && record.round !== null && record.round > 1) last.push(record);
    else matches.push([record]);
  }
  return matches;
};

/**
 * A table from the records of one match, to look at or to play on: what `recordsOfTable` wrote, or somebody else.
 * Comments and variations stay in the record; the table has the moves that were played.
 *
 * @param now when it is read, in milliseconds since 1970
 */
export const tableOfRecords = (records: readonly GameRecord[], now: number): Result<Table, readonly Fault[]> => {
  const [first] = records;
  if (!first) return fail([fault('record-none')]);
  const match = matchOf(records);
  if (!match.ok) return match;
  const seats = { S: seatNamed(first.south), N: seatNamed(first.north) };
  return ok({ match: match.value, seats, offer: null, began: timeOf(first.date) ?? now, changed: now });
};
