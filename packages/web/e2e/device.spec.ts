/** What is kept on the device, games and settings, and what a device without room or storage does to them. */
import { expect, test } from '@playwright/test';
import { expectBoardIsPosition, menu, pit, ply, position, prefer, rest, setUp } from './page.ts';

test('home offers to continue the last game', async ({ page }) => {
  await prefer(page);
  await setUp(page, 'al-manqala');
  await pit(page, 'B').click();
  await rest(page);
  const before = await position(page);
  await page.goto('#/');
  await page.getByRole('link', { name: /^Continue Al-manqala/ }).click();
  await rest(page);
  expect(await position(page)).toBe(before);
});

test('where storage is forbidden one is told, and plays', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await setUp(page, 'kalah', { north: 'person' });
  // At the start, and not only when somebody has moved.
  await expect(page.locator('[data-notice="trouble"]')).toContainText('This browser keeps nothing');
  expect(await ply(page)).toBe(0);
  await pit(page, 'A').click();
  await rest(page);
  expect(await ply(page)).toBe(1);
  await pit(page, 'a').click();
  await rest(page);
  expect(await ply(page)).toBe(2);
});

test('where there is no room for a new game that is told at its start', async ({ page }) => {
  await prefer(page);
  await page.goto('');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await setUp(page, 'kalah');
  await expect(page.locator('[data-notice="trouble"]')).toContainText('There is no room left');
  expect(await ply(page)).toBe(0);
  await pit(page, 'A').click();
  await rest(page);
  expect(await ply(page)).toBeGreaterThan(1);
});

test('what another tab has kept of the game and nobody can read here is told, and not written over', async ({
  page,
}) => {
  await prefer(page);
  await setUp(page, 'kalah', { north: 'person' });
  const text = '{"mbegu-table":9,"moves":"of a later version"}';
  await page.evaluate((strange) => {
    const key = `mbegu:1:table:${location.hash.replace('#/play/', '')}`;
    localStorage.setItem(key, strange);
    // As another tab's writing is heard.
    dispatchEvent(new StorageEvent('storage', { key }));
  }, text);
  await expect(page.locator('[data-notice="trouble"]')).toContainText('could not be read, so it was left aside');
  await pit(page, 'A').click();
  await rest(page);
  await page.goto('#/games');
  await expect(page.locator('main li[data-id]')).toHaveCount(1);
  await expect(page.locator('[data-broken]')).toContainText('of another version of Mbegu');
});

