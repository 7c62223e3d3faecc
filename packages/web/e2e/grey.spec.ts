/** Nothing is told by colour alone: what must be told apart is told apart by who sees no colours, by day and in the evening. */
import type { MancalaBoardElement } from '@mbegu/board';
import type { PitName } from '@mbegu/rules';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Area, differences, withoutColours } from './grey.ts';
import { prefer } from './page.ts';
import { openKept, openView, saidIn, views } from './views.ts';

const people = { S: { kind: 'person', name: 'Amina' }, N: { kind: 'person', name: 'Babu' } } as const;

/** So much of a picture differs at least: the notches round a marked hole are no more, and plain to see. */
const seenShare = 0.01;

const inEachLight = async (page: Page, look: (scheme: string) => Promise<void>): Promise<void> => {
  await withoutColours(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await look(colorScheme);
  }
};

const expectToldApart = async (page: Page, what: string, one: Locator, other: Locator): Promise<void> => {
  const [share] = await differences(page, await one.screenshot(), await other.screenshot());
  expect(share, what).toBeGreaterThan(seenShare);
};

const openShown = async (page: Page, name: string): Promise<void> =>
  openView(page, views.find((view) => view.name === name) as (typeof views)[0], await saidIn('en'));

/** What a pit may be, apart from its seeds and its number. */
type PitState = 'bare' | 'playable' | 'estimate' | 'exact' | 'best' | 'best and exact' | 'marked' | 'out';

/** Pits that are told apart: each pair in one pit, one state after the other, for no two pits have the same wood. */
const pairs: readonly (readonly [pit: PitName, one: PitState, other: PitState])[] = [
  ['A', 'bare', 'playable'],
  ['B', 'estimate', 'exact'],
  ['C', 'estimate', 'best'],
  ['D', 'exact', 'best and exact'],
  ['E', 'best', 'best and exact'],
];
/** Holes that only rounds have. */
const ofRounds: typeof pairs = [
  ['a', 'bare', 'marked'],
  ['b', 'bare', 'out'],
  ['c', 'marked', 'out'],
];

const board = (page: Page): Locator => page.locator('main.play mancala-board');

/** An empty board whose pits are in these states, as a picture, and where on it they are. */
const drawPits = async (page: Page, states: readonly (readonly [PitName, PitState])[]) => {
  const areas = await board(page).evaluate(async (element: MancalaBoardElement, asked): Promise<Area[]> => {
    const { slots, holes } = element.position;
    const letters = [...'ABCDEFG'].slice(0, holes.length / 2);
    const names = [...letters, ...letters.map((letter) => letter.toLowerCase())];
    const stateOf = new Map<string, PitState>(asked);
    element.position = {
      slots: slots.map(() => 0),
      holes: names.map((name) => {
        const state = stateOf.get(name);
        return state === 'marked' || state === 'out' ? state : 'open';
      }),
      turn: 'S',
      pie: 'none',
    };
    const may = asked.filter(([, state]) => !['bare', 'marked', 'out'].includes(state));
    element.legal = may.map(([name]) => name);
    element.tags = new Map(
      may
        .filter(([, state]) => state !== 'playable')
        .map(([name, state]) => [
          name,
          { text: '+4', said: '', sealed: state.includes('exact'), best: state.includes('best') },
        ]),
    );
    for (let picture = 0; picture < 2; picture++) await new Promise(requestAnimationFrame);
    const { x: left, y: top } = element.getBoundingClientRect();
    return asked.map(([name]) => {
      const pit = element.shadowRoot?.querySelector(`[data-pit="${name}"]`) as HTMLElement;
      const { x, y, width, height } = pit.getBoundingClientRect();
      return { x: x - left, y: y - top, width: Math.floor(width), height: Math.floor(height) };
    });
  }, states);
  return { picture: await board(page).screenshot(), areas };
};

