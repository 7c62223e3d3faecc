/** The board on pages of others: its own example, and plain HTML without a bundler, as the READMEs show it. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BoardEventDetails, MancalaBoardElement } from '@mbegu/board';
import { loadLanguage, say } from '@mbegu/i18n';
import { expect, type Page, test } from '@playwright/test';
import { createServer } from 'vite';
import { root } from '../../../scripts/lib/paths.mjs';
import { board, openPlain, pit, servePlain, stopPlain } from './alone.ts';

declare global {
  interface Window {
    told: { readonly type: string; readonly detail: unknown }[];
  }
}

const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.told = [];
    for (const type of ['pit-play', 'pit-ask', 'pit-focus', 'play-step'] as const) {
      document.addEventListener(type, (event) => window.told.push({ type, detail: (event as CustomEvent).detail }));
    }
  });

const told = async <T extends keyof BoardEventDetails>(page: Page, type: T): Promise<BoardEventDetails[T][]> =>
  (await page.evaluate(() => window.told))
    .filter((each) => each.type === type)
    .map(({ detail }) => detail as BoardEventDetails[T]);

test.describe('the example', () => {
  let url = '';
  let close = async () => {};

  test.beforeAll(async () => {
    const cacheDir = mkdtempSync(join(tmpdir(), 'mbegu-example-'));
    const folder = join(root, 'packages/board/example');
    const configFile = join(folder, 'vite.config.ts');
    const server = await createServer({ root: folder, configFile, cacheDir, logLevel: 'error', server: { port: 0 } });
    await server.listen();
    url = server.resolvedUrls?.local[0] ?? '';
    close = async () => {
      await server.close();
      rmSync(cacheDir, { recursive: true, force: true });
    };
  });
  test.afterAll(() => close());

  test('is played by a click and by keyboard, and tells what happens', async ({ page }) => {
    await page.goto(url);
    await expect(page.getByRole('status').first()).toHaveText('South to move.');
    await listen(page);
    await board(page).evaluate((element) => element.setAttribute('speed', 'fast'));
    await pit(page, 'A').click();
    await expect(page.locator('output')).toHaveText('North to move.');
    await expect(pit(page, 'A').locator('.count')).toHaveText('0');
    expect(await told(page, 'pit-play')).toEqual([{ move: 'A' }]);
    expect((await told(page, 'play-step')).map(({ event }) => event.type)).toEqual([
      'lift',
      'sow',
      'sow',
      'sow',
      'sow',
      'turn',
    ]);

    // The side that may move has the letters, and the arrows go to the neighbour as it is seen.
    await pit(page, 'a').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(pit(page, 'b')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('output')).toHaveText('South to move.');
    await page.keyboard.press('f');
    await expect(pit(page, 'F').locator('.count')).toHaveText('0');
    expect(await told(page, 'pit-play')).toEqual([{ move: 'A' }, { move: 'b' }, { move: 'F' }]);
    expect(await told(page, 'pit-focus')).toContainEqual({ pit: 'b' });
  });

  test('a pit that may not be played is asked, and says why', async ({ page }) => {
    const missing: string[] = [];
    page.on('response', (response) => {
      if (!response.ok()) missing.push(response.url());
    });
    await page.goto(url);
    await listen(page);
    await pit(page, 'a').click({ force: true });
    expect(await told(page, 'pit-ask')).toEqual([{ pit: 'a' }]);
    const english = await loadLanguage('en');
    await expect(page.locator('output')).toHaveText(say(english, english.explain['refusal.not-yours'], { pit: 'a' }));
    expect(missing, 'asked for and not there').toEqual([]);
    expect(await told(page, 'pit-play')).toEqual([]);
  });
});

test.describe('a page without a bundler', () => {
  let server: Server;

  test.beforeAll(async () => {
    server = await servePlain();
  });
  test.afterAll(() => {
    stopPlain(server);
  });
  test.beforeEach(async ({ page }) => {
    await openPlain(page, server);
  });

  test('is played', async ({ page }) => {
    await pit(page, 'C').click();
    await expect(pit(page, 'F').locator('.count')).toHaveText('5');
    await expect(pit(page, 'A')).toHaveAttribute('data-playable');
  });

  test('values of another kind do no harm', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    // Under the pointer, so that what playing it would do is shown.
    await pit(page, 'A').hover();
    const shown = await board(page).evaluate(async (element) => {
      const wild = element as unknown as Record<string, unknown> & {
        play: (before: unknown, events: unknown, after: unknown, options?: unknown) => Promise<void>;
      };
      const good = wild.position;
      const goodLegal = wild.legal;
      const read: string[] = [];
      const look = () => {
        const counts = element.shadowRoot?.querySelectorAll('.count') ?? [];
        read.push([...counts].map((count) => count.textContent).join());
      };
      for (const bad of [null, {}, 'x', { slots: 'x', holes: [] }, { slots: [-1, 1e9, Number.NaN], holes: [] }]) {
        wild.position = bad;
        wild.viewer = 'N';
        await Promise.resolve();
        look();
      }
      const nonsense = ['nonsense', 'lift', 'sow', 'capture', 'sweep', 'aside', 'pass', 'bonus'].map((type) => [
        { type },
      ]);
      const wildest = [{ type: 'lift', pit: 'A', count: 1e9 }];
      for (const bad of [[null], null, 'x', ...nonsense, [{ type: 'capture', pits: [], by: 'S' }], wildest]) {
        await wild.play(good, bad, good, null);
        look();
      }
      for (const [name, bad] of [
        ['legal', [null]],
        ['texts', {}],
        ['names', {}],
      ] as const) {
        wild[name] = bad;
        await wild.play(good, [{ type: 'turn', side: 'N' }], good, { speed: 'warp' });
        look();
      }
      wild.legal = goodLegal;
      wild.viewer = 'S';
      wild.previews = new Map([['A', {}]]);
      await wild.play(good, [{ type: 'turn', side: 'N' }], good);
      return read;
    });
    expect(new Set(shown.slice(0, 5)).size).toBe(1);
    expect(new Set(shown.slice(5)).size).toBe(1);
    expect(shown[5]).not.toBe(shown[0]);
    expect(shown[0]).toMatch(/^0(,0)+$/);
    await pit(page, 'B').hover();
    await pit(page, 'A').hover();
    await expect(pit(page, 'A')).toHaveAccessibleName(/yours, 4 seeds, playable/);
    expect(errors).toEqual([]);
  });

  for (const theme of ['kalah', 'al-manqala', 'walak-pussa']) {
    test(`0 to 98 seeds lie in their pit, with their number beside them: ${theme}`, async ({ page }) => {
      const wrong = await board(page).evaluate(async (element: MancalaBoardElement, look) => {
        element.setAttribute('theme', look);
        const root = element.shadowRoot as ShadowRoot;
        const button = root.querySelector('[data-pit="A"]') as HTMLElement;
        const found: string[] = [];
        for (let count = 0; count <= 98; count++) {
          element.position = {
            slots: element.position.slots.map((_, slot) => (slot === 0 ? count : 0)),
            holes: element.position.holes,
            turn: 'S',
            pie: 'none',
          };
          await new Promise(requestAnimationFrame);
          const text = root.querySelector('[data-pit="A"] .count') as HTMLElement;
          const number = text.getBoundingClientRect();
          const seeds = [...root.querySelectorAll('.seeds .pebble')].map((seed) => seed.getBoundingClientRect());
          if (text.textContent !== String(count)) found.push(`${count} reads ${text.textContent}`);
          if (!button.ariaLabel?.includes(String(count)) && count > 0)
            found.push(`${count} is called ${button.ariaLabel}`);
          // All of them to nineteen; in a heap those that are covered need not be drawn.
          if (count < 20 ? seeds.length !== count : seeds.length < 20 || seeds.length > count) {
            found.push(`${count} are ${seeds.length}`);
          }
          const cell = button.getBoundingClientRect();
          for (const { left, right, top, bottom } of seeds) {
            const outside = left < cell.left || right > cell.right || top < cell.top || bottom > cell.bottom;
            const onNumber = left < number.right && right > number.left && top < number.bottom && bottom > number.top;
            if (outside || onNumber) found.push(`of ${count}, one lies ${outside ? 'outside' : 'on the number'}`);
          }
        }
        return found;
      }, theme);
      expect(wrong).toEqual([]);
    });

    test(`tags cover no seed, no writing and no other tag on a phone, and the best is seen by its shape: ${theme}`, async ({
      page,
    }) => {
      const covered = await board(page).evaluate(async (element: MancalaBoardElement, look) => {
        element.setAttribute('theme', look);
        element.position = {
          slots: [40, 22, 14, 9, 98, 60, 30, 40, 22, 14, 9, 98, 60, 30, 5, 6, 0, 0],
          holes: Array.from({ length: 14 }, () => 'open' as const),
          turn: 'S',
          pie: 'none',
        };
        const pits = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
        const root = element.shadowRoot as ShadowRoot;
        const found: string[] = [];
        const tell = (size: string): void => {
          const tags = [...root.querySelectorAll('.tag:not([hidden])')];
          if (tags.length !== 7) found.push(`${size}: ${tags.length} tags`);
          const things = [...root.querySelectorAll('.seeds .pebble, .count, .letter'), ...tags];
          for (const each of tags) {
            const tag = each.getBoundingClientRect();
            for (const thing of things) {
              if (thing === each) continue;
              // A seed's box has corners that are not the seed; its middle half is.
              const { left, right, top, bottom, width } = thing.getBoundingClientRect();
              const inset = thing.localName === 'use' ? width / 4 : 0;
              const meets =
                tag.left < right - inset &&
                tag.right > left + inset &&
                tag.top < bottom - inset &&
                tag.bottom > top + inset;
              if (meets) found.push(`${size}: ${thing.getAttribute('class')} ${thing.textContent}`);
            }
          }
        };
        // A small phone; one where a page has more to say; one on its side, with a page beside the board.
        for (const [width, height] of [
          [360, 640],
          [336, 462],
          [468, 290],
        ]) {
          Object.assign(element.style, { width: `${width}px`, height: `${height}px` });
          // Estimates and exact values, each of them once the best.
          for (let best = 2; best < 4; best++) {
            element.legal = pits;
            element.tags = new Map(
              pits.map((name, i) => [
                name,
                { text: i % 2 ? '≈ −12' : '−12', said: '', sealed: i % 2 === 0, best: i === best },
              ]),
            );
            // One picture for the pits that are there now, one for the room they have.
            for (let picture = 0; picture < 2; picture++) await new Promise(requestAnimationFrame);
            tell(`${width} x ${height}`);
          }
        }
        return found;
      }, theme);
      expect(covered).toEqual([]);
      const star = (name: string) =>
        pit(page, name)
          .locator('.tag')
          .evaluate((tag) => getComputedStyle(tag, '::after').clipPath);
      expect(await star('D')).toMatch(/^polygon/);
      expect(await star('A')).toBe('none');
    });
  }
});
