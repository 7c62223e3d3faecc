import { beforeEach, describe, expect, test } from 'vitest';
import {
  abort,
  agree,
  agreed,
  canAgree,
  type Game,
  gameOf,
  history,
  type Match,
  type Move,
  makePosition,
  matchOutcome,
  must,
  nothingSeen,
  now,
  parsePosition,
  play,
  playMove,
  playOn,
  redo,
  repetitionKey,
  resign,
  roundOf,
  type Seen,
  seenIn,
  sitter,
  startMatch,
  timeOut,
  undo,
} from '../src/index.ts';

// Made when the tests run, not when they are collected: a mutant that breaks it must fail a test.
let kalah: Game;
let pie: Game;
let manqala: Game;
beforeEach(() => {
  kalah = gameOf('kalah');
  pie = gameOf('kalah', { pie: 'on' });
  manqala = gameOf('al-manqala');
});

const open = (game: Game, text: string): Match => startMatch(game, must(parsePosition(game, text)));

const playAll = (match: Match, moves: string): Match =>
  moves.split(' ').reduce((state, move) => must(playMove(state, move as Move)), match);

const codeOf = (result: { ok: true } | { ok: false; error: { code: string } }): string =>
  result.ok ? 'ok' : result.error.code;

const textOf = (match: Match): string => makePosition(now(match).position);

const countsOf = (match: Match): string[] =>
  [...new Set(history(match).map((ply) => repetitionKey(ply.position.slots, ply.onTurn ?? 'S')))].map(
    (key) => `${key} ${seenIn(match).count(key)}`,
  );

/** The same line played anew: nothing in it has been undone or branched. */
const anew = (match: Match): Match =>
  history(match).reduce(
    (state, { step }) => (step.kind === 'move' ? must(playMove(state, step.move)) : state),
    startMatch(match.game, match.given),
  );

const round = 'A a B b C c D d E e F f G g';
const chaser = '1,0,0,0,0,0,0/1,0,0,0,0,0,0 48-48 S';

test('history, numbers, rounds', () => {
  const match = playAll(startMatch(kalah), 'C A b');
  expect(history(match).map(({ number, round, step }) => [number, round, step])).toEqual([
    [1, 1, { kind: 'move', move: 'C' }],
    [2, 1, { kind: 'move', move: 'A' }],
    [3, 1, { kind: 'move', move: 'b' }],
  ]);
  expect(roundOf(match)).toBe(1);
  expect(roundOf(startMatch(kalah))).toBe(1);
  expect(history(startMatch(kalah))).toEqual([]);
});

test('a refused move leaves no trace and says why', () => {
  const match = playAll(startMatch(kalah), 'C');
  expect(playMove(match, 'C')).toEqual({ ok: false, error: { code: 'empty-pit', params: { pit: 'C' } } });
  expect(playMove(match, 'a')).toEqual({ ok: false, error: { code: 'not-yours', params: { pit: 'a' } } });
});

describe('undo and redo', () => {
  test('step by step, back and forth', () => {
    const match = playAll(startMatch(kalah), 'C A b');
    const twice = must(undo(must(undo(match))));
    expect(textOf(twice)).toBe('4,4,0,5,5,5/4,4,4,4,4,4 1-0 S');
    expect(redo(must(redo(twice)))).toEqual({ ok: true, value: match });
    expect(codeOf(redo(match))).toBe('nothing-to-redo');
    const start = must(undo(twice));
    expect(textOf(start)).toBe(textOf(startMatch(kalah)));
    expect(undo(start)).toEqual({ ok: false, error: { code: 'nothing-to-undo', params: {} } });
    expect(must(redo(must(redo(must(redo(start))))))).toEqual(match);
  });

  test('a new move ends what could be redone; a refused one does not', () => {
    const back = must(undo(playAll(startMatch(kalah), 'C A')));
    expect(codeOf(playMove(back, 'C'))).toBe('empty-pit');
    expect(codeOf(redo(back))).toBe('ok');
    expect(redo(playAll(back, 'B'))).toEqual({ ok: false, error: { code: 'nothing-to-redo', params: {} } });
  });

  test('the match that was left stays as it was', () => {
    const match = playAll(startMatch(kalah), 'C A');
    const other = playAll(must(undo(match)), 'B');
    expect(textOf(match)).toBe('0,5,1,6,6,5/4,4,4,4,4,4 1-0 N');
    expect(textOf(other)).toBe('4,0,1,6,6,6/4,4,4,4,4,4 1-0 N');
    expect(textOf(playAll(match, 'b'))).toBe('0,5,1,6,6,5/4,0,5,5,5,5 1-0 S');
  });

  test('a decision is a step like any other', () => {
    for (const end of [resign(startMatch(manqala), 'N'), agree(startMatch(manqala)), abort(startMatch(manqala))]) {
      const ended = must(end);
      expect(now(ended).outcome).not.toBeNull();
      expect(codeOf(playMove(ended, 'A'))).toBe('game-over');
      const back = must(undo(ended));
      expect(now(back).outcome).toBeNull();
      expect(must(redo(back))).toEqual(ended);
      expect(codeOf(playMove(back, 'A'))).toBe('ok');
    }
  });
});

