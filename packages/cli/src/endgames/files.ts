import { closeSync, fstatSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';
import {
  adoptEndgame,
  type EndgameHeader,
  type EndgameTable,
  endgameHeaderBytesMax,
  optionsThatMatter,
  readEndgameHeader,
  takeMemory,
} from '@mbegu/engine';
import { chosenOptions, type Fault, type Game, type Result } from '@mbegu/rules';
import { cacheFolder } from '../files/folders.ts';
import type { Io } from '../io.ts';
import { EXIT, refuse } from '../refused.ts';

/** Where tables are kept when nobody says where: they can be built anew, so among what may be thrown away. */
export const defaultFolder = (io: Io): string => join(cacheFolder(io), 'endgames');

const nameOf = (game: Game): string => [game.id, ...Object.values(optionsThatMatter(game))].join('-');

/** The file of a table: the game, the options that matter and the seeds, as `al-manqala-7-sow-14.endgame`. */
export const fileOf = (folder: string, game: Game, seeds: number): string =>
  join(folder, `${nameOf(game)}-${seeds}.endgame`);

const isOfSystem = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

const detailOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);

const unreadable = (file: string, error: unknown): never =>
  refuse('file-unreadable', { file, detail: detailOf(error) });

const namesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder);
  } catch (error) {
    return detailOf(error) === 'ENOENT' ? [] : unreadable(folder, error);
  }
};

/** What builds the table that is missing, to be typed behind `mbegu endgames build`. */
const buildWords = (folder: string, game: Game, isUsual: boolean): string =>
  [
    game.id,
    ...Object.entries(chosenOptions(game)).map(([name, value]) => `-o ${name}=${value}`),
    ...(isUsual ? [] : [`--out ${/^[\w./-]+$/.test(folder) ? folder : JSON.stringify(folder)}`]),
  ].join(' ');

/**
 * The file of a game's table with the most seeds in a folder, or with so many. Throws `Refused`: `no-table`,
 * `file-unreadable`.
 *
 * @param out the folder, if it is not the usual one
 */
export const findFile = (io: Io, out: string | undefined, game: Game, seeds: number | null): string => {
  const folder = out ?? defaultFolder(io);
  if (seeds !== null) return fileOf(folder, game, seeds);
  const start = `${nameOf(game)}-`;
  const found = namesIn(folder)
    .filter((name) => name.startsWith(start))
    .map((name) => Number(/^(\d{1,3})\.endgame$/.exec(name.slice(start.length))?.[1] ?? 0));
  const most = Math.max(0, ...found);
  if (most > 0) return fileOf(folder, game, most);
  return refuse('no-table', { folder, game: game.id, command: buildWords(folder, game, out === undefined) });
};

/** Read at a time; larger pieces are no faster. */
const pieceBytes = 2 ** 24;

const readInto = (fd: number, bytes: Uint8Array, position: number): number => {
  let done = 0;
  while (done < bytes.length) {
    const piece = bytes.subarray(done, done + pieceBytes);
    const count = readSync(fd, piece, 0, piece.length, position + done);
    if (count === 0) break;
    done += count;
  }
  return done;
};

const orRefused = <T>(result: Result<T, Fault<string>>, file: string): T =>
  result.ok
    ? result.value
    : refuse(
        result.error.code,
        { ...result.error.params, file },
        result.error.code === 'no-memory' ? EXIT.wrongUse : EXIT.no,
      );

const headerFrom = (fd: number, file: string, game: Game): EndgameHeader => {
  const start = new Uint8Array(endgameHeaderBytesMax);
  const header = orRefused(readEndgameHeader(start.subarray(0, readInto(fd, start, 0)), game), file);
  if (fstatSync(fd).size !== header.headerBytes + header.bodyBytes) refuse('table-damaged', { file }, EXIT.no);
  return header;
};

const withFile = <T>(file: string, use: (fd: number) => T): T => {
  let fd: number | null = null;
  try {
    fd = openSync(file, 'r');
    return use(fd);
  } catch (error) {
    if (isOfSystem(error)) return unreadable(file, error);
    throw error;
  } finally {
    if (fd !== null) closeSync(fd);
  }
};

/** The header of a table of this game. Throws `Refused`: `file-unreadable`, or why it is none of ours. */
export const readHeader = (file: string, game: Game): EndgameHeader =>
  withFile(file, (fd) => headerFrom(fd, file, game));

/** A whole table of this game, checked. Throws `Refused`: as `readHeader`, and `no-memory`. */
export const readTable = (file: string, game: Game): EndgameTable =>
  withFile(file, (fd) => {
    const header = headerFrom(fd, file, game);
    const memory = orRefused(takeMemory(header.bodyBytes), file);
    readInto(fd, new Uint8Array(memory), header.headerBytes);
    return orRefused(adoptEndgame(header, memory), file);
  });
