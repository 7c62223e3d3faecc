/** The board keeps its size while a game goes on, its motion is not cut short, and what was said stays to be read. */
import { expect, type Page, test } from '@playwright/test';
import { expectBoardIsPosition, pit, play, playablePits, position, prefer, rest, setUp } from './page.ts';

interface Watch {
  readonly steps: string[];
  readonly sizes: string[];
}

/** From now on: every step of a move, and every size of the board. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const board = document.querySelector('main.play mancala-board') as HTMLElement;
    const steps: string[] = [];
    const sizes: string[] = [];
    Object.assign(window, { watched: { steps, sizes } });
    board.addEventListener('play-step', (event) => steps.push((event as CustomEvent).detail.event.type));
    new ResizeObserver(() => {
      const size = `${board.clientWidth} x ${board.clientHeight}`;
      if (size !== sizes.at(-1)) sizes.push(size);
    }).observe(board);
  });

const watched = (page: Page): Promise<Watch> => page.evaluate(() => (window as unknown as { watched: Watch }).watched);

const turns = async (page: Page): Promise<number> =>
  (await watched(page)).steps.filter((step) => step === 'turn').length;

for (const [width, height] of [
  [360, 740],
  [740, 360],
  [1440, 900],
] as const) {
  test(`whatever is said, the board keeps its size and shows every move: ${width} x ${height}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await prefer(page, { speed: 'fast' });
    // Relays and necklaces: the longest sentences there are.
    await setUp(page, 'walak-pussa', { north: 'person', names: ['Amina from Galilee', 'Babu from the coast'] });
    await watch(page);
    for (let move = 1; move <= 4; move++) {
      const [first] = await playablePits(page);
      await pit(page, first as string).click();
      await expect.poll(() => turns(page), { timeout: 20_000 }).toBe(move);
      await rest(page);
      await expectBoardIsPosition(page);
    }
    expect((await watched(page)).sizes).toHaveLength(1);
  });
}

for (const [width, height, numbersOnly] of [
  [360, 740, false],
  [360, 740, true],
  [740, 360, false],
  [740, 360, true],
  [1440, 900, false],
] as const) {
  const numbers = numbersOnly ? ', numbers instead of seeds' : '';
  test(`hints and what each move is worth leave the board as it is: ${width} x ${height}${numbers}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await prefer(page, { worths: true, numbersOnly });
    await setUp(page, 'walak-pussa', { north: 'person', position: '14,4,4,10,4,4,12/0,1,0,0,0,3,0 0-0 S' });
    await watch(page);
    await expect(page.locator('mancala-board .tag:visible')).toHaveCount(7);
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(page.locator('.worth')).toBeInViewport({ ratio: 1 });
    const covered = await page.locator('mancala-board :is(.count, .letter, .store-count)').evaluateAll((texts) =>
      texts.flatMap((each) => {
        const text = each.getBoundingClientRect();
        const tags = [...(each.getRootNode() as ShadowRoot).querySelectorAll('.tag:not([hidden])')];
        const meets = tags.some((tag) => {
          const { left, right, top, bottom } = tag.getBoundingClientRect();
          return left < text.right && right > text.left && top < text.bottom && bottom > text.top;
        });
        return meets ? [each.textContent] : [];
      }),
    );
    expect(covered, 'numbers and letters under tags').toEqual([]);
    expect((await watched(page)).sizes).toHaveLength(1);
  });
}

test('a little less room while a move is shown does not end it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await prefer(page, { speed: 'slow' });
  await setUp(page, 'walak-pussa', { north: 'person' });
  await watch(page);
  await pit(page, 'A').click();
  await expect.poll(async () => (await watched(page)).steps.length).toBeGreaterThan(0);
  await page.setViewportSize({ width: 360, height: 700 });
  await expect.poll(async () => (await watched(page)).sizes.length).toBe(2);
  const before = (await watched(page)).steps.length;
  await expect.poll(async () => (await watched(page)).steps.length).toBeGreaterThan(before);
  await expect(play(page)).toHaveAttribute('data-busy', 'true');
  // A tap ends it, and the board fits its new room.
  await pit(page, 'A').click({ force: true });
  await rest(page);
  await expectBoardIsPosition(page);
});

test('the result and the offer to exchange seats leave the board as large as it was', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await prefer(page);
  await setUp(page, 'kalah', { position: '0,0,0,0,0,1/0,3,0,0,2,0 20-22 S', north: 'person' });
  await watch(page);
  await pit(page, 'F').click();
  expect(await rest(page)).toBe('over');
  await expect(page.getByRole('button', { name: 'Rematch' })).toBeInViewport({ ratio: 1 });
  expect((await watched(page)).sizes).toHaveLength(1);
});

test('beside what the computer did stands what I did', async ({ page }) => {
  await prefer(page);
  await setUp(page, 'kalah');
  await pit(page, 'A').click();
  await rest(page);
  await expect(page.locator('.panel .said')).toContainText('Sprout sows');
  await expect(page.locator('.panel .earlier')).toHaveText(/^You sow 4 seeds from A\./);
});

test('a move that is shown again is told again', async ({ page }) => {
  await prefer(page, { speed: 'slow' });
  await setUp(page, 'walak-pussa', { north: 'person' });
  await pit(page, 'A').click();
  await pit(page, 'A').click({ force: true });
  await rest(page);
  const before = await position(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page.locator('.panel .said')).toContainText('Played again.');
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect(page.locator('.panel .said')).toHaveText(/^Player 1 sows 4 seeds from A/);
  await pit(page, 'A').click({ force: true });
  await expect(page.locator('.panel .said')).toContainText('It is Player 2’s turn.');
  expect(await position(page)).toBe(before);
});
