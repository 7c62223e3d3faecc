import { GAME_IDS, optionSpecs } from '@mbegu/rules';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Part, type Pattern, parsePattern } from '../src/index.ts';
import { everything, textsOf } from './support.ts';

const english = new Map(textsOf(await everything('en')));

/** The words of a text, without what is filled in and without what stands for a program. */
const wordsOf = (text: string): readonly string[] => {
  const literal = (pattern: Pattern): string =>
    pattern
      .map((part: Part) =>
        part.kind === 'text' ? part.text : 'cases' in part ? [...part.cases.values()].map(literal).join(' ') : ' ',
      )
      .join(' ');
  const spoken = literal(parsePattern(text))
    // Command lines, flags, files, keys and addresses are the same in every language.
    .replace(/^ {2,}.*$/gm, ' ')
    .replace(/\bmbegu [a-z][^“”"«»„‘’()]*/g, ' ')
    .replace(/--?[a-z][\w-]*(?:[= ][A-Z_|]+)?/g, ' ')
    .replace(/\b[\w-]+=[\w|-]+/g, ' ');
  return spoken.match(/[\p{L}\p{M}’'-]+/gu) ?? [];
};

/** Names: of games, people, places, books, makers, and the words the games keep. */
const isName = (word: string): boolean => /^\p{Lu}/u.test(word);

/** English words that none of the languages has. */
const TELLING = new Set([
  'the',
  'and',
  'you',
  'your',
  'with',
  'this',
  'that',
  'from',
  'which',
  'into',
  'what',
  'where',
  'when',
  'their',
  'there',
  'they',
  'would',
]);

/** Quoted as they were written. */
const isQuoted = (path: string): boolean => /^pasts\..*\.(?:source|word)$/.test(path);

describe.each(LANGUAGES.filter((tag) => tag !== 'en'))('%s has no English left', (language) => {
  test('no text of more than a name or a number is the same', async () => {
    const same = textsOf(await everything(language)).filter(
      ([path, text]) =>
        english.get(path) === text &&
        !isQuoted(path) &&
        wordsOf(text).filter((word) => !isName(word) && word.length > 2).length > 1,
    );
    expect(same).toEqual([]);
  });

  test('no sentence has words that are only English', async () => {
    const mixed = textsOf(await everything(language)).filter(
      ([path, text]) => !isQuoted(path) && wordsOf(text).some((word) => TELLING.has(word)),
    );
    expect(mixed).toEqual([]);
  });
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

test('the words that tell English are found where it is written', () => {
  const found = [...english.values()].filter((text) => wordsOf(text).some((word) => TELLING.has(word)));
  expect(found.length).toBeGreaterThan(300);
});
