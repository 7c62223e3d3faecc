import { describe, expect, test } from 'vitest';
import { format } from '../src/format.ts';
import {
  formatNumber,
  PATTERN_FAULTS,
  type PatternError,
  type PatternFault,
  parsePattern,
  placeholdersOf,
} from '../src/index.ts';

const seeds = '{n, plural, one {# seed} other {# seeds}}';

describe('format', () => {
  const CASES: readonly (readonly [pattern: string, values: Record<string, string | number>, text: string])[] = [
    ['plain text', {}, 'plain text'],
    ['', {}, ''],
    ['{name} sows', { name: 'Anna' }, 'Anna sows'],
    ['{ name }', { name: 'Anna' }, 'Anna'],
    ['{n}', { n: 1234 }, '1,234'],
    ['{n, plural, one {# seed} other {# seeds}}', { n: 1 }, '1 seed'],
    ['{n, plural, one {# seed} other {# seeds}}', { n: 0 }, '0 seeds'],
    ['{n, plural, one {# seed} other {# seeds}}', { n: 1000 }, '1,000 seeds'],
    ['{n, plural, =0 {none} =2 {both} other {all #}}', { n: 0 }, 'none'],
    ['{n, plural, =0 {none} =2 {both} other {all #}}', { n: 2 }, 'both'],
    ['{n, plural, =1 {single} one {#} other {#}}', { n: 1 }, 'single'],
    ['{who, select, you {You sow} other {{name} sows}}', { who: 'you', name: '' }, 'You sow'],
    ['{who, select, you {You sow} other {{name} sows}}', { who: 'S', name: 'South' }, 'South sows'],
    ['{a, select, x {{n, plural, one {# y} other {# ys}}} other {}}', { a: 'x', n: 3 }, '3 ys'],
    ['{n, plural, other {{a, select, x {# here} other {}}}}', { a: 'x', n: 3 }, '3 here'],
    ['{n, plural, other {{m, plural, other {#}} of #}}', { n: 5, m: 2 }, '2 of 5'],
    ['{n, noun, seeds} from C', { n: 4 }, '4 seeds from C'],
    ["# and ’ and ' are letters", {}, "# and ’ and ' are letters"],
  ];
  for (const [pattern, values, text] of CASES) {
    test(`${pattern} ${JSON.stringify(values)}`, () => expect(format(pattern, values, 'en', { seeds })).toBe(text));
  }

  test('the language decides on forms and numbers', () => {
    const pattern = '{n, plural, zero {z} one {o} two {t} few {f} many {m} other {x}}';
    expect([0, 1, 2, 3, 11, 100].map((n) => format(pattern, { n }, 'ar')).join('')).toBe('zotfmx');
    expect([0, 1, 2].map((n) => format(pattern, { n }, 'da')).join('')).toBe('xox');
    expect(formatNumber('de', 1234)).toBe('1.234');
  });
});

describe('a malformed pattern is an error with a code', () => {
  const MALFORMED: Readonly<Record<string, PatternFault>> = {
    'a {name': 'brace-not-closed',
    '{n, plural': 'brace-not-closed',
    '{n, select, a {x}': 'brace-not-closed',
    '{n, select, a {x': 'brace-not-closed',
    '{n, noun, seeds': 'brace-not-closed',
    'a } b': 'brace-not-opened',
    '{}': 'name-missing',
    '{, plural, other {x}}': 'name-missing',
    '{n, date, short}': 'kind-unknown',
    '{n, noun, }': 'noun-missing',
    '{n plural, other {x}}': 'comma-missing',
    '{n, plural other {x}}': 'comma-missing',
    '{n, select, {x} other {y}}': 'case-missing',
    '{n, select, a other {y}}': 'case-missing',
    '{n, select, a {x} a {y} other {z}}': 'case-twice',
    '{n, plural, some {x} other {y}}': 'case-unknown',
    '{n, plural, =x {x} other {y}}': 'case-unknown',
    '{n, plural, one {x}}': 'other-missing',
    '{n, select, }': 'other-missing',
    [`${'{n, select, other {'.repeat(9)}${'}}'.repeat(9)}`]: 'nested-too-deep',
    '{m}': 'param-missing',
    '{word, plural, other {x}}': 'param-not-a-number',
    '{n, noun, beads}': 'noun-unknown',
  };
  for (const [pattern, code] of Object.entries(MALFORMED)) {
    test(`${code}: ${pattern.slice(0, 60)}`, () => {
      let caught: Partial<PatternError> = {};
      try {
        format(pattern, { n: 1, word: 'x' }, 'en', { seeds });
      } catch (error) {
        caught = error as PatternError;
      }
      expect(caught.code).toBe(code);
      expect(caught.message).toContain(pattern.slice(0, 5));
    });
  }

  test('every code is tried', () => {
    expect([...new Set(Object.values(MALFORMED))].sort()).toEqual([...PATTERN_FAULTS].sort());
  });
});

test('placeholders are found however deep they lie', () => {
  const pattern = parsePattern('{a} {b, plural, one {{c}} other {{d, select, x {{e}} other {}}}} {f, noun, seeds}');
  expect([...placeholdersOf(pattern)].sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('in a text from right to left, what is filled in keeps its own order', () => {
  expect(format('{a}: {n}', { a: '4,4/4,4 0-0 S', n: 7 }, 'ar')).toBe('\u20684,4/4,4 0-0 S\u2069: \u20687\u2069');
  expect(format('{a}', { a: '\u2068C\u2069' }, 'ar')).toBe('\u2068C\u2069');
  expect(format('{a}', { a: '' }, 'ar')).toBe('');
  expect(format('{a}', { a: 'C' }, 'en')).toBe('C');
});