for (const game of ['kalah', 'al-manqala', 'walak-pussa'] as const) {
  test(`without colours: whose turn it is, what may be played, what is exact or best: ${game}`, async ({ page }) => {
    await prefer(page);
    await openKept(page, game, { seats: people });
    const asked = game === 'walak-pussa' ? [...pairs, ...ofRounds] : pairs;
    await inEachLight(page, async (scheme) => {
      const mark = (side: string) => page.locator(`.plate[data-side="${side}"] .mark`);
      await expectToldApart(page, `to move or not, ${scheme}`, mark('S'), mark('N'));

      const { picture: first, areas } = await drawPits(
        page,
        asked.map(([pit, one]) => [pit, one]),
      );
      const { picture: second } = await drawPits(
        page,
        asked.map(([pit, , other]) => [pit, other]),
      );
      const shares = await differences(page, first, second, areas);
      const alike = asked.filter((_, index) => (shares[index] ?? 0) <= seenShare);
      expect(alike, scheme).toEqual([]);
    });
  });
}

test('without colours: a switch that is on and one that is off', async ({ page }) => {
  await prefer(page);
  await openShown(page, 'settings');
  const first = (state: string) => page.locator(`dialog[open] [role="switch"][aria-checked="${state}"]`).first();
  await inEachLight(page, (scheme) => expectToldApart(page, scheme, first('true'), first('false')));
});

test('without colours: exercises solved, tried and new; a right answer and a wrong one', async ({ page }) => {
  await prefer(page);
  const words = page.locator('main.desk .words');
  await openShown(page, 'lesson');
  const wrong = (await words.textContent()) ?? '';
  await openShown(page, 'exercise-right');
  await expect(words).not.toHaveText(wrong);

  await page.goto('#/learn/kalah/exercises/2');
  await page.locator('main.desk mancala-board button[data-playable]').first().click();
  await page.locator('main.desk:not([data-state="asked"])').waitFor();
  await page.goto('#/learn/kalah/exercises');
  const mark = (state: string) => page.locator(`main ol a[data-state="${state}"] svg`).first();
  await inEachLight(page, async (scheme) => {
    await expectToldApart(page, `solved or new, ${scheme}`, mark('solved'), mark('new'));
    await expectToldApart(page, `solved or tried, ${scheme}`, mark('solved'), mark('tried'));
    await expectToldApart(page, `tried or new, ${scheme}`, mark('tried'), mark('new'));
  });
});

/** The luminance of a colour as a browser computes it, `rgb(…)`. */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) =>
    Number(part) <= 10 ? Number(part) / 3294.6 : ((Number(part) / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

test('without colours: on the curve of a game each side has its name, and what is exact is a filled spot', async ({
  page,
}) => {
  await prefer(page);
  await openShown(page, 'analyse-finished');
  const curve = page.locator('.curve[data-drawn="true"]').first();
  const [above, below] = [curve.locator('figcaption'), curve.locator('.below')];
  await expect(above).not.toBeEmpty();
  await expect(below).not.toHaveText((await above.textContent()) ?? '');
  const top = (part: Locator) => part.evaluate((each) => each.getBoundingClientRect().top);
  const middle = await top(curve.locator('.room'));
  expect(await top(above)).toBeLessThan(middle);
  expect(await top(below)).toBeGreaterThan(middle);
  for (const game of ['kalah', 'al-manqala', 'walak-pussa']) {
    await curve.evaluate((each, accent) => each.setAttribute('data-game', accent), game);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const probe = (name: string) =>
        curve.locator(`.probes .${name}`).evaluate((each) => getComputedStyle(each).color);
      const [hollow, filled] = [luminance(await probe('leaf')), luminance(await probe('accent'))];
      const contrast = (Math.max(hollow, filled) + 0.05) / (Math.min(hollow, filled) + 0.05);
      expect(contrast, `${game}, ${colorScheme}`).toBeGreaterThan(3);
    }
  }
});
