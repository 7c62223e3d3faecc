import { fsyncSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '../files/folders.ts';
import { dropRemains, tryWriting, writeWhole } from '../files/whole.ts';
import { refuse } from '../refused.ts';

const pieceBytes = 2 ** 24;

const writeAll = (fd: number, bytes: Uint8Array): void => {
  for (let done = 0; done < bytes.length; ) {
    done += writeSync(fd, bytes, done, Math.min(pieceBytes, bytes.length - done));
  }
};

const orRefused = (file: string, work: () => void): void => {
  try {
    work();
  } catch (error) {
    refuse('file-unwritable', { file, detail: (error as NodeJS.ErrnoException).code ?? String(error) });
  }
};

/**
 * Makes the folder of a file, before the work is done that it is for: what cannot be written is known at once. Throws
 * `Refused`: `file-unwritable`.
 */
export const prepareTarget = (file: string): void =>
  orRefused(file, () => {
    makeFolder(dirname(file));
    dropRemains(file);
    tryWriting(file);
  });

/** Writes a file, or leaves all as it was; one that has the name is replaced. Throws `Refused`: `file-unwritable`. */
export const writeTarget = (file: string, pieces: readonly Uint8Array[]): void =>
  orRefused(file, () =>
    writeWhole(file, (fd) => {
      for (const piece of pieces) writeAll(fd, piece);
      // Before it has its name, so that a machine that is lost then leaves no hole under it.
      fsyncSync(fd);
    }),
  );
