/** What happens between the moves: refusals, undo, swap, offers, resigning, records. */
import { readFile } from 'node:fs/promises';
import { gameOf, must, parsePosition } from '@mbegu/rules';
import { act, open, saveTable } from '@mbegu/table';
import { expect, type Page, test } from '@playwright/test';
import {
  expectBoardIsPosition,
  expectPly,
  heard,
  listen,
  menu,
  pit,
  play,
  playablePits,
  ply,
  position,
  prefer,
  rest,
  setUp,
} from './page.ts';

/** Two beads that never meet. */
const chase = '1,0,0,0,0,0,0/1,0,0,0,0,0,0 48-48 S';

const goRound = async (page: Page, moves: number): Promise<void> => {
  for (let move = 0; move < moves; move++) {
    await rest(page);
    const [only] = await playablePits(page);
    await pit(page, only as string).click();
  }
  await rest(page);
};

test.beforeEach(async ({ page }) => prefer(page));

test('a refused move says why, on the screen and to a screen reader', async ({ page }) => {
  await setUp(page, 'al-manqala', { north: 'person', position: '0,3,0,0,1,2,0/1,0,0,0,0,0,0 45-46 S' });
  await pit(page, 'A').click({ force: true });
  await expect(page.locator('[data-notice="refusal"]')).toHaveText('A is empty: choose a house that is not.');
  await expect(page.locator('mancala-board').getByRole('status')).toHaveText('A is empty: choose a house that is not.');
  await pit(page, 'a').click({ force: true });
  await expect(page.locator('[data-notice="refusal"]')).toContainText('a lies in the other row');
  expect(await ply(page)).toBe(0);
  await pit(page, 'F').click();
  await rest(page);
  await expect(page.locator('.panel .said')).toContainText('Player 2 has nothing to sow and passes.');
});

test('undo goes back to my own last decision across bonus moves of both sides, and redo comes again', async ({
  page,
}) => {
  // North's f earns a bonus move, and there is always another pit to play after it.
  await setUp(page, 'kalah', { position: '4,4,4,4,4,4/4,4,4,4,4,1 0-0 S', north: 'tree' });
  await pit(page, 'C').click();
  await rest(page);
  const mine = await position(page);
  await pit(page, 'A').click();
  await rest(page);
  const later = await position(page);
  expect(await ply(page)).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(play(page)).toHaveAttribute('data-position', mine);
  await expectBoardIsPosition(page);
  await expect(page.locator('.panel .said')).toHaveText('Taken back. It is your turn.');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(play(page)).toHaveAttribute('data-position', later);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectPly(page, 0);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
});

test('moves of the computer that follow each other are announced one by one', async ({ page }) => {
  await setUp(page, 'kalah', { position: '1,0,0,0,0,4/6,0,0,0,0,1 20-16 S', north: 'tree' });
  await listen(page);
  await pit(page, 'A').click();
  await rest(page);
  const said = await heard(page);
  // Two of its pits reach the store, and are worth the same.
  expect(said.some((text) => /Tree sows \d seeds? from [af]\./.test(text) && text.includes('Tree moves again'))).toBe(
    true,
  );
  // One sentence for each of its moves, the last of which hands the turn back.
  expect(said.filter((text) => text.startsWith('Tree sows') && text.includes('The last seed'))).toHaveLength(
    (await ply(page)) - 1,
  );
  expect(said.at(-1)).toContain('It is your turn.');
});

