import {
  createGame,
  type Fault,
  fail,
  fault,
  type Game,
  isGameId,
  ok,
  parseOptionList,
  type Result,
} from '@mbegu/rules';
import { type Checksum, checksumOf, checksumOfText, hexOf } from './checksum.ts';
import { optionsThatMatter, rulesText, sameTables } from './rules-text.ts';
import { type EndgameTable, endgamePositions, endgameReach, endgameTableBytes, layEndgameTable } from './tables.ts';

/**
 * A table as a file: a short header and the bytes of the table as they lie in memory. Numbers are little-endian.
 *
 *    0         8         10       11      12       14      16          20      24      32      40       48
 *   ┌─────────┬─────────┬────────┬───────┬────────┬───────┬───────────┬───────┬───────┬───────┬────────┬──────────┬─ ─
 *   │mbegu-et │ version │ bytes  │ seeds │ header │ text  │ positions │   0   │ rules │ body  │ header │ text, 0… │ body
 *   │         │   (16)  │ each   │       │ bytes  │ bytes │    (32)   │       │ (64)  │ (64)  │ (64)   │          │
 *   └─────────┴─────────┴────────┴───────┴────────┴───────┴───────────┴───────┴───────┴───────┴────────┴──────────┴─ ─
 *                                  (8)     (16)     (16)                     checksums of 64 bits
 *
 * `text` is the game with the options that matter: `kalah pits=6 empty-capture=leave …`; the header is filled up to a multiple
 * of 8. The checksum of the rules is that of `rulesText`, so that a table built by other rules is known; that of the header
 * is taken with its own place at 0.
 */
export interface EndgameHeader {
  readonly version: number;
  readonly game: Game;
  readonly seeds: number;
  readonly positions: number;
  readonly distances: boolean;
  readonly headerBytes: number;
  readonly bodyBytes: number;
  /** Of the rules, 16 hexadecimal digits. */
  readonly rules: string;
  /** Of the body, 16 hexadecimal digits. */
  readonly checksum: string;
}

export type EndgameFileFault = Fault<
  'not-a-table' | 'table-version' | 'table-of-another' | 'table-rules' | 'table-damaged'
>;

/** As much of a file as `readEndgameHeader` needs to see at most. */
export const endgameHeaderBytesMax = 1024;
export const endgameFileVersion = 1;

const magic = 'mbegu-et';
const place = {
  version: 8,
  bytesEach: 10,
  seeds: 11,
  headerBytes: 12,
  textBytes: 14,
  positions: 16,
  rules: 24,
  body: 32,
  header: 40,
  text: 48,
} as const;

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const writeText = (bytes: Uint8Array, at: number, text: string): void => {
  for (let i = 0; i < text.length; i++) bytes[at + i] = text.charCodeAt(i);
};

const readText = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

const writeSum = (view: DataView, at: number, [even, odd]: Checksum): void => {
  view.setUint32(at, even, true);
  view.setUint32(at + 4, odd, true);
};

const readSum = (view: DataView, at: number): Checksum => [view.getUint32(at, true), view.getUint32(at + 4, true)];

/** A game with the options its tables depend on, as the header has it: `walak-pussa pits=7`. */
export const endgameTitle = (game: Game): string =>
  [game.id, ...Object.entries(optionsThatMatter(game)).map(([name, value]) => `${name}=${value}`)].join(' ');

/** Checksum of a header, whatever stands in the place of it. */
const headerSum = (header: Uint8Array): Checksum => {
  const copy = header.slice();
  copy.fill(0, place.header, place.text);
  return checksumOf(copy);
};

/** A finished table as a file, in two pieces to be written one after the other; the second is the table's own memory. */
export const encodeEndgame = (table: EndgameTable): readonly [header: Uint8Array, body: Uint8Array] => {
  const { game, seeds, positions, bytes, distances } = table;
  const text = endgameTitle(game);
  const header = new Uint8Array((place.text + text.length + 7) & ~7);
  const view = viewOf(header);
  writeText(header, 0, magic);
  view.setUint16(place.version, endgameFileVersion, true);
  header[place.bytesEach] = distances ? 2 : 1;
  header[place.seeds] = seeds;
  view.setUint16(place.headerBytes, header.length, true);
  view.setUint16(place.textBytes, text.length, true);
  view.setUint32(place.positions, positions, true);
  writeSum(view, place.rules, checksumOfText(rulesText(game)));
  writeSum(view, place.body, checksumOf(bytes));
  writeText(header, place.text, text);
  writeSum(view, place.header, headerSum(header));
  return [header, bytes];
};

