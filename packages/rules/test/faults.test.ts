import { expect, test } from 'vitest';
import { excerpt, fault, plainText, shown } from '../src/faults.ts';
import { runAll } from './support/run.ts';

test('words are cut so that a fault stays short', () => {
  expect(excerpt('x'.repeat(40))).toBe('x'.repeat(40));
  expect(excerpt('x'.repeat(41))).toBe(`${'x'.repeat(39)}…`);
  expect(excerpt('four', 4)).toBe('four');
  expect(excerpt('fives', 4)).toBe('fiv…');
  expect(excerpt('')).toBe('');
});

test('what acts on a screen is taken out of what is shown on it', () => {
  const cases: readonly (readonly [text: string, plain: string])[] = [
    ['a\u0000b\u001b[31m\u007f\u009b', 'a\ufffdb\ufffd[31m\ufffd\ufffd'],
    ['tab\tand\nline', 'tab\tand\nline'],
    ['\r', '\ufffd'],
    ['a\u202eb\u2066c\u2069\u200e\u200f\u061c\u202a', 'abc'],
    ['سلام 🌰', 'سلام 🌰'],
  ];
  runAll(cases, ([text, plain]) => expect(plainText(text)).toBe(plain));
  expect(excerpt('\u0000\u0000')).toBe('\ufffd\ufffd');
});

test('where a fault is something unseen, its place is marked; what joins letters stays', () => {
  expect(excerpt('4\u200b')).toBe('4\ufffd');
  expect(excerpt('\ufeff\u20664\u00ad')).toBe('\ufffd\ufffd4\ufffd');
  expect(excerpt('ක්\u200dර')).toBe('ක්\u200dර');
});

test('any value is shown in few words', () => {
  const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`) as unknown;
  const cases: readonly (readonly [value: unknown, words: string])[] = [
    ['six', '"six"'],
    ['x'.repeat(50), `"${'x'.repeat(39)}…"`],
    ['"', '"\\""'],
    [6, '6'],
    [Number.NaN, 'NaN'],
    [true, 'true'],
    [null, 'null'],
    [undefined, 'undefined'],
    [[], '[…]'],
    [deep, '[…]'],
    [{ a: 1 }, '{…}'],
  ];
  for (const [value, words] of cases) expect(shown(value)).toBe(words);
});

test('a fault without parameters has none', () =>
  expect(fault('game-over')).toEqual({ code: 'game-over', params: {} }));
