import { type GameId, type Match, must, now, playMove, type Side, startMatch } from '@mbegu/rules';
import { describe, expect, test } from 'vitest';
import { withoutMajority } from '../src/endgame/rules-text.ts';
import { analyse, chooseMove, parseLevel, seenCountsOf } from '../src/index.ts';
import { marginOf } from '../src/value.ts';
import { dice, gameWith, throwSeeds } from './support.ts';

// A player who only compares values can put off a win for ever: each move keeps it, none brings it nearer.

const strongest = { ...must(parseLevel('5')), nodes: 20_000 };

const playOut = (match: Match): Match => {
  let at = match;
  for (let i = 0; now(at).outcome === null && i < 200; i++) {
    const { move } = must(chooseMove(at.game, now(at).position, strongest, { seed: i, seen: seenCountsOf(at) }));
    at = must(playMove(at, move));
  }
  return at;
};

describe.each<[GameId, number]>([
  ['al-manqala', 4],
  ['walak-pussa', 4],
  ['al-manqala', 7],
  ['walak-pussa', 7],
])('%s, %i pits', (id, pits) => {
  const seed = 11;
  test(`both sides get what the search promised, seed ${seed}`, () => {
    const game = withoutMajority(gameWith(id, { pits }));
    const roll = dice(seed);
    let played = 0;
    for (let i = 0; i < 60 && played < 8; i++) {
      const position = throwSeeds(game, roll, 3 + roll(4));
      if (!position) continue;
      const promise = must(analyse(game, position, { nodes: 20_000, within: 0.1 }));
      const side = position.turn as Side;
      if (!promise.exact || promise.value === marginOf(position, side)) continue;
      played++;
      const end = now(playOut(startMatch(game, position)));
      expect(end.outcome).not.toBeNull();
      expect(marginOf(end.position, side)).toBe(promise.value);
    }
    expect(played).toBeGreaterThan(3);
  });
});
