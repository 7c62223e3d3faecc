/** Back closes what lies over a view, and leaves the view alone; what was closed otherwise leaves no step behind. */
import { expect, type Page, test } from '@playwright/test';
import { expectPly, menu, play, prefer, rest, setUp } from './page.ts';

const sheet = (page: Page) => page.locator('dialog[open]');

test('Back closes a sheet, and one stays where one is', async ({ page }) => {
  await prefer(page);
  await page.goto('#/');
  await page.getByRole('link', { name: 'Play Kalah' }).click();
  await page.getByRole('button', { name: 'How Kalah is played' }).click();
  await expect(sheet(page).getByRole('heading', { name: '§1' })).toBeVisible();
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await rest(page);
  const game = page.url();

  // One sheet after the other: one step back.
  await menu(page, 'Rules');
  await expect(sheet(page).getByRole('heading', { name: 'The rules of Kalah' })).toBeVisible();
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
  await expect(play(page)).toBeVisible();
  // One over the other: one step back for each.
  await menu(page, 'Settings');
  await sheet(page).getByRole('button', { name: 'Suggest a better wording' }).click();
  await expect(sheet(page)).toHaveCount(2);
  await page.goBack();
  await expect(sheet(page)).toHaveCount(1);
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
  expect(page.url()).toBe(game);

  // Closed by hand it leaves nothing behind.
  await menu(page, 'Settings');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => history.state)).toBe(null);
  await page.goBack();
  await expect(page).toHaveURL(/#\/new\/kalah$/);
  await page.goForward();
  await expect(play(page)).toBeVisible();

  // Nor does what one goes to from a sheet; and in another language it is the same sheet.
  await menu(page, 'Settings');
  await sheet(page).getByLabel('Language').selectOption('de');
  await expect(sheet(page).getByLabel('Sprache')).toBeFocused();
  await sheet(page).getByLabel('Sprache').selectOption('en');
  await expect(sheet(page).getByLabel('Language')).toBeFocused();
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
  await menu(page, 'Games on this device');
  await expect(page).toHaveURL(/#\/games$/);
  await page.goBack();
  await expect(play(page)).toBeVisible();
  await expect(sheet(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/#\/new\/kalah$/);
});

test('a rematch from the menu comes in the place of the menu', async ({ page }) => {
  await prefer(page);
  await setUp(page, 'kalah', { north: 'person', position: '0,0,0,0,0,1/0,0,0,0,0,1 23-23 S' });
  await page.locator('mancala-board button[data-pit="F"]').click();
  expect(await rest(page)).toBe('over');
  const game = page.url();
  await menu(page, 'Rematch: the other begins');
  await expect(page).not.toHaveURL(game);
  await expectPly(page, 0);
  await page.goBack();
  await expect(page).toHaveURL(game);
  await expect(sheet(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/#\/new\/kalah$/);
});
