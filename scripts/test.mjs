// npm test: from a fresh clone to one line of counts. Plain JavaScript, for it runs before anything is installed.
// Every step runs, whatever became of those before it; the sum over all is the very last line.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sum } from './lib/counts.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { nodeComplaint } from './lib/node-version.mjs';
import { root } from './lib/paths.mjs';
import { onStop, stopWithChildren } from './lib/run.mjs';
import { steps } from './lib/steps.mjs';

/** @typedef {import('./lib/counts.mjs').Counts} Counts */
/** @typedef {import('./lib/steps.mjs').Step} Step */

const stepNames = [...new Set(steps([]).map(({ name }) => name))];
const packageNames = readdirSync(join(root, 'packages'));

const help = `Test everything, or only the parts that are named.

  npm test                       everything, from a fresh clone on
  npm test -- lint unit          these steps: ${stepNames.join(', ')}
  npm test -- rules              the unit tests of these packages: ${packageNames.join(', ')}

The last line is the sum: N passed, N failed.`;

/**
 * The steps that were asked for; without a word, all of them.
 * @param {string[]} words
 * @returns {Step[]}
 */
function choose(words) {
  const packages = words.filter((word) => packageNames.includes(word));
  const chosen = steps(packages.map((name) => `packages/${name}/`));
  if (words.length === 0) return chosen;
  return chosen.filter(({ name }) => words.includes(name) || (name === 'unit' && packages.length > 0));
}

/**
 * Run one step under its heading; an error it throws is its failure.
 * @param {Step} step
 * @returns {Promise<Counts>}
 */
async function runStep(step) {
  const started = performance.now();
  console.log(`\n━━ ${step.title}`);
  const counts = await step.run().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: [step.title] };
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`━━ ${step.title}: ${counts.passed} passed, ${counts.failed.length} failed, ${seconds} s`);
  return counts;
}

/** @param {string[]} words */
async function main(words) {
  const complaint = nodeComplaint();
  if (complaint !== undefined) console.error(complaint);
  if (complaint !== undefined || !(await ensureInstalled())) return { passed: 0, failed: ['what is installed'] };
  const results = [];
  for (const step of choose(words)) results.push(await runStep(step));
  const all = sum(results);
  if (all.failed.length > 0) console.log(['\nFailed:', ...all.failed].join('\n  '));
  if (words.length > 0) console.log(`\nOnly a part was run: ${words.join(', ')}.`);
  return all;
}

const words = process.argv.slice(2);
const unknown = words.filter((word) => !stepNames.includes(word) && !packageNames.includes(word));
if (words.includes('--help') || words.includes('-h')) {
  console.log(help);
} else if (unknown.length > 0) {
  console.error(`Neither a step nor a package: ${unknown.join(', ')}\n\n${help}`);
  process.exitCode = 2;
} else {
  onStop(stopWithChildren);
  const { passed, failed } = await main(words);
  process.exitCode = failed.length === 0 ? 0 : 1;
  console.log(`\n${passed} passed, ${failed.length} failed`);
}
