/** Room, direction, and what the page asks of the network. */
import { expect, type Page, test } from '@playwright/test';
import { pit, prefer, rest, setUp } from './page.ts';

const overflow = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
    const main = document.querySelector('main.play');
    return [
      scrollWidth - clientWidth,
      scrollHeight - clientHeight,
      main ? main.scrollHeight - main.clientHeight : 0,
      main ? main.scrollWidth - main.clientWidth : 0,
    ];
  });

for (const [width, height] of [
  [360, 740],
  [740, 360],
  [820, 1180],
  [1440, 900],
] as const) {
  for (const game of ['kalah', 'al-manqala', 'walak-pussa'] as const) {
    test(`${game} at ${width} x ${height}: nothing scrolls, and every pit can be touched`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await prefer(page);
      await setUp(page, game);
      await pit(page, 'A').click();
      await rest(page);
      expect(await overflow(page)).toEqual([0, 0, 0, 0]);
      const sizes = await page.locator('mancala-board button.pit').evaluateAll((pits) =>
        pits.map((each) => {
          const { width: wide, height: high } = each.getBoundingClientRect();
          return Math.min(wide, high);
        }),
      );
      // A lying phone is 360 high: the board is what is left, and its pits are as large as that lets them be.
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
      const fonts = await page
        .locator('main.play :is(p, span, button, bdi)')
        .evaluateAll((each) =>
          each
            .filter((one) => one.checkVisibility() && one.textContent?.trim())
            .map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
        );
      expect(Math.min(...fonts)).toBeGreaterThanOrEqual(16);
    });
  }
}

test('on large screens the board takes what there is, names stand by it, and texts grow', async ({ page }) => {
  await prefer(page);
  await setUp(page, 'al-manqala');
  const looks = () =>
    page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      const board = document
        .querySelector('mancala-board')
        ?.shadowRoot?.querySelector('.room')
        ?.getBoundingClientRect();
      const { left, right, top, bottom } = board ?? new DOMRect();
      const far = box('.far .plate');
      const near = box('.near .plate');
      return {
        // Whichever of the two gives out first.
        takes: Math.max((right - left) / (box('aside').left - 48), (bottom - top) / (innerHeight * 0.7)) > 0.95,
        names: Math.max(top - far.bottom, near.top - bottom, left - far.left, near.right - right) / innerHeight < 0.05,
        rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      };
    });
  for (const [width, height, rem] of [
    [2560, 1440, 22],
    [3840, 2160, 30],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(looks).toMatchObject({ takes: true, names: true });
    expect((await looks()).rem).toBeGreaterThan(rem);
    expect(await overflow(page)).toEqual([0, 0, 0, 0]);
  }
});

test('what each move is worth covers neither seeds nor numbers nor another value, whatever the window', async ({
  page,
}) => {
  await prefer(page);
  const covered = () =>
    page.evaluate(() => {
      const root = document.querySelector('main mancala-board')?.shadowRoot;
      const tags = [...(root?.querySelectorAll('.tag:not([hidden])') ?? [])];
      const things = [...(root?.querySelectorAll('.seeds .pebble, .count, .letter') ?? []), ...tags];
      const meet = (tag: DOMRect, { left, right, top, bottom, width }: DOMRect, of: Element): boolean => {
        // A seed's box has corners that are not the seed; its middle half is.
        const inset = of.localName === 'use' ? width / 4 : 0;
        return (
          tag.left < right - inset && tag.right > left + inset && tag.top < bottom - inset && tag.bottom > top + inset
        );
      };
      return tags.flatMap((tag) =>
        things
          .filter((thing) => thing !== tag && meet(tag.getBoundingClientRect(), thing.getBoundingClientRect(), thing))
          .map((thing) => `${tag.textContent}: ${thing.getAttribute('class')} ${thing.textContent}`),
      );
    });
  for (const [game, position, count] of [
    ['walak-pussa', '-', 7],
    ['al-manqala', '14,30,22,9,5,10,0;0,1,2,3,1,1,0_0-0_S', 6],
  ] as const) {
    await page.goto(`#/analyse/1/${game}/-/${position}`);
    await expect(page.locator('mancala-board .tag:visible')).toHaveCount(count);
    for (const [width, height] of [
      [360, 740],
      [740, 360],
      [820, 1180],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(covered, `${game} at ${width} x ${height}`).toEqual([]);
    }
    // All that is found out about the position is seen there, with the ring of what has the focus.
    const room = page.locator('main > .engine');
    const beyond = () => room.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(await beyond()).toBe(0);
    await page.setViewportSize({ width: 1024, height: 680 });
    await expect.poll(beyond).toBe(0);
  }
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE', viewport: { width: 740, height: 360 } });
  test('the table of openings is whole beside the board of a phone on its side', async ({ page }) => {
    await prefer(page);
    await page.goto('#/openings/kalah');
    await page.locator('tbody .worth').first().waitFor();
    const beyond = () => page.locator('.side').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    await expect.poll(beyond).toBe(0);
  });
});

test('written from right to left, the board is not mirrored', async ({ page }) => {
  await prefer(page);
  await setUp(page, 'kalah');
  const lefts = () =>
    page.evaluate(() => {
      const root = document.querySelector('main.play mancala-board')?.shadowRoot;
      const left = (element: Element | null | undefined) => Math.round(element?.getBoundingClientRect().left ?? -1);
      return [
        ...['A', 'F', 'a', 'f'].map((name) => left(root?.querySelector(`[data-pit="${name}"]`))),
        left(document.querySelector('.plate[data-side="N"] .held')),
        left(document.querySelector('.plate[data-side="S"] .held')),
      ];
    });
  const before = await lefts();
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  expect(await lefts()).toEqual(before);
  expect(before[0]).toBeLessThan(before[1] as number);
});

test('numbers are in the document as text, beside the pits', async ({ page }) => {
  await prefer(page);
  await setUp(page, 'kalah', { position: '0,1,2,3,4,60/0,1,2,3,4,5 6-7 S', north: 'person' });
  await expect(pit(page, 'F').locator('.count')).toHaveText('60');
  await expect(pit(page, 'F')).toHaveAttribute('aria-label', /60 seeds/);
});

test('with reduced motion the boards on the wall keep still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('');
  await expect(page.locator('mancala-board')).toHaveCount(3);
  await page.clock.runFor(30_000);
  const playing = await page
    .locator('mancala-board')
    .evaluateAll((boards) => boards.map((board) => (board as unknown as { playing: boolean }).playing));
  expect(playing).toEqual([false, false, false]);
});

test('nobody but our own server is asked for anything, and the policy says so', async ({ page, baseURL }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await prefer(page);
  await setUp(page, 'kalah');
  await pit(page, 'A').click();
  await rest(page);
  expect(asked.filter((url) => !url.startsWith(baseURL ?? 'nowhere') && !url.startsWith('blob:'))).toEqual([]);
  await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveAttribute(
    'content',
    /default-src 'none'/,
  );
});
