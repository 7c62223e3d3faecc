import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createGame, GAME_IDS, type GameEvent, legalMoves, must, openPosition } from '@mbegu/rules';
import { describe, expect, test } from 'vitest';
import { lineBytesMax } from '../src/lines.ts';
import { mbegu } from './support.ts';

type Json = Readonly<Record<string, unknown>>;

const apply = async (input: string | Buffer | Iterable<Buffer>, ...flags: string[]): Promise<unknown[]> => {
  const { code, out, err } = await mbegu(['apply', ...flags], { input });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out === '' || out.endsWith('\n')).toBe(true);
  return out
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
};

const ask = async (line: Json, ...flags: string[]): Promise<unknown> => {
  const [answer, ...more] = await apply(`${JSON.stringify(line)}\n`, ...flags);
  expect(more).toEqual([]);
  return answer;
};

const vectors = (game: string, kind: 'moves' | 'games'): Json[] =>
  readFileSync(new URL(`../../rules/vectors/${game}/${kind}.jsonl`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

describe.each(GAME_IDS)('vectors of %s', (id) => {
  test('single moves', async () => {
    const cases = vectors(id, 'moves');
    expect(cases.length).toBeGreaterThan(100);
    const lines = cases.map(({ game, options, position, move }) => ({ game, options, position, moves: [move] }));
    const answers = await apply(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    expect(answers).toHaveLength(cases.length);
    answers.forEach((answer, index) => {
      const { next, outcome } = cases[index] as Json;
      expect(answer).toMatchObject({ position: next, outcome });
    });
  });

  test('legal moves before them', async () => {
    const cases = vectors(id, 'moves');
    const lines = cases.map(({ game, options, position }) => `${JSON.stringify({ game, options, position })}\n`);
    const answers = await apply(lines.join(''));
    expect(answers).toEqual(cases.map(({ position, legal }) => ({ position, legal, outcome: null })));
  });

  test('whole games', async () => {
    const cases = vectors(id, 'games');
    expect(cases.length).toBeGreaterThan(50);
    const lines = cases.map(({ game, options, start, moves }) => ({ game, options, position: start, moves }));
    const answers = await apply(lines.map((line) => JSON.stringify(line)).join('\r\n'));
    const unfinished = { legal: expect.arrayContaining([expect.any(String)]) };
    expect(answers).toEqual(
      cases.map(({ final, outcome }) => ({ position: final, outcome, ...(outcome ? { legal: [] } : unfinished) })),
    );
  });
});

describe('questions', () => {
  test('position, options and moves may be missing; keys come in one order', async () => {
    const { out } = await mbegu(['apply'], { input: '{"game":"kalah"}' });
    expect(out).toBe('{"position":"4,4,4,4,4,4/4,4,4,4,4,4 0-0 S","legal":["A","B","C","D","E","F"],"outcome":null}\n');
  });

  test('defaults may be given', async () => {
    const options = { pits: 6, seeds: 4, 'empty-capture': 'leave', end: 'row-empty', leftovers: 'owner', pie: 'off' };
    expect(await ask({ game: 'kalah', options, moves: [] })).toEqual(await ask({ game: 'kalah' }));
  });

  test('a position is settled before the first move, with events of index -1', async () => {
    const line = { game: 'al-manqala', position: '0,3,0,0,1,0,1/0,0,0,0,0,0,0 47-46 N', moves: ['G'] };
    const answer = await ask(line, '--events');
    expect(answer).toMatchObject({
      events: [
        { move: -1, type: 'pass', side: 'N' },
        { move: -1, type: 'turn', side: 'S' },
        { move: 0, type: 'lift', pit: 'G', count: 1 },
        { move: 0, type: 'sow', to: 'a' },
        { move: 0, type: 'turn', side: 'N' },
      ],
    });
  });

  test('a finished position has an outcome without a reason', async () => {
    const answer = await ask({ game: 'kalah', options: { pits: 1 }, position: '0/0 5-3 -' });
    expect(answer).toEqual({
      position: '0/0 5-3 -',
      legal: [],
      outcome: { winner: 'S', score: [5, 3], reason: null },
    });
  });

  test('the swap', async () => {
    const answer = await ask({ game: 'kalah', options: { pie: 'on' }, moves: ['A', 'swap', 'b'] });
    expect(answer).toMatchObject({ position: expect.stringMatching(/ S swapped$/) });
  });

  test('repetition counts from the given position', async () => {
    const position = '1,0,0,0,0,0,0/1,0,0,0,0,0,0 48-48 S';
    const round = [...'AaBbCcDdEeFfGg'];
    expect(await ask({ game: 'al-manqala', position, moves: round })).toMatchObject({ position, outcome: null });
    expect(await ask({ game: 'al-manqala', position, moves: [...round, ...round] })).toMatchObject({
      position: '0,0,0,0,0,0,0/0,0,0,0,0,0,0 49-49 -',
      outcome: { winner: null, score: [49, 49], reason: 'chase' },
    });
  });
});

describe('rounds', () => {
  const ending = { game: 'walak-pussa', position: '0,0,0,0,0,0,0/0,0,0,0,0,0,0 39-17 S' };

  test.each([
    ['simple', '4,4,4,4,4,4,4/4,4,4,4,x,x,x 11-1 N'],
    ['parker', '4,4,1,4,4,4,4/4,4,4,4,1p,x,x 14-0 N'],
  ])('%s: the next round', async (rounds, next) => {
    expect(await ask({ ...ending, options: { rounds } })).toEqual({
      position: '0,0,0,0,0,0,0/0,0,0,0,0,0,0 39-17 -',
      legal: [],
      outcome: { winner: 'S', score: [39, 17], reason: 'board-empty' },
      next,
    });
  });

  test('null when the match is over', async () => {
    const position = '0,0,0,0,0,0,0/0,0,0,0,0,0,0 54-2 S';
    expect(await ask({ ...ending, position, options: { rounds: 'simple' } })).toMatchObject({ next: null });
  });

  test('no key while the round goes on, or in a game of one round', async () => {
    expect(await ask({ game: 'walak-pussa', options: { rounds: 'simple' } })).not.toHaveProperty('next');
    expect(await ask(ending)).not.toHaveProperty('next');
  });
});

test('events folded one by one are the moves', async () => {
  const moves = ['C', 'A', 'b', 'F'];
  const answer = (await ask({ game: 'kalah', moves }, '--events')) as { events: ({ move: number } & GameEvent)[] };
  expect(answer.events.map(({ move }) => move)).toEqual(answer.events.map(({ move }) => move).sort((a, b) => a - b));
  expect(answer.events.filter(({ type }) => type === 'lift')).toEqual(
    moves.map((pit, move) => ({ move, type: 'lift', pit, count: expect.any(Number) })),
  );
});

/** What a program can get wrong: the line, the code, and what else the error says. */
const BAD: readonly [line: string | Buffer, code: string, more?: Json][] = [
  ['', 'blank-line'],
  ['   ', 'blank-line'],
  ['\r', 'blank-line'],
  ['nonsense', 'json-syntax'],
  ['{"game":"kalah"', 'json-syntax'],
  ['{"game":"kalah\u0000"}', 'json-syntax'],
  ['\u0000', 'json-syntax'],
  ['\ufeff{"game":"kalah"}', 'byte-order-mark'],
  [Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), 'not-utf8'],
  ['[]', 'key-type'],
  ['null', 'key-type'],
  ['7', 'key-type'],
  [`${'['.repeat(200_000)}${']'.repeat(200_000)}`, 'key-type'],
  ['{}', 'missing-key', { key: 'game' }],
  ['{"game":7}', 'key-type', { key: 'game' }],
  ['{"game":"kalha"}', 'unknown-game', { suggestion: 'kalah' }],
  ['{"game":"kalah","postion":"x"}', 'unknown-key', { suggestion: 'position' }],
  ['{"game":"kalah","__proto__":{}}', 'unknown-key'],
  ['{"game":"kalah","game":"kalah"}', 'key-twice'],
  ['{"game":"kalah","options":{"pits":6,"pits":5}}', 'key-twice'],
  ['{"game":"kalah","options":[]}', 'key-type', { key: 'options' }],
  ['{"game":"kalah","options":null}', 'key-type', { key: 'options' }],
  ['{"game":"kalah","options":{"pits":null}}', 'key-type'],
  [`{"game":"kalah","options":{"pits":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`, 'key-type'],
  ['{"game":"kalah","options":{"pits":"6"}}', 'option-value', { found: '"6"', expected: '1-12' }],
  ['{"game":"kalah","options":{"pits":13}}', 'option-value', { found: '13' }],
  ['{"game":"kalah","options":{"pits":-1}}', 'option-value'],
  ['{"game":"kalah","options":{"pits":1e99}}', 'option-value'],
  ['{"game":"kalah","options":{"pie":"onn"}}', 'option-value', { suggestion: 'on' }],
  ['{"game":"kalah","options":{"chase":"agreement-only"}}', 'unknown-option'],
  ['{"game":"kalah","options":{"__proto__":"x"}}', 'unknown-option'],
  ['{"game":"kalah","position":4}', 'key-type', { key: 'position' }],
  ['{"game":"kalah","position":"4,4/4,4 0-0 S"}', 'pit-count'],
  ['{"game":"kalah","position":"4,4,4,4,4,4/4,4,4,4,4,999 99-0 S"}', 'seed-total'],
  ['{"game":"kalah","moves":"A"}', 'key-type', { key: 'moves' }],
  ['{"game":"kalah","moves":["x1"]}', 'move-syntax', { index: 0 }],
  ['{"game":"kalah","moves":[1]}', 'move-syntax', { index: 0, found: '1' }],
  ['{"game":"kalah","moves":["A",["A"]]}', 'move-syntax', { index: 1 }],
  ['{"game":"kalah","moves":["A","B"]}', 'not-yours', { index: 1 }],
  ['{"game":"kalah","moves":["G"]}', 'no-such-move', { index: 0 }],
  ['{"game":"kalah","moves":["swap"]}', 'no-swap', { index: 0 }],
  ['{"game":"kalah","moves":["C","C"]}', 'empty-pit', { index: 1 }],
  ['{"game":"kalah","options":{"pits":1},"position":"0/0 5-3 -","moves":["A"]}', 'game-over', { index: 0 }],
  ['{"game":"walak-pussa","position":"1,0,1,0,1,0,1/0,1,0,1,0,2,1 0-0 S","moves":["A"]}', 'endless', { index: 0 }],
];

describe('a bad line', () => {
  test('is answered in its place by a code and a sentence, and the rest goes on', async () => {
    const good = '{"game":"kalah","moves":["C"]}';
    const newline = Buffer.from('\n');
    const input = BAD.flatMap(([line]) => [Buffer.from(line), newline, Buffer.from(good), newline]);
    const answers = await apply(input);
    expect(answers).toHaveLength(2 * BAD.length);
    BAD.forEach(([, code, more = {}], index) => {
      const answer = answers[2 * index] as { error: Json };
      expect(Object.keys(answer)).toEqual(['error']);
      expect(answer.error).toMatchObject({ code, message: expect.stringMatching(/[.?]$/), ...more });
      expect(answers[2 * index + 1]).toHaveProperty('legal');
    });
  });

  test('lists every fault', async () => {
    const answer = await ask({ game: 'kalah', options: { pits: 13, pie: 'x' } });
    expect(answer).toMatchObject({ error: { code: 'option-value', faults: [{ option: 'pits' }, { option: 'pie' }] } });
  });
});

describe('long lines', () => {
  const padded = (bytes: number): Buffer => {
    const line = '{"game":"kalah"}';
    return Buffer.from(line.padEnd(bytes));
  };
  const newline = Buffer.from('\n');

  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  /** Of buffers somebody still holds; the first collection may leave what it found to be freed beside it. */
  const bytesInUse = (): number => {
    collectGarbage();
    collectGarbage();
    return process.memoryUsage().arrayBuffers;
  };

  test('a mebibyte is read, one byte more is not', async () => {
    const input = [padded(lineBytesMax), newline, padded(lineBytesMax + 1), newline, padded(20)];
    const [fits, long, after] = await apply(input);
    expect(fits).toHaveProperty('legal');
    expect(long).toMatchObject({ error: { code: 'line-too-long', bytesMax: lineBytesMax } });
    expect(after).toHaveProperty('legal');
  });

  test('the carriage return does not count', async () => {
    const [fits] = await apply([padded(lineBytesMax), Buffer.from('\r\n')]);
    expect(fits).toHaveProperty('legal');
  });

  test('an enormous one is never held', async () => {
    let held = 0;
    function* input(): Generator<Buffer> {
      const before = bytesInUse();
      for (let at = 0; at < 200; at++) yield Buffer.alloc(2 ** 20, '"');
      held = bytesInUse() - before;
      yield Buffer.from('\n{"game":"kalah"}\n');
    }
    const [long, after] = await apply(input());
    // What the stream itself has read ahead.
    expect(held).toBeLessThan(50 * 2 ** 20);
    expect(long).toMatchObject({ error: { code: 'line-too-long' } });
    expect(after).toHaveProperty('legal');
  });

  test('cut anywhere, characters of several bytes too, lines are the same', async () => {
    const bytes = Buffer.from('{"game":"kalah"}\r\n{"game":"ქალაჰი"}\n{"game":"walak-pussa"}');
    const whole = await apply(bytes);
    expect(await apply(Array.from(bytes, (byte) => Buffer.from([byte])))).toEqual(whole);
    expect(whole).toHaveLength(3);
  });

  test('more events than an answer holds are refused', async () => {
    const game = must(createGame('al-manqala', { chase: 'agreement-only', pits: 2 }));
    const position = '1,0/1,0 2-2 S';
    const moves: string[] = [];
    // Two beads that never meet: A a B b A a …, as long as one likes.
    expect(legalMoves(game, must(openPosition(game, position)).position)).toContain('A');
    for (let round = 0; round < 25_000; round++) moves.push('A', 'a', 'B', 'b');
    const line = { game: 'al-manqala', options: { chase: 'agreement-only', pits: 2 }, position, moves };
    expect(await ask(line, '--events')).toMatchObject({ error: { code: 'too-many-events' } });
    expect(await ask(line)).toHaveProperty('legal');
  });
});
