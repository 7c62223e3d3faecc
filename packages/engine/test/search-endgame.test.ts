import {
  type Game,
  type GameId,
  legalMoves,
  type Match,
  must,
  now,
  type Position,
  play,
  playMove,
  repetitionKey,
  type Side,
  seedsOnBoard,
  startMatch,
} from '@mbegu/rules';
import { describe, expect, test } from 'vitest';
import { analyse, openProbe, type Probe, reports, seenCountsOf, withoutMajority } from '../src/index.ts';
import { marginOf } from '../src/value.ts';
import { builtTable } from './endgame-support.ts';
import { dice, gameWith, throwSeeds } from './support.ts';

const CASES: readonly { id: GameId; pits: number; seeds: number }[] = [
  { id: 'kalah', pits: 3, seeds: 8 },
  { id: 'kalah', pits: 7, seeds: 4 },
  { id: 'al-manqala', pits: 2, seeds: 10 },
  { id: 'al-manqala', pits: 3, seeds: 7 },
  { id: 'al-manqala', pits: 7, seeds: 4 },
  { id: 'walak-pussa', pits: 3, seeds: 8 },
  { id: 'walak-pussa', pits: 7, seeds: 4 },
];

const opened = (id: GameId, pits: number, seeds: number): { game: Game; endgame: Probe } => {
  const game = withoutMajority(gameWith(id, { pits }));
  return { game, endgame: openProbe(builtTable(game, seeds)) };
};

/** Positions with so many seeds at most in the pits, thrown at random. */
const thrown = (game: Game, seeds: number, count: number): Position[] => {
  const roll = dice(31);
  const positions: Position[] = [];
  for (let i = 0; i < 20 * count && positions.length < count; i++) {
    const position = throwSeeds(game, roll, 1 + roll(seeds));
    if (position && seedsOnBoard(position.slots) <= seeds) positions.push(position);
  }
  return positions;
};

const valuesOf = (game: Game, position: Position, endgame: Probe | null) => {
  const report = must(analyse(game, position, { nodes: 50_000, within: Number.POSITIVE_INFINITY, endgame }));
  return { ...report, moves: Object.fromEntries(report.moves.map(({ move, value }) => [move, value])) };
};

describe.each(CASES)('$id, $pits pits, a table of $seeds seeds', ({ id, pits, seeds }) => {
  const { game, endgame } = opened(id, pits, seeds);

  test('the search finds what the table says, move by move', () => {
    let compared = 0;
    for (const position of thrown(game, seeds, 100)) {
      const alone = valuesOf(game, position, null);
      const known = valuesOf(game, position, endgame);
      expect(known).toMatchObject({ exact: true, depth: 1 });
      if (!alone.exact) continue;
      expect(alone.moves).toEqual(known.moves);
      compared++;
    }
    expect(compared).toBeGreaterThan(40);
  });

  test('above the table the search finds the same with it as without, sooner', () => {
    let nodes = { alone: 0, known: 0 };
    for (const position of thrown(game, seeds + 2, 40)) {
      const alone = valuesOf(game, position, null);
      const known = valuesOf(game, position, endgame);
      if (!alone.exact || !known.exact) continue;
      expect(known.moves).toEqual(alone.moves);
      nodes = { alone: nodes.alone + alone.nodes, known: nodes.known + known.nodes };
    }
    expect(nodes.known).toBeLessThan(nodes.alone);
  });
});

/** Every way the match can end when one side plays by the table; at most so many moves in all. */
const endsAgainstAll = (match: Match, side: Side, endgame: Probe, budget: { moves: number }): Match[] => {
  if (now(match).outcome !== null) return [match];
  const { position } = now(match);
  const seen = seenCountsOf(match);
  const moves =
    position.turn === side
      ? [must(analyse(match.game, position, { nodes: 0, seen, endgame })).move]
      : legalMoves(match.game, position);
  return moves.flatMap((move) =>
    budget.moves-- <= 0 ? [] : endsAgainstAll(must(playMove(match, move)), side, endgame, budget),
  );
};

test('what the match has seen leaves what a table knows certain, until one more time could end it', () => {
  const { game, endgame } = opened('al-manqala', 3, 4);
  const position = thrown(game, 4, 1)[0] as Position;
  const within = Number.POSITIVE_INFINITY;
  const fresh = must(analyse(game, position, { endgame, within }));
  // Wherever its moves lead has been seen.
  const seen = (count: number) =>
    Object.fromEntries(
      fresh.moves.map(({ move }) => {
        const { slots, turn } = must(play(game, position, move)).position;
        return [repetitionKey(slots, turn as Side), count];
      }),
    );
  expect(must(analyse(game, position, { endgame, within, seen: seen(1) }))).toEqual(fresh);
  expect(must(analyse(game, position, { endgame, within, seen: seen(2) })).exact).toBe(false);
});

describe.each(CASES)('$id, $pits pits: from a won position of the table', ({ id, pits, seeds }) => {
  test('its margin is won against every defence, one sowing ahead', () => {
    const { game, endgame } = opened(id, pits, seeds);
    const budget = { moves: 2_000 };
    let wins = 0;
    for (const position of thrown(game, seeds, 100)) {
      const side = position.turn as Side;
      const { value } = must(analyse(game, position, { nodes: 0, endgame }));
      if (value <= marginOf(position, side)) continue;
      wins++;
      for (const end of endsAgainstAll(startMatch(game, position), side, endgame, budget)) {
        expect(marginOf(now(end).position, side)).toBeGreaterThanOrEqual(value);
      }
    }
    expect(wins).toBeGreaterThan(10);
  });
});

test('a table is not asked about boards with holes that are not open, nor before a swap', () => {
  const asked: number[] = [];
  const spy: Probe = {
    seeds: 10,
    value: (_, at) => {
      asked.push(at);
      return 0;
    },
    distance: () => 0,
  };
  const rounds = gameWith('walak-pussa', { pits: 3, rounds: 'simple' });
  const position: Position = {
    slots: [1, 1, 0, 1, 2, 0, 0, 0, 0, 0],
    holes: ['open', 'open', 'open', 'open', 'open', 'out'],
    turn: 'S',
    pie: 'none',
  };
  expect([...reports(rounds, position, { endgame: spy, depth: 3 })].length).toBeGreaterThan(0);
  expect(asked).toEqual([]);
});
