/** A whole lesson of each game by keyboard alone, with what is said; wrong tries; what is kept. */
import { expect, type Page, test } from '@playwright/test';
import { expectState, openStep, overhear, overheard, told } from './learn.ts';
import { type GameName, pit, prefer } from './page.ts';

/** What each step is answered with: pits by their letters, or a number. */
const ANSWERS: Readonly<Record<GameName, readonly (readonly string[])[]>> = {
  kalah: [['A'], ['D'], ['F'], ['C'], ['5'], ['A'], ['E', 'C'], ['B']],
  'al-manqala': [['A'], ['F'], ['G'], ['B'], ['F'], ['2'], ['E'], ['G']],
  'walak-pussa': [['F'], ['A'], ['C'], ['E'], ['B'], ['A'], ['7'], ['A']],
};

/** Some of what is heard on the way. */
const HEARD: Readonly<Record<GameName, readonly RegExp[]>> = {
  kalah: [
    /^You sow 4 seeds from A\. .* that is sowing\./,
    /falls in your kalah: you move again\. Seeds and steps/,
    /^Five: four pits, and then your kalah\./,
    /captured with the 5 seeds facing it in c/,
    /Good, and now the second part\.$/,
    /Your opponent’s row is empty: the game is over\. .* You win 27 to 21\./,
  ],
  'al-manqala': [
    /makes 2 in a: you take both/,
    /makes 4 in b: you take all 4/,
    /3 houses, 10 beads in all/,
    /^Only two: the house before it holds three/,
    /You win 50 to 40/,
  ],
  'walak-pussa': [
    /2 laps in all/,
    /7 laps in all/,
    /is empty: you take the 4 seeds in the one beyond it, b/,
    /3 holes, 9 seeds in all/,
    /^Seven: three and four/,
    /Your opponent has no move: the game is over/,
  ],
};

