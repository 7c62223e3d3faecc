/** Every view by the rules of accessibility, in one language of either direction, by day and in the evening. */
import { expect, test } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { prefer } from './page.ts';
import { smallTargets } from './touch.ts';
import { openView, saidIn, views } from './views.ts';

const sizes = [
  [360, 740],
  [1280, 720],
] as const;

for (const language of ['en', 'ar'] as const) {
  test.describe(language, () => {
    test.use({ locale: language });
    for (const view of views) {
      test(`no accessibility violations, and what can be used can be touched: ${view.name}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await prefer(page);
        await openView(page, view, await saidIn(language));
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          expect(await violationsOf(page), colorScheme).toEqual([]);
        }
        // How large a control is does not hang on the language.
        for (const [width, height] of language === 'en' ? sizes : []) {
          await page.setViewportSize({ width, height });
          await expect.poll(() => smallTargets(page), `too small to touch at ${width} x ${height}`).toEqual([]);
        }
      });
    }
  });
}
