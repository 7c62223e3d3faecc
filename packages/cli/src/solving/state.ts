import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync, rmSync, statSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chosenOptions, type Game, makePosition, type Position } from '@mbegu/rules';
import { cacheFolder, makeFolder } from '../files/folders.ts';
import { dropRemains, writeWhole } from '../files/whole.ts';
import type { Io } from '../io.ts';
import { version } from '../version.ts';

/**
 * A proof that was left unfinished, as a file: a line of JSON, filled up with spaces before it, and the transposition table
 * as it lies in memory.
 *
 *    0                                                                                            4096
 *   ┌────────────────────────────────────────────────────────────────────────────────────────────┬───────── ─ ─
 *   │ … { "format", "version", "layout", "question", "least", "most", "bytes", "checksum" } ⏎    │ table
 *   └────────────────────────────────────────────────────────────────────────────────────────────┴───────── ─ ─
 *
 * The checksum is SHA-256 of the other members and the bytes. A file of another version, question or size, one that was cut
 * or altered, is as good as none.
 */
interface Header {
  readonly format: string;
  /** Of the program: another may search by other rules of thumb, and lay its table out otherwise. */
  readonly version: string;
  /** `layout`. */
  readonly layout: number;
  readonly question: string;
  /** Proven bounds of the final margin of the person to move. */
  readonly least: number;
  readonly most: number;
  readonly bytes: number;
}

const format = 'mbegu-solve-1';
/** Of the transposition table's memory and what is said here of it: one more whenever an entry is read in another way. */
const layout = 1;
const chunkBytes = 2 ** 26;
const headerBytesMax = 4096;

/** What the values depend on, and nothing else. */
const questionOf = (game: Game, position: Position): string =>
  JSON.stringify([game.id, chosenOptions(game), makePosition(position)]);

/** Where the proof of a question is kept. */
export const stateFile = (io: Io, game: Game, position: Position): string => {
  const name = createHash('sha256').update(questionOf(game, position)).digest('hex').slice(0, 16);
  return join(cacheFolder(io), `solve-${name}.state`);
};

const chunksOf = (memory: readonly ArrayBufferLike[]): Uint8Array[] =>
  memory.flatMap((part) =>
    Array.from(
      { length: Math.ceil(part.byteLength / chunkBytes) },
      (_, i) => new Uint8Array(part, i * chunkBytes, Math.min(chunkBytes, part.byteLength - i * chunkBytes)),
    ),
  );

const bytesOf = (memory: readonly ArrayBufferLike[]): number =>
  memory.reduce((bytes, { byteLength }) => bytes + byteLength, 0);

/** Forgets a proof, if there is one. */
export const dropState = (file: string): void => {
  dropRemains(file);
  try {
    rmSync(file, { force: true });
  } catch {
    // Where nothing can be removed nothing could be kept.
  }
};

/**
 * Keeps a proof. The table may be written to meanwhile: its entries tell whether they are whole.
 *
 * @returns whether there was room for it
 */
export const saveState = (
  file: string,
  game: Game,
  position: Position,
  { least, most }: { readonly least: number; readonly most: number },
  memory: readonly ArrayBufferLike[],
): boolean => {
  const header: Header = {
    format,
    version,
    layout,
    question: questionOf(game, position),
    least,
    most,
    bytes: bytesOf(memory),
  };
  try {
    makeFolder(dirname(file));
    dropRemains(file);
    writeWhole(file, (fd) => {
      const hash = createHash('sha256').update(JSON.stringify(header));
      writeSync(fd, Buffer.alloc(headerBytesMax, ' '));
      // What the checksum is of must be what is written, and the table goes on changing: so a chunk is copied first.
      for (const chunk of chunksOf(memory)) {
        const copy = Buffer.from(chunk);
        hash.update(copy);
        writeSync(fd, copy);
      }
      const line = `${JSON.stringify({ ...header, checksum: hash.digest('hex') })}\n`;
      writeSync(fd, Buffer.from(line.padStart(headerBytesMax)), 0, headerBytesMax, 0);
    });
    return true;
  } catch {
    return false;
  }
};

const parseHeader = (text: string): (Header & { readonly checksum: string }) | null => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const isOurs = (header: Header, game: Game, position: Position): boolean =>
  header.format === format &&
  header.version === version &&
  header.layout === layout &&
  header.question === questionOf(game, position);

type Bounds = Pick<Header, 'least' | 'most'>;

/** Fills the chunks; they are cleared where that fails or it is not what was kept. */
const readChunks = (opened: number, chunks: readonly Uint8Array[], header: Header, checksum: string): boolean => {
  let isWhole = false;
  try {
    const hash = createHash('sha256').update(JSON.stringify(header));
    let at = headerBytesMax;
    for (const chunk of chunks) {
      at += readSync(opened, chunk, 0, chunk.byteLength, at);
      hash.update(chunk);
    }
    isWhole = hash.digest('hex') === checksum;
    return isWhole;
  } finally {
    // Half a table, as a disk that fails on the way leaves it, must not be searched on.
    if (!isWhole) for (const chunk of chunks) chunk.fill(0);
  }
};

const readState = (file: string, game: Game, position: Position, chunks: readonly Uint8Array[]): Bounds | null => {
  const opened = openSync(file, 'r');
  try {
    const head = Buffer.alloc(headerBytesMax);
    readSync(opened, head, 0, headerBytesMax, 0);
    const found = parseHeader(head.toString('utf8'));
    if (found === null) return null;
    const { checksum, ...header } = found;
    const isUsable = isOurs(header, game, position) && readChunks(opened, chunks, header, checksum);
    return isUsable ? { least: header.least, most: header.most } : null;
  } finally {
    closeSync(opened);
  }
};

/**
 * Reads a proof into memory of the size it was kept from.
 *
 * @param memory zeroed
 * @returns the bounds that were proven; `null`, and the memory zeroed, where there is nothing that can be used
 */
export const loadState = (
  file: string,
  game: Game,
  position: Position,
  memory: readonly ArrayBufferLike[],
): Bounds | null => {
  try {
    if (statSync(file).size !== headerBytesMax + bytesOf(memory)) return null;
    return readState(file, game, position, chunksOf(memory));
  } catch {
    return null;
  }
};
