import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { refuse } from '../refused.ts';

/** A file on its way: it has its name only when it is whole. Its functions throw `Refused`: `file-unwritable`. */
export interface Target {
  /** Writes it and gives it its name; a file that has the name is replaced. */
  readonly finish: (pieces: readonly Uint8Array[]) => void;
  /** Leaves nothing behind, unless it is finished. */
  readonly close: () => void;
}

const pieceBytes = 2 ** 24;

const writeAll = (fd: number, bytes: Uint8Array): void => {
  for (let done = 0; done < bytes.length; ) {
    done += writeSync(fd, bytes, done, Math.min(pieceBytes, bytes.length - done));
  }
};

/** Begins a file, with its folder, before the work is done that it is for: what cannot be written is known at once. */
export const openTarget = (file: string): Target => {
  const part = `${file}.part`;
  const orRefused = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      return refuse('file-unwritable', { file, detail: (error as NodeJS.ErrnoException).code ?? String(error) });
    }
  };
  const fd = orRefused(() => {
    mkdirSync(dirname(file), { recursive: true });
    return openSync(part, 'w');
  });
  let isOpen = true;
  const shut = (): void => {
    if (isOpen) closeSync(fd);
    isOpen = false;
  };
  return {
    finish: (pieces) =>
      orRefused(() => {
        for (const piece of pieces) writeAll(fd, piece);
        fsyncSync(fd);
        shut();
        renameSync(part, file);
      }),
    close: () => {
      shut();
      rmSync(part, { force: true });
    },
  };
};
