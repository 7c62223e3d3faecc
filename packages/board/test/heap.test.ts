import { expect, test } from 'vitest';
import { pitHeap, type SeedSpot, troughHeap } from '../src/heap.ts';
import { layoutOf, pitRadius, seedRadius } from '../src/layout.ts';

const NUMBERS = Array.from({ length: 300 }, (_, i) => i + 1);

test.each(NUMBERS)('%i seeds lie in their pit', (count) => {
  for (const { x, y, scale } of pitHeap(count)) {
    expect(Math.hypot(x, y) + seedRadius * scale).toBeLessThanOrEqual(pitRadius);
  }
});

test('up to nineteen are all seen, side by side: no seed hides another', () => {
  for (let count = 1; count <= 19; count++) {
    const spots = pitHeap(count);
    expect(spots.map(({ seed }) => seed)).toEqual(Array.from({ length: count }, (_, i) => i));
    spots.forEach((a, i) => {
      for (const b of spots.slice(i + 1)) {
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(1.5 * seedRadius);
      }
    });
  }
});

test('one to six lie as on a die', () => {
  const turned = (spots: readonly SeedSpot[]) => new Set(spots.map(({ x, y }) => `${-x || 0},${-y || 0}`));
  for (let count = 1; count <= 6; count++) {
    const spots = pitHeap(count);
    expect(turned(spots)).toEqual(new Set(spots.map(({ x, y }) => `${x},${y}`)));
  }
  expect(
    pitHeap(6)
      .map(({ x }) => Math.sign(x))
      .sort(),
  ).toEqual([-1, -1, -1, 1, 1, 1]);
});

test('a heap only grows on top: a seed that is seen stays where it is', () => {
  for (let count = 20; count < 300; count++) {
    const next = new Map(pitHeap(count + 1).map((spot) => [spot.seed, spot]));
    for (const spot of pitHeap(count)) {
      const then = next.get(spot.seed);
      if (then !== undefined) expect(then).toEqual(spot);
    }
    expect(next.has(count)).toBe(true);
  }
});

test('the same number always lies the same way', () => {
  expect(pitHeap(98)).toBe(pitHeap(98));
  expect(troughHeap(30, 80, 210)).toEqual(troughHeap(30, 80, 210));
});

test('no seed lies outside its store or tray, and it drops where those before it lie', () => {
  for (const pits of [1, 6, 12]) {
    for (const kind of ['kalah', 'trays'] as const) {
      for (const upright of [false, true]) {
        const { width, height } = layoutOf({ pits, kind, upright, viewer: 'S', aspect: 1 }).stores.S.box;
        for (const count of [1, 2, 30, 98, 288, 1000]) {
          const spots = troughHeap(count, width, height);
          expect(spots.at(-1)?.seed).toBe(count - 1);
          for (const { x, y } of spots) {
            expect(Math.abs(x) + seedRadius).toBeLessThanOrEqual(width / 2);
            expect(Math.abs(y) + seedRadius).toBeLessThanOrEqual(height / 2);
          }
          expect(troughHeap(count + 1, width, height).find(({ seed }) => seed === count - 1)).toEqual(spots.at(-1));
        }
      }
    }
  }
});
