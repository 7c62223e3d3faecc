// Building, only when needed: one record holds a digest of everything that goes in and of everything that came out.

import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './paths.mjs';
import { runNpm, runTool } from './run.mjs';

const record = join(root, 'node_modules/.cache/mbegu/build.json');
/** Folders inside a package that no build reads. */
const notRead = new Set(['node_modules', 'dist', 'test', 'e2e', 'coverage', 'reports', '.stryker-tmp', '.svelte-kit']);
const rootFiles = ['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.base.json'];

/**
 * Every file below a folder, in a fixed order, as paths from the root.
 * @param {string} folder
 * @param {Set<string>} leftOut
 * @returns {string[]}
 */
function filesBelow(folder, leftOut) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (leftOut.has(entry.name) || entry.name.endsWith('.tsbuildinfo')) return [];
      return entry.isDirectory() ? filesBelow(path, leftOut) : [path];
    });
}

const packages = () => readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);

/** @param {string[]} files */
function digest(files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

const digestOfSources = () => digest([...rootFiles, ...packages().flatMap((folder) => filesBelow(folder, notRead))]);

function digestOfOutput() {
  const built = packages().filter((folder) => readdirSync(join(root, folder)).includes('dist'));
  return digest(built.flatMap((folder) => filesBelow(`${folder}/dist`, new Set())));
}

function readRecord() {
  try {
    return JSON.parse(readFileSync(record, 'utf8'));
  } catch {
    return {};
  }
}

/** The compiler neither misses a file that was deleted from dist nor removes one whose source is gone: begin anew. */
function removeOutput() {
  for (const folder of packages()) {
    for (const name of ['dist', 'tsconfig.tsbuildinfo'])
      rmSync(join(root, folder, name), { recursive: true, force: true });
  }
}

/** Compile the packages, then make the page. @returns {Promise<boolean>} whether both went well */
async function build() {
  rmSync(record, { force: true });
  removeOutput();
  if ((await runTool('typescript', ['-b'], { program: 'tsc' })) !== 0) return false;
  return (await runNpm(['run', 'build', '--workspace', '@mbegu/web', '--silent'])) === 0;
}

/**
 * Build unless what is there was made from exactly these sources and has not been touched since.
 * @returns {Promise<boolean>} whether the packages and the page are built now
 */
export async function ensureBuilt() {
  const sources = digestOfSources();
  const last = readRecord();
  if (last.sources === sources && last.output === digestOfOutput()) return true;
  console.log('Building the packages and the page …');
  if (!(await build())) return false;
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, JSON.stringify({ sources, output: digestOfOutput() }));
  return true;
}
