import { expect } from 'vitest';
import {
  apply,
  type Game,
  makePosition,
  must,
  type Played,
  type Position,
  parsePosition,
  reject,
  totalSeeds,
} from '../../src/index.ts';

/** Freezes a value with everything below it, so that a write to any of it throws. */
export const deepFreeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
};

/** Folds the events over the position before, looking after each whether a seed was lost or found. */
export const foldOf = (before: Position, played: Pick<Played, 'events'>): Position => {
  const total = totalSeeds(before.slots);
  let position = before;
  for (const event of played.events) {
    position = apply(position, event);
    if (totalSeeds(position.slots) !== total || position.slots.some((count) => count < 0)) {
      throw new Error(`${JSON.stringify(event)} makes ${total} seeds ${position.slots.join()}`);
    }
  }
  return position;
};

/** What every step promises: the fold, conservation, empty hands, text that reads back. */
export const checkPlayed = (game: Game, before: Position, played: Played): void => {
  expect(foldOf(before, played)).toEqual(played.position);
  expect(played.position.slots.at(-1)).toBe(0);
  expect(played.outcome === null).toBe(played.position.turn !== null);
  const text = makePosition(played.position);
  expect(must(parsePosition(game, text))).toEqual(played.position);
};

/** Legal moves, found by asking for each move whether it is refused. */
export const notRejected = (game: Game, position: Position): readonly string[] => {
  const names = ['ABCDEFGHIJKL', 'abcdefghijkl'].flatMap((row) => [...row]);
  return [...names, 'swap'].filter((move) => reject(game, position, move as never) === null);
};
