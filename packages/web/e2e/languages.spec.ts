/** Reading the page in one's own language. */
import { LANGUAGE_NAMES, LANGUAGES } from '@mbegu/i18n';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectPly, pit, prefer } from './page.ts';
import { openKept, saidIn } from './views.ts';

const html = (page: Page) => page.locator('html');

/** Addresses of the fonts that were fetched. */
const fontsOf = (page: Page): string[] => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  return fonts;
};

for (const language of LANGUAGES) {
  test.describe(`a browser that prefers ${language}`, () => {
    test.use({ locale: language });

    test('is answered in it', async ({ page }) => {
      const fonts = fontsOf(page);
      const said = await saidIn(language);
      await page.goto('');
      await expect(html(page)).toHaveAttribute('lang', language);
      await expect(html(page)).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
      await expect(page.getByText(said.setup('page.tagline'))).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      expect(fonts.length).toBe(['ar', 'si'].includes(language) ? 1 : 0);
    });
  });
}

test('a language is chosen in the settings, in the middle of a game, and kept', async ({ page }) => {
  const en = await saidIn('en');
  const da = await saidIn('da');
  await prefer(page);
  await openKept(page, 'kalah', {
    seats: { S: { kind: 'person', name: 'Amina' }, N: { kind: 'person', name: 'Babu' } },
  });
  await pit(page, 'A').click();
  await expectPly(page, 1);
  await page.getByRole('button', { name: en.text('bar.menu') }).click();
  await page.locator('dialog[open]').getByText(en.setup('menu.settings'), { exact: true }).click();
  await page.getByLabel(en.setup('language.heading')).selectOption({ label: LANGUAGE_NAMES.da });
  await expect(html(page)).toHaveAttribute('lang', 'da');
  // One sees it changed: the sheet is there in the other language, and one is where one was.
  await expect(page.locator('dialog[open]').getByRole('heading', { name: da.setup('settings.heading') })).toBeVisible();
  await expect(page.getByLabel(da.setup('language.heading'))).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  // The button that opened it is there no more.
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.getByRole('button', { name: da.text('bar.menu') })).toBeVisible();
  await expectPly(page, 1);
  await page.reload();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(html(page)).toHaveAttribute('lang', 'da');
  await expectPly(page, 1);
});

test('in Arabic the text runs the other way and the board does not', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await prefer(page);
  await openKept(page, 'kalah');
  const places = async () => {
    const boxes = [];
    for (const name of ['A', 'F', 'a', 'f']) boxes.push(await pit(page, name).boundingBox());
    return boxes.map((box) => Math.round(box?.x ?? -1));
  };
  const [before] = [await places()];
  await page.evaluate(() => localStorage.setItem('mbegu:1:language', 'ar'));
  await page.reload();
  await expect(html(page)).toHaveAttribute('dir', 'rtl');
  const [first = 0, last = 0, northFirst = 0, northLast = 0] = await places();
  expect(first).toBeLessThan(last);
  expect(northFirst).toBeGreaterThan(northLast);
  // A is below f, as in every language.
  expect(Math.abs(first - northLast)).toBeLessThan(12);
  expect((before?.[0] ?? 0) < (before?.[1] ?? 0)).toBe(true);
  // The way back stands at the right edge and points there.
  const back = page.locator('header .home');
  const tools = page.locator('nav.tools');
  expect((await back.boundingBox())?.x).toBeGreaterThan((await tools.boundingBox())?.x ?? 9999);
  for (const svg of [back.locator('svg'), tools.locator('.undo svg'), tools.locator('.redo svg')])
    expect(await svg.evaluate((drawn) => getComputedStyle(drawn).scale)).toBe('-1 1');
  expect(await tools.locator('.replay svg').evaluate((drawn) => getComputedStyle(drawn).scale)).toBe('none');
  // Notation keeps its order amid the text.
  await pit(page, 'C').click();
  await expect(page.locator('.panel .said')).toContainText('\u2068C\u2069');
});

for (const language of ['ar', 'si'] as const) {
  test(`the rules one may choose are told in words: ${language}`, async ({ page }) => {
    await page.addInitScript((tag) => localStorage.setItem('mbegu:1:language', tag), language);
    for (const game of ['kalah', 'al-manqala', 'walak-pussa'] as const) {
      await page.goto(`#/learn/${game}/rules`);
      await expect(page.locator('.options h3').first()).toBeVisible();
      const latin = (await page.locator('.options :is(h3, h4, .words p)').allTextContents())
        .join(' ')
        .match(/(?<![\w-])[a-z][a-z-]+(?![\w-])/g);
      // The game's own words stand beside their Arabic or Sinhala.
      expect((latin ?? []).filter((word) => !['puta', 'naga', 'pie', 'rule'].includes(word))).toEqual([]);
    }
  });
}

