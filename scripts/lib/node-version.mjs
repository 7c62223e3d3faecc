import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/**
 * Is this version at least the wanted one? Both read as "major.minor.patch", missing parts as nought.
 * @param {string} version
 * @param {string} wanted
 */
export function isAtLeast(version, wanted) {
  const has = version.split('.').map(Number);
  const needs = wanted.split('.').map(Number);
  for (let part = 0; part < 3; part += 1) {
    const difference = (has[part] ?? 0) - (needs[part] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/**
 * The sentence to end with when Node is older than package.json asks: what would follow is less plain.
 * @returns {string | undefined} nothing when it is new enough
 */
export function nodeComplaint() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const wanted = engines.node.replace('>=', '');
  if (isAtLeast(process.versions.node, wanted)) return undefined;
  return `Mbegu needs Node ${wanted} or later; this is Node ${process.versions.node}. See https://nodejs.org/`;
}

/** Print that sentence and end, when there is one. */
export function requireNode() {
  const complaint = nodeComplaint();
  if (complaint === undefined) return;
  console.error(complaint);
  process.exit(1);
}
