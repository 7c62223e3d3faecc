// Starting other programs: always through Node itself where we can, so that it works without a shell.

import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** The programs running now, so that stopping us stops them too. @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();

/**
 * Run a program to its end, its output going straight to ours.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string, shell?: boolean }} [options]
 * @returns {Promise<number>} its exit code; 127 when it cannot be started, 1 when a signal ended it
 */
export function run(program, args, { env = {}, cwd = root, shell = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, shell, stdio: 'inherit', env: { ...process.env, ...env } });
    children.add(child);
    child.once('error', (error) => {
      children.delete(child);
      console.error(`Cannot run ${program}: ${error.message}`);
      resolve(127);
    });
    child.once('exit', (code) => {
      children.delete(child);
      resolve(code ?? 1);
    });
  });
}

/**
 * Run a program of node_modules by its name, without npx and its look-ups.
 * @param {string} name the package, which has one program
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string, program?: string }} [options]
 */
export function runTool(name, args, { program = name, ...options } = {}) {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = typeof bin === 'string' ? bin : bin[program];
  return run(process.execPath, [join(folder, file), ...args], options);
}

/**
 * Run npm: the very one that started us when there is one.
 * @param {string[]} args
 */
export function runNpm(args) {
  const npm = process.env.npm_execpath;
  if (npm !== undefined && /\.c?js$/.test(npm)) return run(process.execPath, [npm, ...args]);
  return run('npm', args, { shell: process.platform === 'win32' });
}

/**
 * Does this program run and say so with exit code 0?
 * @param {string} program
 * @param {string[]} args
 */
export function answers(program, args) {
  return spawnSync(program, args, { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

const parentLookEveryMs = 500;

/**
 * Call `stop` once when we are told to end. npm tells only the shell between it and us, which dies without a word, so the
 * end of that shell is being told as well.
 * @param {(exitCode: number) => void} stop
 */
export function onStop(stop) {
  process.once('SIGINT', () => stop(130));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.once(signal, () => stop(143));
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    stop(143);
  }, parentLookEveryMs).unref();
  if (process.env.npm_lifecycle_event === undefined) clearInterval(look);
}

/** End the programs we run, and ourselves. @param {number} exitCode @returns {never} */
export function stopWithChildren(exitCode) {
  for (const child of children) child.kill('SIGTERM');
  process.exit(exitCode);
}