test('a better wording is found by the words one read, and copied with its key', async ({ page, context }) => {
  const { text, setup } = await saidIn('en');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await prefer(page);
  await openKept(page, 'walak-pussa');
  await page.getByRole('button', { name: text('bar.menu') }).click();
  await page.locator('dialog[open]').getByText(setup('menu.settings'), { exact: true }).click();
  await page.getByRole('button', { name: setup('wording.open') }).click();
  await page.getByLabel(setup('wording.search')).fill('really RESIGN');
  await page.getByRole('button', { name: 'around.menu.resign.sure' }).click();
  await page.getByLabel(setup('wording.mine')).fill('Are you sure?');
  await page.getByRole('button', { name: setup('wording.copy') }).click();
  await expect(page.getByText(setup('wording.copied'))).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('en around.menu.resign.sure');
  expect(copied).toContain('+ Are you sure?');
  // What is written on is not what was copied.
  await page.getByLabel(setup('wording.mine')).fill('Sure?');
  await expect(page.getByText(setup('wording.copied'))).toHaveCount(0);
});

test('a language that cannot be fetched is told, and everything stays as it is', async ({ page, context }) => {
  const { setup } = await saidIn('en');
  const choice = await openSettings(page);
  await page.evaluate(async () => {
    for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await context.route('**/assets/**', (route) => route.abort());
  await choice.selectOption({ label: LANGUAGE_NAMES.sw });
  await expect(page.getByRole('alert')).toHaveText(setup('language.unavailable'));
  await expect(html(page)).toHaveAttribute('lang', 'en');
  // It can be chosen again.
  await expect(choice).toHaveValue('en');
  await context.unroute('**/assets/**');
  await choice.selectOption({ label: LANGUAGE_NAMES.sw });
  await expect(html(page)).toHaveAttribute('lang', 'sw');
});

test('a language of which only a part can be fetched is not taken either; on the page one is where one was', async ({
  page,
  context,
}) => {
  const { setup } = await saidIn('en');
  await page.goto('');
  const choice = page.getByLabel(setup('language.heading'));
  await expect(choice).toBeVisible();
  await context.route('**/assets/setup-*', (route) => route.abort());
  await choice.selectOption({ label: LANGUAGE_NAMES.de });
  await expect(page.getByRole('alert')).toHaveText(setup('language.unavailable'));
  await expect(page.getByText(setup('page.tagline'))).toBeVisible();
  await context.unroute('**/assets/setup-*');
  await choice.selectOption({ label: LANGUAGE_NAMES.de });
  await expect(html(page)).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('combobox')).toBeFocused();
});

/** Holds back whatever is fetched from now on, until it is let go. */
const holdBack = async (page: Page): Promise<() => void> => {
  let letGo = (): void => {};
  const open = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/**', async (route) => {
    await open;
    await route.continue();
  });
  return letGo;
};

/** The settings of a game, and the list of languages in them. */
const openSettings = async (page: Page): Promise<Locator> => {
  const { text, setup } = await saidIn('en');
  await prefer(page);
  await openKept(page, 'kalah');
  await page.getByRole('button', { name: text('bar.menu') }).click();
  await page.locator('dialog[open]').getByText(setup('menu.settings'), { exact: true }).click();
  const choice = page.getByLabel(setup('language.heading'));
  await expect(choice).toBeVisible();
  return choice;
};

test('of two languages chosen one after the other the later one stays, whichever comes first', async ({ page }) => {
  const choice = await openSettings(page);
  const letGo = await holdBack(page);
  await choice.selectOption({ label: LANGUAGE_NAMES.da });
  // Its words are there already: it needs no waiting.
  await choice.selectOption({ label: LANGUAGE_NAMES.en });
  const danish = page.waitForResponse(/\/da-/);
  letGo();
  await danish;
  await page.reload();
  await expect(html(page)).toHaveAttribute('lang', 'en');
});

test('settings that are closed before another language has come stay closed', async ({ page }) => {
  const choice = await openSettings(page);
  const letGo = await holdBack(page);
  await choice.selectOption({ label: LANGUAGE_NAMES.da });
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  letGo();
  await expect(html(page)).toHaveAttribute('lang', 'da');
  const { text } = await saidIn('da');
  await expect(page.getByRole('button', { name: text('bar.menu') })).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page asks for them in every language', async ({ page }) => {
    await page.goto('');
    const asked = page.locator('noscript p');
    await expect(asked).toHaveCount(LANGUAGES.length);
    for (const sentence of await asked.all()) {
      await expect(sentence).toBeVisible();
      await expect(sentence).toContainText('JavaScript');
    }
    await expect(page.locator('#late')).toBeHidden();
  });
});
