import { loadAnalysisTexts, loadLanguage, loadLearnTexts, loadSetupTexts } from '@mbegu/i18n';
import { expect, test } from 'vitest';
import { findWordings, suggestion, wordings } from '../src/state/wording.ts';

const all = wordings(
  await loadLanguage('en'),
  await loadSetupTexts('en'),
  await loadLearnTexts('en'),
  await loadAnalysisTexts('en'),
);

test('every text the page shows is there once, under its key', () => {
  const keys = all.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of [
    'interface.bar.undo',
    'explain.land',
    'rulePages.kalah.paragraphs.§1.text',
    'analysis.analysis.title',
  ]) {
    expect(keys).toContain(key);
  }
});

test('a text is found by words of it, whatever their case and whatever stands between', () => {
  const keys = (words: string) => findWordings(all, words).map(({ key }) => key);
  expect(keys('RESIGN really')).toContain('around.menu.resign.sure');
  expect(keys('browser does not let us copy; download')).toContain('around.menu.not-copied');
  expect(keys('no such words anywhere xyz')).toEqual([]);
  expect(keys('  … ')).toEqual([]);
});

test('what is copied says which language, which key, what stands there and what should', () => {
  expect(suggestion('sw', { key: 'interface.bar.undo', text: 'Tendua' }, ' Rudisha\n')).toBe(
    'sw interface.bar.undo\n- Tendua\n+ Rudisha\n',
  );
});
