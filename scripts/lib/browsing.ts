// The built page, served on this machine, and a browser to look at it with: for measurements and pictures.

import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { freePort } from './ports.mjs';
import { serve } from './serve.mjs';

/** A fresh profile, in which the page finds itself under its address. */
export type Visit = (options?: BrowserContextOptions) => Promise<BrowserContext>;

/** Builds if need be, serves, opens a browser, and puts everything away whatever happens. */
export const browsing = async (work: (visit: Visit, browser: Browser) => Promise<void>): Promise<void> => {
  if (!(await ensureBuilt())) throw new Error('The page could not be built.');
  const port = await freePort();
  const server = await serve(port);
  const executablePath = await ensureBrowser();
  const isRoot = process.getuid?.() === 0;
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...(isRoot ? ['--no-sandbox'] : []), '--disable-background-networking'],
  });
  try {
    const baseURL = `http://localhost:${port}/`;
    const visit: Visit = async (options) => {
      const context = await browser.newContext({ baseURL, serviceWorkers: 'block', ...options });
      // What runs this script names functions by a helper, which functions that go into the page take along.
      await context.addInitScript('globalThis.__name = (named) => named');
      return context;
    };
    await work(visit, browser);
  } finally {
    await browser.close();
    await server.close();
  }
};
