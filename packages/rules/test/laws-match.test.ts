import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  abort,
  agree,
  history,
  legalMoves,
  type Match,
  now,
  type Played,
  playMove,
  playOn,
  type Result,
  redo,
  repetitionKey,
  resign,
  seenIn,
  startMatch,
  undo,
} from '../src/index.ts';
import { anyCase, runs } from './support/arbitraries.ts';
import { checkPlayed } from './support/laws.ts';

/** What to do next: mostly play, often go back or forward, now and then end it. */
const anyAct = fc.oneof(
  { weight: 12, arbitrary: fc.nat(23).map((index) => ({ act: 'play', index })) },
  { weight: 4, arbitrary: fc.constant({ act: 'undo', index: 0 }) },
  { weight: 3, arbitrary: fc.constant({ act: 'redo', index: 0 }) },
  { weight: 2, arbitrary: fc.constant({ act: 'round', index: 0 }) },
  { weight: 1, arbitrary: fc.nat(3).map((index) => ({ act: 'decide', index })) },
);

const decisions = [abort, agree, (match: Match) => resign(match, 'S'), (match: Match) => resign(match, 'N')] as const;

type Acted = Result<Match, { readonly code: string }>;

const doIt = (match: Match, { act, index }: { act: string; index: number }): Acted => {
  if (act === 'undo') return undo(match);
  if (act === 'redo') return redo(match);
  if (act === 'round') return playOn(match);
  if (act === 'decide') return (decisions[index] ?? abort)(match);
  const moves = legalMoves(match.game, now(match).position);
  return playMove(match, moves[index % Math.max(1, moves.length)] ?? 'A');
};

/** Occurrences since the last capture by the plainest count there is: over the whole history. */
const countOf = (match: Match, key: string): number => {
  const states: readonly Played[] = [match.opening, ...history(match)];
  let times = 0;
  for (const state of states) {
    const fresh = state.events.some(({ type }) => type === 'capture') || ('step' in state && isRound(state));
    if (fresh) times = 0;
    if (state.position.turn !== null && repetitionKey(state.position.slots, state.position.turn) === key) times += 1;
  }
  return times;
};

const isRound = (state: object): boolean => (state as { step: { kind: string } }).step.kind === 'round';

test('undo is the way back, redo the way forward, whatever was done in between', () => {
  const met = { undone: 0, redone: 0, rounds: 0, refused: 0, ends: 0 };
  fc.assert(
    fc.property(anyCase, fc.array(anyAct, { minLength: 5, maxLength: 40 }), ({ game, position }, acts) => {
      let match = startMatch(game, position);
      // The model: all states so far, and how many of them hold.
      let states: Match[] = [match];
      let at = 0;
      for (const act of acts) {
        const before = match;
        const next = doIt(match, act);
        if (!next.ok) {
          met.refused += 1;
          if (act.act === 'undo') expect(at).toBe(0);
          if (act.act === 'redo') expect(at).toBe(states.length - 1);
          continue;
        }
        match = next.value;
        if (act.act === 'undo') {
          at -= 1;
          met.undone += 1;
        } else if (act.act === 'redo') {
          at += 1;
          met.redone += 1;
        } else {
          if (act.act === 'round') met.rounds += 1;
          else checkPlayed(game, now(before).position, now(match));
          states = [...states.slice(0, at + 1), match];
          at += 1;
          if (now(match).outcome) met.ends += 1;
        }
        expect(now(match)).toEqual(now(states[at] as Match));
        expect(history(match)).toHaveLength(at);
        // What was before is not touched.
        expect(now(before)).toBe(before.last ?? before.opening);
      }
    }),
    runs(600),
  );
  for (const [what, times] of Object.entries(met)) expect(times, what).toBeGreaterThan(5);
});

test('occurrences are those of the line that was played, after undo and on branches too', () => {
  let repeated = 0;
  fc.assert(
    fc.property(
      anyCase.filter(({ game }) => game.chase.kind === 'possible' && game.chase.ends === 'third-repetition'),
      fc.array(anyAct, { minLength: 10, maxLength: 60 }),
      ({ game, position }, acts) => {
        let match = startMatch(game, position);
        for (const act of acts) {
          const next = doIt(match, act);
          if (!next.ok) continue;
          match = next.value;
          const { position: here } = now(match);
          if (here.turn === null) continue;
          const key = repetitionKey(here.slots, here.turn);
          const times = countOf(match, key);
          expect(seenIn(match).count(key)).toBe(times);
          expect(times).toBeLessThan(3);
          if (times === 2) repeated += 1;
        }
      },
    ),
    runs(800),
  );
  expect(repeated).toBeGreaterThan(5);
});