test('what nobody can read here stays where there is no room to set it aside, and is set aside when there is', async ({
  page,
}) => {
  await prefer(page);
  await setUp(page, 'kalah', { north: 'person' });
  const id = page.url().replace(/.*#\/play\//, '');
  const text = '{"mbegu-table":9,"moves":"of a later version"}';
  await page.evaluate(
    ([key, strange]) => {
      localStorage.setItem(key, strange);
      dispatchEvent(new StorageEvent('storage', { key }));
      const write = Storage.prototype.setItem;
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      Object.assign(window, { makeRoom: () => (Storage.prototype.setItem = write) });
    },
    [`mbegu:1:table:${id}`, text] as const,
  );
  const kept = (end = '') => page.evaluate((key) => localStorage.getItem(key), `mbegu:1:table:${id}${end}`);
  await pit(page, 'A').click();
  await rest(page);
  await expect(page.locator('[data-notice="trouble"]')).toContainText('There is no room left');
  expect([await kept(), await kept('.aside')]).toEqual([text, null]);
  expect(await ply(page)).toBe(1);
  await page.evaluate(() => (window as unknown as { makeRoom: () => void }).makeRoom());
  await pit(page, 'f').click();
  await rest(page);
  await expect.poll(() => kept('.aside')).toBe(text);
  expect(await kept()).toContain('"f"');
});

test('where storage is full one is told, and plays', async ({ page }) => {
  await prefer(page);
  await setUp(page, 'kalah', { north: 'person' });
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await pit(page, 'A').click();
  await expect(page.locator('[data-notice="trouble"]')).toContainText('There is no room left');
  expect(await ply(page)).toBe(1);
});

test('settings are chosen before any game, too, and stay open in another language', async ({ page }) => {
  await page.goto('');
  await page.getByRole('button', { name: 'Settings' }).click();
  const sheet = page.locator('dialog[open]');
  await sheet.getByText('in the evening', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await sheet.getByRole('combobox').selectOption('sw');
  await expect(sheet.getByRole('heading', { name: 'Mipangilio' })).toBeVisible();
  await expect(sheet.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await expect(sheet).toHaveCount(0);
});

test('settings are kept', async ({ page }) => {
  await prefer(page);
  await setUp(page, 'kalah');
  await menu(page, 'Settings');
  await page.getByText('in the evening', { exact: true }).click();
  await page.getByRole('switch', { name: 'Numbers instead of seeds' }).click();
  await page.reload();
  await rest(page);
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await expectBoardIsPosition(page);
  expect(
    await page.locator('mancala-board').evaluate((board) => (board as unknown as { numbersOnly: boolean }).numbersOnly),
  ).toBe(true);
});

test('home lists every game that waits, the newest first, and lets one go', async ({ page }) => {
  await prefer(page);
  await page.goto('');
  for (const name of ['Amina', 'Babu', 'Chausiku', 'Dalila']) {
    await setUp(page, 'kalah', { north: 'person', names: [name, 'Somebody'] });
    await pit(page, 'A').click();
    await rest(page);
    await page.goto('#/');
  }
  const waiting = page.getByRole('link', { name: /^Continue Kalah/ });
  await expect(waiting).toHaveCount(3);
  await expect(waiting.first()).toContainText('Dalila against Somebody');
  await page.getByRole('button', { name: '1 more' }).click();
  await expect(waiting).toHaveCount(4);
  const remove = page.getByRole('button', { name: /^Delete Kalah: Chausiku/ });
  await remove.press('Enter');
  await expect(page.getByRole('button', { name: 'Keep', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove).toBeFocused();
  await expect(waiting).toHaveCount(4);
  await remove.click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(waiting).toHaveCount(3);
  await expect(waiting.first()).toBeFocused();
  await page.reload();
  await expect(page.getByText('Chausiku')).toHaveCount(0);
  await page.getByRole('link', { name: /^Continue Kalah: Amina/ }).click();
  await expect(page.locator('.plate[data-side="S"] .name')).toHaveText('Amina');
  expect(await ply(page)).toBe(1);
});

test('new games never push out one that waits to be played on', async ({ page }) => {
  await prefer(page);
  await setUp(page, 'kalah', { north: 'person' });
  await pit(page, 'A').click();
  await rest(page);
  const address = page.url();
  const text = await position(page);
  // As many games again as are kept, in which nobody has moved.
  const count = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.startsWith('mbegu:1:table:')) as string;
    const saved = JSON.parse(localStorage.getItem(key) as string);
    for (let index = 0; index < 30; index++) {
      saved.records[0].moves = [];
      saved.changed += 1000;
      localStorage.setItem(`mbegu:1:table:kalah.untouched${index}`, JSON.stringify(saved));
    }
    return localStorage.length;
  });
  await setUp(page, 'al-manqala', { north: 'person' });
  expect(await page.evaluate(() => localStorage.length)).toBeLessThan(count);
  await page.goto(address);
  await expect.poll(() => position(page)).toBe(text);
});

test('what is chosen in one tab is there in the other, and neither undoes it', async ({ page, context }) => {
  await page.goto('');
  const other = await context.newPage();
  await other.goto('');
  const openSettings = async (of: typeof page) => {
    await of.getByRole('button', { name: 'Settings' }).click();
    await expect(of.locator('dialog[open]')).toBeVisible();
  };
  await openSettings(page);
  await page.getByText('in the evening', { exact: true }).click();
  await expect(other.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await openSettings(other);
  await other.getByRole('switch', { name: 'The click of the seeds' }).click();
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('mbegu:1:settings') ?? '{}'));
  await expect.poll(kept).toMatchObject({ scheme: 'dark', sound: true });
});

test('settings that cannot be fetched from home are said so, and fetched when they can be', async ({
  page,
  context,
}) => {
  await page.goto('');
  await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
  await context.route('**/assets/SettingsSheet*', (route) => route.abort());
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await context.unroute('**/assets/SettingsSheet*');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
