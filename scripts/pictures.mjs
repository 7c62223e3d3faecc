// npm run pictures: draw the pictures of the README anew, from the page itself.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { root } from './lib/paths.mjs';
import { freePort } from './lib/ports.mjs';
import { serve } from './lib/serve.mjs';

const folder = join(root, 'docs/images');

if (!(await ensureBuilt())) process.exit(1);
mkdirSync(folder, { recursive: true });
const port = await freePort();
const server = await serve(port);
const executablePath = await ensureBrowser();
const isRoot = process.getuid?.() === 0;
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: [...(isRoot ? ['--no-sandbox'] : []), '--disable-background-networking'],
});
// Nothing moves, so that the same page makes the same picture.
const page = await browser.newPage({
  viewport: { width: 1280, height: 820 },
  reducedMotion: 'reduce',
  locale: 'en-GB',
});
await page.goto(`http://localhost:${port}/`);
await page.locator('mancala-board').nth(2).waitFor();
await page.screenshot({ path: join(folder, 'boards.png') });
await browser.close();
await server.close();
console.log(`Drawn: ${folder}`);
