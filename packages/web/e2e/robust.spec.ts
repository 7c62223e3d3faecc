/** Reload, hidden tab, skipped and interrupted motion, two tabs, a dead worker, addresses that are nothing, a very long game. */
import { expect, type Page, test } from '@playwright/test';
import { expectBoardIsPosition, expectPly, pit, play, ply, position, prefer, rest, setUp } from './page.ts';
import { openKept } from './views.ts';

const hide = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

/** Long enough to be met under way on any machine: a slow relay of seven laps. */
const moving = (page: Page) => expect(play(page)).toHaveAttribute('data-busy', 'true');

test('a reload in the middle brings the game back, history and all', async ({ page }) => {
  await prefer(page);
  await setUp(page, 'kalah');
  await pit(page, 'A').click();
  await rest(page);
  const before = await position(page);
  const said = await page.locator('.panel .said').textContent();
  await page.reload();
  expect(await rest(page)).toBe('awaiting-person');
  expect(await position(page)).toBe(before);
  await expect(page.locator('.panel .said')).toHaveText(said ?? '');
  await expectBoardIsPosition(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectPly(page, 0);
});

test('a reload while the computer is to move goes on with its move', async ({ page }) => {
  await page.goto('');
  await page.evaluate(() => localStorage.setItem('mbegu:1:settings', '{"speed":"slow"}'));
  await page.reload();
  await setUp(page, 'walak-pussa');
  await pit(page, 'A').click();
  await moving(page);
  await page.evaluate(() => localStorage.setItem('mbegu:1:settings', '{"speed":"off"}'));
  await page.reload();
  expect(await rest(page)).toBe('awaiting-person');
  expect(await ply(page)).toBeGreaterThan(1);
  await expectBoardIsPosition(page);
});

test('in a hidden tab the board equals the position', async ({ page }) => {
  await prefer(page, { speed: 'slow' });
  await setUp(page, 'walak-pussa');
  await pit(page, 'A').click();
  await moving(page);
  await hide(page);
  await rest(page);
  expect(await ply(page)).toBeGreaterThan(1);
  await expectBoardIsPosition(page);
});

test('a tap finishes the sowing at once, and nothing else', async ({ page }) => {
  await prefer(page, { speed: 'slow' });
  await setUp(page, 'walak-pussa', { north: 'person' });
  await pit(page, 'A').click();
  await moving(page);
  await pit(page, 'f').click({ force: true });
  await expect(play(page)).toHaveAttribute('data-busy', 'false');
  expect(await ply(page)).toBe(1);
  await expectBoardIsPosition(page);
});

test('undo in the middle of a sowing', async ({ page }) => {
  await prefer(page, { speed: 'slow' });
  await setUp(page, 'walak-pussa');
  const before = await position(page);
  await pit(page, 'A').click();
  await moving(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(play(page)).toHaveAttribute('data-busy', 'false');
  expect(await position(page)).toBe(before);
  await expectBoardIsPosition(page);
});

test('the last move is shown again and changes nothing', async ({ page }) => {
  await prefer(page, { speed: 'fast' });
  await setUp(page, 'kalah', { north: 'person' });
  await pit(page, 'A').click();
  await rest(page);
  const before = await position(page);
  await page.evaluate(() => {
    const board = document.querySelector('main.play mancala-board');
    const steps: string[] = [];
    Object.assign(window, { steps });
    board?.addEventListener('play-step', (event) => steps.push((event as CustomEvent).detail.event.type));
  });
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect.poll(() => page.evaluate(() => (window as unknown as { steps: string[] }).steps.at(-1))).toBe('turn');
  await rest(page);
  expect(await position(page)).toBe(before);
  expect(await ply(page)).toBe(1);
  await expectBoardIsPosition(page);
});

test('two tabs show the same game, and another game does it no harm', async ({ context, page }) => {
  await prefer(page);
  await setUp(page, 'kalah', { north: 'person' });
  const second = await context.newPage();
  await second.goto(page.url());
  await rest(second);
  await pit(page, 'A').click();
  await rest(page);
  await expectPly(second, 1);
  await expectBoardIsPosition(second);
  await pit(second, 'f').click();
  await expectPly(page, 2);
  await second.goto('about:blank');
  await second.goto(page.url().replace(/#.*/, ''));
  await setUp(second, 'kalah', { north: 'person' });
  await pit(second, 'C').click();
  await rest(second);
  expect(await ply(page)).toBe(2);
});

/** The first `deaths` workers that play die of their first question. */
const mortalWorkers = (page: Page, deaths: number): Promise<unknown> =>
  page.addInitScript((count) => {
    const RealWorker = window.Worker;
    const playing = new WeakSet<Worker>();
    let left = count;
    window.Worker = class extends RealWorker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        if (String(url).includes('engine.worker')) playing.add(this);
      }
      override postMessage(message: unknown): void {
        if (playing.has(this) && left-- > 0)
          setTimeout(() => this.dispatchEvent(new ErrorEvent('error', { message: 'died' })));
        else super.postMessage(message);
      }
    };
  }, deaths);

test('a computer that dies is replaced, and the game goes on', async ({ page }) => {
  await prefer(page);
  await mortalWorkers(page, 1);
  await setUp(page, 'kalah');
  await pit(page, 'A').click();
  await expect(page.locator('[data-notice="trouble"]')).toContainText('The computer lost its thread');
  expect(await rest(page)).toBe('awaiting-person');
  await expectBoardIsPosition(page);
});

test('a computer that stays dead can be let try again', async ({ page }) => {
  await prefer(page);
  await mortalWorkers(page, 3);
  await setUp(page, 'kalah');
  await pit(page, 'A').click();
  await page.getByRole('button', { name: 'Let it try again' }).click();
  expect(await rest(page)).toBe('awaiting-person');
  expect(await ply(page)).toBeGreaterThan(1);
});

test('a computer that answers what may not be played is asked again, and then given up', async ({ page }) => {
  await prefer(page);
  await page.addInitScript(() => {
    const RealWorker = window.Worker;
    window.Worker = class extends RealWorker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        // Whatever it found, A is not North's.
        this.addEventListener('message', ({ data }) => {
          if (data.type === 'move') data.move = 'A';
        });
      }
    };
  });
  await setUp(page, 'kalah');
  await pit(page, 'A').click();
  await expect(page.getByRole('button', { name: 'Let it try again' })).toBeVisible({ timeout: 15_000 });
  expect(await ply(page)).toBe(1);
});

