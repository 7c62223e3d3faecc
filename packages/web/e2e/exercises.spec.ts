/** Exercises: right and wrong answers, the answer shown, and what is kept. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { expectState, overhear, overheard, told } from './learn.ts';
import { pit, playablePits, prefer } from './page.ts';

const { exercises } = JSON.parse(
  readFileSync(new URL('../src/learn/exercises/kalah.json', import.meta.url), 'utf8'),
) as { exercises: readonly { id: string; best: string; value: number; next: number }[] };
const [first, second] = exercises as readonly [(typeof exercises)[0], (typeof exercises)[0]];

test('wrong, tried again, right: told in words, and kept', async ({ page }) => {
  await prefer(page);
  await overhear(page);
  await page.goto('#/learn/kalah/exercises');
  await expect(page.getByText(`0 of ${exercises.length} solved`)).toBeVisible();
  await page.getByRole('link', { name: 'Exercise 1, difficulty 1 of 5, new' }).click();
  await expect(page.getByRole('heading', { name: 'Exercise 1' })).toBeFocused();

  await expect(told(page)).toContainText('The row a to f is yours. Which move is best?');
  const wrong = (await playablePits(page)).find((name) => name !== first.best) as string;
  await pit(page, wrong).click();
  await expectState(page, 'wrong');
  await expect(told(page)).toContainText('That can be played, but there is a better move.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectState(page, 'asked');
  await expect(told(page)).toContainText('1 try so far');

  await pit(page, first.best).focus();
  await page.keyboard.press('Enter');
  await expectState(page, 'right');
  await expect(told(page)).toContainText('Yes, that is the best move.');
  await expect(told(page)).toContainText(`you end ${first.value} seeds ahead`);
  await expect(told(page)).toContainText(`by ${first.value - first.next} seeds`);
  expect((await overheard(page)).at(-1)).toMatch(
    /^Yes, that is the best move\. You sow .* better than the next best move/,
  );
  await page.getByRole('button', { name: 'Replay' }).click();
  await expectState(page, 'right');

  await page.getByRole('link', { name: 'Next exercise' }).click();
  await expect(page.getByRole('heading', { name: 'Exercise 2' })).toBeVisible();
  const other = (await playablePits(page)).find((name) => name !== second.best) as string;
  await pit(page, other).click();
  await expectState(page, 'wrong');
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expectState(page, 'shown');
  await expect(told(page)).toContainText(`The best move is ${second.best}.`);

  await page.goto('#/learn/kalah/exercises');
  await page.reload();
  await expect(page.getByText(`1 of ${exercises.length} solved`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Exercise 1, difficulty 1 of 5, solved' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Exercise 2, difficulty 1 of 5, tried, not solved yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Go on with exercise 2' }).click();
  await expect(page.getByRole('heading', { name: 'Exercise 2' })).toBeVisible();
});

test('after the last exercise one comes back to the list, and when all are solved nothing is left to go on with', async ({
  page,
}) => {
  await prefer(page);
  const last = exercises.at(-1) as (typeof exercises)[0];
  await page.addInitScript(
    (solved) => {
      if (localStorage.getItem('mbegu:1:learn:kalah') === null)
        localStorage.setItem('mbegu:1:learn:kalah', JSON.stringify({ exercises: solved }));
    },
    Object.fromEntries(exercises.slice(0, -1).map(({ id }) => [id, { tries: 1, solved: true }])),
  );
  await page.goto(`#/learn/kalah/exercises/${exercises.length}`);
  await pit(page, last.best).click();
  await expectState(page, 'right');
  await expect(page.getByRole('link', { name: 'Next exercise' })).toHaveCount(0);
  await page.locator('.tools').getByRole('link', { name: 'All exercises' }).click();
  await expect(page.getByText(`${exercises.length} of ${exercises.length} solved`)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Go on with exercise/ })).toHaveCount(0);
});

for (const [what, kept] of [
  ['broken', '{"exercises":{"kalah-1":{"tries'],
  ['of a later version', '{"version":2,"steps":{"1":"done"},"exercises":["kalah-1"]}'],
] as const) {
  test(`progress that is ${what} hinders nobody`, async ({ page }) => {
    await prefer(page);
    await page.addInitScript((text) => {
      if (localStorage.getItem('mbegu:1:learn:kalah') === null) localStorage.setItem('mbegu:1:learn:kalah', text);
    }, kept);
    await page.goto('#/learn/kalah');
    await expect(page.getByRole('link', { name: 'Begin the lesson' })).toBeVisible();
    await page.goto('#/learn/kalah/exercises');
    await expect(page.getByText(`0 of ${exercises.length} solved`)).toBeVisible();
    await page.goto('#/learn/kalah/exercises/1');
    await pit(page, first.best).click();
    await expectState(page, 'right');
    await page.goto('#/learn/kalah/exercises');
    await page.reload();
    await expect(page.getByText(`1 of ${exercises.length} solved`)).toBeVisible();
  });
}

test('what is asked, every sowing and every verdict is spoken, and once', async ({ page }) => {
  await prefer(page);
  await overhear(page);
  await page.goto('#/learn/kalah/exercises/1');
  const status = page.locator('mancala-board').getByRole('status');
  await expect(status).toHaveText('The row a to f is yours. Which move is best?');
  const wrong = (await playablePits(page)).find((name) => name !== first.best) as string;
  await pit(page, wrong).click();
  await expect(status).toHaveText(/^You sow .*That can be played, but there is a better move\.$/);
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(status).toHaveText(new RegExp(`^The best move is ${first.best}\\. You sow `));
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect(status).toHaveText(new RegExp(`^You sow \\d seeds? from ${first.best}\\.`));
  expect((await overheard(page)).map((said) => said.split(/[ .]/)[0])).toEqual(['The', 'You', 'The', 'You']);
});

test('an empty pit is explained; of a number there is none of that is said', async ({ page }) => {
  await prefer(page);
  await page.goto('#/learn/kalah/exercises/3');
  await pit(page, 'A').click({ force: true });
  await expect(told(page)).toContainText('A is empty: choose a pit that is not.');
  await expectState(page, 'asked');
  await page.goto('#/learn/kalah/exercises/999');
  await expect(page.getByRole('heading', { name: 'Learn Kalah' })).toBeVisible();
  await expect(page.getByRole('alert')).toBeVisible();
});
