/** Two at one screen who face each other. */
import { expect, type Page, test } from '@playwright/test';
import { expectPly, menu, pit, ply, prefer, rest, setUp } from './page.ts';
import { openKept } from './views.ts';

/** How far an element is turned, in degrees, with everything it lies in. */
const turned = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => {
    let angle = 0;
    for (
      let each: Element | null = element;
      each;
      each = each.parentElement ?? (each.getRootNode() as ShadowRoot).host ?? null
    )
      angle += Number.parseFloat(getComputedStyle(each).rotate) || 0;
    return angle % 360;
  });

for (const [width, height] of [
  [360, 740],
  [740, 360],
  [820, 1180],
  [1440, 900],
] as const) {
  test(`the far side is turned to whoever sits there, who can answer and take back: ${width} x ${height}`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    await page.setViewportSize({ width, height });
    await prefer(page);
    await setUp(page, 'al-manqala', {
      north: 'person',
      names: ['Amina', 'Babu'],
      position: '1,0,0,0,0,0,0/1,0,0,0,0,0,0 48-48 S',
    });
    await expect(page.locator('.far .panel')).toHaveCount(0);
    await menu(page, 'Sit facing each other');
    const far = page.locator('.far');
    await expect(far.locator('.said')).toContainText('Amina begins.');
    for (const part of ['.far .name', '.far .held', '.far .said', 'mancala-board .count.far >> nth=0'])
      expect(await turned(page, part), part).toBe(180);
    expect(await turned(page, 'main > .below .said')).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);

    await pit(page, 'A').click();
    await rest(page);
    await expect(far.locator('.said')).toContainText('Amina sows 1 bead from A.');
    // The plates lie at the board, and who is to move has his tools turned to him.
    const near = page.locator('main > .near .plate');
    const [there, board, here] = await Promise.all([
      far.locator('.plate').boundingBox(),
      page.locator('mancala-board').boundingBox(),
      near.boundingBox(),
    ]);
    expect((board?.y ?? 999) - ((there?.y ?? 0) + (there?.height ?? 0))).toBeLessThan(height < 560 ? 60 : 12);
    expect((here?.y ?? 999) - ((board?.y ?? 0) + (board?.height ?? 0))).toBeLessThan(12);
    const his = width >= 600 && height >= 560 ? '.far nav' : 'nav.tools';
    expect(await turned(page, his)).toBe(180);
    expect(await page.locator(his).getByRole('button').count()).toBeGreaterThanOrEqual(5);
    await page.locator(his).getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    expect(await turned(page, 'dialog[open]')).toBe(180);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);

    // Whoever has no tools before him now can take back all the same.
    await expect(page.locator('main > .below').getByRole('button', { name: 'Undo' })).toHaveCount(
      his === 'nav.tools' ? 1 : 0,
    );
    await page.locator(his).getByRole('button', { name: 'Undo' }).click();
    await expectPly(page, 0);
    // It is the near one's turn again, and the tools are his.
    expect(await turned(page, 'nav.tools')).toBe(0);
    await page.locator('nav.tools').getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    expect(await turned(page, 'dialog[open]')).toBe(0);
    await page.keyboard.press('Escape');
    for (const name of ['A', 'a', 'B', 'b', 'C', 'c', 'D', 'd']) {
      await pit(page, name).click();
      await rest(page);
    }
    expect(await ply(page)).toBe(8);
    // Amina offers, and only Babu's side has the answer.
    await menu(page, 'Say that it only goes round in circles');
    await expect(page.locator('main > .below').getByRole('button', { name: 'Agree' })).toHaveCount(0);
    await far.getByRole('button', { name: 'Agree' }).click();
    expect(await rest(page)).toBe('over');
    await expect(page.locator('.far .result')).toContainText('A draw');
    await expect(page.locator('main > .below .result')).toContainText('A draw');
    await menu(page, 'Sit beside each other');
    await expect(page.locator('.far .panel')).toHaveCount(0);
  });
}

test.describe('in German', () => {
  test.use({ locale: 'de' });
  for (const [width, height] of [
    [667, 375],
    [568, 320],
  ] as const) {
    test(`on a phone lying on its side both read how it ended, and may go on: ${width} x ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await prefer(page, { facing: true });
      const seats = { S: { kind: 'person', name: 'Amina' }, N: { kind: 'person', name: 'Babu' } } as const;
      await openKept(page, 'kalah', { seats, position: '0,0,0,0,0,1/0,3,0,0,2,0 20-22 S', moves: ['F'] });
      for (const side of ['.far', 'main > .below']) {
        await expect(page.locator(`${side} .result`)).toContainText('Babu');
        const [width, height, line] = await page.locator(`${side} .told`).evaluate((told) => {
          const why = told.querySelector('.why') as Element;
          return [told.clientWidth, told.clientHeight, Number.parseFloat(getComputedStyle(why).lineHeight)] as const;
        });
        expect(height, side).toBeGreaterThanOrEqual(2 * line);
        expect(width, side).toBeGreaterThanOrEqual(180);
        for (const button of ['.rematch', '.review'])
          await expect(page.locator(`${side} ${button}`), `${side} ${button}`).toBeInViewport({ ratio: 1 });
      }
    });
  }
});

test('against the computer nobody faces anybody', async ({ page }) => {
  await prefer(page, { facing: true });
  await setUp(page, 'kalah');
  await expect(page.locator('.far .panel')).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  await expect(page.getByText('Sit beside each other')).toHaveCount(0);
});

test('where the far side cannot be fetched that is said, both sit side by side, and nothing is missing', async ({
  page,
  context,
}) => {
  await prefer(page);
  await setUp(page, 'kalah', { north: 'person', options: [['pie', 'North may exchange seats once']] });
  await context.route('**/assets/FarSide*', (route) => route.abort());
  await menu(page, 'Sit facing each other');
  await expect(page.locator('[data-notice="trouble"]')).toBeVisible();
  await pit(page, 'A').click();
  await rest(page);
  await expect(page.locator('button.swap')).toBeVisible();
  expect(await turned(page, '.far .name')).toBe(0);
  await context.unroute('**/assets/FarSide*');
  await menu(page, 'Sit beside each other');
  await menu(page, 'Sit facing each other');
  await expect(page.locator('.far button.swap')).toBeVisible();
  // Its styles come, too.
  await expect.poll(() => turned(page, '.far .name')).toBe(180);
});

test('whoever touches his own row out of turn hears whose turn it is, and nothing else', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await prefer(page, { facing: true });
  await setUp(page, 'walak-pussa', { north: 'person', names: ['Amina', 'Babu'] });
  await expect(page.locator('.far .panel')).toBeVisible();
  await pit(page, 'a').click({ force: true });
  await expect(page.locator('.far [data-notice="refusal"]')).toHaveText('It is Amina’s turn.');
});

test('from both ends of the table a six is no nine', async ({ page }) => {
  await prefer(page);
  await setUp(page, 'kalah', { north: 'person', position: '6,9,7,16,4,4/6,0,8,4,4,4 0-0 S' });
  const underlined = () =>
    page.locator('mancala-board :is(.count, .store-count)').evaluateAll((counts) =>
      counts
        .filter((count) => getComputedStyle(count).textDecorationLine === 'underline')
        .map((count) => count.textContent)
        .sort(),
    );
  expect(await underlined()).toEqual([]);
  await menu(page, 'Sit facing each other');
  await expect.poll(underlined).toEqual(['16', '6', '6', '9']);
});
