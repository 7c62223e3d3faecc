/** Endgame tables: built in the background, kept for the next visit, never needed. */
import { expect, type Page, test } from '@playwright/test';
import { expectBoardIsPosition, menu, pit, play, playOut, ply, prefer, rest, type SetUp, setUp } from './page.ts';

/** Small enough for its table to be built at once. */
const small: SetUp = { options: [['pits', 3]], north: 'baobab' };
/** So many seeds are in play in it. */
const all = '24';

const hasTable = (page: Page, seeds: string): Promise<void> =>
  expect(play(page)).toHaveAttribute('data-table', seeds, { timeout: 40_000 });

const firstMove = async (page: Page): Promise<void> => {
  await pit(page, 'A').click();
  await rest(page);
};

/** Files that are kept, by title, with a sum over their bytes. */
const kept = (page: Page): Promise<Readonly<Record<string, number>>> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('mbegu-endgames');
        opening.onsuccess = () => {
          const files = opening.result.transaction('files').objectStore('files');
          const keys = files.getAllKeys();
          const values = files.getAll();
          values.onsuccess = () => {
            opening.result.close();
            const sum = (file: ArrayBuffer) =>
              new Uint8Array(file).reduce((total, byte) => (31 * total + byte) % 65521, 0);
            resolve(Object.fromEntries(keys.result.map((key, at) => [key, sum(values.result[at])])));
          };
        };
      }),
  );

test.beforeEach(async ({ page }) => prefer(page));

test('a table is built once somebody has moved, is played with, and is there at the next visit', async ({ page }) => {
  test.slow();
  await setUp(page, 'kalah', small);
  await hasTable(page, '0');
  await firstMove(page);
  await hasTable(page, all);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('[data-notice="hint"] .worth')).toContainText('exact');
  expect(Object.keys(await kept(page))).toEqual([expect.stringMatching(/^kalah pits=3 /)]);
  await playOut(page, (name) => pit(page, name).click());
  await expectBoardIsPosition(page);

  await page.reload();
  // Nobody has to move for it.
  await setUp(page, 'kalah', small);
  await hasTable(page, all);
  expect(await ply(page)).toBe(0);
});

test('a rematch has the table from the beginning', async ({ page }) => {
  await setUp(page, 'kalah', small);
  await firstMove(page);
  await hasTable(page, all);
  await menu(page, 'Resign');
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(play(page)).toHaveAttribute('data-viewer', 'N');
  await hasTable(page, all);
});

test('a kept table that is damaged is built anew', async ({ page }) => {
  await setUp(page, 'kalah', small);
  await firstMove(page);
  await hasTable(page, all);
  const whole = await kept(page);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('mbegu-endgames');
        opening.onsuccess = () => {
          const change = opening.result.transaction('files', 'readwrite');
          const files = change.objectStore('files');
          const cursor = files.openCursor();
          cursor.onsuccess = () => {
            const { value } = cursor.result as IDBCursorWithValue;
            new Uint8Array(value).fill(7, 5000, 5010);
            cursor.result?.update(value);
          };
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
  expect(await kept(page)).not.toEqual(whole);
  await page.reload();
  await hasTable(page, all);
  expect(await kept(page)).toEqual(whole);
});

test('two tabs with the same game both have its table', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await prefer(tab);
    await setUp(tab, 'kalah', small);
    await firstMove(tab);
  }
  await hasTable(page, all);
  await hasTable(other, all);
  expect(Object.keys(await kept(other))).toHaveLength(1);
});

/** What the page's workers run first. */
const beforeWorkers = (page: Page, script: string): Promise<unknown> =>
  page.route(/worker.*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${script};${await response.text()}` });
  });

test('where nothing may be kept, the table is used all the same', async ({ page }) => {
  await beforeWorkers(page, "Object.defineProperty(self, 'indexedDB', { get() { throw new Error('forbidden') } })");
  await setUp(page, 'kalah', small);
  await firstMove(page);
  await hasTable(page, all);
  expect(await rest(page)).toBe('awaiting-person');
});

test('without shared memory the table is copied', async ({ page }) => {
  await beforeWorkers(page, 'delete self.SharedArrayBuffer');
  await setUp(page, 'kalah', small);
  await firstMove(page);
  await hasTable(page, all);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('[data-notice="hint"] .worth')).toContainText('exact');
  await page.reload();
  await hasTable(page, all);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('[data-notice="hint"] .worth')).toContainText('exact');
});

test('where the thread that builds dies, the game goes on', async ({ page }) => {
  await page.route(/endgames\.worker.*\.js$/, (route) => route.abort());
  await setUp(page, 'kalah', small);
  await firstMove(page);
  expect(await ply(page)).toBeGreaterThan(1);
  await expect(page.locator('[data-notice="trouble"]')).toHaveCount(0);
  await hasTable(page, '0');
});

test('a usual board of Kalah: as much as its time allows, while the game goes on', async ({ page }) => {
  test.setTimeout(240_000);
  await setUp(page, 'kalah');
  await firstMove(page);
  await expect(play(page)).not.toHaveAttribute('data-table', '0', { timeout: 120_000 });
  await playOut(page, (name) => pit(page, name).click());
  await expectBoardIsPosition(page);
});
