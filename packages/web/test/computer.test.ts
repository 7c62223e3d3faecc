import type { EngineAnswer } from '@mbegu/engine';
import { gameOf, makePosition, startPosition } from '@mbegu/rules';
import { expect, test, vi } from 'vitest';
import { ComputerTrouble, openComputer, type Question, type WorkerLike } from '../src/state/computer.ts';
import { workshop } from './workshop.ts';

const question: Question = {
  type: 'move',
  game: { id: 'kalah' },
  position: makePosition(startPosition(gameOf('kalah'))),
  level: 'sprout',
  seed: 1,
};

const tell = (worker: WorkerLike | undefined, answer: unknown): void => {
  worker?.onmessage?.({ data: answer } as MessageEvent);
};

const moveOf = (id: number): EngineAnswer => ({ type: 'move', id, move: 'A', report: {} as never });

const ids = (worker: { readonly asked: readonly unknown[] } | undefined): number[] =>
  (worker?.asked ?? []).map((each) => (each as { id: number }).id);

test('questions are asked one after the other, and each gets its answer', async () => {
  const { made, make } = workshop<{ id: number }>();
  const computer = openComputer(make);
  const first = computer.ask({ ...question, type: 'hint' } as Question);
  const second = computer.ask(question);
  expect(made).toHaveLength(1);
  expect(ids(made[0])).toEqual([1]);
  tell(made[0], moveOf(1));
  expect(ids(made[0])).toEqual([1, 2]);
  tell(made[0], moveOf(2));
  expect([(await first).id, (await second).id]).toEqual([1, 2]);
});

test('of moves that wait only the last one is asked for', async () => {
  const { made, make } = workshop<{ id: number }>();
  const computer = openComputer(make);
  const first = computer.ask(question);
  const overtaken = Promise.all([1, 2].map(() => expect(computer.ask(question)).rejects.toThrow('overtaken')));
  const last = computer.ask(question);
  await overtaken;
  tell(made[0], moveOf(1));
  tell(made[0], moveOf(4));
  expect(ids(made[0])).toEqual([1, 4]);
  expect([(await first).id, (await last).id]).toEqual([1, 4]);
});

test('an answer that nobody waits for, or of no question, is dropped', async () => {
  const { made, make } = workshop<{ id: number }>();
  const asked = openComputer(make).ask(question);
  tell(made[0], moveOf(7));
  tell(made[0], { type: 'fault', id: null, faults: [] });
  tell(made[0], null);
  tell(made[0], moveOf(1));
  expect((await asked).id).toBe(1);
});

test('a worker that dies takes its questions with it, and the next one gets another worker', async () => {
  const { made, make } = workshop<{ id: number }>();
  const computer = openComputer(make);
  const asked = computer.ask(question);
  made[0]?.onerror?.({ message: 'out of memory', preventDefault: () => {} } as ErrorEvent);
  await expect(asked).rejects.toThrow(ComputerTrouble);
  expect(made[0]?.terminated).toBe(true);
  const again = computer.ask(question);
  expect(made).toHaveLength(2);
  tell(made[1], moveOf(2));
  expect((await again).id).toBe(2);
});

test('a fault is a trouble that names its codes', async () => {
  const { made, make } = workshop<{ id: number }>();
  const asked = openComputer(make).ask(question);
  tell(made[0], { type: 'fault', id: 1, faults: [{ code: 'game-over', params: {} }] });
  await expect(asked).rejects.toThrow('game-over');
});

test('an endgame table goes to the worker, and to the one that replaces it', async () => {
  const { made, make } = workshop<{ id: number }>();
  const computer = openComputer(make);
  const table = { seeds: 5, header: new Uint8Array(), memory: new ArrayBuffer(0), offset: 0 };
  computer.ready();
  computer.give(table);
  expect(made[0]?.asked).toEqual([{ type: 'endgame', table }]);
  const asked = computer.ask(question);
  made[0]?.onerror?.({ message: 'died', preventDefault: () => {} } as ErrorEvent);
  await expect(asked).rejects.toThrow('died');
  void computer.ask(question);
  expect(made[1]?.asked.map((each) => (each as { type?: string }).type)).toEqual(['endgame', 'move']);
});

test('a browser without workers is a trouble too', async () => {
  const computer = openComputer(() => {
    throw new Error('no workers here');
  });
  await expect(computer.ask(question)).rejects.toThrow('no workers here');
});

test('a worker that keeps silent counts as dead', async () => {
  vi.useFakeTimers();
  try {
    const { made, make } = workshop<{ id: number }>();
    const asked = openComputer(make).ask(question);
    const refused = expect(asked).rejects.toThrow('silent');
    await vi.runAllTimersAsync();
    await refused;
    expect(made[0]?.terminated).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});
