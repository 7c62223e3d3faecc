import { describe, expect, test } from 'vitest';
import { type GameRecord, makeRecords, must, parseRecords, recordCharsMax, variationDepthMax } from '../src/index.ts';
import { runAll } from './support/run.ts';

const head = '[Mbegu "1"]\n[Game "kalah"]\n';

const faultsOf = (text: string): readonly unknown[] => {
  const records = parseRecords(text);
  return records.ok ? [] : records.error;
};

const only = (text: string): GameRecord => {
  const records = must(parseRecords(text));
  expect(records).toHaveLength(1);
  return records[0] as GameRecord;
};

/** The moves of a line as a reader sees them, comments and variations in place. */
const shown = ({ comments, entries }: GameRecord['line']): string =>
  [
    ...comments.map((comment) => `{${comment}}`),
    ...entries.flatMap((entry) => [
      entry.move,
      ...entry.comments.map((comment) => `{${comment}}`),
      ...entry.variations.map((line) => `(${shown(line)})`),
    ]),
  ].join(' ');

test('every tag', () => {
  const record = only(
    `${head}[Options "empty-capture=take pie=on"]\n[South "Asha"]\n[North "\\"B\\" \\\\ C"]\n[Date "2026.11.29"]\n[Round "2"]\n` +
      '[Position "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S pie"]\n[Result "25-23"]\n[Termination "row-empty"]\n[Winner "S"]\n[Event "Cup"]\n\nC',
  );
  expect(record).toEqual({
    game: 'kalah',
    options: { 'empty-capture': 'take', pie: 'on' },
    south: 'Asha',
    north: '"B" \\ C',
    date: '2026.11.29',
    round: 2,
    position: '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S pie',
    result: [25, 23],
    termination: 'row-empty',
    winner: 'S',
    tags: { Event: 'Cup' },
    line: { comments: [], entries: [{ move: 'C', comments: [], variations: [] }] },
  });
});

test('the least a record may say', () => {
  expect(only('[Mbegu "1"][Game "walak-pussa"]')).toEqual({
    game: 'walak-pussa',
    options: {},
    south: '',
    north: '',
    date: null,
    round: null,
    position: null,
    result: null,
    termination: null,
    winner: null,
    tags: {},
    line: { comments: [], entries: [] },
  });
});

describe('moves', () => {
  const cases: readonly (readonly [text: string, reads: string])[] = [
    ['1. CA swap b 2. E e', 'C A swap b E e'],
    ['1.CA b', 'C A b'],
    ['C A b', 'C A b'],
    ['1. C 1... b', 'C b'],
    ['1. C 1...b', 'C b'],
    ['999999. C', 'C'],
    ['- -', '- -'],
    ['F - 2. G', 'F - G'],
    ['{first} {second} 1. C {third}{fourth} A', '{first} {second} C {third} {fourth} A'],
    ['1. C (1. A b) (B) b', 'C (A b) (B) b'],
    ['1. C (A (B (D))) b', 'C (A (B (D))) b'],
    ['1. C ({why} A {so}) {and} b', 'C {and} ({why} A {so}) b'],
    ['1. C ()', 'C ()'],
    ['C{}A', 'C {} A'],
    ['C(A)b', 'C (A) b'],
    ['{ a \\} b \\\\ c \\n }', '{a } b \\ c n}'],
    ['{two\nlines}', '{two\nlines}'],
    ['\tC\r\n A\u00a0b', 'C A b'],
    ['ABCDEFGHIJKL abcdefghijkl', 'A B C D E F G H I J K L a b c d e f g h i j k l'],
  ];
  test.each(cases)('%j', (text, reads) => {
    expect(shown(only(`${head}\n${text}`).line)).toBe(reads);
  });
});

test('several records, a byte order mark, line ends of other systems', () => {
  const text = `\uFEFF${head}C\n\n[Mbegu "1"]\r\n[Game "al-manqala"]\r\nA a\r\n`;
  expect(must(parseRecords(text)).map(({ game, line }) => `${game} ${shown(line)}`)).toEqual([
    'kalah C',
    'al-manqala A a',
  ]);
});

