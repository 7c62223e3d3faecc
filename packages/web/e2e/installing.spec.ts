/** What a browser reads before it offers to install the page: who it is, where it begins, what it looks like. */
import { LANGUAGES } from '@mbegu/i18n';
import { expect, type Page, test } from '@playwright/test';

interface Manifest {
  readonly [key: string]: unknown;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
}

/** The manifest, where it lies, and how large each icon really is. */
const readManifest = (page: Page) =>
  page.evaluate(async () => {
    const { href } = document.querySelector('link[rel="manifest"]') as HTMLLinkElement;
    const manifest: Manifest = await (await fetch(href)).json();
    const drawn = await Promise.all(
      manifest.icons.map(async ({ src }) => {
        const image = new Image();
        image.src = new URL(src, href).href;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }),
    );
    return { href, manifest, drawn };
  });

/** The page's paper, and what it tells the browser to colour its frame with. */
const colours = (page: Page) =>
  page.evaluate(() => {
    const rgb = (colour: string): string => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = colour;
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    };
    const themes = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    const theme = themes.find(({ media }) => matchMedia(media).matches)?.content ?? '';
    return { paper: rgb('var(--paper)'), theme: rgb(theme), named: theme };
  });

test('the page can be installed: its name, its address, its icons as large as they say, its colours', async ({
  page,
  baseURL,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('');
  const { href, manifest, drawn } = await readManifest(page);
  expect(manifest).toMatchObject({ name: 'Mbegu', short_name: 'Mbegu', display: 'standalone' });
  for (const key of ['start_url', 'scope', 'id']) expect(new URL(String(manifest[key]), href).href, key).toBe(baseURL);
  // Where a browser reads it in its own language, it finds every one the page speaks; the first stands without a language.
  expect(manifest.lang).toBe(LANGUAGES[0]);
  expect(Object.keys(manifest.description_localized as object)).toEqual(LANGUAGES.slice(1));
  const asked = manifest.icons.map(({ sizes }) => sizes);
  expect(asked.map((sizes, i) => (sizes === 'any' ? drawn[i] : sizes))).toEqual(drawn);
  // The least that browsers ask for, and one that any shape may be cut from.
  expect(asked).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');

  const day = await colours(page);
  expect(day.theme).toBe(day.paper);
  expect([manifest.theme_color, manifest.background_color]).toEqual([day.named, day.named]);
  await page.emulateMedia({ colorScheme: 'dark' });
  const evening = await colours(page);
  expect(evening.theme).toBe(evening.paper);
  expect(evening.paper).not.toBe(day.paper);

  const browser = await page.context().newCDPSession(page);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // Every test is a private window, in which nothing is installed.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
});
