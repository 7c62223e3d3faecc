/** What the README of `<mancala-board>` promises has its effect, on the plain page that stands there: each name of its tables. */
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { MancalaBoardElement } from '@mbegu/board';
import type { PitName } from '@mbegu/rules';
import { expect, type Page, test } from '@playwright/test';
import { root } from '../../../scripts/lib/paths.mjs';
import { board, openPlain, pit, servePlain, stopPlain } from './alone.ts';

const readme = readFileSync(join(root, 'packages/board/README.md'), 'utf8');

/** The first cells of the table with this heading, and the second ones. */
const namesIn = (heading: string): readonly (readonly [name: string, second: string])[] => {
  const [, table = ''] = readme.split(`| ${heading} |`);
  const rows = [...(table.split('\n\n')[0] ?? '').matchAll(/^\| `([\w-]+)`[^|]* \|([^|]*)\|/gm)];
  return rows.map(([, name = '', second = '']) => [name, second.replaceAll('`', '').trim()]);
};

type Look = (page: Page) => Promise<unknown>;

const inside =
  (selector: string, look: (found: Element[]) => unknown): Look =>
  async (page) =>
    board(page).locator(selector).evaluateAll(look);
const style =
  (selector: string, name: string): Look =>
  async (page) =>
    board(page)
      .locator(selector)
      .first()
      .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
const place = (name: string): Look =>
  inside(`[data-pit="${name}"]`, ([found]) => {
    const { left, top } = (found as Element).getBoundingClientRect();
    return [Math.round(left), Math.round(top)];
  });
const many = (selector: string): Look => inside(selector, ({ length }) => length);

/** What each attribute may say instead of nothing, and what is then another. */
const attributes: Readonly<Record<string, readonly [value: string, look: Look]>> = {
  theme: ['walak-pussa', style('.room', '--mb-wood-1')],
  viewer: ['N', place('A')],
  layout: ['lying', place('A')],
  facing: ['', style('[data-pit="a"] .count', 'rotate')],
  // Shown at once, for nothing moves.
  speed: [
    'off',
    async (page) =>
      board(page).evaluate((element: MancalaBoardElement) => {
        const event = { type: 'turn', side: 'N', from: 'S', to: 'N' } as never;
        void element.play(element.position, [event], element.position);
        const { playing } = element;
        element.skip();
        return playing;
      }),
  ],
  counts: ['hidden', style('[data-pit="A"] .count', 'visibility')],
  'numbers-only': ['', many('.pebble')],
  help: [
    'off',
    async (page) => {
      await pit(page, 'B').hover();
      await pit(page, 'A').hover();
      return many('.preview.on')(page);
    },
  ],
  arrows: ['off', many('.arc')],
  scheme: ['dark', style('.room', '--mb-wood-1')],
};

const label = (name: string): Look => inside(`[data-pit="${name}"]`, ([found]) => (found as HTMLElement).ariaLabel);

/** What each property without an attribute may be, and what is then another. */
const properties: Readonly<Record<string, readonly [set: (element: MancalaBoardElement) => void, look: Look]>> = {
  position: [
    (element) => {
      const { slots } = element.position;
      element.position = { ...element.position, slots: slots.map((count, slot) => (slot === 0 ? 9 : count)) };
    },
    inside('[data-pit="A"] .count', ([found]) => found?.textContent),
  ],
  previews: [
    (element) => Object.assign(element, { previews: new Map([['A', { path: ['A', 'B'], lands: 'B', note: '+6' }]]) }),
    label('A'),
  ],
  tags: [
    (element) => Object.assign(element, { tags: new Map([['A', { text: '+4', said: '', sealed: true }]]) }),
    many('.tag:not([hidden])'),
  ],
  texts: [
    (element) => Object.assign(element, { texts: { ...element.texts, grid: 'Bao' } }),
    inside('.grid', ([found]) => found?.ariaLabel),
  ],
  names: [(element) => Object.assign(element, { names: { S: 'Amina', N: 'Babu' } }), label('a')],
  // After those that are seen at a pit that may be played.
  legal: [(element) => Object.assign(element, { legal: ['B'] }), many('[data-playable]')],
};

