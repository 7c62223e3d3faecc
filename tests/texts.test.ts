import { loadAnalysisTexts, loadCliTexts, loadLanguage, loadLearnTexts, loadSetupTexts } from '@mbegu/i18n';
import { expect, test } from 'vitest';
import { read, sources } from './files.ts';

/** What may say a text: everything but the texts themselves. */
const code = sources
  .filter((file) => !/^packages\/i18n\/src\/\w+\//.test(file))
  .map(read)
  .join('\n');

const literals = new Set([...code.matchAll(/(['"`])([\w.-]+)\1/g)].map(([, , literal]) => literal));
/** Keys that are put together begin with these. */
const beginnings = [...code.matchAll(/`([a-z][\w-]*\.[\w.-]*)\$\{/g)].map(([, beginning = '']) => beginning);
const isSaid = (key: string): boolean => literals.has(key) || beginnings.some((beginning) => key.startsWith(beginning));

test('nobody has to translate what is nowhere said', async () => {
  const [{ interface: texts, board }, { around, table }, { learning }, analysis, cli] = await Promise.all([
    loadLanguage('en'),
    loadSetupTexts('en'),
    loadLearnTexts('en'),
    loadAnalysisTexts('en'),
    loadCliTexts('en'),
  ]);
  const keys = [texts, board, around, table, learning, analysis, cli].flatMap((part) => Object.keys(part));
  expect(keys.length).toBeGreaterThan(700);
  expect(isSaid('no.such-key')).toBe(false);
  expect(keys.filter((key) => !isSaid(key))).toEqual([]);
});
