/** Enlarged, narrow, and in somebody's own colours: every view has room for all there is to see and do. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { prefer } from './page.ts';
import { tooTight } from './room.ts';
import { openKept, openView, saidIn, views } from './views.ts';

interface Way {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly deviceScaleFactor?: number;
  readonly forcedColors?: 'active';
  /** As set in the browser; 16 is usual. */
  readonly fontSize?: number;
}

const ways: readonly Way[] = [
  { name: '1280 x 800 zoomed to 200 %', viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
  { name: '320 pixels wide', viewport: { width: 320, height: 640 } },
  { name: '900 pixels wide, forced colours', viewport: { width: 900, height: 700 }, forcedColors: 'active' },
  { name: 'text twice as large', viewport: { width: 1280, height: 800 }, fontSize: 32 },
];

const enlarge = async (page: Page, fontSize: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: fontSize, fixed: fontSize } });
};

/** Each view has a visitor of its own, so that none finds what another has kept. */
const visitorsPage = async (browser: Browser, way: Way, baseURL: string | undefined): Promise<Page> => {
  const { viewport, deviceScaleFactor = 1, forcedColors = 'none' } = way;
  const looks = { viewport, deviceScaleFactor, forcedColors, reducedMotion: 'reduce' } as const;
  const context = await browser.newContext({
    ...looks,
    locale: 'en-GB',
    serviceWorkers: 'block',
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  if (way.fontSize) await enlarge(page, way.fontSize);
  await prefer(page);
  return page;
};

for (const way of ways) {
  // Two halves, so that two workers have something to share.
  for (const half of [0, 1]) {
    test(`there is room in every view, ${half + 1} of 2: ${way.name}`, async ({ browser, baseURL }) => {
      test.setTimeout(150_000);
      const said = await saidIn('en');
      for (const view of views.filter((_, at) => at % 2 === half)) {
        const page = await visitorsPage(browser, way, baseURL);
        await openView(page, view, said);
        expect.soft(await tooTight(page), view.name).toEqual([]);
        await page.context().close();
      }
    });
  }
}

test('in forced colours one sees where the focus is and how many seeds lie where', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await prefer(page);
  await openKept(page, 'kalah');
  await page.keyboard.press('Tab');
  const focus = await page.evaluate(() => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    const { outlineStyle, outlineWidth } = getComputedStyle(focused as Element);
    return [outlineStyle, Number.parseFloat(outlineWidth) >= 2];
  });
  expect(focus).toEqual(['solid', true]);
  await expect(page.locator('mancala-board .count').first()).toBeVisible();
});