const answer = async (page: Page, by: string): Promise<void> => {
  if (/\d/.test(by)) {
    const button = page.getByRole('button', { name: by, exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    return;
  }
  // From the heading, Tab leads to the board; there a letter plays its pit.
  if (!(await page.locator('mancala-board').evaluate((board) => board.matches(':focus')))) {
    await page.locator('h1').focus();
    await page.keyboard.press('Tab');
    if (await page.locator('.told').evaluate((box) => box.matches(':focus'))) await page.keyboard.press('Tab');
  }
  await page.keyboard.press(by.toLowerCase());
};

for (const game of ['kalah', 'al-manqala', 'walak-pussa'] as const) {
  test(`the lesson of ${game}, by keyboard, from the first step to a game`, async ({ page }) => {
    await prefer(page);
    await overhear(page);
    await page.goto(`#/learn/${game}/lesson`);
    const steps = ANSWERS[game];
    for (const [index, moves] of steps.entries()) {
      await expect(page.getByText(`Step ${index + 1} of ${steps.length}`)).toBeVisible();
      await expect(page.locator('h1')).toBeFocused();
      for (const [done, move] of moves.entries()) {
        await answer(page, move);
        await expectState(page, done < moves.length - 1 ? 'next' : 'done');
      }
      await page.keyboard.press('PageDown');
    }
    await expect(page.getByRole('heading', { name: /^You can play/ })).toBeFocused();
    const heard = await overheard(page);
    for (const line of HEARD[game])
      expect(
        heard.filter((said) => line.test(said)),
        String(line),
      ).not.toEqual([]);

    await page.goto(`#/learn/${game}`);
    await expect(page.getByRole('link', { name: /^Step \d: .*, done$/ })).toHaveCount(steps.length);
    await page.reload();
    await expect(page.getByRole('link', { name: /^Step \d: .*, done$/ })).toHaveCount(steps.length);
    await page.goto(`#/learn/${game}/lesson/end`);
    await page.getByRole('button', { name: 'Play against Seed' }).click();
    await expect(page.locator('main.play[data-phase="awaiting-person"]')).toBeVisible();
    await expect(page.locator('.plate[data-side="N"]')).toContainText('Seed');
  });
}

test('a wrong try is answered kindly, and the seeds go back', async ({ page }) => {
  await prefer(page);
  await page.goto('#/learn/kalah/lesson/4');
  await pit(page, 'b').click({ force: true });
  await expectState(page, 'refused');
  await expect(told(page)).toContainText('b lies in the other row');
  await pit(page, 'A').click();
  await expectState(page, 'wrong');
  await expect(told(page)).toContainText('Your kalah was not the last stop.');
  await expect(pit(page, 'A').locator('.count')).toHaveText('0');
  await page.getByRole('button', { name: 'Put the seeds back' }).click();
  await expect(pit(page, 'A').locator('.count')).toHaveText('4');
  await pit(page, 'B').click();
  await expectState(page, 'wrong');
  // Any pit puts them back, too.
  await pit(page, 'B').click({ force: true });
  await expectState(page, 'asked');
  await pit(page, 'C').click();
  await expectState(page, 'done');
  await expect(told(page)).toContainText('Seeds and steps were the same number.');
});

test('the step, every sowing and every verdict is spoken, and once', async ({ page }) => {
  await prefer(page);
  await overhear(page);
  await page.goto('#/learn/kalah/lesson/4');
  const status = page.locator('mancala-board').getByRole('status');
  const said = [
    'When your very last seed falls into your kalah, it is your move again. Find the pit whose last seed falls into your kalah.',
    'You sow 4 seeds from A. The last seed falls in E: nothing is taken. Your kalah was not the last stop. Count from pit to pit: seeds and steps must be the same number.',
    'The seeds lie as before.',
    'You sow 4 seeds from C. The last seed falls in your kalah: you move again. Seeds and steps were the same number. You may do this as often as it comes out.',
  ];
  await expect(status).toHaveText(said[0] as string);
  await pit(page, 'A').click();
  await expect(status).toHaveText(said[1] as string);
  await page.getByRole('button', { name: 'Put the seeds back' }).click();
  await expect(status).toHaveText(said[2] as string);
  await pit(page, 'C').click();
  await expect(status).toHaveText(said[3] as string);
  expect(await overheard(page)).toEqual(said);
});

test('where a lesson speaks of one’s own store it is outlined; whose row is whose it says by letters', async ({
  page,
}) => {
  await prefer(page);
  const outlines = () =>
    page.locator('mancala-board').evaluate((board) =>
      [...(board.shadowRoot as ShadowRoot).querySelectorAll<HTMLElement>('.store')].flatMap((store) => {
        const { outlineStyle } = getComputedStyle(store);
        return outlineStyle === 'none' ? [] : [store.dataset.side];
      }),
    );
  // On a phone held upright no row is nearer than the other.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('#/learn/kalah/lesson/1');
  await expect(told(page)).toContainText('The six pits A to F are yours; the other row is your opponent’s.');
  expect(await outlines()).toEqual([]);
  await page.goto('#/learn/kalah/lesson/2');
  await expect(told(page)).toContainText('After your last pit comes your store');
  expect(await outlines()).toEqual(['S']);
  await expect(page.getByRole('row', { name: 'your opponent’s row' })).toBeAttached();
});

test('a wrong number may be tried again, and Page Up leads back', async ({ page }) => {
  await prefer(page);
  await page.goto('#/learn/walak-pussa/lesson/7');
  await page.getByRole('button', { name: '9', exact: true }).click();
  await expectState(page, 'refused');
  await expect(told(page)).toContainText('Not quite.');
  await page.getByRole('button', { name: '7', exact: true }).click();
  await expectState(page, 'done');
  await expect(page.getByRole('button', { name: '7', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('PageUp');
  await expect(page.getByText('Step 6 of 8')).toBeVisible();
});

test('the lesson goes on where one left it; kept nonsense begins anew', async ({ page }) => {
  await prefer(page);
  await page.goto('');
  await page.evaluate(() => {
    localStorage.setItem('mbegu:1:learn:kalah', '{"steps":[1,2,4],"exercises":{}}');
    localStorage.setItem('mbegu:1:learn:al-manqala', '{"steps":');
  });
  await page.goto('#/learn/kalah/lesson');
  await expect(page.getByText('Step 3 of 8')).toBeVisible();
  await page.goto('#/learn/al-manqala/lesson');
  await expect(page.getByText('Step 1 of 8')).toBeVisible();
});

for (const [width, height] of [
  [360, 740],
  [740, 360],
] as const) {
  test(`a step fits on ${width} x ${height}, and its board keeps its size`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await prefer(page);
    for (const [game, step, move] of [
      ['kalah', 6, 'E'],
      ['al-manqala', 5, 'F'],
      ['walak-pussa', 6, 'A'],
    ] as const) {
      await openStep(page, game, step);
      const size = () => page.locator('mancala-board').evaluate((board) => [board.clientWidth, board.clientHeight]);
      await expect.poll(size).not.toContain(0);
      const before = await size();
      await pit(page, move).click();
      await expectState(page, game === 'kalah' ? 'wrong' : 'done');
      expect(await size()).toEqual(before);
      const over = await page.evaluate(() => {
        const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
        return [scrollWidth - clientWidth, scrollHeight - clientHeight];
      });
      expect(over).toEqual([0, 0]);
      const tools = await page.locator('.tools').boundingBox();
      expect((tools?.y ?? height) + (tools?.height ?? 0)).toBeLessThanOrEqual(height);
    }
  });
}
