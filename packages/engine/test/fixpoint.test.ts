import { describe, expect, test } from 'vitest';
import { type Layer, noLeaving, settle } from '../src/endgame/fixpoint.ts';
import { dice } from './support.ts';

/** A position of a layer as a test writes it: where its quiet moves lead, and what its best other move wins. */
type Place = readonly [targets: readonly number[], leaving: number | null];

const layerOf = (places: readonly Place[]): Layer => {
  const edgeStarts = new Uint32Array(places.length + 1);
  places.forEach(([targets], i) => {
    edgeStarts[i + 1] = (edgeStarts[i] as number) + targets.length;
  });
  return {
    size: places.length,
    edgeStarts,
    targets: Uint32Array.from(places.flatMap(([targets]) => targets)),
    leaving: Int16Array.from(places, ([, leaving]) => leaving ?? noLeaving),
  };
};

const settled = (places: readonly Place[]) => {
  const values = new Int16Array(places.length);
  const distances = new Uint8Array(places.length);
  const sweeps = settle(layerOf(places), values, distances);
  return { values: [...values], distances: [...distances], sweeps };
};

/** The same by sweeping over everything until nothing changes. */
const slowly = (places: readonly Place[]) => {
  let values = places.map(() => 0);
  const distances = places.map(() => 0);
  for (let sweep = 1; ; sweep++) {
    const next = places.map(([targets, leaving]) => {
      const moves = targets.map((target) => 0 - (values[target] as number));
      return targets.length === 0 && leaving === null ? 0 : Math.max(leaving ?? Number.NEGATIVE_INFINITY, ...moves);
    });
    if (next.every((value, i) => value === values[i])) return { values, distances, sweeps: sweep - 1 };
    next.forEach((value, i) => {
      if (value !== values[i]) distances[i] = sweep;
    });
    values = next;
  }
};

describe('small layers', () => {
  const cases: readonly [name: string, places: readonly Place[], values: number[], distances: number[]][] = [
    ['nothing', [], [], []],
    ['a position without any move', [[[], null]], [0], [0]],
    [
      'only ways out',
      [
        [[], 3],
        [[], -2],
        [[], 0],
      ],
      [3, -2, 0],
      [1, 1, 0],
    ],
    [
      'a circle of two goes on for ever',
      [
        [[1], null],
        [[0], null],
      ],
      [0, 0],
      [0, 0],
    ],
    [
      'a bad way out is not taken while one can go round',
      [
        [[1], -4],
        [[0], -4],
      ],
      [0, 0],
      [0, 0],
    ],
    [
      'who can leave the circle with a gain does',
      [
        [[1], 2],
        [[0], null],
      ],
      [2, -2],
      [1, 2],
    ],
    [
      'a smaller loss on the way out ends a greater one',
      [
        [[1], 5],
        [[0], -3],
      ],
      [5, -3],
      [1, 2],
    ],
    ['a position that leads to itself', [[[0], 1]], [1], [1]],
    ['a position that can only lead to itself', [[[0], null]], [0], [0]],
    [
      'the long way wins more',
      [
        [[1], 1],
        [[2], null],
        [[], 4],
      ],
      [4, -4, 4],
      [3, 2, 1],
    ],
    [
      'the shortest of equal ways is counted',
      [
        [[1, 3], null],
        [[2], null],
        [[], -4],
        [[], -4],
      ],
      [4, 4, -4, -4],
      [2, 2, 1, 1],
    ],
  ];
  test.each(cases)('%s', (_, places, values, distances) => {
    expect(settled(places)).toEqual({ values, distances, sweeps: Math.max(0, ...distances) });
  });
});

const randomLayer = (roll: (n: number) => number): Place[] => {
  const size = 1 + roll(120);
  const degree = 1 + roll(4);
  const rarity = 1 + roll(12);
  return Array.from({ length: size }, () => [
    Array.from({ length: roll(degree + 1) }, () => roll(size)),
    roll(rarity) === 0 ? roll(13) - 6 : null,
  ]);
};

test('random layers come out as by sweeping over everything', () => {
  const roll = dice(3);
  let deepest = 0;
  for (let i = 0; i < 3_000; i++) {
    const places = randomLayer(roll);
    const found = settled(places);
    expect(found, `layer ${i}`).toEqual(slowly(places));
    deepest = Math.max(deepest, found.sweeps);
  }
  expect(deepest).toBeGreaterThan(12);
});

test('whoever wins has a move that keeps the value and comes nearer, whatever the other does', () => {
  const roll = dice(4);
  let wins = 0;
  for (let i = 0; i < 500; i++) {
    const places = randomLayer(roll);
    const { values, distances } = settled(places);
    places.forEach(([targets, leaving], place) => {
      const value = values[place] as number;
      const distance = distances[place] as number;
      const nearer = (target: number) => (distances[target] as number) < distance;
      if (value > 0) {
        wins++;
        const onward = targets.some((target) => values[target] === -value && nearer(target));
        expect(leaving === value || onward).toBe(true);
      }
      if (value < 0)
        expect(targets.every((target) => (values[target] as number) > -value || nearer(target))).toBe(true);
    });
  }
  expect(wins).toBeGreaterThan(1_000);
});

test('bytes hold the same values; distances they cannot hold stop at the greatest', () => {
  // A corridor of 300 positions with the gain at its end.
  const corridor = Array.from({ length: 300 }, (_, i): Place => (i === 299 ? [[], 7] : [[i + 1], null]));
  const values = new Int8Array(300);
  const distances = new Uint8Array(300);
  expect(settle(layerOf(corridor), values, distances)).toBe(300);
  expect([values[0], values[1]]).toEqual([-7, 7]);
  expect([distances[0], distances[45], distances[46]]).toEqual([255, 255, 254]);
  const wide = new Uint16Array(300);
  settle(layerOf(corridor), values, wide);
  expect(wide[0]).toBe(300);
  expect(settle(layerOf(corridor), values, null)).toBe(300);
});
