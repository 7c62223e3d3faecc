import { beforeEach, describe, expect, test } from 'vitest';
import {
  abort,
  agree,
  type Game,
  gameOf,
  history,
  legalMoves,
  type Match,
  type Move,
  makePosition,
  matchOutcome,
  must,
  nextRound,
  now,
  parsePosition,
  playMove,
  playOn,
  redo,
  resign,
  roundOf,
  startMatch,
  totalSeeds,
  undo,
} from '../src/index.ts';
import { chance, oneOf } from './support/chance.ts';

// Made when the tests run, not when they are collected: a mutant that breaks it must fail a test.
let simple: Game;
let parker: Game;
beforeEach(() => {
  simple = gameOf('walak-pussa', { rounds: 'simple' });
  parker = gameOf('walak-pussa', { rounds: 'parker' });
});
const empty = '0,0,0,0,0,0,0/0,0,0,0,0,0,0';

const open = (game: Game, text: string): Match => startMatch(game, must(parsePosition(game, text)));
const textOf = (match: Match): string => makePosition(now(match).position);
const codeOf = (result: { ok: true } | { ok: false; error: { code: string } }): string =>
  result.ok ? 'ok' : result.error.code;

/** Random moves to the end of the round. */
const playOut = (match: Match, seed: number): Match => {
  const below = chance(seed);
  let state = match;
  while (!now(state).outcome) state = must(playMove(state, oneOf(below, legalMoves(state.game, now(state).position))));
  return state;
};

describe('between two rounds', () => {
  let over: Match;
  beforeEach(() => {
    over = playOut(startMatch(simple), 1);
  });

  test('the match goes on while another round can follow', () => {
    expect(now(over).outcome).not.toBeNull();
    expect(matchOutcome(over)).toBeNull();
    expect(codeOf(playMove(over, 'A'))).toBe('game-over');
    expect(codeOf(resign(over, 'S'))).toBe('match-over');
    const next = must(playOn(over));
    expect(roundOf(next)).toBe(2);
    expect(now(next).outcome).toBeNull();
    expect(totalSeeds(now(next).position.slots)).toBe(56);
    expect(next.last?.step).toEqual({ kind: 'round' });
  });

  test('a round that is not over has no next one', () => {
    expect(playOn(startMatch(simple))).toEqual({ ok: false, error: { code: 'match-going-on', params: {} } });
    expect(matchOutcome(startMatch(simple))).toBeNull();
  });

  test('undo goes back over it, redo forward again', () => {
    const played = playOut(must(playOn(over)), 2);
    let back = played;
    while (back.last) back = must(undo(back));
    expect(textOf(back)).toBe('4,4,4,4,4,4,4/4,4,4,4,4,4,4 0-0 S');
    expect(roundOf(back)).toBe(1);
    while (back.undone) back = must(redo(back));
    expect(back).toEqual(played);
    expect(roundOf(back)).toBe(2);
    expect(history(back).filter(({ step }) => step.kind === 'round')).toHaveLength(1);
  });

  test('after undo of the round the ended one can go on into it again', () => {
    const back = must(undo(must(playOn(over))));
    expect(textOf(back)).toBe(textOf(over));
    expect(textOf(must(playOn(back)))).toBe(textOf(must(playOn(over))));
  });
});

describe('a decision', () => {
  let start: Match;
  beforeEach(() => {
    start = open(simple, '4,4,4,4,4,4,4/4,4,4,4,x,x,x 11-1 N');
  });

  test('to give up ends the match, not only the round', () => {
    for (const end of [resign(start, 'S'), abort(start)]) {
      const ended = must(end);
      expect(matchOutcome(ended)).toEqual(now(ended).outcome);
      expect(playOn(ended)).toEqual({ ok: false, error: { code: 'match-over', params: {} } });
    }
  });

  test('that the rest only chases ends the round', () => {
    const agreed = must(agree(start));
    expect(textOf(agreed)).toBe('0,0,0,0,0,0,0/0,0,0,0,x,x,x 11-1 - +44');
    expect(matchOutcome(agreed)).toBeNull();
    // 44 shared: 33 and 23; North has five holes and three seeds over.
    expect(textOf(must(playOn(agreed)))).toBe('4,4,4,4,4,4,4/4,4,4,4,4,x,x 5-3 N');
  });
});

