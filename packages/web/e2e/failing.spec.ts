/** What fails amid a game, and what comes at the wrong moment: no game is lost, and one is told. */
import { expect, type Page, test } from '@playwright/test';
import {
  expectBoardIsPosition,
  expectPly,
  menu,
  pit,
  play,
  playablePits,
  ply,
  position,
  prefer,
  rest,
  setUp,
  unsolved,
} from './page.ts';

/** The computer hears what it is asked only after so long; never, where it is endless. */
const slowComputer = (page: Page, ms: number): Promise<unknown> =>
  page.addInitScript(
    (late) => {
      const RealWorker = window.Worker;
      window.Worker = class extends RealWorker {
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options);
          if (!String(url).includes('engine.worker')) return;
          const ask = this.postMessage.bind(this);
          this.postMessage = (message: unknown) => {
            if (late !== null) setTimeout(() => ask(message), late);
          };
        }
      };
    },
    Number.isFinite(ms) ? ms : null,
  );

const bar = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('what cannot be fetched amid a game is said, and comes when it can be had', async ({ page }) => {
  await prefer(page);
  await page.route(/assets\/(Sheets|Rules|Result)-.*\.js/, (route) => route.abort());
  await setUp(page, 'kalah', { position: '0,0,0,0,0,1/0,3,0,0,2,0 20-22 S', north: 'person' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('[data-notice="trouble"]')).toContainText('could not be fetched. Your games are kept');
  await pit(page, 'F').click();
  await expect(page.locator('.panel')).toContainText('could not be fetched');
  expect(await rest(page)).toBe('over');
  await page.unroute(/assets\/(Sheets|Rules|Result)-.*\.js/);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  await expect(page.locator('[data-notice="trouble"]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.locator('.result')).toContainText('Player 2 wins');
});

test('where no words can be fetched that is said in every language, with a way to try again', async ({ page }) => {
  const words = /assets\/(en|de)-.*\.js/;
  await page.route(words, (route) => route.abort());
  await page.goto('');
  await expect(page.getByRole('link', { name: 'Mbegu has not come yet. Load it again.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Neu laden' })).toBeVisible();
  await page.unroute(words);
  await page.getByRole('link', { name: 'Neu laden' }).click();
  await expect(page.getByRole('link', { name: 'Play Kalah' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Neu laden' })).toHaveCount(0);
});

test('undo, resigning and going away amid the computer’s thinking', async ({ page }) => {
  await slowComputer(page, 600);
  await prefer(page);
  await setUp(page, 'kalah');
  await pit(page, 'A').click();
  await expect(play(page)).toHaveAttribute('data-phase', 'awaiting-computer');
  await bar(page, 'Undo').click();
  await expect(play(page)).toHaveAttribute('data-phase', 'awaiting-person');
  // The answer to what was taken back is played by nobody.
  await pit(page, 'B').click();
  expect(await rest(page)).toBe('awaiting-person');
  expect(await ply(page)).toBe(2);
  await expectBoardIsPosition(page);
  await pit(page, 'C').click();
  await page.goBack();
  await page.goForward();
  await expect(play(page)).toHaveAttribute('data-phase', 'awaiting-computer');
  await menu(page, 'Resign');
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  expect(await rest(page)).toBe('over');
  const resigned = await ply(page);
  // Longer than the computer would have needed.
  await page.waitForTimeout(800);
  expect(await ply(page)).toBe(resigned);
  await expect(page.locator('.result')).toHaveText('Sprout wins');
});

test('a computer that never answers is given up in time, and the move can be taken back', async ({ page }) => {
  await page.clock.install();
  await slowComputer(page, Number.POSITIVE_INFINITY);
  await prefer(page);
  await setUp(page, 'kalah', { position: unsolved });
  await bar(page, 'Hint').click();
  await expect(async () => {
    await page.clock.runFor(21_000);
    const trouble = page.locator('[data-notice="trouble"]');
    await expect(trouble).toContainText('There is no hint just now', { timeout: 100 });
  }).toPass();
  await pit(page, 'A').click();
  const again = page.getByRole('button', { name: 'Let it try again' });
  await expect(async () => {
    await page.clock.runFor(21_000);
    await expect(again).toBeVisible({ timeout: 100 });
  }).toPass();
  await bar(page, 'Undo').click();
  await expect(again).toHaveCount(0);
  expect(await ply(page)).toBe(0);
});

test('two tabs that move at the same instant agree afterwards', async ({ context, page }) => {
  await prefer(page);
  await setUp(page, 'kalah', { north: 'person' });
  const second = await context.newPage();
  await second.goto(page.url());
  await rest(second);
  for (let move = 1; move <= 4; move++) {
    const [one, other] = await playablePits(page);
    // Forced: either may know of the other's move before its own finger is down.
    const press = (of: Page, name = '') => pit(of, name).click({ force: true });
    await Promise.all([press(page, one), press(second, other)]);
    await expect(async () => {
      expect(await ply(page)).toBeGreaterThanOrEqual(move);
      expect(await ply(second)).toBe(await ply(page));
      expect(await position(second)).toBe(await position(page));
      await expectBoardIsPosition(page);
      await expectBoardIsPosition(second);
    }).toPass({ timeout: 10_000 });
  }
});

test('whatever lies in the storage, every view opens', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto('');
  await page.evaluate(() => {
    const text = JSON.stringify({
      version: 99,
      S: { kind: 'robot', level: 'oak' },
      N: [null],
      options: { seeds: 99, unknown: {}, rounds: 'for ever' },
      handicap: { giver: 'S', count: 1e20 },
      begins: {},
      speed: 'warp',
      scheme: 5,
      steps: [1, 'x', -5, 1e9],
      exercises: { a: 5 },
    });
    const names = ['kalah', 'al-manqala', 'walak-pussa'].flatMap((game) =>
      ['seats', 'rules', 'learn', 'table'].map((what) => `${what}:${game}`),
    );
    for (const name of ['settings', 'language', 'endgames', 'analysis', ...names])
      localStorage.setItem(`mbegu:1:${name}`, text);
    sessionStorage.setItem('mbegu:1:handed', text);
  });
  await page.reload();
  for (const view of ['', 'games', 'new/walak-pussa', 'analyse', 'learn/kalah/exercises', 'play/kalah']) {
    await page.goto(`#/${view}`);
    await expect(page.locator('main h1').first(), view).toBeAttached();
  }
  await setUp(page, 'kalah', { north: 'person' });
  await expect(play(page)).toHaveAttribute('data-phase', 'awaiting-person');
  expect(faults).toEqual([]);
});

test('storage and clipboard that are forbidden while one plays', async ({ page }) => {
  await prefer(page);
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined }));
  await setUp(page, 'kalah', { north: 'person' });
  await menu(page, 'Copy the record');
  await expect(page.locator('[data-notice="note"]')).toContainText('download the record instead');
  await pit(page, 'A').click();
  await rest(page);
  await page.evaluate(() => {
    for (const name of ['getItem', 'setItem', 'removeItem', 'key'] as const)
      Storage.prototype[name] = () => {
        throw new DOMException('forbidden', 'SecurityError');
      };
  });
  await pit(page, 'f').click();
  await rest(page);
  await pit(page, 'B').click();
  await expectPly(page, 3);
  await page.goto('#/games');
  await expect(page.locator('main li[data-id]')).toHaveCount(1);
  await page.goBack();
  await rest(page);
  expect(await ply(page)).toBe(3);
});

test('many games in one visit leave no worker behind', async ({ page }) => {
  await prefer(page);
  const computers = () => page.workers().filter((worker) => worker.url().includes('engine.worker')).length;
  for (const game of ['kalah', 'al-manqala', 'walak-pussa', 'kalah'] as const) {
    await setUp(page, game);
    await pit(page, 'A').click();
    await rest(page);
    expect(computers()).toBe(1);
  }
  await page.goto('#/analyse');
  await expect(page.locator('main[data-view="analyse"]')).toBeVisible();
  await page.goto('#/');
  await expect.poll(() => page.workers().filter((worker) => /engine|analyst/.test(worker.url())).length).toBe(0);
});
