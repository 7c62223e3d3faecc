import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/lib/browser.mjs';
import { freePort } from './scripts/lib/ports.mjs';

// Every worker reads this file again: what the first reading chose is handed on in the environment.
process.env.MBEGU_PAGE_PORT ??= String(await freePort());
process.env.MBEGU_BROWSER ??= await findBrowser();

const url = `http://localhost:${process.env.MBEGU_PAGE_PORT}/`;
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'packages/web/e2e',
  testMatch: '*.spec.ts',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  reporter: [['list'], ['./scripts/reporters/playwright.mjs']],
  use: {
    baseURL: url,
    locale: 'en-GB',
    // Each test would store the whole page first; those about being offline allow it.
    serviceWorkers: 'block',
    // Recording every test costs half as much again as the tests; whoever looks for a fault adds `--trace on`.
    trace: 'off',
    launchOptions: {
      ...(process.env.MBEGU_BROWSER ? { executablePath: process.env.MBEGU_BROWSER } : {}),
      // Chromium's sandbox does not start for root; its calls home would only slow the tests.
      args: [...(isRoot ? ['--no-sandbox'] : []), '--disable-background-networking'],
    },
  },
  webServer: {
    command: `node scripts/start.mjs --port ${process.env.MBEGU_PAGE_PORT}`,
    url,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});
