/** The openings of a game: exact where it is solved, the engine's elsewhere, and what the pie rule makes of them. */
import { expect, test } from '@playwright/test';
import { pit, prefer } from './page.ts';

test('a solved game: every first move exact, the fairest first turn, and down into the tree', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await prefer(page);
  await page.goto('#/openings/kalah');
  await page.getByText('House rules', { exact: true }).click();
  await page.locator('[data-option="seeds"]').getByRole('combobox').selectOption('3');
  const main = page.locator('main.openings');
  await expect(main).toHaveAttribute('data-solved', 'true');
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(6);
  // The best first, with its seal; after South's whole first turn North takes the better side.
  await expect(rows.first()).toHaveAttribute('data-move', 'E');
  await expect(rows.first()).toContainText('+2');
  await expect(rows.first()).toContainText('exact');
  await expect(rows.first()).toContainText('North ahead by 2: North exchanges seats');
  await expect(page.locator('tr[data-move="F"]')).toContainText('level: either way');
  await expect(page.locator('.fairest')).toHaveText('The fairest first turn is F: level.');

  await pit(page, 'E').click();
  await expect(main).toHaveAttribute('data-moves', 'E');
  await expect(page.getByText('Moves for North')).toBeVisible();
  // Its row goes with the move: by keyboard one goes on in the line.
  await rows.first().getByRole('button').press('Enter');
  await expect(main).toHaveAttribute('data-moves', /^E.$/);
  await expect(page.locator('nav [aria-current="step"]')).toBeFocused();
  await page.getByRole('button', { name: 'The start' }).click();
  await expect(main).toHaveAttribute('data-moves', '');
  await pit(page, 'C').click();
  await page.getByRole('link', { name: 'Analyse from here' }).click();
  await expect(page.locator('main.analyse').getByRole('list', { name: 'Moves' }).getByRole('button')).toHaveText([
    'Start',
    '1C−12',
  ]);
});

test('what is not solved is the engine’s, and says so', async ({ page }) => {
  test.slow();
  await prefer(page);
  await page.goto('#/openings/al-manqala');
  await expect(page.getByText('Not solved from here on')).toBeVisible();
  const rows = page.locator('tbody tr');
  await expect(rows.first()).toContainText('estimate', { timeout: 30_000 });
  // While values arrive no row moves.
  const order = (): Promise<readonly (string | null)[]> =>
    rows.evaluateAll((all) => all.map((each) => each.getAttribute('data-move')));
  expect(await order()).toEqual([...'ABCDEFG']);
  await expect(page.getByText('Al-manqala is played without it', { exact: false })).toBeVisible();
  await page.goto('#/openings/kalah');
  await page.getByText('House rules', { exact: true }).click();
  await page.locator('[data-option="seeds"]').getByRole('combobox').selectOption('5');
  await expect(page.locator('tr[data-move="A"]')).toContainText(/about \d+: North (stays|exchanges seats)/, {
    timeout: 30_000,
  });
  await expect(page.locator('.fairest')).toContainText(/The fairest first turn is [A-F]/, { timeout: 30_000 });

  // All is found, and rows are put in order once nobody holds them.
  await rows.first().hover();
  for (const [option, count] of [
    ['pits', '4'],
    ['seeds', '2'],
  ] as const) {
    await page.locator(`[data-option="${option}"]`).getByRole('combobox').selectOption(count);
  }
  await expect(page.locator('tbody .worth.exact')).toHaveCount(4, { timeout: 30_000 });
  await page.mouse.move(0, 0);
  const worths = async (): Promise<readonly number[]> =>
    (await page.locator('tbody .worth').allTextContents()).map((each) =>
      Number(/[+−]?\d+/.exec(each)?.[0].replace('−', '-')),
    );
  await expect
    .poll(async () => (await worths()).every((each, at, all) => at === 0 || each <= (all[at - 1] ?? 0)))
    .toBe(true);
  expect(await order()).not.toEqual([...'ABCD']);
});
