// Installing, only when needed. npm writes node_modules/.package-lock.json as the last act of an installation, so that file
// is the stamp: it says what is there, and a broken-off installation leaves none.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { runNpm } from './run.mjs';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} LockEntry */

/**
 * Does what is installed hold everything the lock asks for, in the same versions?
 * Optional packages are left out: they are the builds for other systems.
 * @param {{ packages: Record<string, LockEntry> }} lock
 * @param {{ packages: Record<string, LockEntry> }} installed
 */
export function isInstalled(lock, installed) {
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '' || wanted.optional) return true;
    const found = installed.packages[path];
    return found !== undefined && found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/** @param {string} file */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'));
  } catch {
    return { packages: {} };
  }
}

/**
 * Install when something is missing.
 * @returns {Promise<boolean>} whether everything is there now
 */
export async function ensureInstalled() {
  if (isInstalled(readLock('package-lock.json'), readLock('node_modules/.package-lock.json'))) return true;
  console.log('Installing what Mbegu is built with (npm ci) …');
  const code = await runNpm(['ci', '--loglevel', 'warn', '--no-audit', '--no-fund']);
  if (code !== 0) console.error(`npm ci ended with code ${code}: see its lines above.`);
  return code === 0;
}
