/** Learning as a test holds it. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Goes to a step of a lesson, and waits for it: the one before may still be seen. */
export const openStep = async (page: Page, game: string, step: number): Promise<void> => {
  await page.goto(`#/learn/${game}/lesson/${step}`);
  await expect(page.locator(`main.desk[data-game="${game}"] .step`)).toContainText(`Step ${step} of`);
};

/** What is written beside the board of a lesson or an exercise. */
export const told = (page: Page): Locator => page.locator('main.desk .words');

/** Waits until nothing moves and the step or exercise stands so. */
export const expectState = (page: Page, state: string): Promise<void> =>
  expect(page.locator(`main.desk[data-state="${state}"][data-busy="false"]`)).toBeVisible({ timeout: 15_000 });

/** Everything boards have said politely, from now on. */
export const overhear = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { overheard: heard });
    document.addEventListener('DOMContentLoaded', () =>
      customElements.whenDefined('mancala-board').then(() => {
        const board = customElements.get('mancala-board') as unknown as { prototype: { say: (text: string) => void } };
        const { say } = board.prototype;
        board.prototype.say = function (this: unknown, text: string) {
          heard.push(text);
          say.call(this, text);
        };
      }),
    );
  });

export const overheard = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { overheard: string[] }).overheard);
