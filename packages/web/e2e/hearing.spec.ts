/** Sound and its switch, the record on the clipboard, and the longer press that replays slowly. */
import { expect, type Page, test } from '@playwright/test';
import { menu, pit, prefer, rest, setUp } from './page.ts';

/** Counts the tones that are started, and records how fast moves are shown. */
const listenIn = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const counted = { tones: 0 };
    Object.assign(window, { counted });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      counted.tones += 1;
      start.call(this, when);
    };
  });

const tones = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { counted: { tones: number } }).counted.tones);

test('it is silent until it is switched on, and then seeds are heard', async ({ page }) => {
  await listenIn(page);
  await prefer(page, { speed: 'fast' });
  await setUp(page, 'kalah', { north: 'person' });
  await pit(page, 'A').click();
  await rest(page);
  expect(await tones(page)).toBe(0);
  await menu(page, 'Settings');
  await page.getByRole('switch', { name: 'The click of the seeds' }).click();
  await page.keyboard.press('Escape');
  await pit(page, 'f').click();
  await rest(page);
  // One lift and four seeds, two tones each.
  expect(await tones(page)).toBe(10);
});

test('the record is copied, and where that is forbidden it is said', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await prefer(page);
  await setUp(page, 'kalah', { north: 'person' });
  await pit(page, 'A').click();
  await rest(page);
  await menu(page, 'Copy the record');
  await expect(page.locator('[data-notice="note"]')).toHaveText('The record is copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('1. A');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('forbidden', 'NotAllowedError'));
  });
  await menu(page, 'Copy the record');
  await expect(page.locator('[data-notice="note"]')).toContainText('download the record instead');
});

test('a longer press on replay shows the move slowly', async ({ page }) => {
  await prefer(page);
  await setUp(page, 'kalah', { north: 'person' });
  await pit(page, 'A').click();
  await rest(page);
  await page.evaluate(() => {
    const board = document.querySelector('main.play mancala-board') as HTMLElement & {
      play: (...args: unknown[]) => unknown;
    };
    const shown: unknown[] = [];
    const play = board.play.bind(board);
    board.play = (...args) => {
      shown.push((args[3] as { speed?: string } | undefined)?.speed ?? 'as set');
      return play(...args);
    };
    Object.assign(window, { shown });
  });
  const shown = () => page.evaluate(() => (window as unknown as { shown: string[] }).shown);
  const replay = page.getByRole('button', { name: 'Replay' });
  await replay.click();
  await rest(page);
  await replay.click({ delay: 600 });
  await expect.poll(shown).toEqual(['as set', 'slow']);
});
