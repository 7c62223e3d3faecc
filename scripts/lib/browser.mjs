// A Chromium for the page's tests: the one that is named, else one that is there, else one we fetch.

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { answers, run, runTool } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Where browsers lie that put themselves in no PATH. */
const usualPlaces = [
  ...names.map((name) => join('/usr/bin', name)),
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser that Playwright has fetched or would fetch for itself. */
async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

/**
 * Is it a browser that runs? Some systems leave a stub that only tells how to get one. On Windows asking opens a window.
 * @param {string} file
 */
const works = (file) => existsSync(file) && (process.platform === 'win32' || answers(file, ['--version']));

/**
 * A browser that is on this machine already.
 * @returns {Promise<string | undefined>}
 * @throws when MBEGU_BROWSER names something that does not run: to use another silently would help nobody
 */
export async function findBrowser() {
  const named = process.env.MBEGU_BROWSER;
  if (named) {
    if (works(named)) return named;
    throw new Error(`MBEGU_BROWSER names ${named}, which is no browser that runs.`);
  }
  const inPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...inPath, ...usualPlaces, await playwrightsOwn()].find(works);
}

/** What must stand before a command to run it as root, or nothing when that cannot be had without asking for a password. */
function rootPrefix() {
  if (process.getuid?.() === 0) return [];
  return answers('sudo', ['-n', 'true']) ? ['sudo', '-n'] : undefined;
}

/** Debian's own package, with the fonts and libraries it needs. */
async function installDebians() {
  const prefix = rootPrefix();
  if (!existsSync('/etc/debian_version') || prefix === undefined) return;
  const [program = '', ...args] = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  console.log("Installing Debian's chromium …");
  await run(program, [...args, '-q', 'update']);
  await run(program, [...args, '-q', 'install', '-y', '--no-install-recommends', 'chromium']);
}

/** @returns {Promise<string | undefined>} a browser that runs, fetched if need be */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found !== undefined) return found;
  await installDebians();
  const debians = await findBrowser();
  if (debians !== undefined) return debians;
  console.log("Fetching Playwright's chromium …");
  await runTool('@playwright/test', ['install', 'chromium'], { program: 'playwright' });
  return findBrowser();
}
