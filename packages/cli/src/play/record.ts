import { writeFileSync } from 'node:fs';
import { type Fault, makeRecords, recordsOf } from '@mbegu/rules';
import { recordName, type Table } from '@mbegu/table';
import { writeWhole } from '../files/whole.ts';

const two = (part: number): string => String(part).padStart(2, '0');

const dateText = (date: Date): string => `${date.getFullYear()}.${two(date.getMonth() + 1)}.${two(date.getDate())}`;

/** The record of everything played at a table. */
export const recordText = ({ match, seats, began }: Table): string =>
  makeRecords(
    recordsOf(match, { south: recordName(seats.S), north: recordName(seats.N), date: dateText(new Date(began)) }),
  );

const detailOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);

/**
 * Writes a file.
 *
 * @param mayReplace an existing file is replaced; its old text stays until the new one is whole
 * @returns why it could not be written, `file-exists` or `file-unwritable`; `null` where it was
 */
export const writeFile = (file: string, text: string, mayReplace: boolean): Fault<string> | null => {
  try {
    if (mayReplace) writeWhole(file, (fd) => writeFileSync(fd, text));
    else writeFileSync(file, text, { flag: 'wx' });
    return null;
  } catch (error) {
    const detail = detailOf(error);
    return { code: detail === 'EEXIST' ? 'file-exists' : 'file-unwritable', params: { file, detail } };
  }
};
