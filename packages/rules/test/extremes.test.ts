import { expect, test } from 'vitest';
import { makeRecords, must, parseRecords } from '../src/index.ts';

const head = '[Mbegu "1"]\n[Game "kalah"]\n';

// No time is asserted: what grew with the square of the size would run into the bound of the test.

test('twenty thousand records in one file', () => {
  const text = `${head}\n1. C A\n\n`.repeat(20_000);
  const records = must(parseRecords(text));
  expect(records).toHaveLength(20_000);
  const broken = parseRecords(`${text}\nnonsense`);
  expect(broken.ok ? null : broken.error[0]?.params.line).toBe(100_002);
});

test('two hundred thousand variations on one move, as many comments', () => {
  const many = must(parseRecords(`${head}C${' (A)'.repeat(200_000)}`));
  expect(makeRecords(many).length).toBeGreaterThan(1_000_000);
  const said = must(parseRecords(`${head}C${'{}'.repeat(200_000)}`));
  expect(must(parseRecords(makeRecords(said)))).toEqual(said);
});
