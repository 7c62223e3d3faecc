/** Whole games by keyboard, and every line a screen reader is given: what was sown, taken, earned, passed, and how it ended. */
import { loadLanguage, speakAll } from '@mbegu/i18n';
import {
  explainMove,
  type GameId,
  gameOf,
  type Move,
  must,
  now,
  type Options,
  playMove,
  startMatch,
} from '@mbegu/rules';
import { expect, type Page, test } from '@playwright/test';
import { expectBoardIsPosition, type GameName, menu, pit, playablePits, ply, prefer, rest, setUp } from './page.ts';

const names = { S: 'Amina', N: 'Babu' } as const;

/** What is to be heard somewhere in the course of each game. */
const heardOnce: Readonly<Record<GameName, readonly RegExp[]>> = {
  kalah: [
    /moves again\./,
    /it is captured with/,
    /nothing is taken/,
    /row is empty: the game is over/,
    /left in .* row go/,
  ],
  'al-manqala': [/takes (both|them|all)/, /It is Babu’s turn\./, /the game is over/],
  'walak-pussa': [/laps in all/, /in the one beyond it|pearls of a necklace/, /the game is over/],
};

for (const game of ['kalah', 'al-manqala', 'walak-pussa'] satisfies GameName[]) {
  test(`a whole game of ${game} by keyboard, every line spoken`, async ({ page }) => {
    test.setTimeout(300_000);
    const english = await loadLanguage('en');
    const rules = gameOf(game as GameId, { seeds: 3 } as Options);
    await prefer(page);
    await setUp(page, game, { north: 'person', names: ['Amina', 'Babu'], options: [[`seeds`, 3]] });
    const status = page.locator('mancala-board').getByRole('status');
    await page.locator('mancala-board button[data-playable]').first().focus();
    let match = startMatch(rules);
    const all: string[] = [];
    for (let moves = 1; (await rest(page)) === 'awaiting-person'; moves++) {
      const playable = [...(await playablePits(page))].sort();
      // Not always the first one: otherwise little is taken.
      const move = playable[moves % playable.length] as Move;
      const before = now(match).position;
      match = must(playMove(match, move));
      const expected = speakAll(english, explainMove(rules, before, now(match).events), { names });
      await page.keyboard.press(move.toLowerCase());
      await expect.poll(() => ply(page)).toBe(moves);
      await expect(status).toHaveText(expected);
      all.push(expected);
      expect(moves, 'the game ends').toBeLessThan(400);
    }
    await expectBoardIsPosition(page);
    for (const line of heardOnce[game])
      expect(
        all.some((said) => line.test(said)),
        String(line),
      ).toBe(true);
    expect(all.at(-1)).toMatch(/(Amina wins|Babu wins|A draw)/);
  });
}

/** Everything a screen reader is given, from now on. */
const listenTo = (page: Page): Promise<void> =>
  page.locator('mancala-board').evaluate((board) => {
    const spoken: string[] = [];
    Object.assign(window, { spoken });
    const region = board.shadowRoot?.querySelector('[role="status"]') as HTMLElement;
    new MutationObserver(() => region.textContent && spoken.push(region.textContent)).observe(region, {
      childList: true,
    });
  });

/** All of it in one line, when nothing more is to come. */
const expectSpoken = (page: Page): { toBe: (line: RegExp) => Promise<void> } => ({
  toBe: (line) =>
    expect.poll(() => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken.join(' '))).toMatch(line),
});

test('without motion each thing is spoken once: my move, the answer, back, forth and again', async ({ page }) => {
  await prefer(page);
  await setUp(page, 'kalah');
  await listenTo(page);
  await pit(page, 'A').click();
  const [mine, answer] = [
    'You sow 4 seeds from A\\. [^.]*\\. It is Sprout’s turn\\.',
    'Sprout sows [^.]*\\. [^.]*\\. It is your turn\\.',
  ];
  await expectSpoken(page).toBe(new RegExp(`^${mine} ${answer}$`));
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Redo' }).click();
  const travelled = 'Taken back\\. It is your turn\\. Played again\\. It is your turn\\.';
  await expectSpoken(page).toBe(new RegExp(`^${mine} ${answer} ${travelled}$`));
  await page.getByRole('button', { name: 'Replay' }).click();
  await expectSpoken(page).toBe(new RegExp(`^${mine} ${answer} ${travelled} ${answer}$`));
});

test('an offer to the person beside is spoken', async ({ page }) => {
  await prefer(page);
  await setUp(page, 'al-manqala', { north: 'person', position: '1,0,0,0,0,0,0/1,0,0,0,0,0,0 48-48 S' });
  for (const name of ['A', 'a', 'B', 'b', 'C', 'c', 'D', 'd']) await pit(page, name).click();
  await rest(page);
  await listenTo(page);
  await menu(page, 'Say that it only goes round in circles');
  await expectSpoken(page).toBe(/(^|turn\. )Player 1 says that it only goes round in circles\.[^.]*\.$/);
});
