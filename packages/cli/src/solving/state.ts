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
 *   │ … { "format", "version", "question", "least", "most", "bytes", "checksum" } ⏎              │ table
 *   └────────────────────────────────────────────────────────────────────────────────────────────┴───────── ─ ─
 *
 * The checksum is SHA-256 of the other members and the bytes. A file of another version, question or size, one that was cut
 * or altered, is as good as none.
 */
interface Header {
  readonly format: string;
  /** Of the program: another may search by other rules of thumb, and lay its table out otherwise. */
  readonly version: string;
  readonly question: string;
  /** Proven bounds of the final margin of the person to move. */
  readonly least: number;
  readonly most: number;
  readonly bytes: number;
}

const format = 'mbegu-solve-1';
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
  const header: Header = { format, version, question: questionOf(game, position), least, most, bytes: bytesOf(memory) };
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

/**
 * Reads a proof into memory of the size it was kept from.
 *
 * @returns the bounds that were proven; `null`, and the memory zeroed, where there is nothing that can be used
 */
export const loadState = (
  file: string,
  game: Game,
  position: Position,
  memory: readonly ArrayBufferLike[],
): { readonly least: number; readonly most: number } | null => {
  const chunks = chunksOf(memory);
  let opened = -1;
  try {
    if (statSync(file).size !== headerBytesMax + bytesOf(memory)) return null;
    opened = openSync(file, 'r');
    const head = Buffer.alloc(headerBytesMax);
    readSync(opened, head, 0, headerBytesMax, 0);
    const found = parseHeader(head.toString('utf8'));
    if (found === null) return null;
    const { checksum, ...header } = found;
    if (header.format !== format || header.version !== version || header.question !== questionOf(game, position)) {
      return null;
    }
    const hash = createHash('sha256').update(JSON.stringify(header));
    let at = headerBytesMax;
    for (const chunk of chunks) {
      at += readSync(opened, chunk, 0, chunk.byteLength, at);
      hash.update(chunk);
    }
    if (hash.digest('hex') === checksum) return { least: header.least, most: header.most };
    for (const chunk of chunks) chunk.fill(0);
    return null;
  } catch {
    return null;
  } finally {
    if (opened >= 0) closeSync(opened);
  }
};
