/** A file as text, or the sentences that say why it is none; several as one text of records. */
import {
  fail,
  fault,
  type Game,
  type GameRecord,
  makeRecords,
  plainText,
  type Result,
  recordCharsMax,
} from '@mbegu/rules';
import { matchesIn } from '@mbegu/table';
import { decodeText, fileBytesMax, readRecords } from './read-text.ts';
import { treeOfRecords } from './records.ts';
import { faultSentence } from './words.ts';

export const readFile = async (file: File): Promise<Result<string, readonly string[]>> => {
  // What is far too large is not even taken into memory: its beginning is enough to say so.
  const part = file.size > fileBytesMax ? file.slice(0, fileBytesMax + 1) : file;
  const bytes = await part.arrayBuffer().catch(() => null);
  if (bytes === null) return fail([faultSentence(fault('file-unread'))]);
  const text = decodeText(new Uint8Array(bytes));
  return text.ok ? text : fail(text.error.map((each) => faultSentence(each)));
};

interface FilesRead {
  /** Empty where there is nothing to read in them. */
  readonly text: string;
  /** What could not be read, and why; of several files with the name of each. */
  readonly faults: readonly string[];
}

/** Apart from the sentence behind it, whichever way each of them runs. */
const named = (name: string, sentence: string): string => `\u2068${plainText(name)}\u2069: ${sentence}`;

const readRecordsOf = async (file: File, game: Game): Promise<Result<readonly GameRecord[], readonly string[]>> => {
  const text = await readFile(file);
  if (!text.ok) return text;
  const records = readRecords(text.value, game);
  return records.ok ? records : fail(records.error.map((each) => faultSentence(each, game)));
};

/** Several files as one text of records, as if what is in them stood in one. What cannot be read takes no other with it. */
const joinFiles = async (files: readonly File[], game: Game): Promise<FilesRead> => {
  const faults = new Set<string>();
  const refuse = (name: string, sentences: readonly string[]): void => {
    for (const each of sentences) faults.add(named(name, each));
  };
  const namesOf = new Map<GameRecord, string>();
  for (const file of files) {
    const records = await readRecordsOf(file, game);
    if (records.ok) for (const each of records.value) namesOf.set(each, file.name);
    else refuse(file.name, records.error);
  }
  let text = '';
  for (const match of matchesIn([...namesOf.keys()])) {
    const written = `${makeRecords(match)}\n`;
    const hasRoom = text.length + written.length <= recordCharsMax;
    const read = hasRoom ? treeOfRecords(match) : fail([fault('file-size', { max: recordCharsMax })]);
    if (read.ok) text += written;
    else
      refuse(
        namesOf.get(match[0] as GameRecord) ?? '',
        read.error.map((each) => faultSentence(each)),
      );
  }
  return { text, faults: [...faults] };
};

/** @param game the game a position is read for */
export const readFiles = async (files: readonly File[], game: Game): Promise<FilesRead> => {
  const [file, ...others] = files;
  if (!file || others.length > 0) return joinFiles(files, game);
  const text = await readFile(file);
  return text.ok ? { text: text.value, faults: [] } : { text: '', faults: text.error };
};
