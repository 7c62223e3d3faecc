/** What comes to the desk of analysis from elsewhere, and what leaves it: texts, files, links. */
import { expect, type Page, test } from '@playwright/test';
import { afterC, at, engine, more, move, moves, start, written } from './desk.ts';
import { pit, prefer } from './page.ts';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await prefer(page);
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

test('of several files dropped at once the games are counted, and one is chosen', async ({ page }) => {
  await page.goto('#/analyse');
  await at(page, start);
  const drop = (...texts: readonly string[]) =>
    page.evaluate((contents) => {
      const data = new DataTransfer();
      contents.forEach((content, index) => {
        data.items.add(new File([content], `${index + 1}.mbegu`, { type: 'text/plain' }));
      });
      document
        .querySelector('main')
        ?.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    }, texts);
  const records = ['C', 'D'].map((move) => `[Mbegu "1"]\n[Game "kalah"]\n\n1. ${move}\n`);
  await drop(...records);
  await expect(page.locator('dialog[open]')).toContainText('There are 2 games in it; this is number 1.');
  await page.locator('dialog[open]').getByRole('combobox').selectOption('2');
  await expect(page.locator('dialog[open]')).toContainText('this is number 2.');
  await page.keyboard.press('Escape');
  await written(page, 'Start', '1D');
  // The sheet has gone when its entry of the history has.
  await expect.poll(() => page.evaluate(() => history.state)).not.toBe('sheet');
  // The next ones are counted anew, and may be of the other form of a record.
  await drop(...['E', 'F', 'B'].map((move) => JSON.stringify({ mbegu: 1, game: 'kalah', moves: [move] })));
  await expect(page.locator('dialog[open]')).toContainText('There are 3 games in it; this is number 1.');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => history.state)).not.toBe('sheet');
  // What cannot be read takes no other with it, and its name is told.
  const json = JSON.stringify({ mbegu: 1, game: 'kalah', moves: ['A'] });
  await drop('hello', ...records, json);
  await expect(page.locator('dialog[open]')).toContainText('There are 3 games in it; this is number 1.');
  await expect(page.locator('dialog[open] .faults')).toContainText(/1\.mbegu.*: Th/);
  await page.keyboard.press('Escape');
  await drop('hello', json);
  await expect(page.locator('[data-notice="trouble"]')).toContainText('1.mbegu');
  await written(page, 'Start', '1A');
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

test('the notice of a bad link goes when something else is opened; a link that looks beyond its end says so', async ({
  page,
}) => {
  await page.goto('#/analyse');
  await pit(page, 'C').click();
  await at(page, afterC);
  await page.goto('#/analyse/1.0000/kalah/-/-');
  const notice = page.locator('[data-notice]');
  await expect(notice).toContainText('cut or changed on its way');
  await page.goto('#/');
  await page.goto('#/analyse');
  await at(page, afterC);
  await expect(notice).toHaveCount(0);
  await page.goto('#/analyse/1/kalah/-/-/D/7');
  await written(page, 'Start', '1D');
  await expect(moves(page).locator('[aria-current="step"]')).toHaveText(/^1D/);
  await expect(notice).toContainText('It is open at its end');
});

test('the same text opened twice costs no other analysis', async ({ page }) => {
  await page.goto('#/analyse');
  await pit(page, 'C').click();
  await at(page, afterC);
  const open = async (): Promise<void> => {
    await more(page, 'Open and save');
    await page.getByLabel('Paste a position, a record or a link').fill('[Mbegu "1"]\n[Game "kalah"]\n\n1. D');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
  };
  await open();
  await written(page, 'Start', '1D');
  await pit(page, 'b').click();
  await open();
  await expect(page.locator('[data-notice]')).toContainText('It lies here already');
  await written(page, 'Start', '1D', 'b');
  await more(page, 'Back to what was open before');
  await written(page, 'Start', '1C');
});

