import { expect, test } from 'vitest';
import { readingMs } from '../src/state/pace.ts';

test('a longer sentence stands longer, up to a bound, at the pace one likes', () => {
  expect(readingMs('', 'normal')).toBe(900);
  expect(readingMs('x'.repeat(100), 'normal')).toBe(1300);
  expect(readingMs('x'.repeat(1000), 'normal')).toBe(2000);
  expect(readingMs('x'.repeat(1000), 'slow')).toBeGreaterThan(2000);
  expect(readingMs('x'.repeat(100), 'fast')).toBe(650);
  expect(readingMs('x'.repeat(100), 'off')).toBe(0);
});
