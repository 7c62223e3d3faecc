/** Games that go out as records and come in again. */
import { explainFault, type Fault, type GameRecord, makeRecords } from '@mbegu/rules';
import { matchesIn, recordsOfTable, type Table, tableOfRecords } from '@mbegu/table';
import { setupText } from '../words.ts';
import { faultText } from '../words-around.ts';
import { recordsIn } from './record-text.ts';
import { addGame, allGames, newId, passingMax, passingOf } from './saved.ts';

export const recordsText = (tables: readonly Table[]): string => makeRecords(tables.flatMap(recordsOfTable));

/** Has the browser save a text as a file. */
export const download = (name: string, written: string): void => {
  const address = URL.createObjectURL(new Blob([written], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

export interface BroughtIn {
  /** How many games are kept now that were not. */
  readonly count: number;
  /** What there is to say of it, a sentence each; faults first. */
  readonly told: readonly string[];
}

// Only faults of records come out of reading records.
const said = (faults: readonly { readonly code: string }[]): string =>
  (faults as readonly Fault[]).map((fault) => faultText(explainFault(fault))).join(' ');

/** Whether a record says more than a kept game holds. */
const saysMore = ({ tags, line }: GameRecord): boolean =>
  Object.keys(tags).length > 0 ||
  line.comments.length > 0 ||
  line.entries.some(({ comments, variations }) => comments.length + variations.length > 0);

/** How many more games of either kind that passes there is room for, beside those that are here. */
const roomBeside = (tables: readonly Table[]): { finished: number; untouched: number } => {
  const room = { ...passingMax };
  for (const passing of tables.map(passingOf)) if (passing) room[passing] -= 1;
  return room;
};

/**
 * Keeps the games of a text of records, listed in their order. One that is faulty takes no other with it, none is kept twice,
 * and none that is here goes for them.
 */
export const bringIn = (written: string, now: number): BroughtIn => {
  const parsed = recordsIn(written);
  if (!parsed.ok) return { count: 0, told: [said(parsed.error)] };
  const tables = allGames().games.map(({ table }) => table);
  const here = new Set(tables.map((table) => recordsText([table])));
  const room = roomBeside(tables);
  const matches = matchesIn(parsed.value);
  const faults: string[] = [];
  let count = 0;
  let known = 0;
  let full = 0;
  let trouble: string | null = null;
  const keep = (records: readonly GameRecord[], index: number): void => {
    const table = tableOfRecords(records, now - index);
    if (!table.ok) {
      const reason = said(table.error);
      faults.push(matches.length === 1 ? reason : setupText('import.fault', { number: index + 1, reason }));
      return;
    }
    const passing = passingOf(table.value);
    if (here.has(recordsText([table.value]))) known += 1;
    else if (passing && room[passing] <= 0) full += 1;
    else {
      here.add(recordsText([table.value]));
      if (passing) room[passing] -= 1;
      trouble = addGame(newId(table.value.match.game.id as 'kalah', now + index), table.value) ?? trouble;
      count += 1;
    }
  };
  matches.forEach(keep);
  return {
    count,
    told: [
      ...faults,
      setupText('import.done', { count }),
      ...(parsed.value.some(saysMore) ? [setupText('import.plain')] : []),
      ...(known > 0 ? [setupText('import.known', { count: known })] : []),
      ...(full > 0 ? [setupText('import.full', { count: full, ...passingMax })] : []),
      ...(trouble === null ? [] : [setupText(`trouble.${trouble}`)]),
    ],
  };
};
