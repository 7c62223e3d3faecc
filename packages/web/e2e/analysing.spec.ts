/** A board with a tree: playing, walking, what moves are worth, and what goes wrong. */
import { expect, test } from '@playwright/test';
import { afterC, at, desk, engine, more, move, moves, start, unsolvedLink } from './desk.ts';
import { pit, prefer } from './page.ts';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await prefer(page);
});

test('a tree of variations: played, walked by key and button, put first, deleted, and kept', async ({ page }) => {
  await page.goto('#/analyse');
  await at(page, start);
  await pit(page, 'C').click();
  await at(page, afterC);
  await pit(page, 'A').click();
  await pit(page, 'b').click();
  await move(page, '1C').click();
  await pit(page, 'B').click();
  await expect(page.getByRole('list', { name: 'Variation: B' })).toBeVisible();
  await expect(moves(page).locator('[aria-current="step"]')).toHaveText(/B/);

  // By keys, from the page and from the board.
  await page.getByRole('heading', { name: 'Analysis of Kalah' }).focus();
  await page.keyboard.press('Home');
  await at(page, start);
  await page.keyboard.press('ArrowRight');
  await at(page, afterC);
  await pit(page, 'D').focus();
  await page.keyboard.press('ArrowRight');
  await at(page, afterC);
  await page.keyboard.press('PageUp');
  await at(page, start);
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(moves(page).locator('[aria-current="step"]')).toHaveText(/^b/);

  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('button', { name: 'Put this line first' }).click();
  await expect(page.getByRole('list', { name: 'Variation: A' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete from here' }).click();
  await expect(page.locator('[data-notice="note"]')).toContainText('deleted');
  await expect(page.getByRole('list', { name: /Variation/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('list', { name: 'Variation: A' })).toBeVisible();

  // A pit that may not be played says why, and what is open is found again.
  await pit(page, 'C').click({ force: true });
  await expect(page.locator('[data-notice="refusal"]')).toBeVisible();
  await page.goto('#/');
  await page.goto('#/analyse');
  await page.reload();
  await expect(page.getByRole('list', { name: 'Variation: A' })).toBeVisible();
});

test('every move has its value, exact ones with a seal; best play is walked, and said when asked', async ({ page }) => {
  await page.goto('#/analyse/1/kalah/-/1,0,0,1,0,2;1,0,1,0,0,1_20-21_S');
  await expect(engine(page)).toHaveAttribute('data-settled', 'true');
  await expect(
    page.locator('mancala-board .tag[data-sealed]').or(page.locator('mancala-board .tag.sealed')).first(),
  ).toBeVisible();
  await expect(pit(page, 'A')).toHaveAttribute('aria-label', /exactly/);
  await expect(engine(page).locator('.worth.exact').first()).toBeVisible();
  const position = await desk(page).getAttribute('data-position');

  const first = page.getByRole('button', { name: /step 1 of best play/ });
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('after 2 steps of best play')).toBeVisible();
  await expect(desk(page)).toHaveAttribute('data-position', position as string);
  await page.keyboard.press('Enter');
  await expect(moves(page).getByRole('button')).toHaveCount(3);
  await page.getByRole('button', { name: 'To the start' }).click();

  await page.getByRole('button', { name: 'Say the values' }).click();
  await expect(engine(page).locator('[aria-live="polite"]')).toContainText(/Best for South is [A-F]: exactly/);
  // All is known: there is nothing to stop, but values may be hidden.
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Hide values' }).click();
  await expect(page.locator('mancala-board .tag:visible')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show values' }).click();
  await expect(page.locator('mancala-board .tag:visible').first()).toBeVisible();
});

test('the first moves of a solved game have their exact values, without any looking', async ({ page }) => {
  await page.goto('#/analyse');
  await expect(engine(page)).toHaveAttribute('data-settled', 'true');
  await expect(pit(page, 'C')).toHaveAttribute('aria-label', /exactly 8 ahead/);
  await expect(page.locator('mancala-board .tag.sealed')).toHaveCount(6);
  await expect(page.locator('mancala-board .tag.best')).toHaveText('+8');
  const first = page.getByRole('button', { name: /step 1 of best play/ });
  await expect(first).toHaveText(/C/);
  await pit(page, 'A').click();
  await expect(engine(page)).toHaveAttribute('data-settled', 'true');
  await expect(page.locator('mancala-board .tag.best')).toHaveText('+14');

  // Where the book ends, a position is worth what the move that led to it was, whatever is found of its moves.
  await pit(page, 'e').click();
  await expect(pit(page, 'A')).toHaveAttribute('aria-label', /exactly 20 behind/);
  await pit(page, 'A').click();
  const worth = engine(page).locator('.worth').first();
  await expect(worth).toHaveClass(/exact/);
  await expect(worth).toContainText('+20');
  await expect(page.locator('mancala-board .tag.best').first()).toHaveText('≈ +20');
  await expect(worth).toContainText('+20');
  await expect(move(page, '2A')).toHaveText('2A−12');
  // It is stopped, and what was found stays.
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Look further' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  await expect(page.locator('mancala-board .tag.best').first()).toHaveText('≈ +20');
  // Neither a step of best play nor a move of the list is smaller than a finger.
  const small = await page
    .locator('.line li button, .tree li > button')
    .evaluateAll(
      (buttons) =>
        buttons.filter((each) => Math.min(each.getBoundingClientRect().width, each.getBoundingClientRect().height) < 44)
          .length,
    );
  expect(small).toBe(0);
});

test('another game is chosen at the heading, or comes from its own pages; what lay open is found again', async ({
  page,
}) => {
  await page.goto('#/analyse');
  await pit(page, 'C').click();
  await at(page, afterC);
  await page.goto('#/learn/al-manqala');
  await page.getByRole('link', { name: 'Analyse' }).click();
  await expect(page.getByRole('heading', { name: 'Analysis of Al-manqala' })).toBeVisible();
  expect(page.url()).toMatch(/#\/analyse$/);
  const game = page.getByRole('combobox', { name: 'Game' });
  await game.selectOption('walak-pussa');
  await expect(page.getByRole('heading', { name: 'Analysis of Walak-pussa' })).toBeVisible();
  await game.selectOption('kalah');
  await at(page, afterC);
  await page.goto('#/');
  await page.getByRole('link', { name: 'Analyse Walak-pussa' }).click();
  await expect(page.getByRole('heading', { name: 'Analysis of Walak-pussa' })).toBeVisible();
  await more(page, 'Openings of Walak-pussa');
  await expect(page.getByRole('heading', { name: 'Openings of Walak-pussa' })).toBeVisible();
  await game.selectOption('al-manqala');
  await expect(page.getByRole('heading', { name: 'Openings of Al-manqala' })).toBeVisible();
});

test('the engine thinks in threads where the page is isolated, and stops when one goes away', async ({ page }) => {
  await page.goto(unsolvedLink);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await expect(engine(page)).toHaveAttribute('data-depth', /^([5-9]|\d\d)$/, { timeout: 30_000 });
  await expect(page.locator('mancala-board .tag:visible').first()).toContainText('≈');
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  await page.goto('#/');
  await expect.poll(() => page.workers().filter((worker) => worker.url().includes('analyst')).length).toBe(0);
});

test('a dead worker is told of, and everything else works on', async ({ page }) => {
  await page.route('**/analyst.worker*', (route) => route.abort());
  await page.goto(unsolvedLink);
  await expect(page.getByText('The engine does not answer. Everything else works on.')).toBeVisible();
  await pit(page, 'C').click();
  await at(page, '5,3,0,5,5,5/4,4,4,4,4,4 1-0 S');
  await page.unroute('**/analyst.worker*');
  // Unless it has just asked once more by itself.
  await expect(async () => {
    const again = page.getByRole('button', { name: 'Try again' });
    if (await again.isVisible()) await again.click({ timeout: 500 });
    await expect(page.locator('mancala-board .tag:visible').first()).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 25_000 });
});

test('games with captures of chains, passes and rounds', async ({ page }) => {
  await page.goto('#/analyse/1/al-manqala/-/0,3,0,0,1,2,0;1,0,0,0,0,0,0_45-46_S');
  await pit(page, 'F').click();
  await at(page, '0,3,0,0,1,0,1/0,0,0,0,0,0,0 47-46 S');
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText('North');
  await page.goto('#/');
  await page.goto('#/analyse/1/walak-pussa/rounds=simple/1,0,0,3,0,2,0;1,0,2,0,1,0,4_20-22_S');
  await expect(desk(page)).toBeVisible();
  await pit(page, 'A').click();
  await page.getByRole('button', { name: 'Next round' }).click();
  await expect(move(page, 'Round 2')).toBeVisible();
  await expect(desk(page)).toHaveAttribute('data-position', /x.* \d+-\d+ N/);
});

test('a sowing that would never end is refused with its reason, and a chase ends as the rules have it', async ({
  page,
}) => {
  await page.goto('#/analyse/1/walak-pussa/-/1,0,1,0,1,0,1;0,1,0,1,0,2,1_20-26_S');
  await pit(page, 'A').click({ force: true });
  await expect(page.locator('[data-notice="refusal"]')).toContainText('would never end');
  await page.goto('#/');
  await page.goto('#/analyse/1/al-manqala/-/1,0,0,0,0,0,0;1,0,0,0,0,0,0_48-48_S/AaBbCcDdEeFfGgAaBbCcDdEeFfG');
  await page.getByRole('button', { name: 'To the end' }).click();
  await pit(page, 'g').click();
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText('third time');
  await expect(page.getByText('The game is over here.').first()).toBeVisible();
});

test('what a move is worth is said once, however far the engine looks', async ({ page }) => {
  test.slow();
  await page.goto(unsolvedLink);
  await pit(page, 'D').focus();
  await page.keyboard.press('d');
  await at(page, '5,3,4,0,5,5/5,4,4,4,4,4 1-0 N');
  // What the move did comes first.
  await expect(page.locator('mancala-board [aria-live="polite"]')).toHaveText(/^South sows 4 seeds from D\. /);
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const line = document.querySelector('.engine [aria-live="polite"]') as HTMLElement;
    new MutationObserver(() => line.textContent && said.push(line.textContent)).observe(line, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  await expect.poll(said, { timeout: 20_000 }).toHaveLength(1);
  expect((await said())[0]).toMatch(/Best for North is [a-f]: .*\. Best play: [a-f],/);
  const depth = Number(await engine(page).getAttribute('data-depth'));
  await expect
    .poll(async () => Number(await engine(page).getAttribute('data-depth')), { timeout: 40_000 })
    .toBeGreaterThan(depth);
  expect(await said()).toHaveLength(1);
  // Nor is anything older read there than what is seen: what was said goes when the engine has come to know better.
  const line = engine(page).locator('[aria-live="polite"]');
  await page.getByRole('button', { name: 'Say the values' }).click();
  await expect.poll(async () => (await said()).length).toBe(2);
  await expect(line).toHaveText('', { timeout: 40_000 });
  // Of another position nothing is said until something is known of it.
  await page.getByRole('button', { name: 'Say the values' }).click();
  await expect(line).toHaveText(/Best for North/);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(line).toHaveText('');
});

test('another language amid an analysis: the engine looks on, what is said is said in it, and nothing is lost', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto('#/analyse');
  await pit(page, 'C').click();
  await at(page, afterC);
  await page.getByRole('button', { name: 'Delete from here' }).click();
  await more(page, 'Set up a position');
  await page.getByRole('textbox', { name: 'Pit A', exact: true }).fill('9');
  await page.keyboard.press('Escape');
  await more(page, 'Settings');
  await page.locator('dialog[open]').getByLabel('Language').selectOption('de');
  // The settings are where they were; what was said is said behind them.
  await expect(page.locator('dialog[open]').getByLabel('Sprache')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-notice="note"]')).toContainText('gelöscht');
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await at(page, afterC);
  await expect(page.locator('mancala-board .tag:visible').first()).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Mehr', exact: true }).click();
  await page.locator('dialog[open]').getByText('Stellung aufbauen', { exact: true }).click();
  await expect(page.getByLabel('Die Stellung als Text')).toHaveValue('9,4,4,4,4,4/4,4,4,4,4,4 0-0 S');
  expect(errors).toEqual([]);
});