test('records without moves', () => {
  // Found by writing a match whose first round had been given as finished: the next record ran into it.
  const empty = only(head);
  expect(must(parseRecords(makeRecords([empty, empty, empty])))).toEqual([empty, empty, empty]);
  expect(must(parseRecords(`${head} \t\r\n\n [ Mbegu  "1"] [Game "kalah"] C`))).toHaveLength(2);
  expect(only('[Mbegu "1"]\n\n[Game "kalah"]\n\n[Mbegu2 "x"]\n\n[South "x"]').south).toBe('x');
  expect(only('[Game "kalah"]\n\n[Mbegu "1"]').game).toBe('kalah');
  // A line of spaces is blank, and only the tag right after it may begin a record.
  expect(must(parseRecords(`${head} \n \n[Mbegu "1"][Game "kalah"]`))).toHaveLength(2);
  const [first, second] = must(parseRecords(`${head}\n[South "x"]\n\n${head}`));
  expect([first?.south, second?.south]).toEqual(['x', '']);
  const [fault] = faultsOf(`${head}[Mbegu "1"]`);
  expect(fault).toEqual({ code: 'record-tag-twice', params: { tag: 'Mbegu', line: 3 } });
});

describe('a broken record is refused with the place and what was looked for', () => {
  const cases: readonly (readonly [text: string, line: number, column: number, found: string, expected: string])[] = [
    ['', 1, 1, '', 'tag'],
    ['  \n ', 2, 2, '', 'tag'],
    ['C', 1, 1, 'C', 'tag'],
    ['\n\n  hello world', 3, 3, 'hello', 'tag'],
    ['[', 1, 1, '[', 'tag'],
    ['[1 "x"]', 1, 1, '[1', 'tag'],
    ['[Mbegu', 1, 7, '', 'tag-value'],
    ['[Mbegu 1]', 1, 7, '', 'tag-value'],
    ['[Mbegu "1]', 1, 7, '', 'tag-value'],
    ['[Mbegu "1\n"]', 1, 7, '', 'tag-value'],
    ['[Mbegu "1"', 1, 11, '', 'tag-end'],
    ['[Mbegu "1"x]', 1, 11, 'x]', 'tag-end'],
    ['[Mbegu "1"\n[Game "kalah"]', 1, 11, '', 'tag-end'],
    [`${head}\nM`, 4, 1, 'M', 'move'],
    [`${head}\nCa`, 4, 1, 'Ca', 'move'],
    [`${head}\n1. C swapped`, 4, 6, 'swapped', 'move'],
    [`${head}\n1. C swap-`, 4, 6, 'swap-', 'move'],
    [`${head}\n1. C --`, 4, 6, '--', 'move'],
    [`${head}\n1. C 25-23`, 4, 6, '25-23', 'move'],
    [`${head}\n1.. C`, 4, 1, '1..', 'move'],
    [`${head}\n1.... C`, 4, 1, '1....', 'move'],
    [`${head}\n1.5 C`, 4, 1, '1.5', 'move'],
    [`${head}\n1234567. C`, 4, 1, '1234567.', 'move'],
    [`${head}\n1 C`, 4, 1, '1', 'move'],
    [`${head}\n(C)`, 4, 1, '(C)', 'move'],
    [`${head}\nC )`, 4, 3, ')', 'move'],
    [`${head}\nC }`, 4, 3, '}', 'move'],
    [`${head}\n\nC (A`, 5, 3, '(A', 'variation-end'],
    [`${head}\nC (A {x}\n\n[Mbegu "1"]`, 4, 3, '(A', 'variation-end'],
    [`${head}\nC {never`, 4, 3, '{never', 'comment-end'],
    [`${head}\nC {never \\}`, 4, 3, '{never', 'comment-end'],
    [`${head}\nC [`, 4, 3, '[', 'tag'],
    [`\uFEFF${head}\n\u0000`, 4, 1, '\ufffd', 'move'],
  ];
  test('all of them', () =>
    runAll(cases, ([text, line, column, found, expected]) => {
      expect(faultsOf(text)).toEqual([{ code: 'record-syntax', params: { line, column, found, expected } }]);
    }));

  test('variations too deep', () => {
    const nested = (depth: number): string => `${head}\nC${' (C'.repeat(depth)}${')'.repeat(depth)}`;
    expect(faultsOf(nested(variationDepthMax))).toEqual([]);
    expect(faultsOf(nested(variationDepthMax + 1))).toEqual([
      {
        code: 'record-syntax',
        params: { line: 4, column: 99, found: '(C)))))))))))))))))))))))))))))))))', expected: 'less-depth' },
      },
    ]);
  });

  test('a text too long', () => {
    const pad = (chars: number): string => head.padEnd(chars, ' ');
    expect(faultsOf(pad(recordCharsMax))).toEqual([]);
    expect(faultsOf(pad(recordCharsMax + 1))).toEqual([
      { code: 'record-syntax', params: { line: 1, column: 1, found: '[Mbegu', expected: 'less-text' } },
    ]);
  });
});

