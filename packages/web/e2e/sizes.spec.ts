/** What a fresh visit to a game loads, in every language, compressed as servers do; and what is stored for being offline. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LANGUAGES, type Language } from '@mbegu/i18n';
import { GAME_IDS, type GameId, type Options } from '@mbegu/rules';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { root } from '../../../scripts/lib/paths.mjs';
import { pit, prefer, rest } from './page.ts';
import { openKept } from './views.ts';

const built = join(root, 'packages/web/dist');

/** In bytes; what is in them, and what is not, stands in docs/web.md. */
const firstLoadMax = { script: 90_000, style: 30_000 } as const;
/** Besides, in the calm after the computer's first answer: what finds, builds and asks endgame tables. */
const tablesMax = 10_000;
const storedMax = 1_500_000;
const storedZippedMax = 500_000;

const zipped = (path: string): number => gzipSync(readFileSync(join(built, path))).length;

/** Every file of a kind that the page or one of its workers has asked for, once. */
const watch = (page: Page): ((ending: string) => readonly string[]) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  return (ending) => [...asked].filter((path) => path.endsWith(ending));
};

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

interface Visit {
  readonly page: Page;
  /** What its scripts and its styles weigh, as far as they have been asked for. */
  readonly weigh: (ending: string) => number;
  readonly leave: () => Promise<void>;
}

/** A fresh visit to a game that waits for its first move, to the computer's answer to it. */
const visit = async (browser: Browser, language: Language, id: GameId, options: Options = {}): Promise<Visit> => {
  const { baseURL = '' } = test.info().project.use;
  const context = await browser.newContext({ locale: language, serviceWorkers: 'block', baseURL });
  const keeping = await context.newPage();
  await prefer(keeping);
  await openKept(keeping, id, { options });
  const address = keeping.url();
  await keeping.close();

  const page = await context.newPage();
  const asked = watch(page);
  await page.goto(address);
  await rest(page);
  await pit(page, 'A').click();
  await rest(page);
  expect(asked('.js').some((path) => path.includes('engine.worker'))).toBe(true);
  return { page, weigh: (ending) => sum(asked(ending).map(zipped)), leave: () => context.close() };
};

for (const language of LANGUAGES) {
  test(`a first visit to a game, up to the computer's answer, is light: ${language}`, async ({ browser }) => {
    const { weigh, leave } = await visit(browser, language, 'kalah');
    console.log(`${language}: ${weigh('.js')} bytes of scripts`);
    expect(weigh('.js')).toBeLessThanOrEqual(firstLoadMax.script);
    expect(weigh('.css')).toBeLessThanOrEqual(firstLoadMax.style);
    await leave();
  });
}

for (const id of GAME_IDS) {
  test(`so it is in each game in the language of most letters, and with its endgame table: ${id}`, async ({
    browser,
  }) => {
    // Small enough for its table to be built at once.
    const { page, weigh, leave } = await visit(browser, 'ar', id, { pits: 3 });
    const first = weigh('.js');
    expect(first).toBeLessThanOrEqual(firstLoadMax.script);
    await expect(page.locator('main.play')).not.toHaveAttribute('data-table', '0', { timeout: 40_000 });
    // It is asked for with the next move.
    if ((await rest(page)) === 'awaiting-person') {
      await page.locator('mancala-board button[data-playable]').first().click();
      await rest(page);
    }
    const later = weigh('.js') - first;
    console.log(`${id}: ${first} bytes of scripts, and ${later} with its table`);
    expect(later).toBeGreaterThan(0);
    expect(later).toBeLessThanOrEqual(tablesMax);
    await leave();
  });
}

test('what is stored for being offline stays small, and has no font in it', () => {
  const worker = readFileSync(join(built, 'sw.js'), 'utf8');
  const stored = [...worker.matchAll(/url:"([^"]+)",revision/g)].map(([, path = '']) => path);
  expect(stored).toContain('index.html');
  expect(stored.filter((path) => /\.woff2?$/.test(path))).toEqual([]);
  const scripts = readdirSync(join(built, 'assets')).filter((name) => name.endsWith('.js'));
  expect(scripts.filter((name) => !stored.includes(`assets/${name}`))).toEqual([]);
  expect(sum(stored.map((path) => statSync(join(built, path)).size))).toBeLessThanOrEqual(storedMax);
  expect(sum(stored.map(zipped))).toBeLessThanOrEqual(storedZippedMax);
});
