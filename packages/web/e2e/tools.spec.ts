/** The tools beside the board, and the letters of the keyboard that play from anywhere. */
import { LANGUAGES } from '@mbegu/i18n';
import { expect, test } from '@playwright/test';
import { expectPly, menu, pit, play, prefer, rest, setUp } from './page.ts';

test.beforeEach(async ({ page }) => prefer(page));

test('letters play from wherever one is: after a start by mouse, after a tool, but not in a sheet or when switched off', async ({
  page,
}) => {
  await setUp(page, 'kalah', { north: 'person' });
  await page.keyboard.press('a');
  await expectPly(page, 1);
  await expect(pit(page, 'A')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectPly(page, 0);
  await page.keyboard.press('b');
  await expectPly(page, 1);
  await expect(play(page)).toHaveAttribute('data-position', / N$/);
  // The same letters are the pits of whoever is to move; one that may not be played says why.
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Control+c');
  await page.keyboard.press('x');
  await expectPly(page, 1);
  await page.keyboard.press('c');
  await expectPly(page, 2);
  await menu(page, 'Settings');
  await page.keyboard.press('a');
  await page.getByRole('switch', { name: 'A letter on the keyboard plays its pit' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Redo' }).focus();
  await page.keyboard.press('a');
  await expectPly(page, 2);
  await pit(page, 'A').focus();
  await page.keyboard.press('a');
  await expectPly(page, 3);
});

test('on a keyboard of another script a pit is played by the key that has its letter too', async ({ page }) => {
  await setUp(page, 'kalah', { north: 'person' });
  // An Arabic keyboard: the key of A writes shin, that of B lam-alef; a browser tells both.
  const press = (key: string, code: string) =>
    page.evaluate(
      (typed) => {
        let target = document.activeElement ?? document.body;
        while (target.shadowRoot?.activeElement) target = target.shadowRoot.activeElement;
        target.dispatchEvent(new KeyboardEvent('keydown', { ...typed, bubbles: true, composed: true }));
      },
      { key, code },
    );
  await press('\u0634', 'KeyA');
  await expectPly(page, 1);
  await expect(pit(page, 'A')).toBeFocused();
  await press('\u0644\u0627', 'KeyB');
  await expectPly(page, 2);
  await press('\u0637', 'Semicolon');
  await expectPly(page, 2);
});

test('every tool has a word in sight, and so has who has no name, however narrow the page', async ({ page }) => {
  await setUp(page, 'kalah', { north: 'person' });
  for (const language of LANGUAGES) {
    await page.evaluate((tag) => localStorage.setItem('mbegu:1:language', tag), language);
    for (const [width, height] of [
      [320, 640],
      [360, 740],
      [390, 844],
      [740, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.reload();
      await rest(page);
      await page.evaluate(() => document.fonts.ready);
      const words = await page.locator('nav.tools button span').evaluateAll((spans) =>
        spans.map((span) => {
          const word = document.createRange();
          word.selectNodeContents(span);
          const { left, right, top, bottom } = word.getBoundingClientRect();
          return { left, right, top, bottom, lines: word.getClientRects().length };
        }),
      );
      const where = `${language} ${width} x ${height}`;
      const cut = await page
        .locator('.plate .name')
        .evaluateAll((names) => names.map((name) => name.scrollWidth - name.clientWidth));
      expect(width < 360 ? [] : cut, `names, ${where}`).toEqual(width < 360 ? [] : [0, 0]);
      expect(words, where).toHaveLength(6);
      for (const [index, word] of words.entries()) {
        expect(word.lines, where).toBeLessThanOrEqual(2);
        expect(word.left, where).toBeGreaterThanOrEqual(0);
        expect(word.right, where).toBeLessThanOrEqual(width);
        expect(word.bottom, where).toBeLessThanOrEqual(height);
        for (const other of words.slice(index + 1)) {
          const apart =
            word.right < other.left || other.right < word.left || word.bottom <= other.top || other.bottom <= word.top;
          expect(apart, where).toBe(true);
        }
      }
    }
  }
});
