import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeJsonRecord, must, parseRecords } from '@mbegu/rules';
import { describe, expect, test } from 'vitest';
import { inFolder, json, mbegu } from './support.ts';

const record = `[Mbegu "1"]
[Game "kalah"]
[Options "pie=on"]
[South "Asha"]
[North "Freja"]
[Date "2026.11.29"]
[Result "*"]

{Hello.} 1. CA {Nice!} swap (1... b) b 2. E e
`;

const rounds = `[Mbegu "1"]
[Game "walak-pussa"]
[Options "rounds=simple"]
[South ""]
[North ""]
[Round "1"]
[Position "0,0,0,0,0,0,0/0,0,0,0,0,0,0 39-17 S"]
[Result "39-17"]

[Mbegu "1"]
[Game "walak-pussa"]
[Options "rounds=simple"]
[South ""]
[North ""]
[Round "2"]
[Position "4,4,4,4,4,4,4/4,4,4,4,x,x,x 11-1 N"]
[Result "*"]

1... a
`;

const check = (input: string | Buffer) => mbegu(['replay', '-', '--check'], { input });

test('steps through a file: names, sentences, boards, comments', () =>
  inFolder(async (folder) => {
    const file = join(folder, 'game.mbegu');
    writeFileSync(file, record);
    const { code, out } = await mbegu(['replay', file]);
    expect(code).toBe(0);
    expect(out).toContain('Kalah pie=on  Asha – Freja, 2026.11.29');
    expect(out).toContain('Hello.');
    expect(out).toContain('Nice!');
    expect(out).toContain('1  Asha: C\n');
    // After the swap each plays the other's row.
    expect(out).toContain('4  Asha: b\n');
    expect(out).toContain('5  Freja: E\n');
    expect(out.match(/╭/g)).toHaveLength(7);
    expect(out).toContain('The record ends here, unfinished.');
    expect(await mbegu(['replay', '-'], { input: record })).toMatchObject({ code: 0, out });
  }));

test('--check', async () => {
  expect(await check(record)).toMatchObject({ code: 0, out: 'ok: 6 moves\n' });
  expect(await check(record.replaceAll('\n', '\r\n'))).toMatchObject({ code: 0 });
  expect(await check(`\ufeff${record}`)).toMatchObject({ code: 0 });
  expect(await check(`${record}\n${record}`)).toMatchObject({ code: 0, out: 'ok: 2 games, 12 moves\n' });
  const { value } = await json(['replay', '-', '--check', '--json'], { input: record });
  expect(value).toEqual({ ok: true, games: 1, moves: 6 });
});

test('rounds of one match', async () => {
  expect(await check(rounds)).toMatchObject({ code: 0, out: 'ok: 1 move\n' });
  const { out } = await mbegu(['replay', '-'], { input: rounds });
  expect(out).toContain('Round 2');
});

test('the JSON twin, one or several', async () => {
  const twin = makeJsonRecord(must(parseRecords(record))[0] as never);
  expect(await check(JSON.stringify(twin, null, 2))).toMatchObject({ out: 'ok: 6 moves\n' });
  expect(await check(JSON.stringify([twin, twin]))).toMatchObject({ out: 'ok: 2 games, 12 moves\n' });
});

test('--json has every position', async () => {
  const { code, value } = await json(['replay', '-', '--json'], { input: record });
  expect(code).toBe(0);
  expect(value).toMatchObject({
    games: [
      {
        game: 'kalah',
        options: { pie: 'on' },
        south: 'Asha',
        north: 'Freja',
        position: '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S pie',
        moves: [
          { move: 'C', position: '4,4,0,5,5,5/4,4,4,4,4,4 1-0 S pie' },
          { move: 'A' },
          { move: 'swap' },
          { move: 'b' },
          { move: 'E' },
          { move: 'e', position: '1,6,2,6,0,6/5,1,6,6,0,6 2-1 S swapped' },
        ],
        outcome: null,
      },
    ],
  });
});

/** Records that are none: the text, the code, and words of the sentence. */
const BROKEN: readonly [what: string, text: string | Buffer, code: string, words: string][] = [
  ['an illegal move', record.replace('2. E', '2. A'), 'record-move', 'turn 2: A may not be played there. A is empty'],
  ['an illegal move in a variation', record.replace('(1... b)', '(1... bb)'), 'record-move', 'turn 2: b'],
  ['a wrong result', record.replace('"*"', '"25-23"'), 'record-result', '25-23'],
  ['nothing', '', 'record-syntax', 'line 1'],
  ['a tag that is not closed', record.replace('"kalah"]', '"kalah"'), 'record-syntax', 'line'],
  ['a comment that is not closed', record.replace('Nice!}', 'Nice!'), 'record-syntax', 'comment'],
  ['no game', record.replace('[Game "kalah"]\n', ''), 'record-tag-missing', 'Game'],
  ['an unknown game', record.replace('"kalah"', '"kalha"'), 'unknown-game', 'kalha'],
  ['an unknown option', record.replace('pie=on', 'pi=on'), 'unknown-option', 'pi'],
  ['another version', record.replace('Mbegu "1"', 'Mbegu "2"'), 'record-version', '2'],
  ['a tag twice', record.replace('[South', '[Game "kalah"]\n[South'), 'record-tag-twice', 'Game'],
  ['NUL bytes', record.replace('2. E', '\u0000'), 'record-syntax', 'line'],
  ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00]), 'not-utf8', 'UTF-8'],
  ['broken JSON', '{"mbegu": 1,', 'json-syntax', 'JSON'],
  ['JSON of another shape', '{"mbegu": 1, "game": "kalah", "surprise": true}', 'json-shape', ''],
  ['an empty list', '[{}]', 'json-shape', ''],
  ['a wrong next round', rounds.replace('11-1 N', '10-2 N'), 'record-rounds', 'Round 2'],
  ['too much', Buffer.alloc(17_000_000, ' '), 'file-too-large', '4,000,000'],
];

describe('a record that is refused', () => {
  test.each(BROKEN)('%s', async (_, input, code, words) => {
    const plain = await check(input);
    expect(plain).toMatchObject({ code: 1, out: '' });
    expect(plain.err).toContain(words);
    expect(plain.err).not.toMatch(/\n {4}at |undefined/);
    const { code: exitCode, value } = await json(['replay', '-', '--json'], { input });
    expect(exitCode).toBe(1);
    expect(value).toMatchObject({ error: { code, message: expect.any(String) } });
  });
});

test('of several records, a broken one is named by its place in the file', async () => {
  const broken = record.replace('CA', 'CC');
  const { code, err } = await check(`${record}\n${broken}`);
  expect(code).toBe(1);
  expect(err).toContain('Record 2 of the file: The record cannot go on at turn 1');
  expect((await check(`${rounds.replace('1... a', '1... x')}`)).code).toBe(1);
  expect((await check(rounds.replace('1... a', '1... ag'))).err).toContain('Record 2 of the file');
  expect((await check(broken)).err).not.toContain('of the file');
});

test('what a record says stands on the screen and does nothing to it', async () => {
  const { out } = await mbegu(['replay', '-'], {
    input: record.replace('Asha', '\u001b[31mAsha\u202e').replace('Hello.', '\u001b[2JHello.\u0007'),
  });
  expect(out).toContain('\ufffd[2JHello.\ufffd');
  expect(out).toContain('\ufffd[31mAsha – Freja');
  expect(out).not.toMatch(/(?!\n)\p{Cc}|\u202e/u);
  const { err } = await mbegu(['\u001b[31mevil']);
  expect(err).toContain('“\ufffd[31mevil”');
});
