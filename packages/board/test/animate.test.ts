import { apply, gameOf, must, type Position, play, samePosition, startPosition } from '@mbegu/rules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPlayer, type Stage } from '../src/animate.ts';
import { timelineOf } from '../src/timeline.ts';

const game = gameOf('walak-pussa');
const before = startPosition(game);
const { events, position: after } = must(play(game, before, 'A'));
const timeline = timelineOf(events, 'normal');
const move = { before, events, after };

const record = () => {
  const carried: number[] = [];
  const begun: number[] = [];
  const settled: Position[] = [];
  let last = before;
  const stage: Stage = {
    begin: ({ first }) => void begun.push(first),
    carry: ({ first }, given, position) => {
      carried.push(first);
      for (const event of given) last = apply(last, event);
      expect(samePosition(position, last)).toBe(true);
    },
    frame: () => {},
    settle: (position) => void settled.push(position),
  };
  return { stage, carried, begun, settled, last: () => last };
};

const frameMs = 16;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('requestAnimationFrame', (tick: (now: number) => void) =>
    setTimeout(() => tick(performance.now()), frameMs),
  );
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('carries out every event in order and lands in the position after', async () => {
  const { stage, carried, begun, settled, last } = record();
  const player = createPlayer(stage);
  const done = player.play(move, timeline);
  expect(player.playing()).toBe(true);
  await vi.advanceTimersByTimeAsync(timeline.durationMs + 50);
  await done;
  expect(carried).toEqual(timeline.steps.map(({ first }) => first));
  expect(begun).toEqual(carried);
  expect(settled).toEqual([after]);
  expect(samePosition(last(), after)).toBe(true);
  expect(player.playing()).toBe(false);
});

test('a frame that comes late catches up in order', async () => {
  const { stage, carried, begun, settled } = record();
  const player = createPlayer(stage);
  let late: ((now: number) => void) | undefined;
  vi.stubGlobal('requestAnimationFrame', (tick: (now: number) => void) => {
    late = tick;
    return 0;
  });
  const done = player.play(move, timeline);
  await vi.advanceTimersByTimeAsync(1_500);
  late?.(performance.now());
  const due = timeline.steps.filter((step) => step.due <= 1_500);
  expect(due.length).toBeGreaterThan(5);
  expect(carried).toEqual(due.map(({ first }) => first));
  expect(begun.slice(0, carried.length)).toEqual(carried);
  player.finish();
  await done;
  expect(settled).toEqual([after]);
});

test('finishing lands in the position after, once', async () => {
  const { stage, carried, settled } = record();
  const player = createPlayer(stage);
  const done = player.play(move, timeline);
  await vi.advanceTimersByTimeAsync(400);
  const shown = carried.length;
  player.finish();
  player.finish();
  await done;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(settled).toEqual([after]);
  expect(carried).toHaveLength(shown);
});

test('cancelling resolves and draws nothing more', async () => {
  const { stage, settled } = record();
  const player = createPlayer(stage);
  const done = player.play(move, timeline);
  await vi.advanceTimersByTimeAsync(400);
  player.cancel();
  await done;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(settled).toEqual([]);
});

test('a page that is never painted ends by the clock', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const { stage, settled } = record();
  const done = createPlayer(stage).play(move, timeline);
  await vi.advanceTimersByTimeAsync(timeline.durationMs + 1_000);
  await done;
  expect(settled).toEqual([after]);
});

test.each(['begin', 'carry'] as const)('what fails when it is to %s ends in the position after', async (part) => {
  const { stage, settled } = record();
  const fail = () => {
    throw new TypeError('nonsense');
  };
  const done = createPlayer({ ...stage, [part]: fail }).play(move, timeline);
  await vi.advanceTimersByTimeAsync(timeline.durationMs + 50);
  await done;
  expect(settled).toEqual([after]);
});

test.each(['a frame', 'the clock'])(
  'events that cannot be carried out end in the position after, by %s',
  async (by) => {
    if (by === 'the clock') vi.stubGlobal('requestAnimationFrame', () => 0);
    const { stage, settled } = record();
    const bad = [...events.slice(0, 2), { type: 'sow' } as never, ...events.slice(2)];
    const done = createPlayer(stage).play({ before, events: bad, after }, timelineOf(bad, 'normal'));
    await vi.advanceTimersByTimeAsync(timeline.durationMs + 1_000);
    await done;
    expect(settled).toEqual([after]);
  },
);

test('a second move first lands the one before', async () => {
  const { stage, settled } = record();
  const player = createPlayer(stage);
  const first = player.play(move, timeline);
  const second = player.play({ before: after, events: [], after }, timelineOf([], 'normal'));
  await first;
  await vi.advanceTimersByTimeAsync(1_000);
  await second;
  expect(settled).toEqual([after, after]);
});