test('the pie rule exchanges the people, not the pits', async ({ page }) => {
  await setUp(page, 'kalah', {
    north: 'person',
    names: ['Amina', 'Babu'],
    options: [['pie', 'North may exchange seats once']],
  });
  const name = (side: string) => page.locator(`.plate[data-side="${side}"] .name`);
  await pit(page, 'A').click();
  await rest(page);
  await expect(name('S')).toHaveText('Amina');
  const before = await position(page);
  await page.getByRole('button', { name: 'Exchange seats' }).click();
  await rest(page);
  expect(await position(page)).toBe(before.replace('pie', 'swapped'));
  await expect(name('S')).toHaveText('Babu');
  await expect(name('N')).toHaveText('Amina');
  await expect(page.locator('.panel .said')).toContainText(
    'It is Amina’s turn. South’s row is now Babu’s, North’s is Amina’s.',
  );
  // Whoever touches a row while the other is to move hears whose turn it is.
  await pit(page, 'B').click({ force: true });
  await expect(page.locator('[data-notice="refusal"]')).toHaveText(/^It is Amina’s turn\. B lies in the other row/);
  await expect(pit(page, 'A')).toHaveAttribute('aria-label', /Babu’s/);
  // Two persons sit where they sit: the board does not turn by itself.
  await expect(play(page)).toHaveAttribute('data-viewer', 'S');
  await expect(page.getByRole('button', { name: 'Exchange seats' })).toHaveCount(0);
  expect([...(await playablePits(page))].sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('by the keyboard the focus finds the board when what was answered goes', async ({ page }) => {
  await setUp(page, 'kalah', { north: 'person', options: [['pie', 'North may exchange seats once']] });
  await pit(page, 'A').click();
  await rest(page);
  await page.getByRole('button', { name: 'Exchange seats' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('mancala-board')).toBeFocused();
  await setUp(page, 'al-manqala', { north: 'person', position: chase });
  await menu(page, 'Say that it only goes round in circles');
  await page.getByRole('button', { name: 'Play on' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('mancala-board')).toBeFocused();
});

test('against the computer the board follows the person after a swap, unless that is switched off', async ({
  page,
}) => {
  const options = [['pie', 'North may exchange seats once']] as const;
  await setUp(page, 'kalah', { south: 'seedling', north: 'person', options });
  await rest(page);
  await expect(play(page)).toHaveAttribute('data-viewer', 'N');
  await page.getByRole('button', { name: 'Exchange seats' }).click();
  await rest(page);
  await expect(play(page)).toHaveAttribute('data-viewer', 'S');
  await expect(page.locator('.plate[data-side="S"] .name')).toHaveText('You');
  expect((await playablePits(page)).every((name) => name < 'a')).toBe(true);
  await menu(page, 'Settings');
  await page.getByRole('switch', { name: 'My own row lies near me' }).click();
  await expect(play(page)).toHaveAttribute('data-viewer', 'N');
});

test('resigning is asked twice', async ({ page }) => {
  await setUp(page, 'walak-pussa');
  await menu(page, 'Resign');
  await expect(page.getByText('Do you really resign?')).toBeVisible();
  await page.getByRole('button', { name: 'No, play on' }).click();
  await page.keyboard.press('Escape');
  expect(await rest(page)).toBe('awaiting-person');
  await menu(page, 'Resign');
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  expect(await rest(page)).toBe('over');
  // Seeds in the stores decided nothing here.
  await expect(page.locator('.result')).toHaveText('Sprout wins');
  await expect(page.locator('.why')).toHaveText('You resign.');
});

test('an endless chase is offered to the other person, who may agree', async ({ page }) => {
  await setUp(page, 'al-manqala', { north: 'person', position: chase });
  // Between two persons from the start: the rules know no condition.
  await menu(page, 'Say that it only goes round in circles');
  await page.getByRole('button', { name: 'Play on' }).click();
  await expect(page.locator('[data-notice="note"]')).toContainText('Player 2 wants to play on.');
  await menu(page, 'Say that it only goes round in circles');
  await page.getByRole('button', { name: 'Agree' }).click();
  expect(await rest(page)).toBe('over');
  await expect(page.locator('.result')).toContainText('A draw');
  await expect(page.locator('.result')).toContainText('49 to 49');
  await page.reload();
  expect(await rest(page)).toBe('over');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await rest(page)).toBe('awaiting-person');
  await page.getByRole('button', { name: 'Redo' }).click();
  expect(await rest(page)).toBe('over');
  await expect(page.locator('.why')).toContainText('Both players agree');
});

test('an offer can be answered whatever is said meanwhile', async ({ page }) => {
  await setUp(page, 'al-manqala', { north: 'person', position: chase });
  await menu(page, 'Say that it only goes round in circles');
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('[data-notice="hint"] .worth')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play on' })).toBeVisible();
  await page.getByRole('button', { name: 'Agree' }).click();
  expect(await rest(page)).toBe('over');
});

test('an offer the computer had no time to answer is answered when the game is opened again', async ({ page }) => {
  const given = must(parsePosition(gameOf('al-manqala'), chase));
  const seats = { S: { kind: 'person', name: 'Amina' }, N: { kind: 'computer', level: 'sprout' } } as const;
  const { table } = open({ game: gameOf('al-manqala'), seats, now: 0, given });
  const offered = must(act(table, { type: 'offer-chase', by: 'S' }, 0)).table;
  await page.goto('');
  await page.evaluate((text) => localStorage.setItem('mbegu:1:table:al-manqala.offered', text), saveTable(offered));
  await page.goto('#/play/al-manqala.offered');
  await expect(page.locator('[data-notice="note"]')).toContainText('Sprout wants to play on.');
});

test('the computer declines while there is something to play for', async ({ page }) => {
  await setUp(page, 'al-manqala', { position: chase });
  await goRound(page, 4);
  await menu(page, 'Say that it only goes round in circles');
  await expect(page.locator('[data-notice="note"]')).toContainText('Sprout wants to play on.');
  expect(await rest(page)).toBe('awaiting-person');
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });
  const note = (page: Page) => page.locator('mancala-board .note');
  const preview = (page: Page) => page.locator('mancala-board .preview.on');

  test('what a pit does is not shown any more when it has been played', async ({ page }) => {
    // North can only sow from f, and so into A again.
    await setUp(page, 'kalah', { position: '4,0,0,0,0,4/0,0,0,0,0,11 15-14 S' });
    await pit(page, 'A').tap();
    await expectPly(page, 2);
    expect(await rest(page)).toBe('awaiting-person');
    await expect(pit(page, 'A')).toHaveAttribute('data-playable');
    await expect(preview(page)).toHaveCount(0);
    await expect(note(page)).toBeHidden();
    // A hint points at its pit.
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(preview(page)).toHaveCount(2);
  });

  test('who plays by keys keeps his place, though the other plays by finger', async ({ page }) => {
    await setUp(page, 'kalah', { north: 'person' });
    await pit(page, 'A').tap();
    await expectPly(page, 1);
    await pit(page, 'b').focus();
    await page.keyboard.press('c');
    await expectPly(page, 2);
    await expect(pit(page, 'c')).toBeFocused();
  });

  test('no word of the board stands among the worths, but it is said', async ({ page }) => {
    await setUp(page, 'kalah', { position: '1,0,0,1,0,2/1,0,1,0,1,0 20-21 S', north: 'person' });
    const said = (await pit(page, 'A').getAttribute('aria-label')) ?? '';
    await pit(page, 'A').focus();
    await expect(note(page)).toBeVisible();
    await expect(note(page)).toHaveText('+2');
    expect(said).toContain('+2');
    await menu(page, 'Settings');
    await page.getByRole('switch', { name: 'Show what each move is worth' }).click();
    await page.keyboard.press('Escape');
    await expect(page.locator('mancala-board .tag:visible')).toHaveCount(3);
    await pit(page, 'A').focus();
    await expect(preview(page)).toHaveCount(2);
    await expect(note(page)).toBeHidden();
    expect((await pit(page, 'A').getAttribute('aria-label')) ?? '').toMatch(/\+2, exactly/);
  });
});

test('the record can be downloaded, with options and names', async ({ page }) => {
  await setUp(page, 'kalah', {
    north: 'person',
    names: ['Amina', 'Babu'],
    options: [['leftovers', 'go to nobody']],
  });
  await pit(page, 'C').click();
  await rest(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('dialog[open]').getByText('Download the record').click(),
  ]);
  const record = await readFile(await download.path(), 'utf8');
  for (const part of ['[Game "kalah"]', '[Options "leftovers=nobody"]', '[South "Amina"]', '1. C']) {
    expect(record).toContain(part);
  }
});

test('a rematch is a new game, begun by the other', async ({ page }) => {
  await setUp(page, 'kalah', { north: 'person', names: ['Amina', 'Babu'] });
  await menu(page, 'Resign');
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await rest(page);
  const old = page.url();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(page.locator('.plate[data-side="S"] .name')).toHaveText('Babu');
  await expectPly(page, 0);
  expect(page.url()).not.toBe(old);
});

test('the list of moves says whose column is whose, what each sowing took, and tells it again', async ({ page }) => {
  // A: a bonus move; B then takes what faces F.
  await setUp(page, 'kalah', {
    north: 'person',
    names: ['Amina', 'Babu'],
    position: '6,4,1,0,0,0/3,1,1,1,1,1 10-19 S',
  });
  const list = page.locator('aside');
  await pit(page, 'A').click();
  await pit(page, 'C').click();
  await rest(page);
  await expect(list.locator('.who')).toHaveText(/Amina\s*Babu/);
  const turn = list.locator('.turn').first();
  await expect(turn.getByRole('button')).toHaveText([/^A$/, /^C/]);
  await turn.getByRole('button').first().click();
  await expect(list.locator('.sentence')).toContainText('Amina sows 6 seeds from A.');
});

test('a name is cut only where there is no room for it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await setUp(page, 'kalah', { names: ['Alexandrina', ''] as const, north: 'person' });
  const cut = (side: string) =>
    page.locator(`.plate[data-side="${side}"] .name`).evaluate((name) => name.scrollWidth - name.clientWidth);
  expect(await cut('S')).toBe(0);
  expect(await cut('N')).toBe(0);
  await page.setViewportSize({ width: 1100, height: 720 });
  const long = 'A name of forty characters, or nearly so';
  await setUp(page, 'kalah', { names: [long, ''] as const, north: 'person' });
  await expect(page.locator('.plate[data-side="S"] .name')).toHaveAttribute('title', long);
  const overlap = await page.evaluate(() => {
    const box = (selector: string) => (document.querySelector(selector) as Element).getBoundingClientRect();
    return box('.panel .said').right - box('.near .plate').left;
  });
  expect(overlap).toBeLessThanOrEqual(0);
});

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const) {
  test(`a game that is over is reviewed at one tap: ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await setUp(page, 'kalah', { position: '0,0,0,0,0,1/0,3,0,0,2,0 20-22 S', north: 'person' });
    await pit(page, 'F').click();
    expect(await rest(page)).toBe('over');
    await expect(page.getByRole('link', { name: 'Review' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('link', { name: 'Review' }).click();
    const review = page.locator('dialog[open] .review');
    await expect(review).toHaveAttribute('data-looked', 'true', { timeout: 30_000 });
    await expect(review.locator('tbody tr')).toHaveCount(1);
  });
}