test('what is not there, or cannot be read, is said so', async ({ page }) => {
  await page.goto('#/nonsense');
  const lost = page.getByRole('alert').filter({ hasText: 'nothing at the address' });
  await expect(lost).toBeVisible();
  await expect(page.getByRole('link', { name: 'Play Kalah' })).toBeVisible();
  await page.goto('#/learn/kalah/lesson/77');
  await expect(page.getByRole('heading', { name: 'Learn Kalah' })).toBeVisible();
  await expect(lost).toBeVisible();
  await page.goto('#/learn/kalah');
  await expect(lost).toHaveCount(0);
  await page.goto('#/play/kalah.nowhere');
  await expect(page.getByRole('heading', { name: /not kept on this device/ })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('mbegu:1:table:kalah.broken', '{"mbegu-table":1,'));
  await page.goto('#/play/kalah.broken');
  await expect(page.getByRole('heading', { name: /could not be read/ })).toBeVisible();
  // With the reason, as the list of games has it.
  const why = await page.locator('main.instead p').textContent();
  await page.getByRole('link', { name: 'Games on this device' }).click();
  await expect(page.locator('[data-broken] p')).toContainText(why?.trim() || 'no reason');
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('link', { name: 'Play Kalah' })).toBeVisible();
});

test('an address that is nothing says so and leads home', async ({ page }) => {
  const answer = await page.goto('foo/bar');
  expect(answer?.status()).toBe(404);
  expect(answer?.headers()['cross-origin-opener-policy']).toBe('same-origin');
  await page.getByRole('link', { name: 'All games of Mbegu' }).click();
  await expect(page.getByRole('link', { name: 'Play Kalah' })).toBeVisible();
});

test('a page that goes offline has its computer already', async ({ page, context }) => {
  await prefer(page);
  await setUp(page, 'kalah');
  const computer = () => page.workers().find((worker) => worker.url().includes('engine.worker'));
  await expect.poll(computer).toBeDefined();
  // It answers, so its code is there.
  await computer()?.evaluate(() => 1);
  await context.setOffline(true);
  await pit(page, 'A').click();
  expect(await rest(page)).toBe('awaiting-person');
  expect(await ply(page)).toBeGreaterThan(1);
});

test('of a very long game the newest moves are listed, and the others when one comes near them', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openKept(page, 'al-manqala', {
    options: { chase: 'agreement-only' },
    position: '1,0,0,0,0,0,0/1,0,0,0,0,0,0 48-48 S',
    moves: [...'AaBbCcDdEeFfGg'.repeat(100)],
  });
  const list = page.locator('aside ol');
  await expect(list.locator('li')).toHaveCount(500);
  await expect(list.locator('li').last()).toContainText('700');
  await list.evaluate((each) => each.scrollTo({ top: 0 }));
  await expect(list.locator('li')).toHaveCount(700);
  await expect(list.locator('li').first()).toContainText('1');
});
