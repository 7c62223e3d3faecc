/** A board with a tree: playing, walking, what moves are worth, what comes from elsewhere, and what goes wrong. */
import { expect, type Page, test } from '@playwright/test';
import { pit, prefer } from './page.ts';

const desk = (page: Page) => page.locator('main.analyse');
const at = async (page: Page, position: string) => expect(desk(page)).toHaveAttribute('data-position', position);
const moves = (page: Page) => page.getByRole('list', { name: 'Moves' });
/** A move by its number and letter; what it lost may stand behind it. */
const move = (page: Page, name: string) => moves(page).getByRole('button', { name: new RegExp(`^${name}( ?−\\d+)?$`) });
/** The list of moves as it reads, without what they lost. */
const written = async (page: Page, ...names: readonly string[]) => {
  await expect(moves(page).getByRole('button')).toHaveText(names.map((name) => new RegExp(`^${name}(−\\d+)?$`)));
};
const engine = (page: Page) => page.getByRole('region', { name: 'What moves are worth' });
const more = async (page: Page, entry: string) => {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.locator('dialog[open]').getByText(entry, { exact: true }).click();
};

const start = '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S';
const afterC = '4,4,0,5,5,5/4,4,4,4,4,4 1-0 S';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await prefer(page);
});

test('a tree of variations: played, walked by key and button, put first, deleted, and kept', async ({ page }) => {
  await page.goto('#/analyse');
  await at(page, start);
  await pit(page, 'C').click();
  await at(page, afterC);
  await pit(page, 'A').click();
  await pit(page, 'b').click();
  await move(page, '1C').click();
  await pit(page, 'B').click();
  await expect(page.getByRole('list', { name: 'Variation: B' })).toBeVisible();
  await expect(moves(page).locator('[aria-current="step"]')).toHaveText(/B/);

  // By keys, from the page and from the board.
  await page.getByRole('heading', { name: 'Analysis of Kalah' }).focus();
  await page.keyboard.press('Home');
  await at(page, start);
  await page.keyboard.press('ArrowRight');
  await at(page, afterC);
  await pit(page, 'D').focus();
  await page.keyboard.press('ArrowRight');
  await at(page, afterC);
  await page.keyboard.press('PageUp');
  await at(page, start);
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(moves(page).locator('[aria-current="step"]')).toHaveText(/^3b/);

  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('button', { name: 'Put this line first' }).click();
  await expect(page.getByRole('list', { name: 'Variation: A' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete from here' }).click();
  await expect(page.locator('[data-notice="note"]')).toContainText('deleted');
  await expect(page.getByRole('list', { name: /Variation/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('list', { name: 'Variation: A' })).toBeVisible();

  // A pit that may not be played says why, and what is open is found again.
  await pit(page, 'C').click({ force: true });
  await expect(page.locator('[data-notice="refusal"]')).toBeVisible();
  await page.goto('#/');
  await page.goto('#/analyse');
  await page.reload();
  await expect(page.getByRole('list', { name: 'Variation: A' })).toBeVisible();
});

test('every move has its value, exact ones with a seal; best play is walked, and said when asked', async ({ page }) => {
  await page.goto('#/analyse/1/kalah/-/1,0,0,1,0,2;1,0,1,0,0,1_20-21_S');
  await expect(engine(page)).toHaveAttribute('data-settled', 'true');
  await expect(
    page.locator('mancala-board .tag[data-sealed]').or(page.locator('mancala-board .tag.sealed')).first(),
  ).toBeVisible();
  await expect(pit(page, 'A')).toHaveAttribute('aria-label', /exactly/);
  await expect(engine(page).locator('.worth.exact').first()).toBeVisible();
  const position = await desk(page).getAttribute('data-position');

  const first = page.getByRole('button', { name: /step 1 of best play/ });
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('after 2 steps of best play')).toBeVisible();
  await expect(desk(page)).toHaveAttribute('data-position', position as string);
  await page.keyboard.press('Enter');
  await expect(moves(page).getByRole('button')).toHaveCount(3);
  await page.getByRole('button', { name: 'To the start' }).click();

  await page.getByRole('button', { name: 'Say the values' }).click();
  await expect(engine(page).locator('[aria-live="polite"]')).toContainText(/Best for South is [A-F]: exactly/);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.locator('mancala-board .tag:visible')).toHaveCount(0);
  await page.getByRole('button', { name: 'Look', exact: true }).click();
  await expect(page.locator('mancala-board .tag:visible').first()).toBeVisible();
});

test('the engine thinks in threads where the page is isolated, and stops when one goes away', async ({ page }) => {
  await page.goto('#/analyse');
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await expect(engine(page)).toHaveAttribute('data-depth', /^([5-9]|\d\d)$/, { timeout: 30_000 });
  await expect(page.locator('mancala-board .tag:visible').first()).toContainText('≈');
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  await page.goto('#/');
  await expect.poll(() => page.workers().filter((worker) => worker.url().includes('analyst')).length).toBe(0);
});

test('a dead worker is told of, and everything else works on', async ({ page }) => {
  await page.route('**/analyst.worker*', (route) => route.abort());
  await page.goto('#/analyse');
  await expect(page.getByText('The engine does not answer. Everything else works on.')).toBeVisible();
  await pit(page, 'C').click();
  await at(page, afterC);
  await page.unroute('**/analyst.worker*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('mancala-board .tag:visible').first()).toBeVisible({ timeout: 30_000 });
});

test('pasting, copying, files and links', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('#/analyse');
  await pit(page, 'C').click();
  await pit(page, 'A').click();
  await more(page, 'Open and save');
  const field = page.getByLabel('Paste a position, a record or a link');
  await field.fill('4,4/4 0-0 S');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.locator('dialog[open] .faults')).toContainText('this board has 6 in a row');
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await expect(page.getByText('The link is copied.', { exact: false })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy the record' }).click();
  await expect(page.getByText('The record is copied.', { exact: true })).toBeVisible();
  const record = await page.evaluate(() => navigator.clipboard.readText());
  expect(record).toContain('CA');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as JSON' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('kalah.mbegu.json');

  // A file that is no text changes nothing; one that is opens.
  const choose = page.locator('dialog[open] input[type="file"]');
  await choose.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from([0x89, 0x50, 0, 1]) });
  await expect(page.locator('dialog[open] .faults')).toContainText('This file is no text.');
  await choose.setInputFiles({ name: 'b.txt', mimeType: 'text/plain', buffer: Buffer.from(record.replace('CA', 'B')) });
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await written(page, 'Start', '1B');
  await page.getByRole('button', { name: 'Back to what was open before' }).click();
  await written(page, 'Start', '1C', 'A');

  // Dropped on the page.
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.items.add(new File(['2,2,2,2,2,2/2,2,2,2,2,2 0-0 N'], 'position.txt', { type: 'text/plain' }));
    document
      .querySelector('main')
      ?.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  });
  await at(page, '2,2,2,2,2,2/2,2,2,2,2,2 0-0 N');

  // The link on a device that has seen nothing of it; and one that was cut on the way.
  await page.goto('#/');
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await page.reload();
  await written(page, 'Start', '1C', 'A');
  await page.goto('#/');
  await page.goto(link.slice(0, -3));
  await expect(page.locator('[data-notice="trouble"]')).toContainText('cut or changed on its way');
  await written(page, 'Start', '1C', 'A');
});

