import { LEVEL_IDS } from '@mbegu/engine';
import { loadLanguage, loadSetupTexts } from '@mbegu/i18n';
import { expect, test } from 'vitest';

test('every level has a name of its own, and says what it overlooks', async () => {
  const texts = { ...(await loadLanguage('en')).interface, ...(await loadSetupTexts('en')).around };
  const of = (key: string): string | undefined => (texts as Readonly<Record<string, string>>)[key];
  const names = LEVEL_IDS.map((id) => of(`level.${id}`));
  const sees = LEVEL_IDS.map((id) => of(`level.${id}.sees`));
  for (const words of [names, sees]) {
    expect(words).not.toContain(undefined);
    expect(new Set(words).size).toBe(LEVEL_IDS.length);
  }
  for (const words of sees) expect(words).toMatch(/overlooks|misses|does not think/);
});
