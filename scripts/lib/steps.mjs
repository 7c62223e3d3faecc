// What npm test does, step by step. A step that is no test runner counts as one test.

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { countsVariable, readCounts } from './counts.mjs';
import { root } from './paths.mjs';
import { run, runNpm, runTool } from './run.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */
/** @typedef {{ name: string, title: string, run: () => Promise<Counts> }} Step */

/**
 * @param {string} title
 * @param {boolean} passed
 * @returns {Counts}
 */
const one = (title, passed) => ({ passed: passed ? 1 : 0, failed: passed ? [] : [title] });

/**
 * A step that passes when its command ends with exit code 0.
 * @param {string} name
 * @param {string} title
 * @param {() => Promise<number>} start
 * @returns {Step}
 */
const command = (name, title, start) => ({ name, title, run: async () => one(title, (await start()) === 0) });

/** @param {string[]} args */
const compile = (args) => runTool('typescript', args, { program: 'tsc' });

/** @param {string[]} args */
const runTypeScript = (args) => run(process.execPath, ['--conditions=source', '--import', 'tsx', ...args]);

/**
 * A test runner, with our reporter beside its own to write the counts.
 * @param {string} name
 * @param {string[]} args
 * @param {{ program?: string, env?: Record<string, string> }} [options]
 */
async function runner(name, args, options = {}) {
  const folder = join(root, 'node_modules/.cache/mbegu');
  const file = join(folder, `counts-${options.program ?? name}.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  return readCounts(file, await runTool(name, args, { ...options, env: { ...options.env, [countsVariable]: file } }));
}

async function testPage() {
  const browser = await ensureBrowser();
  if (browser === undefined) {
    console.error('No browser is here and none could be had. Install Chromium, or name one: MBEGU_BROWSER=/its/place');
    return one('a browser', false);
  }
  console.log(`With ${browser}`);
  return runner('@playwright/test', ['test'], { program: 'playwright', env: { MBEGU_BROWSER: browser } });
}

/**
 * All steps in their order; what the later ones read is built before them.
 * @param {string[]} unitFilters parts of paths; none: every unit test
 * @returns {Step[]}
 */
export const steps = (unitFilters) => [
  command('lint', 'Format and lint', () =>
    runTool('@biomejs/biome', ['check', '--error-on-warnings', '.'], { program: 'biome' }),
  ),
  { name: 'build', title: 'Build', run: async () => one('Build', await ensureBuilt()) },
  command('types', 'Types of the packages', () => compile(['-b'])),
  command('types', 'Types of tests and scripts', () => compile(['-p', 'tsconfig.tests.json'])),
  command('types', 'Types and accessibility of the page', () =>
    runNpm(['run', 'types', '--workspace', '@mbegu/web', '--silent']),
  ),
  { name: 'unit', title: 'Unit tests', run: () => runner('vitest', ['run', '--allowOnly=false', ...unitFilters]) },
  { name: 'page', title: 'The page in a browser', run: testPage },
  command('generated', 'Generated files', () => runTypeScript(['scripts/generate.ts', '--check'])),
  command('unused', 'Nothing unused', () => runTool('knip', [])),
  command('publish', 'Ready to publish', () => run(process.execPath, ['scripts/publish-check.mjs'])),
];
