import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createGame,
  FAULT_CODES,
  type Fault,
  gameOf,
  makePosition,
  makeRecords,
  matchOf,
  must,
  parseJsonRecord,
  parseMove,
  parseOptions,
  parsePosition,
  parseRecords,
  parseSetup,
  type Result,
  startPosition,
} from '../src/index.ts';
import { anyCase, runs } from './support/arbitraries.ts';

/** Whatever came in: an answer, never an exception; of a fault a known code, and words that stay short. */
const checkAnswer = (answer: Result<unknown, Fault | readonly Fault[]>): void => {
  if (answer.ok) return;
  const faults = Array.isArray(answer.error) ? (answer.error as readonly Fault[]) : [answer.error as Fault];
  expect(faults.length).toBeGreaterThan(0);
  for (const { code, params } of faults) {
    expect(FAULT_CODES).toContain(code);
    for (const value of Object.values(params)) expect(String(value).length).toBeLessThanOrEqual(120);
  }
};

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: fc.constantFrom(...'0123456789,/- SNpx+'), maxLength: 60 }),
  fc.string({ unit: fc.constantFrom(...'[]"{}()\\.-ABCabc 1\n'), maxLength: 60 }),
  fc.constantFrom(
    '',
    '\u0000',
    '9'.repeat(400),
    `${'9'.repeat(400)}/1 0-0 S`,
    '\u{1F330}',
    '\uD800',
    '١/١ ٠-٠ S',
    'NaN/1 0-0 S',
    '1e9/1 0-0 S',
  ),
);

interface Change {
  readonly at: number;
  readonly cut: number;
  readonly put: string;
}

const changes = fc.array(
  fc.record({
    at: fc.nat(400),
    cut: fc.nat(4),
    put: fc.oneof(fc.string({ unit: fc.constantFrom(...'0123456789,/- SNpx+[]"{}()ACac\\\n'), maxLength: 3 }), anyText),
  }),
  { minLength: 1, maxLength: 3 },
);

/** A good text with something cut out and something put in. */
const mutated = (text: string, list: readonly Change[]): string =>
  list.reduce((state, { at, cut, put }) => {
    const from = at % (state.length + 1);
    return state.slice(0, from) + put + state.slice(from + cut);
  }, text);

describe('garbage', () => {
  test('as anything', () => {
    const games = [gameOf('kalah', { pie: 'on' }), gameOf('walak-pussa', { rounds: 'parker' })] as const;
    fc.assert(
      fc.property(anyText, (text) => {
        checkAnswer(parseSetup(text));
        for (const game of games) checkAnswer(parsePosition(game, text));
        checkAnswer(parseMove(text));
        checkAnswer(parseOptions('kalah', text));
        checkAnswer(createGame(text));
        checkAnswer(createGame('kalah', { [text]: text, pits: text }));
        checkAnswer(parseRecords(text));
        checkAnswer(parseRecords(`[Mbegu "1"]\n[Game "kalah"]\n${text}`));
      }),
      runs(1500),
    );
  });

  test('as JSON', () => {
    const keys = fc.constantFrom(
      ...['mbegu', 'game', 'options', 'south', 'north', 'date', 'round', 'position', 'result', 'termination'],
      ...['winner', 'tags', 'comments', 'moves', 'move', 'variations', '__proto__', 'x'],
    );
    const value = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(1, 'kalah', 'C', ['C'], [{ move: 'C' }]));
    fc.assert(
      fc.property(fc.dictionary(keys, value), fc.boolean(), (json, least) => {
        checkAnswer(parseJsonRecord(JSON.parse(JSON.stringify(json))));
        const record = parseJsonRecord({ mbegu: 1, game: 'kalah', moves: [], ...(least ? json : {}) });
        checkAnswer(record);
        // What is taken as JSON can be written as text and read again.
        if (record.ok) checkAnswer(parseRecords(makeRecords([record.value])));
        if (record.ok) expect(parseRecords(makeRecords([record.value])).ok).toBe(true);
      }),
      runs(1000),
    );
  });
});

describe('good texts, spoilt', () => {
  test('positions: what is taken has one text and keeps to the bounds', () => {
    fc.assert(
      fc.property(anyCase, changes, ({ game, position }, list) => {
        const text = mutated(makePosition(position), list);
        const read = parsePosition(game, text);
        checkAnswer(read);
        if (!read.ok) return;
        expect(makePosition(read.value)).toBe(
          text
            .trim()
            .split(/[ \t]+/)
            .join(' '),
        );
        const total = read.value.slots.reduce((sum, count) => sum + count);
        expect(total).toBeGreaterThanOrEqual(1);
        expect(total).toBeLessThanOrEqual(1000);
      }),
      runs(1500),
    );
  });

  test('records: read, played and refused with reason', () => {
    const good = [
      '[Mbegu "1"]\n[Game "kalah"]\n[Options "pie=on"]\n[South "A"]\n[North "B"]\n[Result "*"]\n\n{x} 1. CA swap b (d {y} 2. B) 2. E e\n',
      '[Mbegu "1"]\n[Game "al-manqala"]\n[Position "0,3,0,0,1,2,0/1,0,0,0,0,0,0 45-46 S"]\n[Result "*"]\n\n1. F - 2. G\n',
      '[Mbegu "1"]\n[Game "walak-pussa"]\n[Options "rounds=simple"]\n[Round "1"]\n[Position "0,0,0,0,0,0,0/0,0,0,0,0,0,0 39-17 -"]\n\n[Mbegu "1"]\n[Game "walak-pussa"]\n[Options "rounds=simple"]\n[Round "2"]\n\n1... d\n',
    ];
    for (const text of good) must(matchOf(must(parseRecords(text))));
    let played = 0;
    let refused = 0;
    fc.assert(
      fc.property(fc.constantFrom(...good), changes, (text, list) => {
        const records = parseRecords(mutated(text, list));
        checkAnswer(records);
        if (!records.ok) return;
        const match = matchOf(records.value);
        checkAnswer(match);
        if (match.ok) played += 1;
        else refused += 1;
        expect(must(parseRecords(makeRecords(records.value)))).toHaveLength(records.value.length);
      }),
      runs(1500),
    );
    expect(played).toBeGreaterThan(20);
    expect(refused).toBeGreaterThan(100);
  });
});

test('the start of a game is never refused', () => {
  const game = gameOf('kalah');
  expect(must(parsePosition(game, makePosition(startPosition(game))))).toEqual(startPosition(game));
});
