import { beforeAll, describe, expect, test } from 'vitest';
import {
  GAME_IDS,
  gameOf,
  history,
  legalMoves,
  type Match,
  type Move,
  makePosition,
  makeRecords,
  matchOf,
  must,
  now,
  openPosition,
  type Position,
  parsePosition,
  parseRecords,
  play,
  playMove,
  recordsOf,
  redo,
  startMatch,
  startPosition,
  totalSeeds,
  undo,
} from '../src/index.ts';
import { chance, oneOf } from './support/chance.ts';
import { checkPlayed } from './support/laws.ts';

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

const round = [...'AaBbCcDdEeFfGg'] as Move[];
const chaser = '1,0,0,0,0,0,0/1,0,0,0,0,0,0 40-40 S';

describe.each(['al-manqala', 'walak-pussa'] as const)('ten thousand moves of %s', (id) => {
  let given: Position;
  let match: Match;
  beforeAll(() => {
    const game = gameOf(id, { chase: 'agreement-only' });
    given = must(parsePosition(game, chaser));
    match = startMatch(game, given);
    for (let moves = 0; moves < 10_010; moves++) match = must(playMove(match, round[moves % 14] as Move));
  });

  test('are played, and nothing is worn out', () => {
    expect(history(match)).toHaveLength(10_010);
    expect(makePosition(now(match).position)).toBe(chaser);
  });

  test('are taken back one by one and brought back', () => {
    let back = match;
    while (back.last) {
      // Shared, not copied: the step before is the very one that was there.
      const before: Match = must(undo(back));
      expect(before.last).toBe(back.last.previous);
      back = before;
    }
    expect(now(back).position).toEqual(given);
    while (back.undone) back = must(redo(back));
    expect(back).toEqual(match);
  });

  test('are written down and read again', () => {
    const records = recordsOf(match);
    const read = must(parseRecords(makeRecords(records)));
    expect(read).toEqual(records);
    expect(makePosition(now(must(matchOf(read))).position)).toBe(chaser);
  });
});

test('counting repetitions costs one entry a move, however long the chase', () => {
  const game = gameOf('al-manqala');
  let entries = 0;
  const { set } = Map.prototype;
  Map.prototype.set = function (this: Map<unknown, unknown>, key: unknown, value: unknown) {
    entries += 1;
    return set.call(this, key, value) as Map<unknown, unknown>;
  };
  try {
    let match = startMatch(game, must(parsePosition(game, chaser)));
    for (let moves = 0; moves < 27; moves++) match = must(playMove(match, round[moves % 14] as Move));
  } finally {
    Map.prototype.set = set;
  }
  expect(entries).toBe(28);
});

describe('heaps', () => {
  const row = (pits: number, first: number) => [first, ...new Array(pits - 1).fill(0)].join();

  test('288 seeds, all that twelve pits of twelve hold, in one pit', () => {
    for (const id of GAME_IDS) {
      const game = gameOf(id, { pits: 12, seeds: 12 });
      expect(totalSeeds(startPosition(game).slots)).toBe(288);
      const { position } = must(openPosition(game, `${row(12, 288)}/${row(12, 1)} 300-300 S`));
      const played = must(play(game, position, 'A'));
      checkPlayed(game, position, played);
    }
    // 288 are eleven rounds of 25 stations, and then B to L, the kalah and a once more.
    const { position } = must(openPosition(gameOf('kalah', { pits: 12 }), `${row(12, 288)}/${row(12, 1)} 0-0 S`));
    expect(makePosition(must(play(gameOf('kalah', { pits: 12 }), position, 'A')).position)).toBe(
      '11,12,12,12,12,12,12,12,12,12,12,12/13,11,11,11,11,11,11,11,11,11,11,11 12-0 N',
    );
  });

  test('a thousand seeds in one pit', () => {
    for (const id of GAME_IDS) {
      for (const pits of [1, 2, 7, 12]) {
        const game = gameOf(id, { pits });
        const { position, outcome } = must(openPosition(game, `${row(pits, 999)}/${row(pits, 1)} 0-0 S`));
        for (const move of outcome ? [] : legalMoves(game, position)) {
          checkPlayed(game, position, must(play(game, position, move)));
        }
      }
    }
  });
});

describe('the smallest and the largest board', () => {
  const sizes = [
    [1, 1],
    [1, 12],
    [12, 1],
    [12, 12],
  ] as const;

  test.each(sizes)('%i pits of %i', (pits, seeds) => {
    for (const id of GAME_IDS) {
      const game = gameOf(id, { pits, seeds });
      const below = chance(100 * pits + seeds);
      for (let games = 0; games < 5; games++) {
        let match = startMatch(game);
        for (let moves = 0; moves < 300 && !now(match).outcome; moves++) {
          const before = now(match).position;
          match = must(playMove(match, oneOf(below, legalMoves(game, before))));
          checkPlayed(game, before, now(match));
        }
        expect(totalSeeds(now(match).position.slots)).toBe(2 * pits * seeds);
      }
    }
  });

  test('one pit each: what becomes of one seed each', () => {
    const endOf = (id: (typeof GAME_IDS)[number]): string => {
      const game = gameOf(id, { pits: 1, seeds: 1 });
      const match = startMatch(game);
      const [move] = legalMoves(game, now(match).position);
      return makePosition(now(move ? must(playMove(match, move)) : match).position);
    };
    // The seed of A goes to the kalah, and North keeps its own.
    expect(endOf('kalah')).toBe('0/0 1-1 -');
    // A makes a two, which is taken: more than half.
    expect(endOf('al-manqala')).toBe('0/0 2-0 -');
    // A makes a two; A is empty, and beyond it lies a.
    expect(endOf('walak-pussa')).toBe('0/0 2-0 -');
  });
});
