/** Hints, and what each move is worth while one plays. */
import { expect, test } from '@playwright/test';
import { menu, pit, ply, prefer, rest, setUp, unsolved } from './page.ts';

test.beforeEach(async ({ page }) => prefer(page));

test('a hint about the exchange of seats says its worth and leaves the button, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await setUp(page, 'kalah', {
    south: 'seedling',
    north: 'person',
    options: [['pie', 'North may exchange seats once']],
    position: '0,0,0,0,0,10/5,5,4,4,4,4 12-0 N pie',
  });
  const panel = page.locator('.panel');
  const button = page.getByRole('button', { name: 'Exchange seats' });
  await expect(button).toBeInViewport({ ratio: 1 });
  const size = await panel.boundingBox();
  await page.getByRole('button', { name: 'Hint' }).click();
  const hint = page.locator('[data-notice="hint"]');
  await expect(hint).toHaveText(/^Exchange seats\. The other side stands better\. .* ahead\..*\+\d+ (estimate|exact)$/);
  await expect(hint.locator('.worth')).toBeInViewport({ ratio: 1 });
  expect(await panel.boundingBox()).toEqual(size);
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click();
  await rest(page);
  await expect(page.locator('.plate[data-side="S"] .name')).toHaveText('You');
});

test('a hint names a move that may be played', async ({ page }) => {
  await setUp(page, 'kalah');
  await page.getByRole('button', { name: 'Hint' }).click();
  const hint = page.locator('[data-notice="hint"]');
  await expect(hint).toHaveText(/^Try [A-F].*(about level|ahead|behind)/);
  const move = /^Try ([A-F])/.exec((await hint.textContent()) ?? '')?.[1] ?? '';
  await expect(pit(page, move)).toBeFocused();
  expect(await ply(page)).toBe(0);
});

test('a hint says whether its value is exact, on the screen and to a screen reader', async ({ page }) => {
  await setUp(page, 'kalah', { position: '1,0,0,1,0,2/1,0,1,0,0,1 20-21 S' });
  await page.getByRole('button', { name: 'Hint' }).click();
  const hint = page.locator('[data-notice="hint"]');
  await expect(hint).toHaveText(
    /^Try A\. After the likely answer, B takes 2 seeds\. With best play you end 4 ahead\.\s+\+4 exact$/,
  );
  await expect(hint.locator('.worth.exact svg')).toBeVisible();
  await expect(page.locator('mancala-board').getByRole('status')).toHaveText(
    'Try A. After the likely answer, B takes 2 seeds. With best play you end 4 ahead. (exact)',
  );
  // The first moves of a solved game are known, whatever the computer could find out.
  await setUp(page, 'kalah');
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(hint).toHaveText(/^Try C\b.* you end 8 ahead\.\s+\+8 exact$/);
  await setUp(page, 'kalah', { position: unsolved });
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(hint).toHaveText(/^Try [A-F].* about .*≈.*estimate$/);
  await expect(hint.locator('svg')).toHaveCount(0);
});

test('each move shows what it is worth, if one likes, and says it', async ({ page }) => {
  await setUp(page, 'kalah', { position: '1,0,0,1,0,2/1,0,1,0,0,1 20-21 S', north: 'person' });
  const tags = page.locator('mancala-board .tag:visible');
  await expect(tags).toHaveCount(0);
  await menu(page, 'Settings');
  await page.getByRole('switch', { name: 'Show what each move is worth' }).click();
  await page.keyboard.press('Escape');
  await expect(tags).toHaveText(['+4', '−4', '−4']);
  await expect(page.locator('mancala-board .tag.sealed')).toHaveCount(3);
  await expect(page.locator('mancala-board .tag.best')).toHaveText(['+4']);
  await expect(pit(page, 'A')).toHaveAttribute('aria-label', /exactly 4 ahead$/);
  await expect(pit(page, 'D')).toHaveAttribute('aria-label', /exactly 4 behind$/);
  // They are those of whoever is to move.
  await pit(page, 'A').click();
  await rest(page);
  await expect(pit(page, 'A').locator('.tag')).toBeHidden();
  await expect(pit(page, 'a').locator('.tag')).toHaveText(/^(0|[+−]\d+)$/);
});

test('what an exchange of seats is worth stands beside it', async ({ page }) => {
  await setUp(page, 'kalah', { north: 'person', options: [['pie', 'North may exchange seats once']] });
  await pit(page, 'A').click();
  await rest(page);
  await expect(page.locator('.panel .worth')).toBeHidden();
  await menu(page, 'Settings');
  await page.getByRole('switch', { name: 'Show what each move is worth' }).click();
  await page.keyboard.press('Escape');
  // A loses fourteen, so North keeps his seat: c is worth them.
  await expect(page.locator('.panel .worth')).toContainText('−14');
  await expect(pit(page, 'c').locator('.tag')).toHaveText('+14');
});
