import { expect, test } from 'vitest';
import { readsTwoWays } from '../src/pits.ts';

test('of all counts those read as another one upside down that have only 1, 6, 8 and 9 and do not stay the same', () => {
  const found = Array.from({ length: 99 }, (_, count) => String(count)).filter(readsTwoWays);
  expect(found).toEqual(['6', '9', '16', '18', '19', '61', '66', '68', '81', '86', '89', '91', '98']);
});
