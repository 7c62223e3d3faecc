/** What one chooses before a game: who plays, by which rules, with what handicap, from which position. */
import { expect, type Page, test } from '@playwright/test';
import { menu, play, ply, prefer, rest, setUp } from './page.ts';
import { longLink, tooTight } from './room.ts';

const start = (page: Page) => page.getByRole('button', { name: 'Start', exact: true });
const seat = (page: Page, side: 'S' | 'N') => page.locator(`.seat[data-side="${side}"]`).getByRole('combobox');

test.beforeEach(async ({ page }) => prefer(page));

test('options say what they mean and who says so, and are kept for the next time; a broken kept one is as at first', async ({
  page,
}) => {
  await page.goto('#/new/kalah');
  await page.getByRole('heading', { name: 'House rules' }).click();
  await expect(page.locator('[data-option="seeds"]')).toContainText(
    'Three for novices and five and six for experts are its inventor’s games (Mancala World)',
  );
  await expect(page.locator('[data-option="empty-capture"]')).toContainText(
    'Solving Kalah (Irving, Donkers, Uiterwijk 2000)',
  );
  await page.locator('[data-option="seeds"]').getByRole('combobox').selectOption('6');
  await page.locator('[data-option="pie"]').getByText('North may exchange seats once', { exact: true }).click();
  await start(page).click();
  await expect(play(page)).toHaveAttribute('data-position', '6,6,6,6,6,6/6,6,6,6,6,6 0-0 S pie');
  await page.goto('#/new/kalah');
  await page.reload();
  await expect(page.getByText('2 of your own')).toBeVisible();
  await expect(page.locator('.own li')).toHaveText([
    'Seeds at the start: 6 in each (for experts)',
    'Pie rule: North may exchange seats once',
  ]);
  // Another game has rules of its own.
  await page.goto('#/new/al-manqala');
  await expect(page.getByText('as usual')).toBeVisible();
  await page.evaluate(() =>
    localStorage.setItem('mbegu:1:rules:kalah', '{"options":{"seeds":99,"pie":"on","gone":1},"handicap":7}'),
  );
  await page.reload();
  await page.goto('#/new/kalah');
  await expect(page.locator('.own li')).toHaveText(['Pie rule: North may exchange seats once']);
  await page.getByRole('button', { name: 'Back to the usual rules' }).click();
  await expect(page.getByText('as usual')).toBeVisible();
});

