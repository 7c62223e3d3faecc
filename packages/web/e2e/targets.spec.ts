/** On a phone held upright every pit can be touched: 44 pixels each way, also where a page has more to say. */
import { expect, type Page, test } from '@playwright/test';
import { openStep } from './learn.ts';
import { prefer, setUp } from './page.ts';

/** The least side of any pit, once they have their places. */
const least = async (page: Page): Promise<number> => {
  const pits = page.locator('main mancala-board:not([inert]) button.pit');
  await expect.poll(async () => (await pits.first().boundingBox())?.width ?? 0).toBeGreaterThan(0);
  const boxes = await Promise.all((await pits.all()).map((each) => each.boundingBox()));
  return Math.min(...boxes.map((box) => (box === null ? 0 : Math.min(box.width, box.height))));
};

test.use({ viewport: { width: 360, height: 740 } });

test('seven pits while playing, with what each move is worth', async ({ page }) => {
  await prefer(page, { worths: true });
  await setUp(page, 'walak-pussa', { north: 'person' });
  expect(await least(page)).toBeGreaterThanOrEqual(44);
});

test('where openings and rules are told', async ({ page }) => {
  await prefer(page);
  for (const address of ['#/openings/walak-pussa', '#/learn/walak-pussa/rules', '#/learn/kalah/rules']) {
    await page.goto(address);
    await expect.poll(() => least(page), address).toBeGreaterThanOrEqual(44);
  }
});

for (const game of ['kalah', 'al-manqala', 'walak-pussa'] as const) {
  test(`every step of the lesson: ${game}`, async ({ page }) => {
    await prefer(page);
    const sizes: Record<number, number> = {};
    for (let step = 1; step <= 8; step++) {
      await openStep(page, game, step);
      sizes[step] = await least(page);
    }
    expect(Object.entries(sizes).filter(([, size]) => size < 44)).toEqual([]);
  });
}
