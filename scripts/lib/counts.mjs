// The counts of a run of tests: written by a runner's reporter, read and summed by npm test.

import { readFileSync, writeFileSync } from 'node:fs';

/** How many tests passed, and the names of those that did not. @typedef {{ passed: number, failed: string[] }} Counts */

/** The variable that names the file for a reporter to write; without it the runner was started by hand. */
export const countsVariable = 'MBEGU_COUNTS';

/** @param {Counts} counts */
export function writeCounts(counts) {
  const file = process.env[countsVariable];
  if (file) writeFileSync(file, JSON.stringify(counts));
}

/**
 * What a runner's reporter wrote, made strict: a runner that ran nothing has failed, and so has one that ended badly for
 * a reason outside its tests.
 * @param {string} file
 * @param {number} exitCode
 * @returns {Counts}
 */
export function readCounts(file, exitCode) {
  /** @type {Counts} */
  const counts = { passed: 0, failed: [] };
  try {
    Object.assign(counts, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    counts.failed.push('the runner wrote no counts');
  }
  if (counts.failed.length > 0) return counts;
  if (counts.passed === 0) counts.failed.push('no tests were found');
  else if (exitCode !== 0) counts.failed.push(`the runner ended with exit code ${exitCode}`);
  return counts;
}

/**
 * @param {readonly Counts[]} all
 * @returns {Counts}
 */
export const sum = (all) => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.flatMap(({ failed }) => failed),
});
