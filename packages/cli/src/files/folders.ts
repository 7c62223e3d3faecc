import { mkdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Io } from '../io.ts';

/** The folder for what can be made anew. */
export const cacheFolder = ({ env }: Io): string =>
  join(env.XDG_CACHE_HOME || env.LOCALAPPDATA || join(env.HOME || homedir(), '.cache'), 'mbegu');

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/**
 * Makes a folder and those above it, where they are missing. Throws the system's error.
 *
 * Level by level, for Node's own way goes round for ever where a folder is there and takes no new one, as in `/proc`.
 */
export const makeFolder = (folder: string): void => {
  if (isFolder(folder)) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder);
  } catch (error) {
    // Somebody else may have made it meanwhile.
    if (!isFolder(folder)) throw error;
  }
};
