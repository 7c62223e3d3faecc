import { GAME_IDS, optionSpecs } from '@mbegu/rules';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/index.ts';
import { LATIN, NOTATION, SAME, TYPED } from './english.ts';
import { type Flat, isSaid, leftoversIn } from './leftovers.ts';
import { everything, textsOf } from './support.ts';

const pristine: Flat = textsOf(await everything('en'));
const english = new Map(pristine);
const others = LANGUAGES.filter((tag) => tag !== 'en');

describe.each(others)('%s has no English left', (language) => {
  test('in any of its texts', async () => {
    expect(leftoversIn(language, textsOf(await everything(language)), english)).toEqual([]);
  });

  test('and what may be the same is', async () => {
    const texts = new Map(textsOf(await everything(language)));
    const pieces = (text: string | undefined): readonly string[] => text?.match(/[\p{L}\p{M}’-]+/gu) ?? [];
    const inUse = Object.keys(SAME[language]).filter((path) =>
      pieces(texts.get(path)).some((word) => pieces(english.get(path)).includes(word)),
    );
    expect(inUse).toEqual(Object.keys(SAME[language]));
  });

  test('and any English text that came into it would be found', async () => {
    const texts = textsOf(await everything(language));
    const missed = texts.filter(([path]) => {
      const left = english.get(path) ?? '';
      if (!isSaid(path, left) || path in SAME[language] || path === 'language' || path.endsWith('.word')) return false;
      return leftoversIn(language, [[path, left]], english).length === 0;
    });
    expect(missed).toEqual([]);
  });
});

test.each([
  ['ar', 'open.file', 'Open a file'],
  ['da', 'bar.undo', 'Undo'],
  ['sw', 'grade.slip', 'a slip'],
  ['si', 'result.score', '{most} to {least}'],
  ['ar', 'result.sowings', '{name}: {count, plural, one {نقلة واحدة} other {# sowings}}'],
  ['si', 'trouble.storage-full', 'පරිගණකයේ memory ඉතිරි නැහැ.'],
  ['de', 'kept.none', 'Hier liegt noch keine Partie. Every game you begin is.'],
] as const)('%s: %s “%s” is found', async (language, key, left) => {
  const texts = textsOf(await everything(language));
  const copy = texts.map(([path, text]) => [path, path.endsWith(`.${key}`) ? left : text] as const);
  expect(leftoversIn(language, copy, english)).not.toEqual([]);
});

test('every phrase that may stand in Latin letters does', async () => {
  const all = (await Promise.all((['ar', 'si'] as const).map(everything))).flatMap((each) => textsOf(each));
  const whole = all.map(([, text]) => text).join('\n');
  expect([...LATIN, ...NOTATION, ...TYPED].filter((phrase) => !whole.includes(phrase))).toEqual([]);
});

/** What programs call the values of options. */
const codes = new Set(
  GAME_IDS.flatMap((id) =>
    Object.values(optionSpecs(id)).flatMap((spec) => (spec.kind === 'choice' ? [...spec.values] : [])),
  ),
);

test.each(LANGUAGES)('in %s a rule is called by its words, not by its code', async (language) => {
  const quoted = textsOf(await everything(language)).flatMap(([path, text]) =>
    path.startsWith('cli.') ? [] : [...text.matchAll(/[“„»«]([a-z-]+)[”“«»]/g)].map(([, word]) => `${path}: ${word}`),
  );
  expect(quoted.filter((found) => codes.has(found.split(': ')[1] as string))).toEqual([]);
});
