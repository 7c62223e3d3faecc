import { type Game, type GameId, legalMoves, type Match, must, now, playMove, startMatch } from '@mbegu/rules';
import { describe, expect, test } from 'vitest';
import { analyse, reference, type SeenCounts, seenCountsOf, seenFrom, withoutMajority } from '../src/index.ts';
import { at, dice, gameWith, throwSeeds } from './support.ts';

// What a match has seen can change values where its third time ends a chase; what is called exact must not be changed by it.

const CASES: readonly { id: GameId; pits: number; matches: number }[] = [
  { id: 'al-manqala', pits: 1, matches: 300 },
  { id: 'al-manqala', pits: 2, matches: 300 },
  { id: 'al-manqala', pits: 3, matches: 200 },
  { id: 'walak-pussa', pits: 2, matches: 600 },
  { id: 'walak-pussa', pits: 3, matches: 500 },
  { id: 'walak-pussa', pits: 4, matches: 300 },
];

/** A match some random moves on, which go round as often as not. */
const wander = (game: Game, roll: (n: number) => number): Match | null => {
  const position = throwSeeds(game, roll, 1 + roll(6));
  if (!position) return null;
  let match = startMatch(game, position);
  for (let moves = roll(14); moves > 0 && now(match).outcome === null; moves--) {
    const legal = legalMoves(game, now(match).position);
    match = must(playMove(match, legal[roll(legal.length)] as (typeof legal)[number]));
  }
  return now(match).outcome === null ? match : null;
};

const mostOf = (counts: SeenCounts): number => Math.max(...Object.values(counts));

describe.each(CASES)('$id, $pits pits, in the middle of $matches matches', ({ id, pits, matches }) => {
  const seed = 71;
  test(`what is exact is what the rules give with that past, seed ${seed}`, () => {
    const game = withoutMajority(gameWith(id, { pits }));
    const roll = dice(seed);
    let exact = 0;
    for (let i = 0; i < matches; i++) {
      const match = wander(game, roll);
      if (!match) continue;
      const { position } = now(match);
      const seen = seenCountsOf(match);
      const truth = reference(game, position, { seen: seenFrom(seen), nodesMax: 5_000 });
      if (!truth.ok) continue;
      const values = new Map(truth.value.moves.map(({ move, value }) => [move, value]));
      const report = must(analyse(game, position, { seen, within: Number.POSITIVE_INFINITY, nodes: 50_000 }));
      for (const { move, value, exact: isExact } of report.moves) if (isExact) expect(value).toBe(values.get(move));
      if (report.exact) expect(report.value).toBe(truth.value.value);
      // A position that has come once or not at all cannot be the third time of anything: the past is no excuse.
      if (mostOf(seen) < 2) expect(report.exact).toBe(true);
      if (report.exact) exact++;
    }
    expect(exact).toBeGreaterThan(20);
  });
});

describe('a match that has gone round', () => {
  const game = withoutMajority(gameWith('al-manqala', { pits: 3 }));
  // The one move there is is searched only when it is to be valued.
  const within = Number.POSITIVE_INFINITY;
  const position = at(game, '1,0,0/0,1,0 3-1 S');

  test('once: the value is what it is, and certain', () => {
    const fresh = must(analyse(game, position, { within }));
    expect(fresh.exact).toBe(true);
    const once = { '1,0,0,0,1,0 S': 1, '0,1,0,0,1,0 N': 1 };
    expect(must(analyse(game, position, { seen: once, within }))).toMatchObject({ exact: true, value: fresh.value });
  });

  test('twice: one more time would end the game, and nothing that rests on it is called exact', () => {
    const twice = { '1,0,0,0,1,0 S': 2, '0,1,0,0,1,0 N': 2 };
    const report = must(analyse(game, position, { seen: twice, within }));
    const truth = must(reference(game, position, { seen: seenFrom(twice) }));
    expect(report.value).toBe(truth.value);
    expect(report.exact).toBe(false);
  });

  test('is no matter where players must agree to a chase', () => {
    const free = withoutMajority(gameWith('al-manqala', { pits: 3, chase: 'agreement-only' }));
    const twice = { '1,0,0,0,1,0 S': 2, '0,1,0,0,1,0 N': 2 };
    expect(must(analyse(free, position, { seen: twice, within }))).toMatchObject({
      exact: true,
      value: must(analyse(free, position, { within })).value,
    });
  });

  test('counts of nonsense are no past', () => {
    const seen = { '': 2, 'a,b S': 2, '1,0,0,0,1 S': 2, '9,0,0,0,0,0 S': 2, '1,0,0,0,1,0 X': 2, '-1,2,0,0,1,0 S': 2 };
    expect(must(analyse(game, position, { seen, within }))).toEqual(must(analyse(game, position, { within })));
  });
});
