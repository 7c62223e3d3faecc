/** Whole games, from the first seed to the result. */
import { expect, type Page, test } from '@playwright/test';
import {
  expectBoardIsPosition,
  type GameName,
  heard,
  listen,
  menu,
  pit,
  play,
  playablePits,
  playOut,
  ply,
  prefer,
  rest,
  setUp,
} from './page.ts';

const expectResult = async (page: Page): Promise<void> => {
  await expect(play(page)).toHaveAttribute('data-phase', 'over');
  await expectBoardIsPosition(page);
  await expect(page.locator('.result')).toHaveText(/win|wins|draw/);
  await expect(page.locator('.why')).not.toBeEmpty();
};

for (const game of ['kalah', 'al-manqala', 'walak-pussa'] satisfies GameName[]) {
  test(`a whole game of ${game} against the computer, by pointer`, async ({ page }) => {
    test.setTimeout(240_000);
    await prefer(page);
    await setUp(page, game, { north: 'seedling' });
    await playOut(page, (name) => pit(page, name).click());
    await expectResult(page);
  });
}

test('a whole game by keyboard only, from the wall to the result', async ({ page }) => {
  test.setTimeout(240_000);
  await prefer(page);
  await page.goto('');
  await expect(page.getByRole('link', { name: 'Play Kalah' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Play Kalah' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'A game of Kalah' })).toBeVisible();
  const start = page.getByRole('button', { name: 'Start', exact: true });
  for (let tabs = 0; tabs < 20 && !(await start.evaluate((each) => each === document.activeElement)); tabs++) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await rest(page);

  // Started by keyboard, one is at the board already.
  await expect(pit(page, 'A')).toBeFocused();
  let byArrows = true;
  await playOut(page, async (name) => {
    const before = await ply(page);
    if (byArrows) {
      await page.keyboard.press('Home');
      for (let steps = name.charCodeAt(0) - 65; steps > 0; steps--) await page.keyboard.press('ArrowRight');
      await expect(pit(page, name)).toBeFocused();
      await page.keyboard.press('Enter');
    } else await page.keyboard.press(name.toLowerCase());
    byArrows = !byArrows;
    await expect.poll(() => ply(page)).toBeGreaterThan(before);
  });
  await expectResult(page);
  const rematch = page.getByRole('button', { name: 'Rematch' });
  await page.keyboard.press('Tab');
  // What is too long for its room can be scrolled by the keyboard, and so is on the way.
  if (!(await rematch.evaluate((each) => each === document.activeElement))) await page.keyboard.press('Tab');
  await expect(rematch).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(play(page)).toHaveAttribute('data-viewer', 'N');
});

test('two persons beside each other play both rows', async ({ page }) => {
  await prefer(page);
  await setUp(page, 'kalah', { north: 'person', names: ['Amina', 'Babu'] });
  expect(await playablePits(page)).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
  await pit(page, 'A').click();
  await rest(page);
  await expect(page.locator('.panel .said')).toContainText('Amina sows 4 seeds from A.');
  expect([...(await playablePits(page))].sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  await pit(page, 'f').click();
  await rest(page);
  await expectBoardIsPosition(page);
});

test('the sweep is told as its own step, and the score is that after it', async ({ page }) => {
  await prefer(page);
  await setUp(page, 'kalah', { position: '0,0,0,0,0,1/0,3,0,0,2,0 20-22 S' });
  await pit(page, 'F').click();
  await rest(page);
  await expect(page.locator('.result')).toContainText('27 to 21');
  await expect(page.locator('.why')).toContainText('The 5 seeds left in Sprout’s row go to Sprout.');
  await expectBoardIsPosition(page);
});

test('what is left at the end is shown and said after the sowing, before the result', async ({ page }) => {
  await prefer(page, { speed: 'fast' });
  await setUp(page, 'kalah', { position: '0,0,0,0,0,1/0,3,0,0,2,0 20-22 S', north: 'person' });
  await listen(page);
  await pit(page, 'F').click();
  expect(await rest(page)).toBe('over');
  const said = await heard(page);
  const sowing = said.findIndex((text) => text.includes('The last seed falls in Player 1’s kalah'));
  const sweep = said.findIndex((text) => text.includes('The 5 seeds left in Player 2’s row go to Player 2.'));
  expect(sowing).toBeGreaterThanOrEqual(0);
  expect(sweep).toBeGreaterThan(sowing);
  expect(said[sowing]).not.toContain('left in');
  expect(said[sweep]).not.toContain('sows');
  await expect(page.getByRole('link', { name: 'Review' })).toHaveAttribute('href', /^#\/analyse\/game\/kalah\./);
});

test('rounds of Walak-pussa go on until the match is over', async ({ page }) => {
  await prefer(page);
  await setUp(page, 'walak-pussa', {
    north: 'person',
    options: [['rounds', 'further rounds; holes that cannot be filled are out of play']],
    position: '1,0,0,3,0,2,0/1,0,2,0,1,0,4 20-22 S',
  });
  await pit(page, 'A').click();
  expect(await rest(page)).toBe('round-over');
  await expect(page.locator('.result')).toContainText('34 to 22');
  await page.getByRole('button', { name: 'Next round' }).click();
  expect(await rest(page)).toBe('awaiting-person');
  await expect(page.locator('.panel .said')).toContainText('Round 2 begins.');
  await expect(page.locator('.panel .said')).toContainText('A closed hole is out of play.');
  await expect(play(page)).toHaveAttribute('data-position', '4,4,4,4,4,4,4/4,4,4,4,4,x,x 6-2 N');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(play(page)).toHaveAttribute('data-position', '1,0,0,3,0,2,0/1,0,2,0,1,0,4 20-22 S');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(play(page)).toHaveAttribute('data-position', '4,4,4,4,4,4,4/4,4,4,4,4,x,x 6-2 N');
  await pit(page, 'e').click();
  await rest(page);
  const going = (await play(page).getAttribute('data-position')) as string;
  await page.reload();
  await rest(page);
  await expect(play(page)).toHaveAttribute('data-position', going);
  // Who gives up in a later round gives up the match.
  await menu(page, 'Resign');
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  expect(await rest(page)).toBe('over');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(play(page)).toHaveAttribute('data-position', going);
});
