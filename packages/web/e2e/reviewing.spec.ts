/** A finished game looked over: what each move cost, the curve, and another try. */
import { expect, type Page, test } from '@playwright/test';
import { menu, pit, position, prefer, rest, setUp } from './page.ts';
import { openKept } from './views.ts';

const amina = { kind: 'person', name: 'Amina' } as const;
const weakest = { kind: 'computer', level: 'seed' } as const;

const openReview = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Look over the game' }).click();
  await expect(page.locator('dialog[open] .review[data-looked="true"]')).toBeVisible({ timeout: 60_000 });
};

test('a kept game is looked over, and tried again from where it went wrong', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await prefer(page);
  const given = '1,0,0,1,0,2/1,0,1,0,0,1 20-21 S';
  await openKept(page, 'kalah', { position: given, moves: ['D', 'a'], seats: { S: amina, N: weakest } });
  await page.goto('#/analyse/game/kalah.shown');
  await expect(page.locator('.players')).toHaveText('Amina against Seed');
  await openReview(page);
  const rows = page.locator('dialog[open] tbody tr');
  await expect(rows).toHaveCount(2);
  await expect(rows.first().locator('td.exact')).toBeVisible();
  await expect(rows.first()).toContainText('Amina');
  await expect(page.locator('dialog[open] .curve[data-drawn="true"] canvas')).toBeVisible();
  await expect(page.locator('dialog[open]')).toContainText(/At the start: .*(ahead by|level)/);
  await expect(page.locator('dialog[open]')).toContainText(/Amina lost .* in all\./);

  // A click on the curve goes to the move; the list says the same for those who do not see it.
  const box = await page.locator('dialog[open] .curve .u-over').boundingBox();
  await page.locator('dialog[open] .curve .u-over').click({ position: { x: (box?.width ?? 2) / 2, y: 20 } });
  await expect(rows.first()).toHaveAttribute('aria-current', 'step');

  const wrong = page.locator('dialog[open] tbody tr:not([data-grade="best"])').first();
  const number = await wrong.locator('.number').textContent();
  await wrong.getByRole('button', { name: /Try again/ }).click();
  await rest(page);
  expect(page.url()).toContain('#/play/kalah.');
  expect(page.url()).not.toContain('kalah.shown');
  await expect(page.locator('main.play h1')).toContainText('Amina');
  await expect(page.locator('main.play h1')).toContainText('Seed');
  if (number === '1') expect(await position(page)).toBe(given);
});

test('the review of a game that was given up says so, whatever both held', async ({ page }) => {
  await prefer(page);
  const names = ['Amina', 'Babu'] as const;
  await setUp(page, 'kalah', { north: 'person', names, position: '1,0,0,1,0,2/1,0,1,0,0,1 20-21 S' });
  await pit(page, 'D').click();
  await rest(page);
  await menu(page, 'Resign');
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await page.getByRole('link', { name: 'Review' }).click();
  await expect(page.locator('dialog[open] .review')).toContainText('Babu resigns.');
});

test('in the review of a match its moves stand by rounds', async ({ page }) => {
  await prefer(page);
  await page.goto('#/analyse/1/walak-pussa/rounds=simple/1,0,0,3,0,2,0;1,0,2,0,1,0,4_20-22_S');
  await pit(page, 'A').click();
  await page.getByRole('button', { name: 'Next round' }).click();
  const playable = page.locator('mancala-board button[data-playable]').first();
  const move = await playable.getAttribute('data-pit');
  await playable.click();
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  const bodies = page.locator('dialog[open] tbody');
  await expect(bodies.getByRole('rowheader', { name: /^Round/ })).toHaveText(['Round 1', 'Round 2']);
  await expect(bodies.nth(0).locator('tr').nth(1)).toContainText('A');
  await expect(bodies.nth(1).locator('tr').nth(1)).toContainText(move ?? '?');
  await expect(bodies.nth(1).locator('tr').nth(1).locator('.number')).toHaveText('1');
});

test('no style of the curve is refused by the policy of the page', async ({ page }) => {
  test.slow();
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await prefer(page);
  await page.goto('#/analyse');
  // The curve has a point where a value is known: before the move, and after it.
  await expect(page.locator('mancala-board .tag:visible').first()).toBeVisible({ timeout: 20_000 });
  await pit(page, 'C').click();
  await expect(page.locator('aside .curve[data-drawn="true"] canvas')).toBeVisible({ timeout: 30_000 });
  expect(refused).toEqual([]);
});

test('whoever is called “you” in play is so in the analysis; on a phone only what cost something offers another try', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await prefer(page);
  const given = '1,0,0,1,0,2/1,0,1,0,0,1 20-21 S';
  await openKept(page, 'kalah', {
    position: given,
    moves: ['D', 'a'],
    seats: { S: { kind: 'person', name: '' }, N: weakest },
  });
  await page.goto('#/analyse/game/kalah.shown');
  await expect(page.locator('.players')).toHaveText('You against Seed');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText('You sow 1 seed from D.');
  await openReview(page);
  await expect(page.locator('dialog[open]')).toContainText(/You lost .* in all\./);
  await expect(page.locator('dialog[open]')).toContainText(/you ahead by|Seed ahead by|level/);
  const offers = page.locator('dialog[open]').getByRole('button', { name: /Try again/ });
  const costly = page.locator('dialog[open] tbody tr').filter({ has: page.locator('.grade') });
  expect(await offers.count()).toBeLessThanOrEqual(await costly.count());
  // As it is in the file of the game, nobody is "you" to whoever opens it elsewhere.
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('mbegu:1:analysis') ?? '{}').open.head.you)).toBe(
    'S',
  );
});
