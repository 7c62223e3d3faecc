/** The games of this device: the list of them, files out and in, and several tabs. */
import { readFile } from 'node:fs/promises';
import { type GameRecord, makeJsonRecord, must, parseRecords } from '@mbegu/rules';
import { expect, type Page, test } from '@playwright/test';
import { expectBoardIsPosition, expectPly, menu, pit, ply, position, prefer, rest, setUp } from './page.ts';
import { longLink, tooTight } from './room.ts';

const rows = (page: Page) => page.locator('main li[data-id]');
const told = (page: Page) => page.locator('ul[data-told] li');

test('kept games are continued, reviewed, saved, brought in again and deleted', async ({ page }) => {
  await prefer(page);
  await setUp(page, 'kalah', { north: 'person', names: ['Amina', 'Babu'] });
  await pit(page, 'C').click();
  await rest(page);
  const going = await position(page);
  await setUp(page, 'walak-pussa', { north: 'tree', options: [['seeds', 2]] });
  await menu(page, 'Resign');
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await page.evaluate(() => localStorage.setItem('mbegu:1:table:kalah.old', '{"mbegu-table":0}'));
  await page.goto('#/games');
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('Amina against Babu');
  await expect(rows(page).nth(1)).toContainText('you resigned');
  // A game that was played by other rules than the usual ones says so.
  await expect(rows(page).first()).not.toContainText('Seeds');
  await expect(rows(page).nth(1)).toContainText('Seeds at the start: 2 in each');
  await expect(page.locator('[data-broken]')).toContainText('of another version of Mbegu');
  await expect(page.getByRole('link', { name: /^Review Walak-pussa/ })).toHaveAttribute('href', /analyse\/game\/walak/);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save all games as one file' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('games.mbegu');
  const all = await readFile(await file.path(), 'utf8');
  // What is here is not doubled.
  await page.getByLabel('Record', { exact: true }).fill(all);
  await page.getByRole('button', { name: 'Bring in what is written' }).click();
  await expect(told(page)).toHaveText(['No game has come in.', '2 games were here already and are not doubled.']);

  // Deleting is asked twice; by keyboard one stays where one is.
  const keep = page.getByRole('button', { name: 'Keep', exact: true });
  for (const name of [/^Delete Kalah: Amina/, 'Delete the game that cannot be read']) {
    const button = page.getByRole('button', { name });
    await button.press('Enter');
    await expect(keep).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button).toBeFocused();
  }
  await page.getByRole('button', { name: /^Delete Kalah: Amina/ }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).first().click();
  await expect(rows(page)).toHaveCount(1);
  await page.setInputFiles('input[type=file]', {
    name: 'games.mbegu',
    mimeType: 'text/plain',
    buffer: Buffer.from(all),
  });
  await expect(told(page)).toHaveText(['One game has come in.', 'One game was here already and is not doubled.']);
  await page.getByRole('link', { name: /^Continue Kalah: Amina/ }).click();
  await expect.poll(() => position(page)).toBe(going);
  // C has earned another move.
  await pit(page, 'A').click();
  await rest(page);
  expect(await ply(page)).toBe(2);
});

test('pressed twice, a beginning and a rematch are one game each', async ({ page }) => {
  await prefer(page);
  await page.goto('#/new/kalah');
  await page.getByRole('button', { name: 'Start', exact: true }).dblclick();
  await rest(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'A game of Kalah' })).toBeVisible();
  await page.goForward();
  await menu(page, 'Resign');
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await page.getByRole('button', { name: 'Rematch' }).dblclick();
  await rest(page);
  await page.goto('#/games');
  await expect(rows(page)).toHaveCount(2);
});

test('a record as JSON comes in, and a file that is no text is said to be none', async ({ page }) => {
  await prefer(page);
  await page.goto('#/games');
  const json = JSON.stringify(
    makeJsonRecord(must(parseRecords('[Mbegu "1"]\n[Game "kalah"]\n[South "Amina"]\n\n1. CA b'))[0] as GameRecord),
  );
  await page.getByLabel('Record', { exact: true }).fill(json);
  await page.getByRole('button', { name: 'Bring in what is written' }).click();
  await expect(told(page)).toHaveText('One game has come in.');
  await page.locator('input[type="file"]').setInputFiles({
    name: 'a.mbegu',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from([0x89, 0x50, 0, 0xff]),
  });
  await expect(told(page)).toHaveText('This file is no text.');
  await expect(rows(page)).toHaveCount(1);
});

