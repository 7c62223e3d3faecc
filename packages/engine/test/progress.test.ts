import {
  type Game,
  type GameId,
  legalMoves,
  type Match,
  type Move,
  must,
  now,
  playMove,
  type Side,
  startMatch,
} from '@mbegu/rules';
import { describe, expect, test } from 'vitest';
import { analyse, chooseMove, LEVELS, type Level, seenCountsOf, withoutMajority } from '../src/index.ts';
import { marginOf } from '../src/value.ts';
import { dice, gameWith, throwSeeds } from './support.ts';

// A player who only compares values can put off a win for ever: each move keeps it, none brings it nearer.

const CASES: readonly { id: GameId; pits: number; seedsMax: number }[] = [
  { id: 'al-manqala', pits: 2, seedsMax: 8 },
  { id: 'al-manqala', pits: 3, seedsMax: 6 },
  { id: 'al-manqala', pits: 4, seedsMax: 5 },
  { id: 'al-manqala', pits: 7, seedsMax: 4 },
  { id: 'walak-pussa', pits: 3, seedsMax: 7 },
  { id: 'walak-pussa', pits: 4, seedsMax: 6 },
  { id: 'walak-pussa', pits: 7, seedsMax: 4 },
];

/** Margins promised are those of the whole board: an early win by majority would leave seeds uncounted. */
const gameOfCase = (id: GameId, pits: number): Game => withoutMajority(gameWith(id, { pits }));

const bestMove = (match: Match): Move => {
  const { position } = now(match);
  return must(analyse(match.game, position, { nodes: 50_000, seen: seenCountsOf(match) })).move;
};

/** Every way the match can end when one side plays what the search finds; at most so many moves in all. */
const endsAgainstAll = (match: Match, engine: Side, budget: { moves: number }): Match[] => {
  if (now(match).outcome !== null) return [match];
  const { position } = now(match);
  const moves = position.turn === engine ? [bestMove(match)] : legalMoves(match.game, position);
  return moves.flatMap((move) => {
    if (budget.moves-- <= 0) return [];
    return endsAgainstAll(must(playMove(match, move)), engine, budget);
  });
};

describe.each(CASES)('$id, $pits pits: what the search promises', ({ id, pits, seedsMax }) => {
  const seed = 20_261_130;
  test(`is won against every defence, seed ${seed}`, () => {
    const game = gameOfCase(id, pits);
    const roll = dice(seed);
    let promises = 0;
    const budget = { moves: 1_500 };
    for (let i = 0; i < 400 && budget.moves > 0; i++) {
      const position = throwSeeds(game, roll, 2 + roll(seedsMax - 1));
      if (!position) continue;
      const side = position.turn as Side;
      const promise = must(analyse(game, position, { nodes: 50_000 }));
      if (!promise.exact || promise.value <= marginOf(position, side)) continue;
      promises++;
      for (const end of endsAgainstAll(startMatch(game, position), side, budget)) {
        // A chase wins nothing, so what was promised has been won before one.
        expect(now(end).outcome).not.toBeNull();
        expect(marginOf(now(end).position, side)).toBeGreaterThanOrEqual(promise.value);
      }
    }
    expect(promises).toBeGreaterThan(5);
  });
});

describe.each(CASES)('$id, $pits pits: the strongest level on both sides', ({ id, pits, seedsMax }) => {
  const strongest = { ...(LEVELS.at(-1) as Level), nodes: 20_000 };
  const playOut = (match: Match): Match => {
    let at = match;
    for (let i = 0; now(at).outcome === null && i < 200; i++) {
      const { move } = must(chooseMove(at.game, now(at).position, strongest, { seed: i, seen: seenCountsOf(at) }));
      at = must(playMove(at, move));
    }
    return at;
  };

  test('gets what the search promised', () => {
    const game = gameOfCase(id, pits);
    const roll = dice(11);
    let played = 0;
    for (let i = 0; i < 60 && played < 8; i++) {
      const position = throwSeeds(game, roll, 2 + roll(seedsMax - 1));
      if (!position) continue;
      const promise = must(analyse(game, position, { nodes: 20_000 }));
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