describe('decisions', () => {
  test('none after the end, whoever made it', () => {
    const over = playAll(open(kalah, '0,0,0,0,0,1/0,3,0,0,2,0 20-22 S'), 'F');
    const given = open(kalah, '0,0,0,0,0,0/0,0,0,0,0,0 20-22 -');
    for (const match of [over, given, must(resign(startMatch(kalah), 'S'))]) {
      for (const result of [resign(match, 'S'), timeOut(match, 'N'), abort(match), agree(match)]) {
        expect(result).toEqual({ ok: false, error: { code: 'match-over', params: {} } });
      }
    }
  });

  test('Kalah knows no chase to agree on', () => {
    const match = startMatch(kalah);
    expect(canAgree(kalah, now(match).position)).toBe(false);
    expect(agree(match)).toEqual({ ok: false, error: { code: 'no-chase', params: { game: 'kalah' } } });
    expect(canAgree(manqala, now(startMatch(manqala)).position)).toBe(true);
    expect(canAgree(manqala, must(parsePosition(manqala, chaser.replace('S', '-'))))).toBe(false);
  });

  test('a game without chases divides nothing, should somebody ask', () => {
    const position = must(parsePosition(kalah, '4,4,0,5,5,5/4,4,4,4,4,4 1-0 S'));
    expect(agreed(kalah, position).events).toEqual([{ type: 'end', winner: 'S', score: [1, 0], reason: 'agreed' }]);
  });

  test('who resigns or is late need not be on turn; on whom the turn was is kept', () => {
    const match = playAll(startMatch(kalah), 'C A');
    for (const [end, winner, reason] of [
      [must(resign(match, 'S')), 'N', 'resigned'],
      [must(resign(match, 'N')), 'S', 'resigned'],
      [must(timeOut(match, 'S')), 'N', 'timeout'],
      [must(timeOut(match, 'N')), 'S', 'timeout'],
    ] as const) {
      expect(now(end).outcome).toEqual({ winner, score: [1, 0], reason });
      expect(matchOutcome(end)).toEqual(now(end).outcome);
      expect(now(end).events).toEqual([{ type: 'end', winner, score: [1, 0], reason }]);
      expect(now(end).onTurn).toBe('N');
      expect(textOf(end)).toBe('0,5,1,6,6,5/4,4,4,4,4,4 1-0 -');
    }
    expect(now(must(agree(startMatch(manqala)))).onTurn).toBe('S');
  });

  test('the steps say what was decided', () => {
    const stepOf = (match: Match) => match.last?.step;
    const start = startMatch(manqala);
    expect(stepOf(must(resign(start, 'S')))).toEqual({ kind: 'resign', side: 'S' });
    expect(stepOf(must(timeOut(start, 'N')))).toEqual({ kind: 'timeout', side: 'N' });
    expect(stepOf(must(abort(start)))).toEqual({ kind: 'abort' });
    expect(stepOf(must(agree(start)))).toEqual({ kind: 'agree' });
  });
});

describe('the pie rule exchanges people', () => {
  let swapped: Match;
  beforeEach(() => {
    swapped = playAll(startMatch(pie), 'C A swap');
  });

  test('and nothing else', () => {
    expect(textOf(swapped)).toBe('0,5,1,6,6,5/4,4,4,4,4,4 1-0 N swapped');
    expect(now(swapped).events).toEqual([{ type: 'swap' }]);
    expect(now(swapped).onTurn).toBe('N');
    expect(sitter(now(swapped).position, 'N')).toBe('S');
    expect(sitter(now(swapped).position, 'S')).toBe('N');
  });

  test('until then everybody sits where he sat', () => {
    const before = now(must(undo(swapped))).position;
    for (const side of ['S', 'N'] as const) expect(sitter(before, side)).toBe(side);
    expect(sitter(now(startMatch(kalah)).position, 'N')).toBe('N');
  });

  test('undone and redone', () => {
    expect(textOf(must(undo(swapped)))).toBe('0,5,1,6,6,5/4,4,4,4,4,4 1-0 N pie');
    expect(must(redo(must(undo(swapped))))).toEqual(swapped);
  });
});

