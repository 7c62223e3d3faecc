/** Every view by the rules of accessibility, in one language of either direction, by day and in the evening. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { prefer } from './page.ts';
import { openView, saidIn, views } from './views.ts';

/** The checker knows Playwright's types from a copy of its own. */
type AxePage = ConstructorParameters<typeof AxeBuilder>[0]['page'];

for (const language of ['en', 'ar'] as const) {
  test.describe(language, () => {
    test.use({ locale: language });
    for (const view of views) {
      test(`no accessibility violations: ${view.name}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await prefer(page);
        await openView(page, view, await saidIn(language));
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          const { violations } = await new AxeBuilder({ page: page as unknown as AxePage }).analyze();
          const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
          expect(found, colorScheme).toEqual([]);
        }
      });
    }
  });
}
