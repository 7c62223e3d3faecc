/** Games that go out as records and come in again. */
import { explainFault, type Fault, type GameRecord, makeRecords } from '@mbegu/rules';
import { matchesIn, recordsOfTable, type Table, tableOfRecords } from '@mbegu/table';
import { faultText, setupText } from '../words.ts';
import { recordsIn } from './record-text.ts';
import { allGames, newId, writeGame } from './saved.ts';

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

/** Keeps the games of a text of records. One that is faulty takes no other with it, and none is kept twice. */
export const bringIn = (written: string, now: number): BroughtIn => {
  const parsed = recordsIn(written);
  if (!parsed.ok) return { count: 0, told: [said(parsed.error)] };
  const here = new Set(allGames().games.map(({ table }) => recordsText([table])));
  const matches = matchesIn(parsed.value);
  const faults: string[] = [];
  let count = 0;
  let known = 0;
  let trouble: string | null = null;
  const keep = (records: readonly GameRecord[], index: number): void => {
    const table = tableOfRecords(records, now);
    if (!table.ok) {
      const reason = said(table.error);
      faults.push(matches.length === 1 ? reason : setupText('import.fault', { number: index + 1, reason }));
    } else if (here.has(recordsText([table.value]))) known += 1;
    else {
      here.add(recordsText([table.value]));
      trouble = writeGame(newId(table.value.match.game.id as 'kalah', now + index), table.value) ?? trouble;
      count += 1;
    }
  };
  matches.forEach(keep);
  return {
    count,
    told: [
      ...faults,
      setupText('import.done', { count }),
      ...(known > 0 ? [setupText('import.known', { count: known })] : []),
      ...(trouble === null ? [] : [setupText(`trouble.${trouble}`)]),
    ],
  };
};
