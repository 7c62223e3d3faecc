/** The checker of accessibility. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { drawn } from './page.ts';

/** The checker knows Playwright's types from a copy of its own. */
type AxePage = ConstructorParameters<typeof AxeBuilder>[0]['page'];

/** What violates its rules, and where. In the mode for pages without frames, as these are: the other opens a second page at each look. */
export const violationsOf = async (page: Page): Promise<readonly string[]> => {
  // Whether a text scrolls, and is to be reached by keyboard, is measured with the picture.
  await drawn(page);
  const { violations } = await new AxeBuilder({ page: page as unknown as AxePage }).setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};