test('a handicap is a sentence, lies on the board at once, is told, and stays with the person who gives it', async ({
  page,
}) => {
  await page.goto('#/new/kalah');
  await seat(page, 'N').selectOption('person');
  await page.getByRole('heading', { name: 'Handicap' }).click();
  await page.getByText('South is stronger and gives').click();
  await page.getByLabel('How many are given').selectOption('3');
  await expect(page.getByText('South gives 3 seeds, one from each pit from South’s left')).toBeVisible();
  await start(page).click();
  await expect(play(page)).toHaveAttribute('data-position', '3,3,3,4,4,4/4,4,4,4,4,4 0-3 S');
  await expect(page.locator('.panel .said')).toContainText(
    'Player 1 gives 3 seeds: they lie with Player 2 from the start.',
  );
  await menu(page, 'Resign');
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(play(page)).toHaveAttribute('data-position', '4,4,4,4,4,4/3,3,3,4,4,4 3-0 S');
  // So much that nobody would move is not begun.
  await page.goto('#/new/kalah');
  await page.getByRole('heading', { name: 'House rules' }).click();
  await page.locator('[data-option="seeds"]').getByRole('combobox').selectOption('1');
  await page.getByRole('heading', { name: 'Handicap' }).click();
  await page.getByLabel('How many are given').selectOption('6');
  await expect(start(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('give fewer')).toBeVisible();
  // Where not even one can be given it is said why, and unfolded.
  await page.locator('[data-option="pits"]').getByRole('combobox').selectOption('1');
  await expect(page.getByText('On this board nothing can be given')).toBeVisible();
  await page.getByRole('radio', { name: 'none, both are alike' }).check({ force: true });
  await expect(start(page)).not.toHaveAttribute('aria-disabled');
});

test('nobody is called like a computer', async ({ page }) => {
  await page.goto('#/new/kalah');
  await page.getByRole('textbox', { name: 'Name of South' }).fill('computer:baobab');
  await expect(page.getByRole('alert')).toHaveText(
    /^A name that begins with .*computer:.* would be taken for a computer/,
  );
  await expect(start(page)).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('textbox', { name: 'Name of South' }).fill('Computerina');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(start(page)).not.toHaveAttribute('aria-disabled');
});

test('who begins is chosen by name or drawn by lot, and is remembered; what was chosen is there when one comes back', async ({
  page,
}) => {
  await page.goto('#/new/walak-pussa');
  const beginners = page.getByRole('group', { name: 'Who begins' }).locator('label');
  await expect(beginners).toHaveText(['You', 'Sprout', 'the lot decides']);
  await expect(page.getByLabel('South (you):')).toHaveValue('person');
  // Whoever begins sits in South; in the form everybody stays where he is.
  await beginners.getByText('Sprout').click();
  await expect(beginners).toHaveText(['You', 'Sprout', 'the lot decides']);
  await expect(page.getByRole('radio', { name: 'Sprout' })).toBeChecked();
  await expect(page.locator('.seat').first().getByLabel('North (you):')).toHaveValue('person');
  await expect(seat(page, 'S')).toHaveValue('sprout');
  await beginners.getByText('You').click();
  // Two who have no names yet are alike.
  await seat(page, 'N').selectOption('person');
  await expect(beginners).toHaveText(['Player 1', 'the lot decides']);
  await page.getByRole('textbox', { name: 'Name of South' }).fill('Amina');
  await page.getByRole('textbox', { name: 'Name of North' }).fill('Babu');
  await expect(beginners).toHaveText(['Amina', 'Babu', 'the lot decides']);
  await page.getByText('the lot decides').click();
  await page.goto('#/');
  await page.getByRole('link', { name: 'Play Walak-pussa' }).click();
  await expect(page.getByRole('textbox', { name: 'Name of South' })).toHaveValue('Amina');
  await page.evaluate(() => {
    Math.random = () => 0.9;
  });
  await start(page).click();
  await expect(page.locator('.plate[data-side="S"] .name')).toHaveText('Babu');
  await page.goto('#/new/walak-pussa');
  await expect(page.getByRole('radio', { name: 'the lot decides' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Name of South' })).toHaveValue('Amina');
});

test('a friend beside me: two persons are seated already', async ({ page }) => {
  await page.goto('');
  await page.getByRole('link', { name: 'Al-manqala with a friend beside you' }).click();
  await expect(seat(page, 'S')).toHaveValue('person');
  await expect(seat(page, 'N')).toHaveValue('person');
  // Whoever goes back and plays finds what was there before.
  await page.goto('#/');
  await page.getByRole('link', { name: 'Play Al-manqala' }).click();
  await expect(seat(page, 'N')).toHaveValue('sprout');
  await page.goto('#/new/al-manqala/friend');
  await page.getByRole('textbox', { name: 'Name of North' }).fill('Babu');
  await start(page).click();
  await expect(page.locator('.plate[data-side="N"] .name')).toHaveText('Babu');
  // The next game of these two is one of two persons, the next one from home is not.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('dialog[open]').getByText('New game', { exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Name of North' })).toHaveValue('Babu');
  await page.goto('#/');
  await page.getByRole('link', { name: 'Play Al-manqala' }).click();
  await expect(seat(page, 'N')).toHaveValue('sprout');
  await page.goto('#/');
  await expect(page.getByRole('link', { name: 'Learn Kalah' }).first()).toHaveAttribute('href', '#/learn/kalah');
});

test('a position that was handed over is set up once', async ({ page }) => {
  await page.goto('');
  const handed = { game: 'kalah', options: { seeds: 3 }, position: '0,0,0,0,0,1/0,3,0,0,2,0 20-22 S' };
  await page.evaluate((text) => sessionStorage.setItem('mbegu:1:handed', text), JSON.stringify(handed));
  await page.goto('#/new/kalah');
  await expect(page.getByLabel('Position, as Mbegu writes it')).toHaveValue(handed.position);
  await start(page).click();
  await expect(play(page)).toHaveAttribute('data-position', handed.position);
  await page.goto('#/new/kalah');
  await page.getByRole('heading', { name: 'Start from a position' }).click();
  await expect(page.getByLabel('Position, as Mbegu writes it')).toHaveValue('');
});

test('levels are numbered, and who sat where is remembered for each game', async ({ page }) => {
  await page.goto('#/new/kalah');
  const seat = (side: 'S' | 'N') => page.locator(`.seat[data-side="${side}"]`);
  const strength = seat('N').getByRole('combobox');
  await expect(strength.getByRole('option')).toHaveText([
    /^a person$/,
    ...Array.from({ length: 10 }, (_, index) => new RegExp(`^computer: ${index + 1} · `)),
  ]);
  await seat('S').getByRole('textbox').fill('Amina');
  await strength.selectOption('computer: 2 · Seedling');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(play(page)).toBeVisible();
  await page.goto('#/new/walak-pussa');
  await expect(strength).toHaveValue('sprout');
  await page.goto('#/new/kalah');
  await page.reload();
  await expect(strength).toHaveValue('seedling');
  await expect(seat('S').getByRole('textbox')).toHaveValue('Amina');
});

test('a position is checked while one writes it', async ({ page }) => {
  await page.goto('#/new/kalah');
  await page.getByRole('heading', { name: 'Start from a position' }).click();
  const field = page.getByLabel('Position, as Mbegu writes it');
  await field.fill('4,4,4/4,4,4,4,4,4 0-0 S');
  await expect(page.locator('[data-fault="pit-count"]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await field.fill('4,4,4,4,x,4/4,4,4,4,4,-1 0-0 Q');
  await expect(page.locator('[data-fault="turn-syntax"]')).toBeVisible();
  await expect(page.locator('[data-fault="seed-count"]')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await field.fill(longLink);
  await expect(page.locator('[data-fault]').first()).toContainText('mbegu.example.org');
  expect(await tooTight(page)).toEqual([]);
  await field.fill('4,4,4,4,4,4/4,4,4,4,4,4 0-0 N');
  await expect(page.getByText('A position of this game.')).toBeVisible();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await rest(page);
  expect(await ply(page)).toBeGreaterThan(0);
});

test('the rules can be read while one plays and before, with what is played otherwise', async ({ page }) => {
  await setUp(page, 'kalah', { north: 'person', options: [['leftovers', 'go to nobody']] });
  await menu(page, 'Rules');
  const sheet = page.locator('dialog[open]');
  await expect(sheet.getByRole('heading', { name: 'The rules of Kalah' })).toBeVisible();
  await expect(sheet.getByRole('heading', { name: '§1' })).toBeVisible();
  await expect(sheet).toContainText('Seeds left at the end: go to nobody');
  await expect(sheet.getByText('a rule of your own')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  expect(await rest(page)).toBe('awaiting-person');
  await page.goto('#/new/walak-pussa');
  await page.getByRole('button', { name: 'How Walak-pussa is played' }).click();
  await expect(sheet).toContainText('The pearls of a necklace');
});

test('whoever went home and came back sets up as if he had stayed, in another language too', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    // Svelte warns of what ends with its view.
    if (message.text().includes('svelte')) errors.push(message.text());
  });
  await page.goto('#/');
  await page.getByRole('link', { name: 'Play Kalah' }).click();
  await expect(start(page)).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Play Kalah' }).click();
  await seat(page, 'N').selectOption('person');
  await page.getByRole('heading', { name: 'House rules' }).click();
  await page.locator('[data-option="seeds"]').getByRole('combobox').selectOption('3');
  await expect(page.getByText('as usual')).toHaveCount(0);
  await page.getByRole('heading', { name: 'Handicap' }).click();
  await page.getByText('South is stronger and gives').click();
  await start(page).click();
  await expect(play(page)).toHaveAttribute('data-position', '2,3,3,3,3,3/3,3,3,3,3,3 0-1 S');
  expect(errors).toEqual([]);
});
