/** Every lesson, played through the rules. */
import { loadLanguage, loadLearnTexts, nounsOf, parsePattern, placeholdersOf } from '@mbegu/i18n';
import {
  GAME_IDS,
  type GameEvent,
  type GameEventType,
  type GameId,
  gameOf,
  legalMoves,
  makePosition,
  must,
  openPosition,
  type PitName,
  play,
} from '@mbegu/rules';
import { describe, expect, test } from 'vitest';
import { proofOf, type Step, tryMove } from '../src/learn/lesson.ts';
import { LESSONS } from '../src/learn/lessons/index.ts';

const { lessons: texts } = await loadLearnTexts('en');

const kinds = (events: readonly GameEvent[]): readonly GameEventType[] =>
  events.map(({ type }) => type).filter((type) => type !== 'sow' && type !== 'turn');

const captured = (events: readonly GameEvent[]): number =>
  events.reduce((sum, event) => (event.type === 'capture' ? sum + event.count : sum), 0);

/** What the last wanted move of each step does: its events but for seeds and turns, and how much it takes. */
const DOES: Readonly<Record<GameId, readonly (readonly [events: string, takes: number])[]>> = {
  kalah: [
    ['lift', 0],
    ['lift', 0],
    ['lift', 0],
    ['lift bonus', 0],
    ['lift bonus', 0],
    ['lift capture capture', 6],
    ['lift capture capture', 6],
    ['lift capture capture sweep end', 3],
  ],
  'al-manqala': [
    ['lift', 0],
    ['lift capture', 2],
    ['lift capture', 4],
    ['lift capture', 2],
    ['lift capture capture capture', 10],
    ['lift capture', 2],
    ['lift', 0],
    ['lift capture end', 4],
  ],
  'walak-pussa': [
    ['lift', 0],
    ['lift lift', 0],
    ['lift lift lift lift lift lift lift capture', 6],
    ['lift capture', 4],
    ['lift capture', 6],
    ['lift capture capture capture', 9],
    ['lift capture capture', 7],
    ['lift sweep sweep end', 0],
  ],
};

/** The wanted moves of a step, made in every way that counts; the events of the last. */
const ways = (id: GameId, { position, task }: Step): readonly (readonly GameEvent[])[] => {
  const game = gameOf(id);
  if (task.kind === 'count') return [proofOf(game, task).shown.events];
  let reached = [{ at: must(openPosition(game, position)).position, events: [] as readonly GameEvent[] }];
  for (const moves of task.moves) {
    reached = reached.flatMap(({ at }) =>
      moves.map((move) => {
        const played = must(play(game, at, move));
        return { at: played.position, events: played.events };
      }),
    );
  }
  return reached.map(({ events }) => events);
};

describe.each(GAME_IDS)('the lesson of %s', (id) => {
  const game = gameOf(id);
  const steps = LESSONS[id].map((step, index) => ({ step, n: index + 1 }));

  test('has six steps to ten, and words for each', () => {
    expect(steps.length).toBeGreaterThanOrEqual(6);
    expect(steps.length).toBeLessThanOrEqual(10);
    const wanted = steps.flatMap(({ n }) =>
      ['title', 'text', 'do', 'wrong', 'done'].map((part) => `${id}.${n}.${part}`),
    );
    expect(Object.keys(texts).filter((key) => key.startsWith(`${id}.`))).toEqual(wanted);
  });

  test.each(steps)('step $n begins in a position of the game, with the usual number of seeds', ({ step }) => {
    const { position, events } = must(openPosition(game, step.position));
    expect(events).toEqual([]);
    expect(makePosition(position)).toBe(step.position);
    const total = { kalah: 48, 'al-manqala': 98, 'walak-pussa': 56 }[id];
    expect(position.slots.reduce((sum, count) => sum + count, 0)).toBe(total);
  });

  test.each(steps)('step $n: what it asks for does what it says', ({ step, n }) => {
    const [events, takes] = DOES[id][n - 1] as readonly [string, number];
    for (const way of ways(id, step)) {
      if (n > 2) expect(kinds(way).join(' ')).toBe(events);
      else expect(kinds(way).join(' ')).toContain(events);
      expect(captured(way)).toBe(takes);
    }
  });

  test.each(steps)('step $n: every pit gets an answer, and only what counts is right', ({ step }) => {
    const { position } = must(openPosition(game, step.position));
    const legal = legalMoves(game, position);
    for (const pit of [...'ABCDEFGabcdefg'].slice(0) as PitName[]) {
      const tried = tryMove(game, step, 0, position, pit);
      expect(tried.told.length).toBeGreaterThan(0);
      if (!legal.includes(pit)) expect(tried.kind).toBe('refused');
      else if (step.task.kind === 'moves' && step.task.moves[0]?.includes(pit))
        expect(tried.kind).toMatch(/^(next|done)$/);
      else expect(tried.kind).toBe('wrong');
    }
  });

  test.each(steps)('step $n is no riddle without a wrong answer, unless it is about the move itself', ({ step }) => {
    if (step.task.kind !== 'count') return;
    expect(step.task.choices).toContain(step.task.answer);
    expect(step.task.choices.length).toBeGreaterThan(2);
  });
});

test('a count is what the board shows', () => {
  const kalah = LESSONS.kalah[4]?.task;
  const proof = kalah?.kind === 'count' ? proofOf(gameOf('kalah'), kalah) : null;
  expect(proof?.shown.events.filter(({ type }) => type === 'sow')).toHaveLength(5);
  for (const [id, n] of [
    ['al-manqala', 5],
    ['walak-pussa', 6],
  ] as const) {
    const task = LESSONS[id][n]?.task;
    if (task?.kind !== 'count') throw new Error('a count is expected here');
    expect(captured(proofOf(gameOf(id), task).shown.events)).toBe(task.answer);
  }
});

test('a turn of two moves goes on after the first', () => {
  const game = gameOf('kalah');
  const step = LESSONS.kalah[6] as Step;
  const { position } = must(openPosition(game, step.position));
  const first = tryMove(game, step, 0, position, 'E');
  if (first.kind !== 'next') throw new Error('the first move is right');
  expect(tryMove(game, step, 1, first.shown.after, 'C').kind).toBe('done');
  expect(tryMove(game, step, 1, first.shown.after, 'B').kind).toBe('wrong');
});

test('the words ask for nothing but the ends of the row and the pit of their step', async () => {
  const catalogue = await loadLanguage('en');
  expect(nounsOf(catalogue, 'kalah')).toBeDefined();
  for (const [key, text] of Object.entries(texts)) {
    const [id, n] = key.split('.') as [GameId, string];
    const step = LESSONS[id][Number(n) - 1];
    for (const name of placeholdersOf(parsePattern(text))) {
      expect(['first', 'last', ...(step?.pit ? ['pit'] : [])], key).toContain(name);
    }
  }
});
