// npm run pictures: draw the pictures of the README and the icons anew.
// npm run pictures -- all FOLDER: every view in six sizes, by day and in the evening, in English and Arabic, and once without
// colours, to be looked at.

import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { withoutColours } from '../packages/web/e2e/grey.ts';
import { openView, saidIn, type View, views } from '../packages/web/e2e/views.ts';
import { browsing, type Visit } from './lib/browsing.ts';
import { drawIcons } from './lib/icons.mjs';
import { root } from './lib/paths.mjs';

interface Picture {
  readonly view: string;
  readonly language: 'en' | 'ar';
  readonly scheme: 'light' | 'dark';
  readonly size: readonly [width: number, height: number];
  /** As somebody sees it who sees no colours. */
  readonly grey?: boolean;
  readonly name: string;
}

const desktop = [1024, 680] as const;
const inEnglish = { language: 'en', scheme: 'light', size: desktop } as const;

const forReadme: readonly Picture[] = [
  { ...inEnglish, name: 'home', view: 'home' },
  { ...inEnglish, name: 'play', view: 'play-kalah' },
  { ...inEnglish, name: 'learn', view: 'lesson' },
  { ...inEnglish, name: 'analysis', view: 'analyse' },
  { ...inEnglish, name: 'phone', view: 'play-walak-pussa', scheme: 'dark', size: [360, 740] },
  { ...inEnglish, name: 'arabic', view: 'play-al-manqala', language: 'ar' },
];

const sizes = [
  [360, 740],
  [740, 360],
  [820, 1180],
  [1440, 900],
  [2560, 1440],
  [3840, 2160],
] as const;

/** Every view without colours, by day and in the evening: what must be told apart is. */
const inGrey = views.flatMap(({ name: view }) =>
  (['light', 'dark'] as const).map(
    (scheme): Picture => ({ ...inEnglish, view, scheme, grey: true, name: `${view}-grey-${scheme}` }),
  ),
);

const everyView = views.flatMap(({ name: view }) =>
  (['en', 'ar'] as const).flatMap((language) =>
    (['light', 'dark'] as const).flatMap((scheme) =>
      sizes.map(
        (size): Picture => ({
          view,
          language,
          scheme,
          size,
          name: `${view}-${size.join('x')}-${language}-${scheme}`,
        }),
      ),
    ),
  ),
);

/** Nothing moves, so that the same page makes the same picture. */
const draw = async (
  visit: Visit,
  { view, language, scheme, size, grey, name }: Picture,
  folder: string,
): Promise<void> => {
  const [width, height] = size;
  const context = await visit({
    viewport: { width, height },
    reducedMotion: 'reduce',
    colorScheme: scheme,
    locale: language === 'en' ? 'en-GB' : language,
  });
  await context.addInitScript(() => {
    if (localStorage.length === 0) localStorage.setItem('mbegu:1:settings', JSON.stringify({ speed: 'off' }));
  });
  const page: Page = await context.newPage();
  try {
    if (grey) await withoutColours(page);
    await openView(page, views.find((each) => each.name === view) as View, await saidIn(language));
    await page.evaluate(() => document.fonts.ready);
    // Boards on the wall are drawn when they have been seen.
    await page.waitForTimeout(300);
    // As photographs: wood and light make large files of anything else.
    await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 84 });
  } finally {
    await context.close();
  }
};

const [what, where] = process.argv.slice(2);
if (what !== undefined && (what !== 'all' || where === undefined)) {
  console.error('npm run pictures, or npm run pictures -- all FOLDER');
  process.exitCode = 2;
} else {
  const folder = where === undefined ? join(root, 'docs/images') : resolve(where);
  mkdirSync(folder, { recursive: true });
  await browsing(async (visit) => {
    if (what === undefined) await drawIcons(await (await visit({})).newPage());
    for (const picture of what === 'all' ? [...everyView, ...inGrey] : forReadme) await draw(visit, picture, folder);
  });
  console.log(`Drawn: ${folder}`);
}
