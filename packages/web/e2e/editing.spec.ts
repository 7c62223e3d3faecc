/** A position set up: by fields and by text, each following the other, with faults named as one types. */
import { expect, type Page, test } from '@playwright/test';
import { prefer } from './page.ts';

const openEditor = async (page: Page): Promise<void> => {
  await prefer(page);
  await page.goto('#/analyse');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.locator('dialog[open]').getByText('Set up a position', { exact: true }).click();
};
const text = (page: Page) => page.getByLabel('The position as text');
const faults = (page: Page) => page.locator('dialog[open] [data-fault]');

test('fields and text follow one another, and what is wrong is said', async ({ page }) => {
  await openEditor(page);
  await page.getByRole('textbox', { name: 'Pit A', exact: true }).fill('7');
  await expect(text(page)).toHaveValue('7,4,4,4,4,4/4,4,4,4,4,4 0-0 S');
  await page.getByRole('textbox', { name: 'Pit c', exact: true }).fill('many');
  await expect(faults(page)).toHaveText('c holds “many”, which is no number of seeds.');
  await expect(page.getByRole('button', { name: 'Analyse this position' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('textbox', { name: 'Pit c', exact: true }).fill('0');
  await expect(faults(page)).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('textbox', { name: 'Pit c', exact: true })).toHaveValue('1');
  await page.getByRole('button', { name: 'Pit c: One more' }).click();
  await page.getByText('North', { exact: true }).click();
  await expect(text(page)).toHaveValue('7,4,4,4,4,4/4,4,2,4,4,4 0-0 N');

  // Digits of another script are read, and written as the text has them.
  await page.getByRole('textbox', { name: 'Pit A', exact: true }).fill('١٢');
  await expect(text(page)).toHaveValue('12,4,4,4,4,4/4,4,2,4,4,4 0-0 N');
  await text(page).fill('٧,4,4,4,4,4/4,4,2,4,4,4 0-0 N');
  await expect(text(page)).toHaveValue('7,4,4,4,4,4/4,4,2,4,4,4 0-0 N');

  await text(page).fill('1,2,3,4,5,6/6,5,4,3,2,1 10-');
  await expect(faults(page)).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: 'Pit A', exact: true })).toHaveValue('7');
  await text(page).fill('1,2,3,4,5,6/6,5,4,3,2,1 10-8 S');
  await expect(page.getByRole('textbox', { name: 'Pit F', exact: true })).toHaveValue('6');
  await expect(page.getByRole('textbox', { name: 'North’s kalah' })).toHaveValue('8');
  await page.getByRole('button', { name: 'Exchange the sides' }).click();
  await expect(text(page)).toHaveValue('6,5,4,3,2,1/1,2,3,4,5,6 8-10 N');
  await page.getByRole('button', { name: 'Analyse this position' }).click();
  await expect(page.locator('main.analyse')).toHaveAttribute('data-position', '6,5,4,3,2,1/1,2,3,4,5,6 8-10 N');
});

test('rules of rounds bring marked and closed holes, another board another row; fingers find every field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openEditor(page);
  await page.locator('dialog[open]').getByText('Walak-pussa', { exact: true }).click();
  await page.getByText('House rules').click();
  const rounds = page.locator('[data-option="rounds"]');
  await rounds.getByRole('radio').last().check({ force: true });
  await page.getByRole('textbox', { name: 'Hole b', exact: true }).click();
  await page.getByText('marked', { exact: true }).click();
  await expect(text(page)).toHaveValue('4,4,4,4,4,4,4/4,4p,4,4,4,4,4 0-0 S');
  await page.locator('[data-option="pits"]').getByRole('combobox').selectOption('5');
  await expect(text(page)).toHaveValue('4,4,4,4,4/4,4p,4,4,4 0-0 S');
  await expect(page.locator('[data-lost]')).toHaveText('The rows are shorter now; gone with their ends: 16 seeds.');
  await page.locator('[data-option="pits"]').getByRole('combobox').selectOption('6');
  await expect(text(page)).toHaveValue('4,4,4,4,4,0/4,4p,4,4,4,0 0-0 S');
  await expect(page.locator('[data-lost]')).toHaveCount(0);
  const sizes = await page
    .locator('dialog[open] :is(input[type="text"], .button, select)')
    .evaluateAll((fields) =>
      fields.map((field) => Math.min(field.getBoundingClientRect().width, field.getBoundingClientRect().height)),
    );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
});

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test(`its button is in sight at ${width} by ${height}, what was begun is found again, and what the rules say of it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openEditor(page);
    const use = page.getByRole('button', { name: 'Analyse this position' });
    await expect(use).toBeInViewport({ ratio: 1 });
    await page.getByRole('textbox', { name: 'Pit A', exact: true }).fill('7');
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.locator('dialog[open]').getByText('Set up a position', { exact: true }).click();
    await expect(text(page)).toHaveValue('7,4,4,4,4,4/4,4,4,4,4,4 0-0 S');
    await page.getByRole('button', { name: 'As on the board' }).click();
    await expect(text(page)).toHaveValue('4,4,4,4,4,4/4,4,4,4,4,4 0-0 S');

    await page.locator('dialog[open]').getByText('Walak-pussa', { exact: true }).click();
    await text(page).fill('1,0,1,0,1,0,1/0,1,0,1,0,2,1 20-26 S');
    await expect(page.locator('[data-remark]')).toContainText('would never end');
    await text(page).fill('0,0,0,0,0,0,0/0,1,0,1,0,2,1 20-31 S');
    await expect(page.locator('[data-remark]').first()).toHaveText('Set up so, the game is over at once.');
    await expect(use).toBeInViewport({ ratio: 1 });
  });
}