describe('the end of the match', () => {
  test('a loser with one seed too few', () => {
    expect(matchOutcome(open(simple, `${empty} 53-3 -`))).toEqual({
      winner: 'S',
      score: [53, 3],
      reason: 'match-over',
    });
    expect(playOn(open(simple, `${empty} 3-53 -`))).toEqual({ ok: false, error: { code: 'match-over', params: {} } });
    expect(matchOutcome(open(simple, `${empty} 52-4 -`))).toBeNull();
    expect(matchOutcome(open(parker, `${empty} 2-54 -`))).toEqual({
      winner: 'N',
      score: [2, 54],
      reason: 'match-over',
    });
    expect(matchOutcome(open(parker, `${empty} 3-53 -`))).toBeNull();
  });

  test('a loser with nothing at all', () => {
    for (const game of [simple, parker]) {
      expect(matchOutcome(open(game, `${empty} 56-0 -`))).toMatchObject({ winner: 'S', reason: 'match-over' });
    }
  });

  test('a winner who cannot fill his row: only a set-up position holds so few', () => {
    expect(matchOutcome(open(simple, `${empty} 27-20 -`))).toMatchObject({ winner: 'S', reason: 'match-over' });
    expect(matchOutcome(open(simple, `${empty} 28-20 -`))).toBeNull();
  });

  test('more seeds than the board takes stay in the piles', () => {
    expect(textOf(must(playOn(open(parker, `${empty} 500-499 -`))))).toBe('4,4,4,4,4,4,4/4,4,4,4,4,4,4 472-471 N');
  });

  test('who begins with nothing but endless moves cannot sow', () => {
    // `3,x/4,3`: three seeds of A go round three holes until everything lies as at first.
    const game = gameOf('walak-pussa', { pits: 2, seeds: 4, rounds: 'parker' });
    expect(matchOutcome(open(game, '0,0/0,0 3-13 -'))).toEqual({ winner: 'N', score: [3, 13], reason: 'match-over' });
    expect(matchOutcome(open(game, '0,0/0,0 4-12 -'))).toBeNull();
  });

  test('seeds on the board of a given position that is over are nobody’s, and shared', () => {
    // 20 and 25 held, 8 on the board, 3 aside: five each, the odd one to South.
    const match = open(simple, '4,0,0,0,0,0,0/0,0,0,0,0,0,4 20-25 - +3');
    expect(textOf(must(playOn(match)))).toBe('4,4,4,4,4,4,x/4,4,4,4,4,4,4 2-2 S');
  });

  test('a drawn round of which only the position is known: South begins', () => {
    expect(textOf(must(playOn(open(simple, `${empty} 28-28 -`))))).toBe('4,4,4,4,4,4,4/4,4,4,4,4,4,4 0-0 S');
  });

  test('nextRound asks for an ended round', () => {
    const match = startMatch(simple);
    expect(nextRound(simple, now(match))).toBeNull();
    const over = now(open(gameOf('walak-pussa'), `${empty} 39-17 -`));
    expect(nextRound(gameOf('walak-pussa'), over)).toBeNull();
    expect(nextRound(simple, over)).not.toBeNull();
  });
});

test.each(['simple', 'parker'] as const)('whole matches at random come to an end (%s)', (form) => {
  const game = gameOf('walak-pussa', { rounds: form });
  let rounds = 0;
  for (let seed = 1; seed <= 12; seed++) {
    let match = playOut(startMatch(game), seed);
    for (let more = 0; more < 60 && matchOutcome(match) === null; more++) {
      match = playOut(must(playOn(match)), 100 * seed + more);
      expect(totalSeeds(now(match).position.slots)).toBe(56);
    }
    rounds += roundOf(match);
    const end = matchOutcome(match);
    if (end) expect(end.reason).toBe('match-over');
    expect(playOn(match).ok).toBe(end === null);
  }
  expect(rounds).toBeGreaterThan(24);
});

test('moves are typed: a move of another game is refused, not thrown', () => {
  expect(codeOf(playMove(startMatch(simple), 'swap'))).toBe('no-swap');
  expect(codeOf(playMove(startMatch(simple), 'L' as Move))).toBe('no-such-move');
});