let server: Server;
test.beforeAll(async () => {
  server = await servePlain();
});
test.afterAll(() => stopPlain(server));
test.beforeEach(async ({ page }) => {
  await openPlain(page, server);
  await board(page).evaluate((element: MancalaBoardElement) => {
    element.previews = new Map([['A' as PitName, { path: ['A', 'B'], lands: 'B', note: '+2' }]]);
  });
});

test('every attribute of <mancala-board> does something, and nothing when it is taken away', async ({ page }) => {
  const told = namesIn('property | attribute | values, the first is the default |').flatMap(([, name]) => name || []);
  expect(Object.keys(attributes).sort()).toEqual([...told].sort());
  await board(page).evaluate((element) => element.removeAttribute('speed'));
  for (const [name, [value, look]] of Object.entries(attributes)) {
    const before = await look(page);
    await board(page).evaluate((element, [key, text]) => element.setAttribute(key, text), [name, value] as const);
    expect(await look(page), `${name}="${value}"`).not.toEqual(before);
    await board(page).evaluate((element, key) => element.removeAttribute(key), name);
    expect(await look(page), `without ${name}`).toEqual(before);
  }
});

test('so does every property that is no attribute, and tells whether a move is shown', async ({ page }) => {
  const told = namesIn('property | attribute | values, the first is the default |').flatMap(([name, attribute]) =>
    attribute === '' ? [name] : [],
  );
  expect([...Object.keys(properties), 'playing'].sort()).toEqual([...told].sort());
  for (const [name, [set, look]] of Object.entries(properties)) {
    const before = await look(page);
    await board(page).evaluate(set);
    expect(await look(page), name).not.toEqual(before);
  }
  const playing = await board(page).evaluate((element: MancalaBoardElement) => {
    const before = element.playing;
    element.speed = 'slow';
    element.type('b');
    return [before, element.playing];
  });
  expect(playing).toEqual([false, true]);
});

test('every part can be dressed, and the others stay as they are', async ({ page }) => {
  const parts = namesIn('part |').map(([name]) => name);
  expect(parts).toContain('own-store');
  // One rule each, with an outline as wide as its place in the list; of two names of one element the later counts.
  await page.addStyleTag({
    content: parts.map((name, i) => `mancala-board::part(${name}) { outline: ${i + 1}px solid }`).join('\n'),
  });
  for (const [i, name] of parts.entries()) {
    const dressed = board(page).locator(`[part~="${name}"]`).first();
    await expect(dressed, name).toHaveCSS('outline-width', `${i + 1}px`);
  }
});

test('every custom property reaches what is drawn', async ({ page }) => {
  const names = namesIn('custom property |').map(([name]) => name);
  const colours = names.filter((name) => !/-(font|min)$/.test(name));
  expect(colours.length).toBe(names.length - 2);
  const colour = (i: number) => `rgb(${i + 1}, 2, 3)`;
  await page.addStyleTag({
    content: `mancala-board { --mbegu-board-font: Ahem; --mbegu-letter-min: 40px; ${colours.map((name, i) => `${name}: ${colour(i)}`).join(';')} }`,
  });
  for (const [i, name] of colours.entries()) {
    expect(await style('.room', name.replace('--mbegu-', '--mb-'))(page), name).toBe(colour(i));
  }
  expect(await style('.count', 'color')(page)).toBe(colour(colours.indexOf('--mbegu-ink')));
  expect(await style('.count', 'font-family')(page)).toBe('Ahem');
  expect(await style('.letter', 'font-size')(page)).toBe('40px');
});

test('it can be asked to type, to speak and to take the focus', async ({ page }) => {
  await board(page).evaluate((element: MancalaBoardElement) => element.focus({}, 'D'));
  await expect(pit(page, 'D')).toBeFocused();
  await board(page).evaluate((element: MancalaBoardElement) => element.say('Sown.'));
  await expect(board(page).getByRole('status')).toContainText('Sown.');
  await board(page).evaluate((element: MancalaBoardElement) => element.type('b'));
  await expect(pit(page, 'B').locator('.count')).toHaveText('0');
});
