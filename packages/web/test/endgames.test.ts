import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WorkerLike } from '../src/state/computer.ts';
import type { EndgameQuestion, PackedTable } from '../src/state/endgame-messages.ts';
import { openEndgames, type Traces } from '../src/state/endgames.ts';
import { workshop } from './workshop.ts';

const reply = (worker: WorkerLike | undefined, table: PackedTable | null): void => {
  worker?.onmessage?.({ data: table } as MessageEvent);
};

/** There was a table once. */
const traces: Traces = { any: () => true, leave: () => {} };
const kalah = { id: 'kalah', options: { pits: 6 } };
const table: PackedTable = { seeds: 14, header: new Uint8Array(), memory: new ArrayBuffer(0), offset: 0 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a kept table is taken at once, and its worker goes', () => {
  const { made, make } = workshop<EndgameQuestion>();
  const taken: number[] = [];
  openEndgames(make, traces).follow(kalah, 48, ({ seeds }) => taken.push(seeds));
  expect(made[0]?.asked).toEqual([{ type: 'find', game: kalah, seedsInPlay: 48 }]);
  reply(made[0], table);
  expect(taken).toEqual([14]);
  expect(made[0]?.terminated).toBe(true);
});

test('where none is kept it is built, but only after somebody has moved, and a while later', () => {
  const { made, make } = workshop<EndgameQuestion>();
  const taken: number[] = [];
  const endgames = openEndgames(make, traces);
  endgames.follow(kalah, 48, ({ seeds }) => taken.push(seeds));
  reply(made[0], null);
  vi.runAllTimers();
  expect(made[0]?.asked).toHaveLength(1);
  endgames.build();
  expect(made[0]?.asked).toHaveLength(1);
  vi.runAllTimers();
  endgames.build();
  vi.runAllTimers();
  expect(made[0]?.asked.map(({ type }) => type)).toEqual(['find', 'build']);
  reply(made[0], table);
  expect(taken).toEqual([14]);
});

test('somebody who has moved before it was known that none is kept', () => {
  const { made, make } = workshop<EndgameQuestion>();
  const endgames = openEndgames(make, traces);
  endgames.follow(kalah, 48, () => {});
  endgames.build();
  reply(made[0], null);
  vi.runAllTimers();
  expect(made[0]?.asked.map(({ type }) => type)).toEqual(['find', 'build']);
});

test('the table outlasts the view: another of the same game takes it, and what is being built goes on', () => {
  const { made, make } = workshop<EndgameQuestion>();
  const endgames = openEndgames(make, traces);
  const taken: string[] = [];
  const leave = endgames.follow(kalah, 48, () => taken.push('first'));
  const leaveToo = endgames.follow(kalah, 48, () => taken.push('second'));
  // Who leaves late takes nothing from the next.
  leave();
  reply(made[0], table);
  leaveToo();
  endgames.follow(kalah, 48, () => taken.push('third'));
  expect(taken).toEqual(['second', 'third']);
  expect(made).toHaveLength(1);
});

test('another game ends what was being built, and asks for its own', () => {
  const { made, make } = workshop<EndgameQuestion>();
  const endgames = openEndgames(make, traces);
  endgames.follow(kalah, 48, () => {});
  reply(made[0], null);
  endgames.build();
  const other = { id: 'kalah', options: { pits: 5 } };
  endgames.follow(other, 40, () => {});
  vi.runAllTimers();
  expect(made[0]?.terminated).toBe(true);
  expect(made[0]?.asked).toHaveLength(1);
  expect(made[1]?.asked).toEqual([{ type: 'find', game: other, seedsInPlay: 40 }]);
});

test('a worker that dies, cannot start or has no memory is no trouble of the game', () => {
  const { made, make } = workshop<EndgameQuestion>();
  const endgames = openEndgames(make, traces);
  endgames.follow(kalah, 48, () => {});
  made[0]?.onerror?.({ message: 'out of memory', preventDefault: () => {} } as ErrorEvent);
  endgames.build();
  vi.runAllTimers();
  expect(made[0]?.terminated).toBe(true);
  expect(made[0]?.asked).toHaveLength(1);

  const without = openEndgames(() => {
    throw new Error('no workers here');
  }, traces);
  without.follow(kalah, 48, () => {});
  without.build();
  vi.runAllTimers();
});

test('where there never was a table no worker is made before one is built; afterwards there is a trace', () => {
  const { made, make } = workshop<EndgameQuestion>();
  let left = 0;
  const endgames = openEndgames(make, { any: () => left > 0, leave: () => (left += 1) });
  endgames.follow(kalah, 48, () => {});
  vi.runAllTimers();
  expect(made).toEqual([]);
  endgames.build();
  expect(made).toEqual([]);
  vi.runAllTimers();
  expect(made[0]?.asked).toEqual([{ type: 'build', game: kalah, seedsInPlay: 48 }]);
  reply(made[0], table);
  expect(left).toBe(1);
});