test('what two tabs lay open is kept, all of it, and what has no room is told', async ({ context, page }) => {
  const drop = (on: Page, move: string, south: string) =>
    on.evaluate((record) => {
      const data = new DataTransfer();
      data.setData('text/plain', record);
      document
        .querySelector('main')
        ?.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    }, `[Mbegu "1"]\n[Game "kalah"]\n[South "${south}"]\n\n1. ${move}`);
  const kept = () =>
    page.evaluate(() => {
      const { open, earlier } = JSON.parse(localStorage.getItem('mbegu:1:analysis') ?? '{}');
      return [open, ...earlier].map(({ head }) => head.south).join(' ');
    });
  await page.goto('#/analyse');
  await at(page, start);
  await drop(page, 'F', 'One');
  await expect.poll(kept).toBe('One');
  const second = await context.newPage();
  await second.goto(page.url());
  await written(second, 'Start', '1F');
  for (const [move, south] of [
    ['E', 'Two'],
    ['D', 'Three'],
  ] as const) {
    await drop(second, move, south);
    await written(second, 'Start', `1${move}`);
  }
  await pit(page, 'a').click();
  await expect.poll(kept).toBe('One Three Two');
  for (const move of ['B', 'C', 'D']) {
    await drop(second, move, move);
    await written(second, 'Start', `1${move}`);
  }
  await second.close();
  // Deleting, too, costs nothing of the other tab; what there is no room for is told with it.
  await page.getByRole('button', { name: 'Delete from here' }).click();
  await expect.poll(kept).toBe('One D C B Three Two');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(kept).toBe('One D C B Three Two');
  await drop(page, 'A', 'Four');
  await expect(page.locator('[data-notice]')).toContainText('There was no room for all analyses');
  await expect.poll(kept).toBe('Four One D C B Three');
});

test('a game of ten thousand moves is pasted, walked through, kept, and handed out whole', async ({ page }) => {
  test.slow();
  const refused: string[] = [];
  page.on('pageerror', (error) => refused.push(error.message));
  // Two beads that chase each other, and nobody agrees to stop.
  const chase = 'AaBbCcDdEeFfGg'.repeat(714);
  const position = '1,0,0,0,0,0,0/1,0,0,0,0,0,0 0-0 S';
  const record = (moves: string): string =>
    `[Mbegu "1"]\n[Game "al-manqala"]\n[Options "chase=agreement-only"]\n[Position "${position}"]\n\n${moves.replace(/./g, '$& ')}`;
  await page.goto('#/analyse');
  await more(page, 'Open and save');
  const field = page.getByLabel('Paste a position, a record or a link');
  await field.fill(record(chase.repeat(3)));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.locator('dialog[open] .faults')).toContainText('20,000 moves can lie open at once');
  await field.fill(record(chase));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(moves(page).locator('[aria-current="step"]')).toContainText('g');
  await expect(move(page, '4,998G')).toBeVisible();
  expect(await moves(page).getByRole('button').count()).toBeLessThan(450);
  await page.getByRole('button', { name: 'To the start' }).click();
  await at(page, position);
  await page.getByRole('button', { name: '… Later moves' }).click();
  await expect(moves(page).locator('[aria-current="step"]')).toBeVisible();
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.reload();
  await expect(move(page, '4,998G')).toBeVisible();
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await expect(page.locator('dialog[open] tbody tr')).toHaveCount(96);
  await page.locator('dialog[open]').getByRole('button', { name: '… Earlier moves' }).click();
  await expect(page.locator('dialog[open] tbody tr')).toHaveCount(100);
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('mbegu:1:analysis') ?? '{}').open.line);
  expect(kept).toContain(chase);
  expect(refused).toEqual([]);
});

test('a page that begins with a link that cannot be opened says so, and goes on saying it', async ({ page }) => {
  await page.goto('about:blank');
  await page.goto('#/analyse/1/kalah/-/-/ZZZ');
  const sentence = page.getByText('This link cannot be opened', { exact: false });
  await expect(sentence).toBeVisible();
  // Whatever comes later has come by then: the values of the usual start are there.
  await expect(engine(page)).toHaveAttribute('data-settled', 'true');
  await page.waitForTimeout(500);
  await expect(sentence).toBeVisible();
});
