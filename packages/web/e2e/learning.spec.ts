/** The views to read: games to learn, rule pages with boards, words, the past. */
import { expect, test } from '@playwright/test';
import { overhear, overheard } from './learn.ts';
import { menu, prefer, setUp } from './page.ts';

const board = (name: string) => `fieldset[aria-label^="Board for ${name}"]`;

test('from the shelf to everything about a game', async ({ page }) => {
  await prefer(page);
  await page.goto('#/learn');
  await expect(page.getByText('Not begun yet')).toHaveCount(3);
  await page.getByRole('link', { name: 'Rules, exercises and more about Walak-pussa' }).click();
  await expect(page.getByRole('heading', { name: 'Learn Walak-pussa' })).toBeFocused();
  await page.getByRole('link', { name: 'Its words' }).click();
  await expect(page.getByText('wael mutu ekilenawa')).toBeVisible();
  await page.getByRole('link', { name: 'On a board: The pearls of a necklace' }).click();
  await expect(page.getByRole('heading', { name: '§5 The pearls of a necklace' })).toBeFocused();
  await page.goto('#/learn/kalah/history');
  await expect(page.locator('.timeline li')).toHaveCount(5);
  await expect(page.getByText('Irving, Donkers, Uiterwijk')).toBeVisible();
});

test('a paragraph is played, replayed and put back, by its pit and by its button', async ({ page }) => {
  await prefer(page);
  await overhear(page);
  await page.goto('#/learn/kalah/rules');
  const third = page.locator(board('§3'));
  await third.scrollIntoViewIfNeeded();
  const pitOf = (name: string) => third.locator(`button[data-pit="${name}"]`);
  await pitOf('F').click({ force: true });
  await expect(third).toContainText('Here it is A that shows what is meant.');
  await pitOf('A').click();
  await expect(third).toContainText('it is captured with the 5 seeds facing it in c.');
  await expect(pitOf('c').locator('.count')).toHaveText('0');
  await third.getByRole('button', { name: 'As before' }).click();
  await expect(pitOf('c').locator('.count')).toHaveText('5');
  await third.getByRole('button', { name: 'Play A' }).click();
  await expect(pitOf('c').locator('.count')).toHaveText('0');
  await third.getByRole('button', { name: 'Once more' }).click();
  await expect(pitOf('c').locator('.count')).toHaveText('0');
  expect((await overheard(page)).filter((said) => said.startsWith('You sow 3 seeds from A.'))).toHaveLength(3);
});

test('a refusal is said where the paragraph is about one, and the other move may be tried', async ({ page }) => {
  await prefer(page);
  await page.goto('#/learn/al-manqala/rules/4');
  const feeding = page.locator(board('§4'));
  await feeding.getByRole('button', { name: 'Try A' }).click();
  await expect(feeding).toContainText('A would leave the other row without a single bead');
  await feeding.locator('button[data-pit="G"]').click();
  await expect(feeding).toContainText('You sow 1 bead from G.');
});

test('every paragraph and every value of an option has its board, made when it comes into view', async ({ page }) => {
  await prefer(page);
  for (const [game, paragraphs, choices] of [
    ['kalah', 9, 8],
    ['al-manqala', 9, 4],
    ['walak-pussa', 9, 5],
  ] as const) {
    await page.goto(`#/learn/${game}/rules`);
    await expect(page.getByRole('heading', { level: 2, name: /^§\d/ })).toHaveCount(paragraphs);
    await expect(page.locator('fieldset')).toHaveCount(paragraphs + choices);
    expect(await page.locator('mancala-board').count()).toBeLessThan(paragraphs);
    await expect(page.getByText('What the sources say').first()).toBeVisible();
  }
  const swap = page.locator('fieldset').last();
  await swap.scrollIntoViewIfNeeded();
  await expect(swap.locator('mancala-board')).toBeVisible();
});

for (const game of ['kalah', 'al-manqala', 'walak-pussa'] as const) {
  test(`every board of the rules of ${game} plays, plays once more, and is put back`, async ({ page }) => {
    test.setTimeout(120_000);
    await prefer(page);
    await overhear(page);
    await page.goto(`#/learn/${game}/rules`);
    const boards = await page.locator('fieldset').all();
    for (const each of boards) {
      await each.scrollIntoViewIfNeeded();
      await expect(each.locator('mancala-board')).toBeVisible();
      const counts = () => each.locator('mancala-board :is(.count, .store-count)').allTextContents();
      const before = await counts();
      const heard = (await overheard(page)).length;
      await each
        .getByRole('button', { name: /^(Play|Try|Say)/ })
        .last()
        .click();
      await expect(each.locator(':scope > .said')).not.toBeEmpty();
      const after = await counts();
      await each.getByRole('button', { name: 'Once more' }).click();
      await expect.poll(async () => (await overheard(page)).length).toBe(heard + 2);
      expect(await counts()).toEqual(after);
      await each.getByRole('button', { name: 'As before' }).click();
      await expect.poll(counts).toEqual(before);
      await expect(each.locator(':scope > .said')).toHaveCount(0);
    }
  });
}

test('what differs between printed rules is shown side by side', async ({ page }) => {
  await prefer(page);
  await page.goto('#/learn/kalah/rules');
  const stays = page.locator(board('Capture facing an empty pit: the seed stays'));
  const goes = page.locator(board('Capture facing an empty pit: it goes to the kalah'));
  await stays.getByRole('button', { name: 'Play C' }).click();
  await expect(stays).toContainText('so it stays');
  await goes.getByRole('button', { name: 'Play C' }).click();
  await expect(goes).toContainText('so it goes alone to your kalah');
  await expect(page.getByText('The oldest printed rules, and the paper Solving Kalah')).toBeVisible();
  await page.getByLabel('Seeds at the start: try a number').selectOption('6');
  await expect(page.getByText('6 in each')).toBeVisible();
});

test('the rules over a game lead to the rules with boards', async ({ page }) => {
  await prefer(page);
  await setUp(page, 'kalah');
  await menu(page, 'Rules');
  await page.getByRole('link', { name: 'The rules with boards to play on' }).click();
  await expect(page.getByRole('heading', { name: 'The rules of Kalah' })).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});
