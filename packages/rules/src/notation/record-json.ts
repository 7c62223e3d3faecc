import { excerpt, type Fault, fault } from '../faults.ts';
import type { Options } from '../game.ts';
import { createGame, type GameId, isGameId } from '../games/index.ts';
import { fail, ok, type Result } from '../result.ts';
import { parseMove } from './move.ts';
import { type GameRecord, type RecordEntry, type RecordLine, recordVersion, variationDepthMax } from './record.ts';
import { isFreeTag, recordOfTags } from './record-tags.ts';

/** An entry of a JSON record: the move alone, or with what is said of it and what might have been played instead. */
export type JsonEntry =
  | string
  | { readonly move: string; readonly comments?: readonly string[]; readonly variations?: readonly JsonLine[] };

export interface JsonLine {
  readonly comments?: readonly string[];
  readonly moves: readonly JsonEntry[];
}

/** The JSON twin of a record: the same content, a key for each tag. */
export interface JsonRecord extends JsonLine {
  readonly mbegu: typeof recordVersion;
  readonly game: GameId;
  readonly options?: Options;
  readonly south: string;
  readonly north: string;
  readonly date?: string;
  readonly round?: number;
  readonly position?: string;
  readonly result: readonly [south: number, north: number] | null;
  readonly termination?: string;
  readonly winner?: string;
  readonly tags?: Readonly<Record<string, string>>;
}

const makeEntry = ({ move, comments, variations }: RecordEntry): JsonEntry =>
  comments.length === 0 && variations.length === 0
    ? move
    : {
        move,
        ...(comments.length > 0 ? { comments } : {}),
        ...(variations.length > 0 ? { variations: variations.map(makeLine) } : {}),
      };

const makeLine = ({ comments, entries }: RecordLine): JsonLine => ({
  ...(comments.length > 0 ? { comments } : {}),
  moves: entries.map(makeEntry),
});

/** A record as its JSON twin, a plain value; what is not known is left out. */
export const makeJsonRecord = (record: GameRecord): JsonRecord => ({
  mbegu: recordVersion,
  game: record.game,
  ...(Object.keys(record.options).length > 0 ? { options: record.options } : {}),
  south: record.south,
  north: record.north,
  ...(record.date === null ? {} : { date: record.date }),
  ...(record.round === null ? {} : { round: record.round }),
  ...(record.position === null ? {} : { position: record.position }),
  result: record.result,
  ...(record.termination === null ? {} : { termination: record.termination }),
  ...(record.winner === null ? {} : { winner: record.winner }),
  ...(Object.keys(record.tags).length > 0 ? { tags: record.tags } : {}),
  ...makeLine(record.line),
});

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a key of a JSON record may hold; `at` in a fault names the key that does not. */
const SHAPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  mbegu: (value) => typeof value === 'number',
  game: (value) => typeof value === 'string',
  options: isObject,
  south: (value) => typeof value === 'string',
  north: (value) => typeof value === 'string',
  date: (value) => typeof value === 'string',
  round: (value) => Number.isInteger(value),
  position: (value) => typeof value === 'string',
  result: (value) => value === null || (Array.isArray(value) && value.length === 2 && value.every(Number.isInteger)),
  termination: (value) => typeof value === 'string',
  winner: (value) => typeof value === 'string',
  tags: (value) =>
    isObject(value) && Object.entries(value).every(([name, text]) => isFreeTag(name) && typeof text === 'string'),
  comments: (value) => Array.isArray(value) && value.every((text) => typeof text === 'string'),
  moves: Array.isArray,
  move: (value) => typeof value === 'string',
  variations: Array.isArray,
};

const RECORD_KEYS = Object.keys(SHAPES).filter((key) => key !== 'move' && key !== 'variations');

const shapeFaults = (value: unknown, at: string, keys: readonly string[], needed: readonly string[]): Fault[] => {
  if (!isObject(value)) return [at === '' ? fault('record-none') : fault('json-shape', { at })];
  const wrong = Object.keys(value).filter((key) => !keys.includes(key) || !SHAPES[key]?.(value[key]));
  const missing = needed.filter((key) => !Object.hasOwn(value, key));
  return [...wrong, ...missing].map((key) => fault('json-shape', { at: excerpt(`${at}.${key}`) }));
};

const readEntry = (value: unknown, at: string, depth: number): Result<RecordEntry, readonly Fault[]> => {
  const entry: unknown = typeof value === 'string' ? { move: value } : value;
  const faults = shapeFaults(entry, at, ['move', 'comments', 'variations'], ['move']);
  if (faults.length > 0) return fail(faults);
  const {
    move,
    comments = [],
    variations = [],
  } = entry as { move: string; comments?: string[]; variations?: unknown[] };
  const parsed = move === '-' ? ok('-' as const) : parseMove(move);
  if (!parsed.ok) return fail([parsed.error]);
  const lines: RecordLine[] = [];
  for (const [index, variation] of variations.entries()) {
    const line = readLine(variation, `${at}.variations[${index}]`, depth + 1, ['comments', 'moves']);
    if (!line.ok) return line;
    lines.push(line.value);
  }
  return ok({ move: parsed.value, comments, variations: lines });
};

const readLine = (
  value: unknown,
  at: string,
  depth: number,
  keys: readonly string[],
): Result<RecordLine, readonly Fault[]> => {
  if (depth > variationDepthMax) return fail([fault('json-shape', { at: excerpt(at) })]);
  const faults = shapeFaults(value, at, keys, ['moves']);
  if (faults.length > 0) return fail(faults);
  const { comments = [], moves } = value as { comments?: string[]; moves: unknown[] };
  const entries: RecordEntry[] = [];
  for (const [index, move] of moves.entries()) {
    const entry = readEntry(move, `${at}.moves[${index}]`, depth);
    if (!entry.ok) return entry;
    entries.push(entry.value);
  }
  return ok({ comments, entries });
};

/** The keys that are tags of a text record, under the names they have there. */
const TAG_OF_KEY: Readonly<Record<string, string>> = {
  mbegu: 'Mbegu',
  game: 'Game',
  south: 'South',
  north: 'North',
  date: 'Date',
  round: 'Round',
  position: 'Position',
  termination: 'Termination',
  winner: 'Winner',
};

const tagsOf = (value: Json) => [
  ...Object.entries(TAG_OF_KEY).flatMap(([key, name]) =>
    Object.hasOwn(value, key) ? [{ name, value: String(value[key]), line: 0 }] : [],
  ),
  ...(Array.isArray(value.result) ? [{ name: 'Result', value: value.result.join('-'), line: 0 }] : []),
  ...Object.entries((value.tags ?? {}) as Readonly<Record<string, string>>).map(([name, text]) => ({
    name,
    value: text,
    line: 0,
  })),
];

/** Reads a JSON record, given as a value. Only the form is checked; `matchOf` plays it. Faults: `record-none`, `json-shape` with `at`, and those of the tags. */
export const parseJsonRecord = (value: unknown): Result<GameRecord, readonly Fault[]> => {
  const line = readLine(value, '', 0, RECORD_KEYS);
  if (!line.ok) return line;
  const json = value as Json;
  const missing = shapeFaults(json, '', RECORD_KEYS, ['mbegu', 'game']);
  if (missing.length > 0) return fail(missing);
  const record = recordOfTags(tagsOf(json), line.value);
  if (!record.ok || json.options === undefined) return record;
  const { game } = record.value;
  const options = json.options as Options;
  const checked = isGameId(game) ? createGame(game, options) : ok(null);
  return checked.ok ? ok({ ...record.value, options }) : checked;
};
