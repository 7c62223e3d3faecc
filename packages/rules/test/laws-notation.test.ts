import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  abort,
  agree,
  createGame,
  type GAME_IDS,
  type GameRecord,
  history,
  legalMoves,
  type Match,
  makeJsonRecord,
  makeOptions,
  makePosition,
  makeRecords,
  matchOf,
  must,
  now,
  parseJsonRecord,
  parseOptions,
  parsePosition,
  parseRecords,
  parseSetup,
  playMove,
  playOn,
  REASONS,
  type RecordEntry,
  type RecordLine,
  recordsOf,
  resign,
  setupOf,
  startMatch,
  timeOut,
  validate,
} from '../src/index.ts';
import { anyCase, anyGame, runs } from './support/arbitraries.ts';

test('position text', () => {
  fc.assert(
    fc.property(anyCase, ({ game, position }) => {
      const text = makePosition(position);
      expect(must(parsePosition(game, text))).toEqual(position);
      expect(makePosition(must(parsePosition(game, text)))).toBe(text);
      expect(must(parseSetup(text))).toEqual(setupOf(position));
      expect(must(validate(game, setupOf(position)))).toEqual(position);
      expect(text.length).toBeLessThanOrEqual(200);
    }),
    runs(2000),
  );
});

test('options', () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      const options = must(parseOptions(game.id as (typeof GAME_IDS)[number], makeOptions(game)));
      expect(must(createGame(game.id, options))).toEqual(game);
    }),
    runs(500),
  );
});

// Records of any content, legal or not: the form alone is read and written.

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: fc.constantFrom('"', '\\', ']', '[', '{', '}', '(', ')', ' ', '\n', 'a', '\u0000'), maxLength: 8 }),
);
const anyMove = fc.oneof(
  { weight: 10, arbitrary: fc.constantFrom(...'ABCDEFGHIJKLabcdefghijkl') },
  { weight: 1, arbitrary: fc.constantFrom('swap', '-') },
);

const { line: anyLine } = fc.letrec<{ line: RecordLine; entry: RecordEntry }>((tie) => ({
  line: fc.record({
    comments: fc.array(anyText, { maxLength: 2 }),
    entries: fc.array(tie('entry'), { maxLength: 8 }),
  }),
  entry: fc.record({
    move: anyMove as fc.Arbitrary<RecordEntry['move']>,
    comments: fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.array(anyText, { maxLength: 2 }) },
    ),
    variations: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      { weight: 5, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.array(tie('line'), { maxLength: 2 }) },
    ),
  }),
}));

const tagName = fc
  .stringMatching(/^[A-Za-z][A-Za-z0-9_-]{0,8}$/)
  .filter((name) => !/^(Mbegu|Game|Options|South|North|Date|Round|Position|Result|Termination|Winner)$/.test(name));

const anyRecord: fc.Arbitrary<GameRecord> = fc
  .record({
    game: anyGame,
    south: anyText,
    north: anyText,
    date: fc.option(fc.constantFrom('2026.11.29', '????.??.??')),
    round: fc.option(fc.integer({ min: 1, max: 999_999 })),
    position: fc.option(anyText),
    result: fc.option(fc.tuple(fc.nat(1000), fc.nat(1000))),
    termination: fc.option(fc.constantFrom(...REASONS.filter((reason) => reason !== 'match-over'))),
    winner: fc.option(fc.constantFrom('S', 'N') as fc.Arbitrary<'S' | 'N'>),
    tags: fc.dictionary(tagName, anyText, { maxKeys: 3 }),
    line: anyLine,
  })
  .map(({ game, ...rest }) => ({
    ...rest,
    game: game.id as GameRecord['game'],
    options: must(parseOptions(game.id as GameRecord['game'], makeOptions(game))),
  }));

/** What text cannot keep: spaces round a comment. */
const trimmed = ({ comments, entries }: RecordLine): RecordLine => ({
  comments: comments.map((comment) => comment.trim()),
  entries: entries.map((entry) => ({
    ...entry,
    comments: entry.comments.map((comment) => comment.trim()),
    variations: entry.variations.map(trimmed),
  })),
});
const asText = (record: GameRecord): GameRecord => ({ ...record, line: trimmed(record.line) });

test('records as text', () => {
  fc.assert(
    fc.property(fc.array(anyRecord, { minLength: 1, maxLength: 3 }), (records) => {
      const text = makeRecords(records);
      const read = must(parseRecords(text));
      expect(read).toEqual(records.map(asText));
      expect(makeRecords(read)).toBe(makeRecords(records.map(asText)));
    }),
    runs(1000),
  );
});

test('records as JSON', () => {
  fc.assert(
    fc.property(anyRecord, (record) => {
      const json = JSON.stringify(makeJsonRecord(record));
      expect(must(parseJsonRecord(JSON.parse(json)))).toEqual(record);
    }),
    runs(1000),
  );
});

// Matches that were really played: passes, swaps, repetition, rounds, decisions.

const anyMatch: fc.Arbitrary<Match> = fc
  .tuple(anyCase, fc.array(fc.nat(99), { maxLength: 60 }), fc.nat(12))
  .map(([{ game, position }, choices, end]) => {
    let match = startMatch(game, position);
    for (const choice of choices) {
      const moves = legalMoves(game, now(match).position);
      const next = moves.length > 0 ? playMove(match, moves[choice % moves.length] ?? 'A') : playOn(match);
      if (!next.ok) break;
      match = next.value;
    }
    const ends = [agree, abort, (m: Match) => resign(m, 'S'), (m: Match) => timeOut(m, 'N')];
    const ended = ends[end]?.(match);
    return ended?.ok ? ended.value : match;
  });

test('records of matches, as text and as JSON: played through they give the same match', () => {
  const met = { pass: 0, swap: 0, round: 0, over: 0, decided: 0 };
  fc.assert(
    fc.property(anyMatch, (match) => {
      const records = recordsOf(match, { south: 'Amina', north: 'Babu' });
      const texts = must(parseRecords(makeRecords(records)));
      const jsons = records.map((record) => must(parseJsonRecord(JSON.parse(JSON.stringify(makeJsonRecord(record))))));
      expect(texts).toEqual(records);
      expect(jsons).toEqual(records);
      const again = must(matchOf(texts));
      expect(history(again).map(({ step }) => step)).toEqual(history(match).map(({ step }) => step));
      expect(now(again).position).toEqual(now(match).position);
      expect(now(again).outcome).toEqual(now(match).outcome);
      const entries = records.flatMap(({ line }) => line.entries.map(({ move }) => move));
      met.pass += entries.includes('-') ? 1 : 0;
      met.swap += entries.includes('swap') ? 1 : 0;
      met.round += records.length > 1 ? 1 : 0;
      met.over += now(match).outcome ? 1 : 0;
      met.decided += records.some(({ winner }) => winner !== null) ? 1 : 0;
    }),
    runs(700),
  );
  for (const [what, times] of Object.entries(met)) expect(times, what).toBeGreaterThan(0);
});
