import { GAME_IDS, type GameEvent, gameOf, legalMoves, must, parsePosition, play, startPosition } from '@mbegu/rules';
import { describe, expect, test } from 'vitest';
import { type Timeline, timelineOf } from '../src/timeline.ts';

const LIMITS = { slow: 18_000, normal: 6_000, fast: 3_000 } as const;
const PACES = ['slow', 'normal', 'fast'] as const;

/** Every event once, in order, and nothing is carried out before what comes before it. */
const check = (events: readonly GameEvent[], { steps, durationMs }: Timeline): void => {
  let next = 0;
  let due = 0;
  for (const step of steps) {
    expect(step.first).toBe(next);
    expect(step.past).toBeGreaterThan(step.first);
    expect(step.start).toBeGreaterThanOrEqual(0);
    expect(step.end).toBeGreaterThanOrEqual(step.start);
    expect([step.start, step.end]).toContain(step.due);
    expect(step.due).toBeGreaterThanOrEqual(due - 1e-6);
    expect(step.start).toBeGreaterThanOrEqual(due - 1e-6);
    expect(step.end).toBeLessThanOrEqual(durationMs);
    next = step.past;
    due = step.due;
  }
  expect(next).toBe(events.length);
};

/** Small, seeded, good enough to wander through games. */
const chance = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

const sow = (to: 'A' | 'B' | 'S'): GameEvent => ({ type: 'sow', to });
const lift = (count: number): GameEvent => ({ type: 'lift', pit: 'A', count });
const capture: GameEvent = { type: 'capture', pit: 'C', count: 3, to: 'S' };

describe.each(GAME_IDS)('whole games of %s', (id) => {
  test.each([1, 2, 3])('seed %i', (seed) => {
    const game = gameOf(id);
    const pick = chance(seed);
    let position = startPosition(game);
    for (let ply = 0; ply < 120; ply++) {
      const moves = legalMoves(game, position);
      if (moves.length === 0) break;
      const { events, position: after } = must(play(game, position, moves[pick(moves.length)] ?? 'A'));
      for (const pace of PACES) {
        const timeline = timelineOf(events, pace);
        check(events, timeline);
        expect(timeline.durationMs).toBeLessThanOrEqual(LIMITS[pace] + 500);
      }
      position = after;
    }
  });
});

test('a short move keeps the natural pace', () => {
  const { steps, durationMs } = timelineOf([lift(2), sow('B'), sow('S'), { type: 'bonus' }], 'normal');
  expect(steps.map(({ start, end }) => Math.round(end - start))).toEqual([200, 130, 130, 700]);
  expect(durationMs).toBe(1160);
});

test('seeds land at the end of their step, everything else happens at its start', () => {
  const { steps } = timelineOf(
    [lift(1), sow('B'), capture, { type: 'end', winner: 'S', score: [1, 0], reason: null }],
    'normal',
  );
  expect(steps.map(({ start, due }) => due === start)).toEqual([true, false, true, true]);
});

test('the pearls of a necklace follow one another before the first has arrived', () => {
  const { steps } = timelineOf([capture, capture, capture], 'normal');
  expect(steps[1]?.start).toBeLessThan(steps[0]?.end ?? 0);
  expect(steps[2]?.start).toBeLessThan(steps[1]?.end ?? 0);
});

test('a relay quickens from lap to lap', () => {
  const laps = Array.from({ length: 8 }, () => [lift(2), sow('A'), sow('B')]).flat();
  const { steps } = timelineOf(laps, 'normal');
  const lengths = steps.map(({ start, end }) => end - start);
  for (let lap = 1; lap < 7; lap++) expect(lengths[3 * lap + 1]).toBeLessThan(lengths[3 * lap - 2] ?? 0);
});

test('ten thousand laps are six seconds: seeds that fall within one frame are one step', () => {
  const events = Array.from({ length: 10_000 }, () => [lift(2), sow('A'), sow('B')]).flat();
  events.push(capture, capture, capture);
  const timeline = timelineOf(events, 'normal');
  check(events, timeline);
  expect(timeline.durationMs).toBeLessThanOrEqual(6_000);
  expect(timeline.steps.length).toBeLessThan(6_000 / 25 + 10);
  for (const { first, past, end, start } of timeline.steps.slice(0, -5)) {
    if (past - first > 1) expect(end - start).toBeGreaterThanOrEqual(25 - 1e-6);
  }
  expect(timeline.steps.filter(({ rapid }) => rapid).length).toBeGreaterThan(100);
});

test('captures stay visible behind a long relay', () => {
  const events = Array.from({ length: 500 }, () => [lift(1), sow('A')]).flat();
  events.push(capture);
  const { steps } = timelineOf(events, 'normal');
  const last = steps.at(-1);
  expect((last?.end ?? 0) - (last?.start ?? 0)).toBeGreaterThan(300);
});

test('nothing takes no time', () => expect(timelineOf([], 'normal')).toEqual({ steps: [], durationMs: 0 }));

test('the long sowing of the rules', () => {
  const game = gameOf('walak-pussa');
  const { events } = must(play(game, must(parsePosition(game, '0,0,15,0,0,0,0/0,0,0,0,0,0,0 20-21 S')), 'C'));
  check(events, timelineOf(events, 'normal'));
});
