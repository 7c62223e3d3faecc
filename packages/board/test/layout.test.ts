import { facing, following, ownerOf, type Side } from '@mbegu/rules';
import { describe, expect, test } from 'vitest';
import { type Box, type LayoutQuery, layoutOf, pitRadius, type Spot, spotOf } from '../src/layout.ts';

const QUERIES: readonly LayoutQuery[] = Array.from({ length: 12 }, (_, i) => i + 1).flatMap((pits) =>
  (['kalah', 'trays'] as const).flatMap((kind) =>
    [false, true].flatMap((upright) =>
      (['S', 'N'] as const).flatMap((viewer) =>
        [0.3, 0.5, 1, 1.6, 2.4, 5].map((aspect) => ({ pits, kind, upright, viewer, aspect })),
      ),
    ),
  ),
);

const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);
const holds = (box: Box, { x, y }: Spot, margin = 0): boolean =>
  x - margin >= box.x && x + margin <= box.x + box.width && y - margin >= box.y && y + margin <= box.y + box.height;
const boxesApart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

describe('every board', () => {
  test.each(QUERIES)('$pits pits, $kind, upright $upright, seen by $viewer, aspect $aspect', (query) => {
    const layout = layoutOf(query);
    const whole = { x: 0, y: 0, width: layout.width, height: layout.height };
    const stores = [layout.stores.S.box, layout.stores.N.box];
    expect(layout.pits).toHaveLength(2 * query.pits);
    layout.pits.forEach((pit, slot) => {
      expect(holds(layout.board, pit, pitRadius)).toBe(true);
      for (const other of layout.pits.slice(slot + 1)) expect(apart(pit, other)).toBeGreaterThan(2 * pitRadius);
      for (const { x, y, width, height } of stores) {
        const nearest = { x: Math.min(x + width, Math.max(x, pit.x)), y: Math.min(y + height, Math.max(y, pit.y)) };
        expect(apart(pit, nearest)).toBeGreaterThan(pitRadius);
      }
      // The number stands outside its pit and its neighbours, and the finger's place holds both.
      const count = layout.counts[slot] as Spot;
      for (const other of layout.pits) expect(apart(count, other)).toBeGreaterThan(pitRadius + 10);
      expect(holds(layout.cells[slot] as Box, count)).toBe(true);
      expect(holds(layout.cells[slot] as Box, pit, pitRadius)).toBe(true);
      expect(holds(whole, layout.letters[slot] as Spot)).toBe(true);
      // The tag is where nothing is written, within the finger's place or at the rim, and nearer to no other pit.
      const tag = layout.tags[slot] as Spot;
      expect(apart(tag, count)).toBeGreaterThan(30);
      expect(apart(tag, layout.letters[slot] as Spot)).toBeGreaterThan(30);
      if (query.upright) expect(apart(tag, pit)).toBeGreaterThan(pitRadius + 20);
      else expect(apart(tag, pit) - pitRadius).toBeLessThan(8);
      for (const other of layout.pits) expect(apart(tag, pit)).toBeLessThan(apart(tag, other) + 1e-9);
    });
    layout.cells.forEach((cell, slot) => {
      for (const other of layout.cells.slice(slot + 1)) {
        const shrunk = { x: cell.x + 0.01, y: cell.y + 0.01, width: cell.width - 0.02, height: cell.height - 0.02 };
        expect(boxesApart(shrunk, other)).toBe(true);
      }
    });
    for (const box of [layout.board, ...stores]) {
      expect(holds(whole, { x: box.x + box.width / 2, y: box.y + box.height / 2 })).toBe(true);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(layout.height);
    }
  });
});

test('sowing goes round the board counter-clockwise, however it lies and whoever looks', () => {
  for (const query of QUERIES) {
    const { pits } = layoutOf(query);
    let area = 0;
    pits.forEach((pit, slot) => {
      const next = pits[following(query.pits, slot)] as Spot;
      area += pit.x * next.y - next.x * pit.y;
    });
    // The screen's y points down, so counter-clockwise is negative; one pit a side has no area.
    if (query.pits > 1) expect(area).toBeLessThan(0);
  }
});

test('the viewer has the near row: below, or on the right; his store at the end he sows to', () => {
  for (const query of QUERIES) {
    const layout = layoutOf(query);
    layout.pits.forEach((pit, slot) => {
      const near = ownerOf(query.pits, slot) === query.viewer;
      const across = layout.pits[facing(query.pits, slot)] as Spot;
      if (query.upright) expect(pit.x > across.x).toBe(near);
      else expect(pit.y > across.y).toBe(near);
    });
    const other: Side = query.viewer === 'S' ? 'N' : 'S';
    const own = layout.stores[query.viewer].box;
    const theirs = layout.stores[other].box;
    if (query.upright) expect(own.y).toBeLessThan(theirs.y);
    else expect(own.x).toBeGreaterThan(theirs.x);
  }
});

test('North sees the board turned by half a turn', () => {
  for (const query of QUERIES) {
    const south = layoutOf({ ...query, viewer: 'S' });
    const north = layoutOf({ ...query, viewer: 'N' });
    const { x, y, width, height } = south.board;
    const turned = (spot: Spot): Spot => ({ x: 2 * x + width - spot.x, y: 2 * y + height - spot.y });
    for (let slot = 0; slot < 2 * query.pits + 2; slot++) {
      expect(apart(spotOf(north, slot), turned(spotOf(south, slot)))).toBeLessThan(1e-9);
    }
    for (const side of ['S', 'N'] as const) {
      expect(apart(north.stores[side].count, turned(south.stores[side].count))).toBeLessThan(1e-9);
    }
    north.turns.forEach(({ angle }, i) => {
      expect(angle - (south.turns[i]?.angle ?? 0)).toBe(180);
    });
  }
});

test('seven pits of seventy pixels fit a phone held upright', () => {
  const [width, height] = [352, 720];
  const layout = layoutOf({ pits: 7, kind: 'trays', upright: true, viewer: 'S', aspect: width / height });
  const scale = Math.min(width / layout.width, height / layout.height);
  expect(2 * pitRadius * scale).toBeGreaterThan(70);
});

test.each([6, 7, 10])('%i pits keep 44 pixels on a phone held upright under a page of 100 pixels', (pits) => {
  const [width, height] = [352, 640];
  const layout = layoutOf({ pits, kind: 'kalah', upright: true, viewer: 'S', aspect: width / height });
  expect(2 * pitRadius * Math.min(width / layout.width, height / layout.height)).toBeGreaterThanOrEqual(44);
});
