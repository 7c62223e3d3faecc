/** Without the net after the first visit; without a service worker; without shared memory. */
import { readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { pit, playablePits, playOut, ply, prefer, rest, setUp, unsolved } from './page.ts';
import { type Serving, startServing, untilStored } from './serving.ts';

const test = base.extend<{ serving: Serving }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern.
  serving: async ({}, use) => {
    const serving = await startServing();
    await use(serving);
    await serving.stop();
  },
  baseURL: async ({ serving }, use) => use(serving.url),
});

const ending = '1,0,0,1,0,2/1,0,1,0,0,1 20-21 S';
const isIsolated = (page: Page): Promise<boolean> => page.evaluate(() => crossOriginIsolated);

/** How many fonts are kept for when there is no net. */
const keptFonts = (page: Page): Promise<number> =>
  page.evaluate(async () => (await (await caches.open('mbegu-fonts')).keys()).length);

/** How those fonts of ours fare that a text on the page has asked for: what is stored need not be what is found. */
const fontsInUse = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.fonts].map(({ status }) => status).filter((status) => status !== 'unloaded'));

test.describe('after the first visit', () => {
  test.use({ serviceWorkers: 'allow' });

  test('without the net a whole game is played, one learns and analyses', async ({ page, serving }) => {
    await prefer(page);
    await page.goto('');
    await untilStored(page);
    await serving.stop();
    await page.reload();
    await setUp(page, 'kalah', { position: ending });
    expect(await playOut(page, (name) => pit(page, name).click())).toBeGreaterThan(1);
    expect(await rest(page)).toBe('over');
    await page.reload();
    expect(await rest(page)).toBe('over');
    expect(await isIsolated(page)).toBe(true);
    for (const [view, heading] of [
      ['learn', 'Learn'],
      ['analyse', 'Analysis of'],
      ['openings/kalah', 'Openings of'],
      ['games', 'Games on this device'],
    ] as const) {
      await page.goto(`#/${view}`);
      await expect(page.getByRole('heading', { level: 1, name: heading }).first()).toBeAttached();
    }
  });

  for (const language of ['ar', 'si']) {
    test(`the font of a first visit is used without the net: ${language}`, async ({ browser, serving }) => {
      const context = await browser.newContext({ locale: language, serviceWorkers: 'allow', baseURL: serving.url });
      const page = await context.newPage();
      await page.goto('');
      await untilStored(page);
      await expect.poll(() => keptFonts(page)).toBeGreaterThan(0);
      await serving.stop();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect.poll(() => fontsInUse(page)).toEqual(['loaded']);
      await context.close();
    });
  }

  test('a language whose name one has seen in the list is there without the net, with its font', async ({
    page,
    serving,
  }) => {
    await prefer(page);
    await page.goto('');
    await untilStored(page);
    expect(await keptFonts(page)).toBe(0);
    await page.getByRole('combobox', { name: 'Language' }).focus();
    await expect.poll(() => keptFonts(page)).toBe(2);
    await serving.stop();
    await page.reload();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('si');
    await expect(page.locator('html')).toHaveAttribute('lang', 'si');
    await expect.poll(() => fontsInUse(page)).toContain('loaded');
  });

  test('the font of a language chosen without the net is there as soon as there is one', async ({ page, serving }) => {
    const assets = join(serving.folder, 'assets');
    const fonts = readdirSync(assets).filter((name) => name.endsWith('.woff2'));
    const put = (away: boolean): void => {
      for (const name of fonts) {
        const [here, there] = [join(assets, name), join(assets, `${name}.away`)];
        renameSync(away ? here : there, away ? there : here);
      }
    };
    expect(fonts.length).toBeGreaterThan(0);
    put(true);
    try {
      await prefer(page);
      await page.goto('');
      await untilStored(page);
      await page.getByRole('combobox', { name: 'Language' }).focus();
      await page.getByRole('combobox', { name: 'Language' }).selectOption('si');
      await expect(page.locator('html')).toHaveAttribute('lang', 'si');
      await expect.poll(() => fontsInUse(page)).toContain('error');
    } finally {
      put(false);
    }
    // The browser tells when there is a net again.
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(() => fontsInUse(page)).toContain('loaded');
  });

  test('the fonts of all languages a browser names are kept, and no other', async ({ browser, serving }) => {
    const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'allow', baseURL: serving.url });
    const page = await context.newPage();
    await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { get: () => ['en-GB', 'si-LK'] }));
    await page.goto('');
    await untilStored(page);
    await expect.poll(() => keptFonts(page)).toBe(1);
    await context.close();
  });

  test('what could not be stored at the first visit is stored as soon as there is a net again', async ({
    page,
    serving,
  }) => {
    // A piece that no page needs is missing while all is stored.
    const [piece, away] = ['icon-512.png', 'away'].map((name) => join(serving.folder, name)) as [string, string];
    renameSync(piece, away);
    await prefer(page);
    await page.goto('');
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) === undefined))
      .toBe(true);
    renameSync(away, piece);
    // The browser tells when there is a net again.
    const isStored = () =>
      page.evaluate(() => {
        dispatchEvent(new Event('online'));
        return navigator.serviceWorker.controller !== null;
      });
    await expect.poll(isStored, { timeout: 20_000 }).toBe(true);
  });

  test('whoever saves data is sent no font he does not read', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) }));
    await prefer(page);
    await page.goto('');
    await untilStored(page);
    await page.getByRole('combobox', { name: 'Language' }).focus();
    await page.waitForTimeout(500);
    expect(await keptFonts(page)).toBe(0);
  });
});

test('where there can be no service worker one plays all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined });
  });
  await prefer(page);
  await setUp(page, 'kalah', { position: ending });
  const [first] = await playablePits(page);
  await pit(page, first as string).click();
  await rest(page);
  expect(await ply(page)).toBeGreaterThan(0);
});

test('from a server without the headers for shared memory one plays and analyses all the same', async ({ page }) => {
  const bare = await startServing({ isolated: false });
  await prefer(page);
  await page.goto(bare.url);
  expect(await isIsolated(page)).toBe(false);
  await page.goto(`${bare.url}#/new/walak-pussa`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await pit(page, 'A').click();
  await rest(page);
  expect(await ply(page)).toBeGreaterThan(1);
  await page.goto(`${bare.url}#/analyse/1/kalah/-/${unsolved.replace('/', ';').replaceAll(' ', '_')}`);
  await expect(page.locator('.tag:visible').first()).toContainText('≈');
  await page.close();
  await bare.stop();
});
