import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../src/index.ts';
import { everything, textsOf } from './support.ts';

interface Term {
  readonly english: string;
  readonly words: readonly string[];
  readonly not: readonly string[];
  readonly source: string;
}

const pageOf = (language: Language): string =>
  readFileSync(new URL(`../../../docs/terms/${language}.md`, import.meta.url), 'utf8');

const listOf = (cell: string): string[] =>
  cell
    .split('·')
    .map((word) => word.trim())
    .filter((word) => word !== '' && word !== '–');

const termsOf = (page: string): readonly Term[] =>
  page
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:English|---)/.test(line))
    .map((line) => {
      const [english = '', words = '', not = '', source = ''] = line.split('|').slice(1, -1);
      return { english: english.trim(), words: listOf(words), not: listOf(not), source: source.trim() };
    });

const things = termsOf(pageOf('en')).map(({ english }) => english);

/** The word in a text, whole, whatever its case. */
const has = (text: string, word: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{M}])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{M}])`, 'iu').test(text);

describe.each(LANGUAGES)('the words of %s', (language) => {
  const terms = termsOf(pageOf(language));

  test('are listed for everything English has a word for, each with its source', () => {
    expect(things.length).toBeGreaterThanOrEqual(30);
    expect(terms.map(({ english }) => english)).toEqual(expect.arrayContaining(things));
    for (const { english, words, source } of terms) {
      expect(words, english).not.toEqual([]);
      expect(source, english).not.toBe('');
    }
  });

  test('say whether somebody has read them whose language it is', () => {
    expect(pageOf(language)).toMatch(/^(?:Not yet reviewed by a native speaker\.|Reviewed by .+\.)$/m);
  });

  test('are those the texts use, and no others', async () => {
    const texts = textsOf(await everything(language));
    // An Arabic or Sinhala word may grow at either end.
    const whole = texts.map(([, text]) => text.toLocaleLowerCase()).join('\n');
    for (const { english, words, not } of terms) {
      expect(
        words.some((word) => whole.includes(word.toLocaleLowerCase())),
        `${english}: ${words}`,
      ).toBe(true);
      for (const word of not) {
        const found = texts.filter(([, text]) => has(text, word)).map(([path]) => path);
        expect(found, `${english} is not “${word}”`).toEqual([]);
      }
    }
  });
});
