import { randomBytes } from 'node:crypto';
import { closeSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * A file has its name only when it is whole. While it is written it is another, of one process alone, beside it:
 *
 *     kalah-16.endgame . 4711 - 0f3c29a1 .part
 *     └── its name ──┘   │      └ at random
 *                        └ of the process
 */
const partOf = (file: string): string => `${file}.${process.pid}-${randomBytes(4).toString('hex')}.part`;

const PART = /^\.(\d{1,10})-[0-9a-f]{8}\.part$/;

/**
 * How long nobody has written to a part that is given up. The process alone does not tell: a folder may be shared with
 * machines and containers whose processes are not seen from here.
 */
const quietMs = 600_000;

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
};

const isGivenUp = (part: string, pid: number): boolean =>
  !isRunning(pid) && Date.now() - statSync(part).mtimeMs > quietMs;

/** Removes what processes that were killed have left of a file. It is in nobody's way: what cannot be removed stays. */
export const dropRemains = (file: string): void => {
  const folder = dirname(file);
  const name = basename(file);
  try {
    for (const each of readdirSync(folder)) {
      const pid = each.startsWith(name) ? PART.exec(each.slice(name.length))?.[1] : undefined;
      if (pid !== undefined && isGivenUp(join(folder, each), Number(pid))) rmSync(join(folder, each), { force: true });
    }
  } catch {
    // Another may have removed it first, or it is not ours to remove.
  }
};

/** Writes a part of this process alone, and calls with it; it is gone afterwards where it was not renamed. */
const withPart = (file: string, write: (fd: number) => void, use: (part: string) => void): void => {
  const part = partOf(file);
  const fd = openSync(part, 'wx');
  try {
    try {
      write(fd);
    } finally {
      closeSync(fd);
    }
    use(part);
  } finally {
    rmSync(part, { force: true });
  }
};

/**
 * Writes a file, and replaces the one that has its name only by a whole one. Throws what `write` throws and the system's
 * errors, and leaves nothing behind then.
 */
export const writeWhole = (file: string, write: (fd: number) => void): void =>
  withPart(file, write, (part) => renameSync(part, file));

/** Throws the system's error where a file cannot be written into its folder. */
export const tryWriting = (file: string): void =>
  withPart(
    file,
    () => {},
    () => {},
  );