const gameOfTitle = (title: string): Game | null => {
  const [id = '', ...texts] = title.split(' ');
  if (!isGameId(id)) return null;
  const options = parseOptionList(id, texts);
  const game = options.ok ? createGame(id, options.value) : options;
  return game.ok ? game.value : null;
};

const damaged = fail(fault('table-damaged'));

/** Header bytes that are whole and as they were written, or why not. */
const soundHeader = (bytes: Uint8Array): Result<Uint8Array, EndgameFileFault> => {
  if (bytes.length < magic.length || readText(bytes, 0, magic.length) !== magic) return fail(fault('not-a-table'));
  if (bytes.length < place.text) return damaged;
  const view = viewOf(bytes);
  const found = view.getUint16(place.version, true);
  if (found !== endgameFileVersion) return fail(fault('table-version', { found, expected: endgameFileVersion }));
  const length = view.getUint16(place.headerBytes, true);
  if (length < place.text || length > Math.min(bytes.length, endgameHeaderBytesMax)) return damaged;
  const header = bytes.subarray(0, length);
  return hexOf(headerSum(header)) === hexOf(readSum(view, place.header)) ? ok(header) : damaged;
};

/**
 * Reads the header of a file: which table it holds, and how much memory that takes.
 *
 * @param bytes the beginning of the file, `endgameHeaderBytesMax` of it or all there is
 * @param expected the game the table must be of; any where it is missing
 * @returns the header, or why the file is none of ours: `not-a-table`, `table-version`, `table-damaged`, `table-rules` (rules
 *   have changed since it was built), `table-of-another` (game, board or options)
 */
export const readEndgameHeader = (bytes: Uint8Array, expected?: Game): Result<EndgameHeader, EndgameFileFault> => {
  const sound = soundHeader(bytes);
  if (!sound.ok) return sound;
  const header = sound.value;
  const view = viewOf(header);
  const title = readText(header, place.text, view.getUint16(place.textBytes, true));
  const game = gameOfTitle(title);
  if (expected !== undefined && (game === null || !sameTables(game, expected))) {
    return fail(fault('table-of-another', { found: title, expected: endgameTitle(expected) }));
  }
  const rules = hexOf(readSum(view, place.rules));
  if (game === null || rules !== hexOf(checksumOfText(rulesText(game))))
    return fail(fault('table-rules', { found: title }));

  const seeds = header[place.seeds] as number;
  const distances = header[place.bytesEach] === 2;
  const positions = view.getUint32(place.positions, true);
  if (seeds < 1 || seeds > endgameReach(game, 2 ** 31) || positions !== endgamePositions(game, seeds)) return damaged;
  return ok({
    version: endgameFileVersion,
    game,
    seeds,
    positions,
    distances,
    headerBytes: header.length,
    bodyBytes: endgameTableBytes(game, seeds, { distances }),
    rules,
    checksum: hexOf(readSum(view, place.body)),
  });
};

/**
 * Takes memory that holds the body of a file as a table; nothing is copied.
 *
 * @param memory `header.bodyBytes` from `offset` on
 * @returns the table, or `table-damaged`
 */
export const adoptEndgame = (
  header: EndgameHeader,
  memory: ArrayBufferLike,
  offset = 0,
): Result<EndgameTable, Fault<'table-damaged'>> => {
  const table = layEndgameTable(header.game, header.seeds, header, memory, offset);
  return hexOf(checksumOf(table.bytes)) === header.checksum ? ok(table) : damaged;
};

/**
 * A whole file as a table; it goes on using the bytes it was given.
 *
 * @param expected the game the table must be of; any where it is missing
 * @returns the table, or the faults of `readEndgameHeader`; a file that is cut or altered anywhere is refused
 */
export const decodeEndgame = (bytes: Uint8Array, expected?: Game): Result<EndgameTable, EndgameFileFault> => {
  const header = readEndgameHeader(bytes.subarray(0, endgameHeaderBytesMax), expected);
  if (!header.ok) return header;
  const { headerBytes, bodyBytes } = header.value;
  if (bytes.length !== headerBytes + bodyBytes) return damaged;
  return adoptEndgame(header.value, bytes.buffer, bytes.byteOffset + headerBytes);
};
