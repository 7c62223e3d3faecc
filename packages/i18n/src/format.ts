import { plainText } from '@mbegu/rules';
import { direction } from './languages.ts';
import { type Part, type Pattern, PatternError, parsePattern } from './pattern.ts';

/** What a pattern is filled with. */
export type Values = Readonly<Record<string, string | number>>;

/** The words of one game: each a pattern that may ask for `n`. */
export type Nouns = Readonly<Record<string, string>>;

// Patterns come from catalogues, so these hold at most the texts of the languages loaded.
const parsed = new Map<string, Pattern>();
const numbers = new Map<string, Intl.NumberFormat>();
const plurals = new Map<string, Intl.PluralRules>();

const kept = <T>(cache: Map<string, T>, key: string, make: (key: string) => T): T => {
  let value = cache.get(key);
  if (value === undefined) {
    value = make(key);
    cache.set(key, value);
  }
  return value;
};

/** A number as the language writes it: grouped, in its own digits. */
export const formatNumber = (language: string, value: number): string =>
  kept(numbers, language, (tag) => new Intl.NumberFormat(tag)).format(value);

const pluralOf = (language: string, value: number): string =>
  kept(plurals, language, (tag) => new Intl.PluralRules(tag)).select(value);

interface Filling {
  readonly text: string;
  readonly values: Values;
  readonly language: string;
  readonly nouns: Nouns;
}

/** First strong isolate … pop directional isolate: in a text from right to left, names, numbers and notation keep their own order. */
const isolated = (text: string): string => (text === '' ? '' : `\u2068${text}\u2069`);

const show = ({ language }: Filling, value: string | number): string => {
  const text = typeof value === 'number' ? formatNumber(language, value) : plainText(value);
  return direction(language) === 'rtl' ? isolated(text) : text;
};

const given = ({ text, values }: Filling, name: string): string | number => {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined) throw new PatternError('param-missing', `${text} (${name})`, text.indexOf(name));
  return value;
};

const countOf = (filling: Filling, name: string): number => {
  const value = given(filling, name);
  if (typeof value === 'number') return value;
  throw new PatternError('param-not-a-number', `${filling.text} (${name})`, filling.text.indexOf(name));
};

const nounOf = (filling: Filling, noun: string, n: string | number): string => {
  const { text, language, nouns } = filling;
  const pattern = Object.hasOwn(nouns, noun) ? nouns[noun] : undefined;
  if (pattern === undefined) throw new PatternError('noun-unknown', `${text} (${noun})`, text.indexOf(noun));
  return format(pattern, { n }, language);
};

const fillPart = (filling: Filling, part: Part, count: number | undefined): string => {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'count':
      return count === undefined ? '#' : show(filling, count);
    case 'value':
      return show(filling, given(filling, part.name));
    case 'noun':
      return nounOf(filling, part.noun, given(filling, part.name));
    case 'plural': {
      const value = countOf(filling, part.name);
      const chosen = part.cases.get(`=${value}`) ?? part.cases.get(pluralOf(filling.language, value));
      return fill(filling, chosen ?? (part.cases.get('other') as Pattern), value);
    }
    case 'select': {
      const chosen = part.cases.get(String(given(filling, part.name)));
      return fill(filling, chosen ?? (part.cases.get('other') as Pattern), count);
    }
  }
};

const fill = (filling: Filling, pattern: Pattern, count?: number): string =>
  pattern.map((part) => fillPart(filling, part, count)).join('');

/**
 * A pattern as text.
 *
 * @param language tag for numbers and plural forms
 * @throws PatternError where the pattern is malformed or asks for what it is not given
 */
export const format = (text: string, values: Values, language: string, nouns: Nouns = {}): string =>
  fill({ text, values, language, nouns }, kept(parsed, text, parsePattern));
