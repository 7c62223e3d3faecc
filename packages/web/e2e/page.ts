/** The page as a test holds it: setting up, playing, and what the board really shows. */
import { expect, type Locator, type Page } from '@playwright/test';

export type GameName = 'kalah' | 'al-manqala' | 'walak-pussa';

/** Settings as the page keeps them, before it is opened. */
export const prefer = (page: Page, settings: Readonly<Record<string, unknown>> = {}): Promise<unknown> =>
  page.addInitScript(
    (text) => {
      if (window.localStorage.getItem('mbegu:1:settings') === null) {
        window.localStorage.setItem('mbegu:1:settings', text);
      }
    },
    JSON.stringify({ speed: 'off', ...settings }),
  );

/** A beginning of Kalah that no book of openings knows: what it is worth is an estimate. */
export const unsolved = '5,3,4,4,4,4/4,4,4,4,4,4 0-0 S';

export interface SetUp {
  /** `person`, or a level. Without: a person in the South, Sprout in the North, whoever sat there last. */
  readonly south?: string;
  readonly north?: string;
  readonly names?: readonly [south: string, north: string];
  /** Option and the phrase that completes its sentence, or its number. */
  readonly options?: readonly (readonly [option: string, value: string | number])[];
  readonly position?: string;
}

const chooseRules = async (page: Page, options: NonNullable<SetUp['options']>): Promise<void> => {
  await page.getByRole('heading', { name: 'House rules' }).click();
  for (const [option, value] of options) {
    const sentence = page.locator(`[data-option="${option}"]`);
    if (typeof value === 'number') await sentence.getByRole('combobox').selectOption(String(value));
    else await sentence.getByText(value, { exact: true }).click();
  }
};

/** Whatever is measured with a picture, or follows the size of the page by itself, has done so after two of them. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));

export const play = (page: Page): Locator => page.locator('main.play');

/** Sets a game up in the view for it, and starts it. */
export const setUp = async (page: Page, game: GameName, how: SetUp = {}): Promise<void> => {
  await page.goto(`#/new/${game}`);
  const seat = (side: 'S' | 'N') => page.locator(`.seat[data-side="${side}"]`);
  await seat('S')
    .getByRole('combobox')
    .selectOption(how.south ?? 'person');
  await seat('N')
    .getByRole('combobox')
    .selectOption(how.north ?? 'sprout');
  if (how.names) {
    await seat('S').getByRole('textbox').fill(how.names[0]);
    await seat('N').getByRole('textbox').fill(how.names[1]);
  }
  if (how.options) await chooseRules(page, how.options);
  if (how.position !== undefined) {
    await page.getByRole('heading', { name: 'Start from a position' }).click();
    await page.getByLabel('Position, as Mbegu writes it').fill(how.position);
  }
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(play(page)).toBeVisible();
};

/** Waits until nothing moves and nobody but a person is awaited; says what the table waits for. */
export const rest = async (page: Page): Promise<string> => {
  const resting = page.locator('main.play[data-busy="false"]:not([data-phase="awaiting-computer"])');
  await expect(resting).toBeVisible({ timeout: 20_000 });
  return (await resting.getAttribute('data-phase')) ?? '';
};

export const pit = (page: Page, name: string): Locator => page.locator(`mancala-board button[data-pit="${name}"]`);

export const playablePits = (page: Page): Promise<readonly string[]> =>
  page
    .locator('mancala-board button[data-playable]')
    .evaluateAll((pits) => pits.map((each) => (each as HTMLElement).dataset.pit ?? ''));

/** Position text of the table. */
export const position = async (page: Page): Promise<string> => (await play(page).getAttribute('data-position')) ?? '';

export const ply = async (page: Page): Promise<number> => Number(await play(page).getAttribute('data-ply'));

/** So many turns have been taken, and the last of them has been shown: only now does the next key count. */
export const expectPly = (page: Page, plies: number): Promise<void> =>
  expect(page.locator('main.play[data-busy="false"]')).toHaveAttribute('data-ply', String(plies));

/** What is written on the board: South's pits, North's, and the two stores, as position text begins. */
const shown = (page: Page): Promise<string> =>
  page.locator('main.play mancala-board').evaluate((board) => {
    const root = board.shadowRoot as ShadowRoot;
    const number = (selector: string) => root.querySelector(selector)?.textContent ?? '?';
    const pits = [...root.querySelectorAll<HTMLElement>('button.pit')].map((each) => each.dataset.pit ?? '').sort();
    const row = (names: string[]) => names.map((name) => number(`[data-pit="${name}"] .count`)).join();
    const south = row(pits.filter((name) => name < 'a'));
    const north = row(pits.filter((name) => name >= 'a'));
    const stores = ['S', 'N'].map((side) => number(`.store-count[data-side="${side}"]`)).join('-');
    return `${south}/${north} ${stores}`;
  });

/** The board shows what the table holds, and nothing is under way. */
export const expectBoardIsPosition = async (page: Page): Promise<void> => {
  const [rows, stores] = (await position(page)).split(' ');
  expect(await shown(page)).toBe(`${rows} ${stores}`);
};

/** Plays a whole game, always the first pit that may be played; `choose` does it. */
export const playOut = async (page: Page, choose: (name: string) => Promise<void>): Promise<number> => {
  let moves = 0;
  while ((await rest(page)) === 'awaiting-person') {
    const [first] = await playablePits(page);
    expect(first, 'somebody has to move and can').toBeDefined();
    await choose(first as string);
    moves += 1;
    expect(moves, 'the game ends').toBeLessThan(500);
  }
  return moves;
};

export const menu = async (page: Page, entry: string): Promise<void> => {
  // Two who face each other have one each.
  await page.getByRole('navigation', { name: 'Tools' }).getByRole('button', { name: 'Menu' }).click();
  await page.locator('dialog[open]').getByText(entry, { exact: true }).click();
};

/** Everything the sentence below the board has said, from now on. */
export const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const note = () => {
      const text = document.querySelector('.panel .said')?.textContent;
      if (text && text !== heard.at(-1)) heard.push(text);
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

export const heard = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { heard: string[] }).heard);