test('the same link is opened a second time, though its view is there', async ({ page }) => {
  await page.goto('#/analyse');
  await pit(page, 'C').click();
  await at(page, afterC);
  const link = await page.evaluate(() => JSON.parse(localStorage.getItem('mbegu:1:analysis') ?? '{}').open.line);
  await page.goto(`#/analyse/1/${link}`);
  await at(page, afterC);
  await page.getByRole('button', { name: 'To the start' }).click();
  await at(page, start);
  await page.goto(`#/analyse/1/${link}`);
  await at(page, afterC);
  expect(page.url()).toMatch(/#\/analyse$/);
});

test('what is kept and cannot be read is put aside with a sentence', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('mbegu:1:analysis', '{"version":0}'));
  await page.goto('#/analyse');
  await expect(page.locator('[data-notice="trouble"]')).toContainText('put aside');
  await at(page, start);
});

test('games with captures of chains, passes and rounds', async ({ page }) => {
  await page.goto('#/analyse/1/al-manqala/-/0,3,0,0,1,2,0;1,0,0,0,0,0,0_45-46_S');
  await pit(page, 'F').click();
  await at(page, '0,3,0,0,1,0,1/0,0,0,0,0,0,0 47-46 S');
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText('North');
  await page.goto('#/');
  await page.goto('#/analyse/1/walak-pussa/rounds=simple/1,0,0,3,0,2,0;1,0,2,0,1,0,4_20-22_S');
  await pit(page, 'A').click();
  await page.getByRole('button', { name: 'Next round' }).click();
  await expect(move(page, 'Round 2')).toBeVisible();
  await expect(desk(page)).toHaveAttribute('data-position', /x.* \d+-\d+ N/);
});
