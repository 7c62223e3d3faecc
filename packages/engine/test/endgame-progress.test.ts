import {
  type Game,
  legalMoves,
  type Move,
  must,
  now,
  type Position,
  play,
  playMove,
  type Side,
  seedsOnBoard,
  settle,
  startMatch,
} from '@mbegu/rules';
import { describe, expect, test } from 'vitest';
import { asker, builtTable, eachBoard, marginFor, toTheEnd, withPits } from './endgame-support.ts';
import { dice, gameWith, throwSeeds } from './support.ts';

type Asker = ReturnType<typeof asker>;

interface Choice {
  readonly move: Move;
  readonly after: Position;
  /** What the mover wins with it from here on. */
  readonly value: number;
  /** Moves from after it to the capture or the end, 0 where it is that. */
  readonly way: number;
}

const choicesOf = (game: Game, { value, distance }: Asker, before: Position): Choice[] => {
  const side = before.turn as Side;
  return legalMoves(game, before).map((move) => {
    const { position: after } = must(play(game, before, move));
    const gain = marginFor(after, side) - marginFor(before, side);
    const rest = after.turn === side ? value(after) : 0 - value(after);
    const left = seedsOnBoard(after.slots) === seedsOnBoard(before.slots);
    return { move, after, value: gain + rest, way: left && after.turn !== null ? distance(after) : 0 };
  });
};

/** The best move, and of several the one that comes nearest to the capture or the end. */
const chosen = (choices: readonly Choice[]): Choice => {
  const best = Math.max(...choices.map(({ value }) => value));
  return choices.filter(({ value }) => value === best).reduce((a, b) => (b.way < a.way ? b : a));
};

/**
 * Follows the table for one side against everything the other can do, from every position, as a graph: what it wins with
 * every move is at least what it was promised, and while that is more than nothing no position comes back.
 */
const walkAll = (game: Game, ask: Asker, pits: number, seeds: number): number => {
  const done = new Map<string, 'open' | 'closed'>();
  let wins = 0;
  const walk = (position: Position, winner: Side): void => {
    if (position.turn === null) return;
    const promised = position.turn === winner ? ask.value(position) : 0 - ask.value(position);
    // Nothing more to win: each side can go on for ever.
    if (promised <= 0) return;
    const { slots, turn } = position;
    const key = `${slots.slice(0, 2 * pits)} ${turn} ${winner}`;
    if (done.get(key) === 'open') expect.fail(`${key} comes back`);
    if (done.has(key)) return;
    done.set(key, 'open');
    wins++;
    const choices = choicesOf(game, ask, position);
    for (const choice of turn === winner ? [chosen(choices)] : choices) {
      const value = turn === winner ? choice.value : 0 - choice.value;
      if (value < promised) expect.fail(`${key}: ${choice.move} wins ${value} of ${promised}`);
      walk(choice.after, winner);
    }
    done.set(key, 'closed');
  };
  for (let n = 1; n <= seeds; n++) {
    for (const board of eachBoard(2 * pits, n)) {
      const { position } = settle(game, withPits(game, board));
      walk(position, 'S');
      walk(position, 'N');
    }
  }
  return wins;
};

describe.each([
  ['al-manqala', { origin: 'sow' }],
  ['al-manqala', { origin: 'skip' }],
  ['walak-pussa', {}],
] as const)('%s %j', (id, options) => {
  test.each([
    [1, 8],
    [2, 6],
    [3, 5],
    [4, 4],
  ])('on %i pits with up to %i seeds who wins gets on, whatever the other does', (pits, seeds) => {
    const game = toTheEnd(gameWith(id, { ...options, pits }));
    expect(walkAll(game, asker(builtTable(game, seeds)), pits, seeds)).toBeGreaterThan(3);
  });

  test('on the real board the winner has his margin at the end, and no chase ends it while there is something to win', () => {
    const game = toTheEnd(gameWith(id, options));
    const ask = asker(builtTable(game, 8));
    const roll = dice(5);
    let games = 0;
    while (games < 60) {
      const start = throwSeeds(game, roll, 3 + roll(6));
      if (start === null || ask.value(start) <= 0) continue;
      const winner = start.turn as Side;
      const promised = marginFor(start, winner) + ask.value(start);
      const defends = roll(2) === 0 ? chosen : (choices: readonly Choice[]) => choices[roll(choices.length)] as Choice;
      let match = startMatch(game, start);
      for (let moves = 0; now(match).outcome === null; moves++) {
        if (moves > 2_000) expect.fail('there is no end to it');
        const { position } = now(match);
        const choice = (position.turn === winner ? chosen : defends)(choicesOf(game, ask, position));
        match = must(playMove(match, choice.move));
        if (now(match).outcome?.reason !== 'chase') continue;
        const rest = ask.value(choice.after);
        expect(choice.after.turn === winner ? rest : 0 - rest).toBeLessThanOrEqual(0);
      }
      expect(marginFor(now(match).position, winner)).toBeGreaterThanOrEqual(promised);
      games++;
    }
  });
});