test('several files are chosen or dropped at once, and of each it is said what became of it', async ({ page }) => {
  await prefer(page);
  await page.goto('#/games');
  const record = (south: string) => `[Mbegu "1"]\n[Game "kalah"]\n[South "${south}"]\n\n1. CA b`;
  await page.locator('input[type="file"]').setInputFiles(
    [
      ['a.mbegu', record('Amina')],
      ['b.json', '[7]'],
      ['c.mbegu', record('Cheche')],
    ].map(([name, content]) => ({
      name: name as string,
      mimeType: 'text/plain',
      buffer: Buffer.from(content as string),
    })),
  );
  await expect(told(page)).toHaveText([
    'a.mbegu: One game has come in.',
    'b.json: There is no record in it: one begins with [Mbegu "1"].',
    'c.mbegu: One game has come in.',
  ]);
  await expect(rows(page)).toHaveCount(2);
  await page.getByLabel('Record', { exact: true }).fill('still here');
  await page.evaluate((content) => {
    const data = new DataTransfer();
    data.items.add(new File([content], 'd.mbegu', { type: 'text/plain' }));
    const carried = { dataTransfer: data, bubbles: true, cancelable: true };
    document.querySelector('main')?.dispatchEvent(new DragEvent('dragover', carried));
    document.querySelector('main')?.dispatchEvent(new DragEvent('drop', carried));
  }, record('Dalili'));
  await expect(told(page)).toHaveText(['One game has come in.']);
  await expect(told(page)).toBeInViewport();
  await expect(page.getByText('Drop it here to open it')).toHaveCount(0);
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByLabel('Record', { exact: true })).toHaveValue('still here');
});

test('what cannot be read is said in a sentence, and what was written stays', async ({ page }) => {
  await prefer(page);
  await page.goto('#/games');
  await expect(page.getByText('No game is kept here yet.')).toBeVisible();
  const read = page.getByRole('button', { name: 'Bring in what is written' });
  await read.click();
  await expect(told(page)).toHaveText('Nothing is written yet: paste a record, or choose a file.');
  const field = page.getByLabel('Record', { exact: true });
  const good = '[Mbegu "1"]\n[Game "kalah"]\n[South "Amina"]\n\n1. CA b';
  for (const [written, reason] of [
    ['hello', /cannot be read at line 1/],
    ['[Mbegu "9"]\n[Game "kalah"]\n', /version “9”/],
    [good.replace('CA', 'CC'), /cannot go on at turn 1: C may not be played there/],
  ] as const) {
    await field.fill(written);
    await read.click();
    await expect(told(page).first()).toHaveText(reason);
    await expect(field).toHaveValue(written);
  }
  // One faulty game takes no other with it.
  await field.fill(`${good}\n\n${good.replace('CA', 'CC')}`);
  await read.click();
  await expect(told(page)).toHaveText([/^Game 2: The record cannot go on/, 'One game has come in.']);
  await expect(rows(page)).toHaveCount(1);

  // However long the words that are quoted, the page is as wide as the window.
  await page.setViewportSize({ width: 320, height: 640 });
  await field.fill(longLink);
  await read.click();
  await expect(told(page)).toContainText('mbegu.example.org');
  expect(await tooTight(page)).toEqual([]);
  await page.setViewportSize({ width: 1000, height: 640 });
  const name = `${'partie_'.repeat(30)}.txt`;
  await page
    .locator('input[type="file"]')
    .setInputFiles(
      [name, 'b.txt'].map((each) => ({ name: each, mimeType: 'text/plain', buffer: Buffer.from('hello') })),
    );
  await expect(told(page).first()).toContainText(name);
  expect(await tooTight(page)).toEqual([]);
});

test('a tab that slept follows the other one instead of writing over it', async ({ context, page }) => {
  await prefer(page);
  await setUp(page, 'kalah', { north: 'person', names: ['Amina', 'Babu'] });
  const second = await context.newPage();
  await second.addInitScript(() => {
    // As good as asleep: it hears nothing of the other.
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  await second.goto(page.url());
  await rest(second);
  await pit(page, 'A').click();
  await pit(page, 'f').click();
  await rest(page);
  const here = await position(page);
  await pit(second, 'B').click();
  await expect(second.locator('[data-notice="note"]')).toContainText('so what you chose was not carried out');
  expect(await position(second)).toBe(here);
  await expectBoardIsPosition(second);
  await pit(second, 'B').click();
  await rest(second);
  expect(await ply(second)).toBe(3);
  await expectPly(page, 3);
});

test('a game deleted in another tab goes on here, and is kept again', async ({ context, page }) => {
  await prefer(page);
  await setUp(page, 'kalah', { north: 'person' });
  await pit(page, 'A').click();
  await rest(page);
  const second = await context.newPage();
  await second.goto(`${page.url().replace(/#.*/, '')}#/games`);
  await second.getByRole('button', { name: /^Delete Kalah/ }).click();
  await second.getByRole('button', { name: 'Delete', exact: true }).first().click();
  await expect(page.locator('[data-notice="trouble"]')).toContainText('This game was deleted in another tab.');
  await expect(rows(second)).toHaveCount(0);
  await pit(page, 'f').click();
  await rest(page);
  await expect(rows(second)).toHaveCount(1);
  await page.reload();
  await rest(page);
  expect(await ply(page)).toBe(2);
});