describe('repetition', () => {
  test('the third occurrence ends it, also after everything was undone and redone', () => {
    const before = playAll(open(manqala, chaser), `${round} ${round.slice(0, -2)}`);
    let match = before;
    while (match.last) match = must(undo(match));
    while (match.undone) match = must(redo(match));
    for (const each of [before, match, anew(before)]) {
      expect(now(each).outcome).toBeNull();
      expect(now(playAll(each, 'g')).outcome?.reason).toBe('chase');
    }
  });

  test('branches count what lies on their own line only', () => {
    const once = playAll(open(manqala, chaser), round);
    // One branch goes round again and ends; the other, from the same match, must not have seen it.
    expect(now(playAll(once, round)).outcome?.reason).toBe('chase');
    expect(now(playAll(once, round)).outcome?.reason).toBe('chase');
    const back = Array.from({ length: 14 }).reduce<Match>((match) => must(undo(match)), once);
    expect(countsOf(back)).toEqual([]);
    const again = playAll(back, round);
    expect(now(again).outcome).toBeNull();
    expect(countsOf(again)).toEqual(countsOf(anew(again)));
    expect(now(playAll(again, round)).outcome?.reason).toBe('chase');
  });

  test('a match that is played on and one that is counted anew see the same', () => {
    const match = playAll(open(manqala, chaser), `${round} ${round.slice(0, -2)}`);
    expect(countsOf(match)).toEqual(countsOf(anew(match)));
    expect(countsOf(match)).toHaveLength(14);
    expect(seenIn(match).count(repetitionKey(match.given.slots, 'S'))).toBe(2);
    const middle = Array.from({ length: 5 }).reduce<Match>((state) => must(undo(state)), match);
    expect(countsOf(middle)).toEqual(countsOf(anew(middle)));
  });

  test('what was seen does not change when play goes on', () => {
    // Found by holding on to it: it was a view of counts that were handed on to the next move.
    const match = playAll(open(manqala, chaser), 'A a');
    const seen = seenIn(match);
    const next = playAll(match, 'B');
    const key = repetitionKey(now(next).position.slots, 'N');
    expect(seen.count(key)).toBe(0);
    expect(seenIn(next).count(key)).toBe(1);
    expect(seenIn(match).count(key)).toBe(0);
  });

  test('a capture clears the count: the position after it is a first occurrence', () => {
    const match = playAll(open(manqala, '0,1,1,0,0,0,6/5,0,0,0,0,0,1 0-0 S'), 'B');
    expect(seenIn(match).count(repetitionKey(match.given.slots, 'S'))).toBe(0);
    expect(seenIn(match).count(repetitionKey(now(match).position.slots, 'N'))).toBe(1);
  });

  test('what counts is the pits and who is on turn, not what is held', () => {
    const { slots } = must(parsePosition(manqala, '1,0,0,0,0,0,0/1,0,0,0,0,2,0 48-47 S'));
    expect(repetitionKey(slots, 'S')).toBe('1,0,0,0,0,0,0,1,0,0,0,0,2,0 S');
  });

  test('a third occurrence that somebody else has counted ends only games that count', () => {
    const often = { count: () => 2 };
    const reasonOf = (game: Game, text: string, seen: Seen) =>
      must(play(game, must(parsePosition(game, text)), 'A', seen)).outcome?.reason;
    expect(reasonOf(manqala, chaser, often)).toBe('chase');
    expect(reasonOf(manqala, chaser, { count: () => 1 })).toBeUndefined();
    expect(reasonOf(manqala, chaser, nothingSeen)).toBeUndefined();
    expect(reasonOf(gameOf('al-manqala', { chase: 'agreement-only' }), chaser, often)).toBeUndefined();
    expect(reasonOf(kalah, '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S', often)).toBeUndefined();
    // A capture clears the count.
    expect(reasonOf(manqala, '1,1,0,0,0,0,1/1,0,0,0,0,0,0 20-20 S', often)).toBeUndefined();
  });

  test('a new round counts from its own start', () => {
    const walak = gameOf('walak-pussa', { rounds: 'simple' });
    const match = playAll(open(walak, '1,0,0,0,0,0,0/1,0,0,0,0,0,0 20-34 S'), 'A a');
    const before = repetitionKey(match.given.slots, 'S');
    expect(seenIn(match).count(before)).toBe(1);
    const next = must(playOn(must(agree(match))));
    expect(seenIn(next).count(before)).toBe(0);
    expect(seenIn(next).count(repetitionKey(now(next).position.slots, 'S'))).toBe(1);
  });

  test('nothing is counted where nothing can repeat, or agreement decides', () => {
    for (const game of [kalah, gameOf('al-manqala', { chase: 'agreement-only' })]) {
      const match = startMatch(game);
      expect(seenIn(match).count(repetitionKey(match.given.slots, 'S'))).toBe(0);
    }
  });
});

describe('without rounds', () => {
  test('there is no next one', () => {
    const over = playAll(open(kalah, '0,0,0,0,0,1/0,3,0,0,2,0 20-22 S'), 'F');
    expect(playOn(over)).toEqual({ ok: false, error: { code: 'no-rounds', params: { game: 'kalah' } } });
    expect(matchOutcome(over)).toEqual({ winner: 'N', score: [21, 27], reason: 'row-empty' });
    expect(matchOutcome(startMatch(kalah))).toBeNull();
  });
});
