// The files of the repository: what git tracks or would track, so that work is checked before it is committed.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/lib/paths.mjs';

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 2 ** 20,
});

/** Paths from the root, with slashes. A file that is deleted but not yet committed as such is left out. */
export const files: readonly string[] = listed
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(root, file)));

export const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Git's own test: a file with a zero byte near its beginning is no text. */
export const isText = (file: string): boolean => !readFileSync(join(root, file)).subarray(0, 8000).includes(0);

/** Sources of the packages: what is built and published. */
export const sources: readonly string[] = files.filter((file) => /^packages\/[^/]+\/src\/.*\.(ts|svelte)$/.test(file));

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** @param folder from the root; '' is the root itself */
export const manifest = (folder: string): Manifest => JSON.parse(read(join(folder, 'package.json')));

/** Folders below packages/ that are packages. */
export const packages: readonly string[] = files
  .filter((file) => /^packages\/[^/]+\/package\.json$/.test(file))
  .map((file) => file.split('/')[1] ?? '');
