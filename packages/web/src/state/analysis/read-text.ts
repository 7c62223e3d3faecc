/** Reads whatever somebody pastes, drops or opens: a position, a link, records as text or JSON, a kept game. */
import {
  type Fault,
  fail,
  fault,
  type Game,
  type GameRecord,
  ok,
  parsePosition,
  parseRecords,
  type Result,
  recordCharsMax,
} from '@mbegu/rules';
import { loadTable, matchesIn, recordsOfTable, type Fault as TableFault } from '@mbegu/table';
import { jsonIn, recordsIn } from '../record-text.ts';
import { type LinkFault, readLink } from './read-link.ts';
import { type Head, isTooLarge, noHead, treeOfRecords } from './records.ts';
import { type Grown, plantTree, rootId, tooLarge } from './tree.ts';

interface Opened extends Grown {
  readonly head: Head;
  /** It is a link that looks at a move its game does not have. */
  readonly isBeyond?: boolean;
  /** How many games stand in the text, of which this is one. */
  readonly games: number;
}

export type ReadFault =
  | LinkFault
  | TableFault
  | Fault<'text-empty' | 'text-unknown' | 'tree-large' | 'file-size' | 'file-binary' | 'file-unread'>;

type Reading = Result<Opened, readonly ReadFault[]>;

const openRecords = (records: readonly GameRecord[], which: number): Reading => {
  const games = matchesIn(records);
  const read = treeOfRecords(games[which] ?? records);
  return read.ok ? ok({ ...read.value, games: games.length }) : read;
};

const readJson = (text: string, which: number): Reading => {
  const value = jsonIn(text);
  if (value === undefined) return fail([fault('text-unknown')]);
  if (typeof value === 'object' && value !== null && 'mbegu-table' in value) {
    // A table is played through while it is read.
    const inside = recordsIn(JSON.stringify('records' in value ? value.records : []));
    if (inside.ok && isTooLarge(inside.value)) return fail([tooLarge()]);
    const table = loadTable(text);
    return table.ok ? openRecords(recordsOfTable(table.value), 0) : table;
  }
  const records = recordsIn(text);
  return records.ok ? openRecords(records.value, which) : records;
};

const LINK = /#\/analyse\/(\d+[./]\S*)/;
const POSITION = /^\S+\/\S+\s+\S+\s+\S+(\s+\S+)*$/;

/**
 * @param game the game a position is read for: its text does not say which
 * @param which of several games in a text, from 0
 */
export const readText = (text: string, game: Game, which = 0): Reading => {
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  if (trimmed === '') return fail([fault('text-empty')]);
  if (trimmed.length > recordCharsMax) return fail([fault('file-size', { max: recordCharsMax })]);
  const link = LINK.exec(trimmed)?.[1];
  if (link !== undefined) {
    const read = readLink(link);
    return read.ok ? ok({ ...read.value, head: noHead, games: 1 }) : read;
  }
  if (trimmed.startsWith('{') || /^\[\s*[{\]]/.test(trimmed)) return readJson(trimmed, which);
  if (trimmed.startsWith('[')) {
    const records = parseRecords(trimmed);
    return records.ok ? openRecords(records.value, which) : records;
  }
  if (!POSITION.test(trimmed) || trimmed.includes('\n')) return fail([fault('text-unknown')]);
  const position = parsePosition(game, trimmed);
  return position.ok ? ok({ tree: plantTree(game, position.value), id: rootId, head: noHead, games: 1 }) : position;
};

/** Largest file that is looked into: as many characters as a record may have, at four bytes each. */
export const fileBytesMax = 4 * recordCharsMax;

const startsWith = (bytes: Uint8Array, ...first: readonly number[]): boolean =>
  first.every((byte, at) => bytes[at] === byte);

/** A file's bytes as text: UTF-8, or UTF-16 where it says so. What is no text is refused. */
export const decodeText = (bytes: Uint8Array): Result<string, readonly ReadFault[]> => {
  if (bytes.length > fileBytesMax) return fail([fault('file-size', { max: recordCharsMax })]);
  const encoding = startsWith(bytes, 0xff, 0xfe) ? 'utf-16le' : startsWith(bytes, 0xfe, 0xff) ? 'utf-16be' : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\0') ? fail([fault('file-binary')]) : ok(text);
  } catch {
    return fail([fault('file-binary')]);
  }
};
