/** Enlarged, narrow, and in somebody's own colours: every view has room for all there is to see and do. */
import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { drawn, prefer } from './page.ts';
import { tooTight } from './room.ts';
import { openKept, openView, saidIn, views } from './views.ts';

interface Way {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly forcedColors?: 'active' | 'none';
  /** As set in the browser; 16 is usual. */
  readonly fontSize?: number;
}

/** Zoomed to 200 %, a window of 1280 by 800 has half as many pixels. */
const ways: readonly Way[] = [
  { name: '1280 x 800 zoomed to 200 %', width: 640, height: 400 },
  { name: '320 pixels wide', width: 320, height: 640 },
  { name: '900 pixels wide, forced colours', width: 900, height: 700, forcedColors: 'active' },
  { name: 'text twice as large', width: 1280, height: 800, fontSize: 32 },
];

/** The view stays open and everything round it changes, as when somebody zooms. */
const look = async (
  page: Page,
  session: CDPSession,
  { width, height, forcedColors = 'none', fontSize = 16 }: Way,
): Promise<void> => {
  await session.send('Page.setFontSizes', { fontSizes: { standard: fontSize, fixed: fontSize } });
  await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height });
  await expect(page.locator('html'), "the browser's size of text").toHaveCSS('font-size', `${fontSize}px`);
  await drawn(page);
};

for (const view of views) {
  test(`there is room, however large the text and narrow the page: ${view.name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await prefer(page);
    await openView(page, view, await saidIn('en'));
    // What is set through it lasts as long as it is open.
    const session = await page.context().newCDPSession(page);
    for (const way of ways) {
      await look(page, session, way);
      expect.soft(await tooTight(page), way.name).toEqual([]);
    }
  });
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
