// Every view in every language, by day and in the evening, on a phone and a large screen: accessibility and room.

import { LANGUAGES, type Language } from '@mbegu/i18n';
import type { Page } from '@playwright/test';
import { violationsOf } from '../../packages/web/e2e/axe.ts';
import { tooTight } from '../../packages/web/e2e/room.ts';
import { openView, type Said, saidIn, type View, views } from '../../packages/web/e2e/views.ts';
import { browsing, type Visit } from '../lib/browsing.ts';

export const description =
  'every view by the rules of accessibility and for room; narrowed by language, light or dark, phone or desktop, a view';

const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

const screens = { phone: { width: 360, height: 740 }, desktop: { width: 1440, height: 900 } } as const;
type Screen = keyof typeof screens;

/** Those that were named, or all of them. */
const chosen = <T extends string>(all: readonly T[], args: readonly string[]): readonly T[] => {
  const named = all.filter((each) => args.includes(each));
  return named.length > 0 ? named : all;
};

const faultsOf = async (page: Page): Promise<readonly string[]> => [
  ...(await violationsOf(page)),
  ...(await tooTight(page)),
];

/** A view is opened once for all schemes: they change only its colours. */
const lookAt = async (
  visit: Visit,
  view: View,
  how: { language: Language; said: Said; screen: Screen; schemes: readonly Scheme[] },
): Promise<number> => {
  const context = await visit({ locale: how.language, viewport: screens[how.screen], reducedMotion: 'reduce' });
  // What a view sets for itself stays.
  await context.addInitScript(() => {
    if (localStorage.length === 0) localStorage.setItem('mbegu:1:settings', JSON.stringify({ speed: 'off' }));
  });
  const page = await context.newPage();
  let count = 0;
  const tell = (scheme: string, faults: readonly string[]): void => {
    for (const fault of faults) console.log(`${how.language} ${scheme} ${how.screen} ${view.name}: ${fault}`);
    count += faults.length;
  };
  try {
    await openView(page, view, how.said);
    for (const scheme of how.schemes) {
      await page.emulateMedia({ colorScheme: scheme });
      tell(scheme, await faultsOf(page));
    }
  } catch (error) {
    tell('-', [`cannot be opened: ${String(error).split('\n')[0]}`]);
  }
  await context.close();
  return count;
};

export const run = async (args: readonly string[]): Promise<void> => {
  const names = views.map(({ name }) => name);
  const known: readonly string[] = [...LANGUAGES, ...schemes, ...Object.keys(screens), ...names];
  const unknown = args.filter((arg) => !known.includes(arg));
  if (unknown.length > 0) {
    console.error(`Not known: ${unknown.join(' ')}. Known: ${known.join(' ')}`);
    process.exitCode = 2;
    return;
  }
  const shown = chosen(names, args);
  let faults = 0;
  await browsing(async (visit) => {
    for (const language of chosen(LANGUAGES, args)) {
      const said = await saidIn(language);
      for (const screen of chosen(Object.keys(screens) as Screen[], args)) {
        for (const view of views.filter(({ name }) => shown.includes(name))) {
          faults += await lookAt(visit, view, { language, said, screen, schemes: chosen(schemes, args) });
        }
        console.error(`${language} ${screen}: looked at`);
      }
    }
  });
  console.log(faults === 0 ? 'Nothing found.' : `${faults} found.`);
  if (faults > 0) process.exitCode = 1;
};
