/** Whoever leaves a lesson, an exercise or a rule page in the middle of a move leaves nothing behind: no warning, no error. */
import { expect, type Page, test } from '@playwright/test';
import { expectState } from './learn.ts';
import { pit, playablePits, prefer } from './page.ts';

/** Warnings and errors of the page, from now on. */
const complaints = (page: Page): readonly string[] => {
  const found: string[] = [];
  page.on('console', (message) => {
    // The service worker is blocked by Playwright, which says so.
    if (['warning', 'error'].includes(message.type()) && !/by Playwright$/.test(message.text())) {
      found.push(message.text());
    }
  });
  page.on('pageerror', ({ message }) => found.push(message));
  return found;
};

/** Until one of the boards there are shows a move; looked for with every picture, for a move may be short. */
const untilMoving = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement & { readonly playing: boolean }>('mancala-board')].some(
      ({ playing }) => playing,
    ),
  );

/** The view before has boards, too: they are gone when the desk is there. */
const openDesk = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.locator('main.desk').waitFor();
};

/** Goes somewhere else after so many milliseconds of a move, and stays there until it would have been over. */
const leaveAfter = async (page: Page, ms: number): Promise<void> => {
  await untilMoving(page);
  await page.waitForTimeout(ms);
  await page.evaluate(() => (location.hash = '#/learn'));
  await expect(page.getByRole('heading', { level: 1, name: 'Learn', exact: true })).toBeFocused();
  // What waited for the board has its turn.
  await page.waitForTimeout(300);
};

/** Soon, in the middle of it. */
const MOMENTS = [0, 400];

const BEGUN: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the right move of a lesson': async (page) => {
    await openDesk(page, '#/learn/kalah/lesson/6');
    await pit(page, 'A').click();
  },
  'a wrong move of a lesson': async (page) => {
    await openDesk(page, '#/learn/kalah/lesson/4');
    await pit(page, 'A').click();
  },
  'the first of two moves': async (page) => {
    await openDesk(page, '#/learn/kalah/lesson/7');
    await pit(page, 'E').click();
  },
  'a move of many laps': async (page) => {
    await openDesk(page, '#/learn/walak-pussa/lesson/3');
    await pit(page, 'C').click();
  },
  'the proof of a number': async (page) => {
    await openDesk(page, '#/learn/al-manqala/lesson/6');
    await page.getByRole('button', { name: '2', exact: true }).click();
  },
  'an answer to an exercise': async (page) => {
    await openDesk(page, '#/learn/walak-pussa/exercises/1');
    const [first] = await playablePits(page);
    await pit(page, first as string).click();
  },
  'the board of a paragraph': async (page) => {
    await page.goto('#/learn/kalah/rules');
    const paragraph = page.locator('fieldset', { has: page.getByRole('button', { name: 'Play F' }) }).first();
    await paragraph.scrollIntoViewIfNeeded();
    await paragraph.locator('mancala-board').waitFor();
    await paragraph.getByRole('button', { name: 'Play F' }).click();
  },
};

for (const [name, begin] of Object.entries(BEGUN)) {
  test(`leaving in the middle of ${name}`, async ({ page }) => {
    const found = complaints(page);
    // Slowly, so that a busy machine does not look too late.
    await prefer(page, { speed: 'slow' });
    for (const ms of MOMENTS) {
      await begin(page);
      await leaveAfter(page, ms);
    }
    expect(found).toEqual([]);
  });
}

test('leaving while an answer is shown, and while it is replayed', async ({ page }) => {
  const found = complaints(page);
  await prefer(page, { speed: 'off' });
  await openDesk(page, '#/learn/kalah/exercises/1');
  const wrong = (await playablePits(page)).find((name) => name !== 'e') as string;
  await pit(page, wrong).click();
  await expectState(page, 'wrong');
  await page.evaluate(() => localStorage.setItem('mbegu:1:settings', '{"speed":"slow"}'));
  await page.reload();
  await pit(page, wrong).click();
  await expectState(page, 'wrong');
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await leaveAfter(page, 200);
  await openDesk(page, '#/learn/kalah/exercises/1');
  await pit(page, 'e').click();
  await expectState(page, 'right');
  await page.getByRole('button', { name: 'Replay' }).click();
  await leaveAfter(page, 200);
  expect(found).toEqual([]);
});

test('a step whose right move somebody did not watch to its end is done', async ({ page }) => {
  await prefer(page, { speed: 'slow' });
  await openDesk(page, '#/learn/kalah/lesson/4');
  await pit(page, 'C').click();
  await untilMoving(page);
  await page.keyboard.press('PageDown');
  await expect(page.getByText('Step 5 of 8')).toBeVisible();
  await page.goto('#/learn/kalah');
  await expect(page.getByRole('link', { name: 'Step 4: Moving again, done' })).toBeVisible();
});
