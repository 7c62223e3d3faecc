import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import {
  excerpt,
  type Fault,
  fail,
  type GameRecord,
  type Match,
  matchOf,
  ok,
  parseJsonRecord,
  parseRecords,
  type Result,
  recordCharsMax,
} from '@mbegu/rules';
import type { Io } from '../io.ts';
import { EXIT, Refused, refuse } from '../refused.ts';

/** A game of a file: its records, one for each round, and the match they make. */
export interface Recorded {
  readonly records: readonly GameRecord[];
  readonly match: Match;
}

/** No UTF-8 text of as many characters is longer. */
const bytesMax = 4 * recordCharsMax;

const tooLarge = (file: string): never => refuse('file-too-large', { file, charsMax: recordCharsMax }, EXIT.no);

const readAll = async (stream: Readable, file: string): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    chunks.push(Buffer.from(chunk));
    bytes += chunk.length;
    if (bytes > bytesMax) tooLarge(file);
  }
  return Buffer.concat(chunks);
};

const readBytes = async (file: string, { input }: Io): Promise<Buffer> => {
  if (file === '-') return readAll(input, file);
  try {
    return await readAll(createReadStream(file), file);
  } catch (error) {
    if (error instanceof Refused) throw error;
    const detail = (error as NodeJS.ErrnoException).code ?? String(error);
    return refuse('file-unreadable', { file, detail });
  }
};

/** A record's text; throws `Refused`: `file-unreadable` (wrong use), `not-utf8`, `file-too-large` (no record). */
const readText = async (file: string, io: Io): Promise<string> => {
  const bytes = await readBytes(file, io);
  if (!isUtf8(bytes)) refuse('not-utf8', {}, EXIT.no);
  const text = bytes.toString('utf8').replace(/^\ufeff/, '');
  return text.length > recordCharsMax ? tooLarge(file) : text;
};

type Parsed = Result<readonly GameRecord[], readonly Fault<string>[]>;

const parseJsonText = (text: string): Result<unknown, readonly Fault<string>[]> => {
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    return fail([{ code: 'json-syntax', params: { found: excerpt(text), detail: (error as Error).message } }]);
  }
};

const parseJson = (text: string): Parsed => {
  const json = parseJsonText(text);
  if (!json.ok) return json;
  const values: readonly unknown[] = Array.isArray(json.value) ? json.value : [json.value];
  if (values.length === 0) return fail([{ code: 'json-shape', params: { at: '0' } }]);
  const records: GameRecord[] = [];
  for (const value of values) {
    const record = parseJsonRecord(value);
    if (!record.ok) return record;
    records.push(record.value);
  }
  return ok(records);
};

/** Records of one match stand together: a later round names its number. */
const byMatch = (records: readonly GameRecord[]): readonly (readonly GameRecord[])[] => {
  const matches: GameRecord[][] = [];
  for (const record of records) {
    if (record.round !== null && record.round > 1 && matches.length > 0) matches.at(-1)?.push(record);
    else matches.push([record]);
  }
  return matches;
};

/** Faults of one of several records name it by its place in the file: the first that cannot be played after those before it. */
const inRecord = (
  faults: readonly Fault<string>[],
  all: readonly GameRecord[],
  records: readonly GameRecord[],
): readonly Fault<string>[] => {
  if (all.length === 1) return faults;
  const broken = records.findIndex((_, index) => !matchOf(records.slice(0, index + 1)).ok);
  const record = all.indexOf(records[Math.max(broken, 0)] as GameRecord) + 1;
  return faults.map((fault) => ({ ...fault, params: { ...fault.params, record } }));
};

/** The games of a file, as text or as JSON, each played through; throws `Refused` (the answer is no) at the first fault. */
export const readGames = async (file: string, io: Io): Promise<readonly Recorded[]> => {
  const text = await readText(file, io);
  const isJson = /^\s*(?:\{\s*"|\[\s*[{\]])/.test(text);
  const parsed: Parsed = isJson ? parseJson(text) : parseRecords(text);
  if (!parsed.ok) throw new Refused(parsed.error, EXIT.no);
  return byMatch(parsed.value).map((records) => {
    const match = matchOf(records);
    if (match.ok) return { records, match: match.value };
    throw new Refused(inRecord(match.error, parsed.value, records), EXIT.no);
  });
};