describe('tags that say nothing of use: all of them at once, with their lines', () => {
  const fault = (code: string, params: object) => ({ code, params });
  const cases: readonly (readonly [text: string, ...faults: object[]])[] = [
    [
      '[South "x"]',
      fault('record-tag-missing', { tag: 'Mbegu', line: 1 }),
      fault('record-tag-missing', { tag: 'Game', line: 1 }),
    ],
    ['\n\n[Mbegu "1"]', fault('record-tag-missing', { tag: 'Game', line: 3 })],
    ['[Mbegu "2"][Game "kalah"]', fault('record-version', { found: '2', expected: 1 })],
    [
      '[Mbegu "01"][Game "kalah"]',
      fault('record-tag', { tag: 'Mbegu', found: '01', line: 1 }),
      fault('record-version', { found: '01', expected: 1 }),
    ],
    [`${head}[Game "kalah"]`, fault('record-tag-twice', { tag: 'Game', line: 3 })],
    [`${head}[A "1"]\n[A "2"]`, fault('record-tag-twice', { tag: 'A', line: 4 })],
    ['[Mbegu "1"]\n[Game "oware"]', fault('unknown-game', { game: 'oware', known: 'kalah, al-manqala, walak-pussa' })],
    [`${head}[Options "pie"]`, fault('option-syntax', { found: 'pie' })],
    [`${head}[Options "pits=13"]`, fault('option-value', { option: 'pits', found: '13', expected: '1-12' })],
    [
      `${head}[Date "2026-11-29"]\n[Round "0"]\n[Result "1:0"]\n[Termination "bored"]\n[Winner "South"]`,
      fault('record-tag', { tag: 'Date', found: '2026-11-29', line: 3 }),
      fault('record-tag', { tag: 'Round', found: '0', line: 4 }),
      fault('record-tag', { tag: 'Result', found: '1:0', line: 5 }),
      fault('record-tag', { tag: 'Termination', found: 'bored', line: 6 }),
      fault('record-tag', { tag: 'Winner', found: 'South', line: 7 }),
    ],
    [`${head}[Termination "match-over"]`, fault('record-tag', { tag: 'Termination', found: 'match-over', line: 3 })],
  ];
  test('all of them', () => runAll(cases, ([text, ...faults]) => expect(faultsOf(text)).toEqual(faults)));

  const good: readonly (readonly [tag: string, value: string])[] = [
    ['Date', '2026.01.31'],
    ['Date', '????.??.??'],
    ['Date', '2026.12.??'],
    ['Date', '2026.10.30'],
    ['Date', '1999.09.19'],
    ['Date', '0001.11.09'],
    ['Date', '2026.01.20'],
    ['Round', '1'],
    ['Round', '10'],
    ['Round', '999999'],
    ['Result', '*'],
    ['Result', '0-0'],
    ['Result', '1000-1000'],
    ['Result', '9999-10'],
    ['Winner', 'N'],
    ['Winner', 'S'],
    ['Termination', 'agreed'],
    ['Termination', 'only-endless'],
    ['Anything', ''],
    ['x-y_9', '\\\\'],
  ];
  const bad: readonly (readonly [tag: string, value: string])[] = [
    ['Date', '2026.13.01'],
    ['Date', '2026.00.01'],
    ['Date', '2026.01.32'],
    ['Date', '2026.01.00'],
    ['Date', '2026.1.01'],
    ['Date', '2026.01.1'],
    ['Date', '26.01.01'],
    ['Date', 'x2026.01.01'],
    ['Date', '2026.01.01x'],
    ['Date', '2026x01x01'],
    ['Date', '??.??.??'],
    ['Date', ''],
    ['Date', '12026.01.01'],
    ['Date', '2026.01.40'],
    ['Round', '01'],
    ['Round', '1000000'],
    ['Round', 'one'],
    ['Round', '1.'],
    ['Round', ' 1'],
    ['Result', '1-'],
    ['Result', '-1'],
    ['Result', '01-1'],
    ['Result', '1-01'],
    ['Result', '10000-1'],
    ['Result', '1-10000'],
    ['Result', '1-1-1'],
    ['Result', '**'],
    ['Result', 'x1-1'],
    ['Winner', ''],
    ['Winner', 's'],
    ['Termination', ''],
    ['Termination', 'toString'],
    ['Mbegu', '0'],
    ['Mbegu', 'x1'],
    ['Mbegu', '1x'],
  ];
  test('what each tag may say', () => {
    runAll(good, ([tag, value]) => expect(faultsOf(`${head}[${tag} "${value}"]`)).toEqual([]));
    runAll(bad, ([tag, value]) => {
      const text = tag === 'Mbegu' ? `[Mbegu "${value}"][Game "kalah"]` : `${head}[${tag} "${value}"]`;
      expect(JSON.stringify(faultsOf(text))).toContain(`{"code":"record-tag","params":{"tag":"${tag}"`);
    });
  });
});
