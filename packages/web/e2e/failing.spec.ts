/** What fails amid a game, and what comes at the wrong moment: no game is lost, and one is told. */
import { expect, test } from '@playwright/test';
import { pit, prefer, rest, setUp } from './page.ts';

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
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.locator('.result')).toContainText('Player 2 wins');
});
