import { excerpt, type Fault, fault } from '../faults.ts';
import { fail, ok, type Result } from '../result.ts';
import { type Move, parseMove } from './move.ts';
import { type GameRecord, type RecordEntry, type RecordLine, recordCharsMax, variationDepthMax } from './record.ts';
import { recordOfTags, type Tag } from './record-tags.ts';

/** Where reading stands. Anything wrong is thrown as a `Broken` and caught where reading began. */
interface Reader {
  readonly text: string;
  at: number;
  /** Line of the place `counted`: counting goes on from there and never back to the beginning. */
  line: number;
  counted: number;
}

/** What was looked for where a record broke. */
type Expected = 'tag' | 'tag-value' | 'tag-end' | 'move' | 'comment-end' | 'variation-end' | 'less-depth' | 'less-text';

class Broken {
  readonly fault: Fault;
  constructor(fault: Fault) {
    this.fault = fault;
  }
}

const lineOf = (reader: Reader): number => {
  for (; reader.counted < reader.at; reader.counted++) if (reader.text[reader.counted] === '\n') reader.line++;
  return reader.line;
};

const broken = (reader: Reader, expected: Expected): Broken => {
  const { text, at } = reader;
  const column = at - text.lastIndexOf('\n', at - 1);
  const found = /^\S*/.exec(text.slice(at, at + 60))?.[0] ?? '';
  return new Broken(fault('record-syntax', { line: lineOf(reader), column, found: excerpt(found), expected }));
};

/** Takes what the pattern (sticky) matches here. */
const take = (reader: Reader, pattern: RegExp): RegExpExecArray | null => {
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.text);
  if (found) reader.at = pattern.lastIndex;
  return found;
};

const skipSpace = (reader: Reader): string => take(reader, /\s*/y)?.[0] ?? '';

/** A tag stands on one line: line ends inside it are written as letters. */
const unescapedTag = (text: string): string =>
  text.replace(/\\(.)/g, (_, letter: string) => (letter === 'n' ? '\n' : letter === 'r' ? '\r' : letter));

const unescaped = (text: string): string => text.replace(/\\(.)/gs, '$1');

const readTag = (reader: Reader): Tag => {
  const line = lineOf(reader);
  const name = take(reader, /\[\s*([A-Za-z][A-Za-z0-9_-]*)/y)?.[1];
  if (name === undefined) throw broken(reader, 'tag');
  const value = take(reader, /\s*"((?:[^"\\\n]|\\[^\n])*)"/y)?.[1];
  if (value === undefined) throw broken(reader, 'tag-value');
  if (!take(reader, /\s*\]/y)) throw broken(reader, 'tag-end');
  return { name, value: unescapedTag(value), line };
};

const readComment = (reader: Reader): string => {
  const found = take(reader, /\{((?:[^}\\]|\\.)*)\}/sy);
  if (!found) throw broken(reader, 'comment-end');
  return unescaped(found[1] as string).trim();
};

/** The entries of one word: the sowings of a turn joined, `swap`, or `-`. */
const readWord = (reader: Reader): readonly (Move | '-')[] => {
  const start = reader.at;
  const word = take(
    reader,
    /[A-L]+(?![^\s{}()[\]])|[a-l]+(?![^\s{}()[\]])|swap(?![^\s{}()[\]])|-(?![^\s{}()[\]])/y,
  )?.[0];
  if (word === undefined) throw broken({ ...reader, at: start }, 'move');
  if (word === '-' || word === 'swap') return [word];
  return [...word].flatMap((letter) => {
    const move = parseMove(letter);
    return move.ok ? [move.value] : [];
  });
};

interface OpenEntry extends RecordEntry {
  readonly comments: string[];
  readonly variations: RecordLine[];
}

/** Reads moves, comments and variations up to the end of the line: a tag, a closing parenthesis, or the end of the text. */
const readLine = (reader: Reader, depth: number): RecordLine => {
  const comments: string[] = [];
  const entries: OpenEntry[] = [];
  for (;;) {
    skipSpace(reader);
    const last = entries.at(-1);
    const next = reader.text[reader.at];
    if (next === undefined || next === '[' || next === ')') return { comments, entries };
    if (next === '{') (last?.comments ?? comments).push(readComment(reader));
    else if (next === '(' && last) last.variations.push(readVariation(reader, depth + 1));
    else if (!take(reader, /\d{1,6}\.(\.\.)?(?![.\d])/y)) {
      for (const move of readWord(reader)) entries.push({ move, comments: [], variations: [] });
    }
  }
};

const readVariation = (reader: Reader, depth: number): RecordLine => {
  if (depth > variationDepthMax) throw broken(reader, 'less-depth');
  const opened = { ...reader };
  reader.at++;
  const line = readLine(reader, depth);
  if (reader.text[reader.at] !== ')') throw broken(opened, 'variation-end');
  reader.at++;
  return line;
};

/** A record without moves ends at a blank line before the next one's `Mbegu` tag. */
const nextBegins = ({ text, at }: Reader, space: string, tags: readonly Tag[]): boolean =>
  /\n\s*\n/.test(space) && tags.some(({ name }) => name === 'Mbegu') && /^\[\s*Mbegu\s*"/.test(text.slice(at, at + 60));

const readRecord = (reader: Reader): Result<GameRecord, readonly Fault[]> => {
  const tags: Tag[] = [];
  let space = '';
  do {
    tags.push(readTag(reader));
    space = skipSpace(reader);
  } while (reader.text[reader.at] === '[' && !nextBegins(reader, space, tags));
  const line = readLine(reader, 0);
  if (reader.text[reader.at] === ')') throw broken(reader, 'move');
  return recordOfTags(tags, line);
};

/**
 * Reads a record file: one or more records, each a block of tags and its moves. Only the form is checked here; whether
 * the moves can be played is `matchOf`'s to say.
 */
export const parseRecords = (text: string): Result<readonly GameRecord[], readonly Fault[]> => {
  const reader: Reader = { text: text.startsWith('\uFEFF') ? text.slice(1) : text, at: 0, line: 1, counted: 0 };
  const records: GameRecord[] = [];
  try {
    if (text.length > recordCharsMax) throw broken(reader, 'less-text');
    skipSpace(reader);
    do {
      const record = readRecord(reader);
      if (!record.ok) return record;
      records.push(record.value);
    } while (reader.at < reader.text.length);
    return ok(records);
  } catch (error) {
    if (error instanceof Broken) return fail([error.fault]);
    throw error;
  }
};
