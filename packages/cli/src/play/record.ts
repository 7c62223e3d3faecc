import { renameSync, writeFileSync } from 'node:fs';
import { makeRecords, recordsOf } from '@mbegu/rules';
import type { Table } from '@mbegu/table';
import { refuse } from '../refused.ts';
import { seatText } from './seats.ts';

const two = (part: number): string => String(part).padStart(2, '0');

const dateText = (date: Date): string => `${date.getFullYear()}.${two(date.getMonth() + 1)}.${two(date.getDate())}`;

/** The record of everything played at a table. */
export const recordText = ({ match, seats, began }: Table): string =>
  makeRecords(
    recordsOf(match, { south: seatText(seats.S), north: seatText(seats.N), date: dateText(new Date(began)) }),
  );

const detailOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);

const replaceFile = (file: string, text: string): void => {
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
};

/**
 * Writes a file; throws `Refused`: `file-exists`, `file-unwritable`.
 *
 * @param mayReplace an existing file is replaced; its old text stays until the new one is whole
 */
export const writeFile = (file: string, text: string, mayReplace: boolean): void => {
  try {
    if (mayReplace) replaceFile(file, text);
    else writeFileSync(file, text, { flag: 'wx' });
  } catch (error) {
    const detail = detailOf(error);
    refuse(detail === 'EEXIST' ? 'file-exists' : 'file-unwritable', { file, detail });
  }
};
