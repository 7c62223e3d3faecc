/** What a fresh visit to a game loads, in every language, compressed as servers do; and what is stored for being offline. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LANGUAGES } from '@mbegu/i18n';
import { expect, type Page, test } from '@playwright/test';
import { root } from '../../../scripts/lib/paths.mjs';
import { pit, prefer, rest } from './page.ts';
import { openKept } from './views.ts';

const built = join(root, 'packages/web/dist');

/** In bytes; what is in them, and what is not, stands in docs/web.md. */
const firstLoadMax = { script: 90_000, style: 30_000 } as const;
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

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: language });
    test(`a first visit to a game, up to the computer's answer, is light: ${language}`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({
        locale: language,
        serviceWorkers: 'block',
        ...(baseURL && { baseURL }),
      });
      const keeping = await context.newPage();
      await prefer(keeping);
      await openKept(keeping, 'kalah');
      const address = keeping.url();
      await keeping.close();

      const page = await context.newPage();
      const asked = watch(page);
      await page.goto(address);
      await rest(page);
      await pit(page, 'A').click();
      await rest(page);
      const scripts = asked('.js');
      expect(scripts.some((path) => path.includes('engine.worker'))).toBe(true);
      const bytes = sum(scripts.map(zipped));
      console.log(`${language}: ${bytes} bytes of scripts`);
      expect(bytes).toBeLessThanOrEqual(firstLoadMax.script);
      expect(sum(asked('.css').map(zipped))).toBeLessThanOrEqual(firstLoadMax.style);
      await context.close();
    });
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
