import { apply, gameOf, must, play, startPosition } from '@mbegu/rules';
import { expect, test } from 'vitest';
import { follow, noPebbles, seedsMax } from '../src/pebbles.ts';

const counts = (pebbles: readonly (readonly number[])[]): number[] => pebbles.map((slot) => slot.length);

test('seeds keep their identity through a whole move', () => {
  const game = gameOf('walak-pussa');
  const before = startPosition(game);
  const { events } = must(play(game, before, 'A'));
  let position = before;
  let pebbles = follow(noPebbles, before.slots);
  const all = pebbles.flat().sort((a, b) => a - b);
  expect(new Set(all).size).toBe(56);
  for (const event of events) {
    position = apply(position, event);
    const next = follow(pebbles, position.slots);
    expect(counts(next)).toEqual([...position.slots]);
    expect(next.flat().sort((a, b) => a - b)).toEqual(all);
    // Of a pit that only receives, nothing that lay there stirs.
    next.forEach((slot, i) => {
      const here = pebbles[i] ?? [];
      if (slot.length >= here.length) expect(slot.slice(0, here.length)).toEqual(here);
    });
    pebbles = next;
  }
});

test('a count that no game has brings no endless heap', () => {
  const six = follow(noPebbles, [4, 4]);
  expect(counts(follow(six, [Number.NaN, 1e9]))).toEqual([0, seedsMax]);
});

test('another board: seeds come from the bag and go back to it', () => {
  const six = follow(noPebbles, [4, 4, 0, 0, 0, 0]);
  expect(counts(follow(six, [1, 0, 0, 0, 0, 0]))).toEqual([1, 0, 0, 0, 0, 0]);
  const grown = follow(six, [4, 9, 2, 0, 0, 0, 1, 1]);
  expect(counts(grown)).toEqual([4, 9, 2, 0, 0, 0, 1, 1]);
  expect(new Set(grown.flat()).size).toBe(17);
});
