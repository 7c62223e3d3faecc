/** A newer version: told, never forced; and a page that is older than its server. */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { pit, ply, position, prefer, rest, setUp } from './page.ts';
import { edit, type Serving, startServing, untilStored } from './serving.ts';

/** What the views that come later are made of. */
const laterParts = ({ folder }: Serving): readonly string[] =>
  readdirSync(join(folder, 'assets')).filter((name) => /^(Home|NewGame|Learn)-.*\.js$/.test(name));

/** The server has another version: its pieces have other names, those of the old one are gone. */
const renew = (serving: Serving): void => {
  for (const part of laterParts(serving)) rmSync(join(serving.folder, 'assets', part));
  edit(serving, 'index.html', (text) => text.replace('<title>', '<meta name="version" content="2"><title>'));
  // The same files but the first page; what has gone is not asked for.
  edit(serving, 'sw.js', (text) =>
    text
      .replace(/\{url:"index\.html",revision:"\w+"\}/, '{url:"index.html",revision:"2"}')
      .replace(/\{url:"assets\/(?:Home|NewGame|Learn)-[\w-]+\.js",revision:null\},?/g, ''),
  );
};

const look = (page: Page): Promise<unknown> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());

const news = (page: Page) => page.getByText('There is a new version of Mbegu.', { exact: false });
const isNew = (page: Page) => page.locator('meta[name="version"]');

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a newer version waits until it is taken, and loses no game', async ({ page, context }) => {
    const serving = await startServing();
    await prefer(page);
    await page.goto(serving.url);
    await untilStored(page);
    await page.goto(`${serving.url}#/new/kalah`);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await pit(page, 'A').click();
    await rest(page);
    const [before, plies] = [await position(page), await ply(page)];
    const second = await context.newPage();
    await second.goto(page.url());
    await rest(second);

    renew(serving);
    await look(page);
    await expect(news(page)).toBeVisible();
    await expect(news(second)).toBeVisible();
    // The old version is whole until then, also where the server has it no more.
    await page.goto(`${serving.url}#/`);
    await expect(page.getByRole('link', { name: 'Play Kalah' })).toBeVisible();
    await page.goBack();
    await rest(page);
    await expect(isNew(page)).toHaveCount(0);

    await page.getByRole('button', { name: 'Take it now' }).click();
    await expect(isNew(page)).toHaveCount(1, { timeout: 15_000 });
    await rest(page);
    expect(await position(page)).toBe(before);
    expect(await ply(page)).toBe(plies);
    await expect(news(page)).toHaveCount(0);

    // The other tab goes on as it was until somebody takes it there.
    await expect(isNew(second)).toHaveCount(0);
    expect(await position(second)).toBe(before);
    await second.getByRole('button', { name: 'Take it now' }).click();
    await expect(isNew(second)).toHaveCount(1);
    await rest(second);
    expect(await position(second)).toBe(before);
    await serving.stop();
  });
});

test('a part that cannot be fetched is said so, and fetched when it can be', async ({ page }) => {
  await prefer(page);
  await setUp(page, 'kalah', { north: 'person' });
  await page.route('**/assets/Analyse-*.js', (route) => route.abort());
  await page.goto('#/analyse');
  await expect(page.getByRole('heading', { name: /could not be fetched/ })).toBeFocused();
  await page.unroute('**/assets/Analyse-*.js');
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.locator('main[data-view="analyse"]')).toBeVisible();
});
