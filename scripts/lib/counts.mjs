// The counts of a run of tests: written by a runner's reporter, read and summed by npm test.

import { readFileSync, writeFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Counts */

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
  const counts = { passed: 0, failed: 0 };
  try {
    Object.assign(counts, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    console.error('The runner wrote no counts.');
  }
  const nothingRan = counts.passed + counts.failed === 0;
  if (nothingRan) console.error('No tests were found; that counts as a failure.');
  if (counts.failed === 0 && (nothingRan || exitCode !== 0)) counts.failed = 1;
  return counts;
}

/**
 * @param {readonly Counts[]} all
 * @returns {Counts}
 */
export function sum(all) {
  const total = { passed: 0, failed: 0 };
  for (const { passed, failed } of all) {
    total.passed += passed;
    total.failed += failed;
  }
  return total;
}
