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
import { plainDigits } from '../digits.ts';
import { jsonIn, recordsIn } from '../record-text.ts';
import { type LinkFault, readLink } from './read-link.ts';
import { type Head, isTooLarge, noHead, recordsOfTree, treeOfRecords } from './records.ts';
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

type Records = Result<readonly GameRecord[], readonly ReadFault[]>;

const recordsInJson = (text: string): Records => {
  const value = jsonIn(text);
  if (value === undefined) return fail([fault('text-unknown')]);
  if (typeof value !== 'object' || value === null || !('mbegu-table' in value)) return recordsIn(text);
  // A table is played through while it is read.
  const inside = recordsIn(JSON.stringify('records' in value ? value.records : []));
  if (inside.ok && isTooLarge(inside.value)) return fail([tooLarge()]);
  const table = loadTable(text);
  return table.ok ? ok(recordsOfTable(table.value)) : table;
};

const LINK = /#\/analyse\/(\d+[./][^\s"<>]*)/;
const POSITION = /^\S+\/\S+\s+\S+\s+\S+(\s+\S+)*$/;

/** A link without what closes the sentence or the parentheses it stands in; those of its variations close what they open. */
const withoutEnd = (link: string): string => {
  let opened = link.split('(').length - link.split(')').length;
  let end = link.length;
  for (; end > 0; end--) {
    const last = link[end - 1] as string;
    if (last === ')' ? opened >= 0 : /[a-z0-9-]/i.test(last)) break;
    opened += last === ')' ? 1 : last === '(' ? -1 : 0;
  }
  return link.slice(0, end);
};

/** What stands in a text: records, or a tree in itself. */
type Found = { readonly records: readonly GameRecord[] } | (Grown & Pick<Opened, 'isBeyond'>);

const find = (text: string, game: Game): Result<Found, readonly ReadFault[]> => {
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  if (trimmed === '') return fail([fault('text-empty')]);
  if (trimmed.length > recordCharsMax) return fail([fault('file-size', { max: recordCharsMax })]);
  const link = LINK.exec(trimmed)?.[1];
  if (link !== undefined) return readLink(withoutEnd(link));
  if (/^[{[]/.test(trimmed)) {
    const records = /^(\{|\[\s*[{\]])/.test(trimmed) ? recordsInJson(trimmed) : parseRecords(trimmed);
    return records.ok ? ok({ records: records.value }) : records;
  }
  if (!POSITION.test(trimmed) || trimmed.includes('\n')) return fail([fault('text-unknown')]);
  const position = parsePosition(game, plainDigits(trimmed));
  return position.ok ? ok({ tree: plantTree(game, position.value), id: rootId }) : position;
};

/**
 * @param game the game a position is read for: its text does not say which
 * @param which of several games in a text, from 0
 */
export const readText = (text: string, game: Game, which = 0): Reading => {
  const found = find(text, game);
  if (!found.ok) return found;
  if (!('records' in found.value)) return ok({ ...found.value, head: noHead, games: 1 });
  const games = matchesIn(found.value.records);
  const read = treeOfRecords(games[which] ?? found.value.records);
  return read.ok ? ok({ ...read.value, games: games.length }) : read;
};

/** Whatever stands in a text as records, whose moves nobody has checked. */
export const readRecords = (text: string, game: Game): Records => {
  const found = find(text, game);
  if (!found.ok) return found;
  return ok('records' in found.value ? found.value.records : recordsOfTree(found.value.tree, noHead));
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
