import { describe, expect, test } from 'vitest';
import { type GameRecord, makeRecords, must, parseRecords } from '../src/index.ts';
import { runAll } from './support/run.ts';

const head = '[Mbegu "1"]\n[Game "kalah"]\n';

const only = (text: string): GameRecord => must(parseRecords(text))[0] as GameRecord;

describe('writing', () => {
  const written = (text: string): string =>
    makeRecords([only(`${head}\n${text}`)])
      .split('\n')
      .slice(6)
      .join('\n');

  test('the tags in their order', () => {
    const text =
      '[Mbegu "1"]\n[Game "kalah"]\n[Options "pie=on"]\n[South "A \\"b\\" \\\\"]\n[North ""]\n[Date "2026.??.??"]\n[Round "3"]\n' +
      '[Position "0,0,0,0,0,1/1,0,0,0,0,0 0-0 S"]\n[Result "1-1"]\n[Termination "row-empty"]\n[Winner "N"]\n[Event "x"]\n';
    expect(makeRecords([only(text)])).toBe(text);
    expect(makeRecords([only(head)])).toBe(`${head}[South ""]\n[North ""]\n[Result "*"]\n`);
    expect(makeRecords([])).toBe('');
    expect(only(head).line).toEqual({ comments: [], entries: [] });
  });

  test('turns are numbered and joined', () => {
    const cases: readonly (readonly [text: string, writes: string])[] = [
      ['C A swap b E e', '1. CA swap b 2. E e\n'],
      ['b C', '1... b 2. C\n'],
      ['C b c D', '1. C bc 2. D\n'],
      ['F - G', '1. F - 2. G\n'],
      ['F - G a', '1. F - 2. G a\n'],
      ['a - b', '1... a 2. - b\n'],
      ['- a B', '1. - a 2. B\n'],
      ['- B', '1... - 2. B\n'],
      ['- -', '1... - 2. -\n'],
      ['-', '1... -\n'],
      ['{x} C {y} A {z} b', '{x} 1. C {y} A {z} b\n'],
      ['C (A b D) A b', '1. C (1. A b 2. D) 1. A b\n'],
      ['C b (a E) D', '1. C b (1... a 2. E) 2. D\n'],
      ['C b (a) c D', '1. C b (1... a) 1... c 2. D\n'],
      ['C ()', '1. C ()\n'],
      ['C ({a} {b})', '1. C ({a} {b})\n'],
      ['{\\} \\\\}', '{\\} \\\\}\n'],
      ['', ''],
    ];
    runAll(cases, ([text, writes]) => expect(written(text)).toBe(writes === '' ? '' : writes));
  });

  test('lines break before column 80, never inside a word, a comment, or between a number and its move', () => {
    const long = written('C b '.repeat(200));
    const lines = long.trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(10);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
    for (const line of lines.slice(0, -1)) expect(line.length).toBeGreaterThan(70);
    for (const line of lines) expect(line).not.toMatch(/\d\.$/);
    const comment = `{${'long words '.repeat(20).trim()}}`;
    expect(written(`C ${comment} A`)).toBe(`1. C\n${comment}\nA\n`);
    const wide = `{${'x'.repeat(100)}}`;
    expect(written(wide)).toBe(`${wide}\n`);
    const exact = `{${'x'.repeat(73)}}`;
    expect(written(`C ${exact}`)).toBe(`1. C ${exact}\n`);
    expect(written(`C {x${exact.slice(1)}`)).toBe(`1. C\n{x${exact.slice(1)}\n`);
  });

  test('a line break in a name is written as letters, and read again', () => {
    const record = { ...only(head), south: 'Amina\n  of Lamu', north: 'a\r\nb \\n' };
    const text = makeRecords([record]);
    expect(text).toContain('[South "Amina\\n  of Lamu"]\n[North "a\\r\\nb \\\\n"]\n');
    expect(must(parseRecords(text))).toEqual([record]);
  });
});
