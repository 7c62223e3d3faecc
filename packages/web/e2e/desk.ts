/** The desk of analysis as a test holds it. */
import { expect, type Page } from '@playwright/test';
import { unsolved } from './page.ts';

export const desk = (page: Page) => page.locator('main.analyse');
export const at = async (page: Page, position: string) => expect(desk(page)).toHaveAttribute('data-position', position);
export const moves = (page: Page) => page.getByRole('list', { name: 'Moves' });
/** A move by its number and letter; what it lost may stand behind it. */
export const move = (page: Page, name: string) =>
  moves(page).getByRole('button', { name: new RegExp(`^${name}( ?−\\d+)?$`) });
/** The list of moves as it reads, without what they lost. */
export const written = async (page: Page, ...names: readonly string[]) => {
  await expect(moves(page).getByRole('button')).toHaveText(names.map((name) => new RegExp(`^${name}(−\\d+)?$`)));
};
export const engine = (page: Page) => page.getByRole('region', { name: 'What moves are worth' });
export const more = async (page: Page, entry: string) => {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.locator('dialog[open]').getByText(entry, { exact: true }).click();
};

export const start = '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S';
export const afterC = '4,4,0,5,5,5/4,4,4,4,4,4 1-0 S';

export const unsolvedLink = `#/analyse/1/kalah/-/${unsolved.replace('/', ';').replaceAll(' ', '_')}`;
