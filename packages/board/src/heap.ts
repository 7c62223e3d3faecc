/**
 * How seeds lie. The arrangement depends on the number alone, so that a count can be learnt by its shape: one to six
 * as on a die, then rings, and from twenty a heap that only ever grows on top.
 */
import { troughCorner as corner, pitRadius, seedRadius } from './layout.ts';

export interface SeedSpot {
  /** Which of the seeds lies here, 0 … count-1; in a deep heap the covered ones are not listed. */
  readonly seed: number;
  /** From the middle of the pit or trough. */
  readonly x: number;
  readonly y: number;
  /** Seeds higher in a heap are nearer to the eye. */
  readonly scale: number;
}

/** More seeds than this are never drawn in one pit: those below are covered. */
const pitSeedsDrawnMax = 72;
const troughSeedsDrawnMax = 160;

/** How far from the middle of a pit a seed's middle may lie. */
const reach = pitRadius - seedRadius - 1.2;

const golden = Math.PI * (3 - Math.sqrt(5));

type Pair = readonly [x: number, y: number];

const DICE: readonly (readonly Pair[])[] = [
  [],
  [[0, 0]],
  [
    [13.5, -13.5],
    [-13.5, 13.5],
  ],
  [
    [18, -18],
    [-18, 18],
    [0, 0],
  ],
  [
    [15, -15],
    [-15, 15],
    [-15, -15],
    [15, 15],
  ],
  [
    [18, -18],
    [-18, 18],
    [-18, -18],
    [18, 18],
    [0, 0],
  ],
  [
    [13.5, -22.5],
    [-13.5, 22.5],
    [-13.5, -22.5],
    [13.5, 22.5],
    [13.5, 0],
    [-13.5, 0],
  ],
];

/** Seeds in each ring from the middle outwards, for seven to nineteen. */
const RINGS: Readonly<Record<number, readonly number[]>> = {
  7: [1, 6],
  8: [1, 7],
  9: [1, 8],
  10: [3, 7],
  11: [3, 8],
  12: [3, 9],
  13: [4, 9],
  14: [4, 10],
  15: [5, 10],
  16: [5, 11],
  17: [1, 5, 11],
  18: [1, 6, 11],
  19: [1, 6, 12],
};

/** Radius on which `count` seeds lie side by side with a little air. */
const ringRadius = (count: number): number =>
  count === 1 ? 0 : Math.min(reach, (1.09 * seedRadius) / Math.sin(Math.PI / count));

const ring = (count: number, radius: number, turn: number): Pair[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = -Math.PI / 2 + turn + (2 * Math.PI * i) / count;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });

/** Rings nearer to each other than this would hide seeds. */
const ringGap = 16.8;

const ringsOf = (counts: readonly number[]): Pair[] => {
  const outermost = counts[counts.length - 1] as number;
  const within = counts.length === 2 ? ringRadius(counts[0] as number) + 1.1 * ringGap : 0;
  const outer = Math.min(reach, Math.max(ringRadius(outermost), within));
  return counts.flatMap((count, i) => {
    if (i === counts.length - 1) return ring(count, outer, counts.length > 1 ? Math.PI / count : 0);
    return ring(count, Math.min(ringRadius(count), outer - ringGap), 0);
  });
};

/** 0, 1/2, 1/4, 3/4, 1/8 …: spreads any number of points evenly. */
const halves = (index: number): number => {
  let value = 0;
  let step = 0.5;
  for (let rest = index; rest > 0; rest >>= 1, step /= 2) if (rest & 1) value += step;
  return value;
};

const pile = (index: number): Pair => {
  const radius = (reach - 2) * Math.sqrt(halves(index + 1));
  return [radius * Math.cos(index * golden), radius * Math.sin(index * golden)];
};

/** Places of a heap from the bottom up: a full floor, two courses in its hollows, and then a growing pile. */
const courses: readonly Pair[] = [
  ...ringsOf([1, 6, 12]),
  ...ring(4, 10.5, 0.5),
  ...ring(9, 24.5, 0.2),
  ...ring(3, 9, 1.3),
  ...ring(7, 20, 0.9),
];

const heapSpot = (seed: number): SeedSpot => {
  const [x, y] = courses[seed] ?? pile(seed - courses.length);
  return { seed, x, y, scale: 1 + 0.12 * Math.min(1, Math.max(0, seed - 19) / 90) };
};

const floorSeeds = 19;

const arrange = (count: number): readonly SeedSpot[] => {
  const pairs = DICE[count] ?? (RINGS[count] === undefined ? undefined : ringsOf(RINGS[count]));
  if (pairs !== undefined) return pairs.map(([x, y], seed) => ({ seed, x, y, scale: 1 }));
  const covered = Math.max(0, count - pitSeedsDrawnMax);
  // The outermost ring of the floor is never covered.
  return Array.from({ length: count }, (_, seed) => seed)
    .filter((seed) => seed >= floorSeeds + covered || (seed >= 7 && seed < floorSeeds) || covered === 0)
    .map(heapSpot);
};

const cache = new Map<number, readonly SeedSpot[]>();

/** Where `count` seeds lie in a pit. */
export const pitHeap = (count: number): readonly SeedSpot[] => {
  const known = cache.get(count);
  if (known !== undefined) return known;
  const spots = arrange(count);
  cache.set(count, spots);
  return spots;
};

/** Repeatable scatter of -1 … 1. */
const scatter = (index: number, salt: number): number => {
  const value = Math.sin(index * 127.1 + salt * 311.7) * 43758.5453;
  return 2 * (value - Math.floor(value)) - 1;
};

/** The nearest place at which a whole seed lies inside a trough with round corners. */
const inside = ([x, y]: Pair, width: number, height: number): Pair => {
  const wall = seedRadius + 1.5;
  const clamp = (value: number, half: number) => Math.min(half - wall, Math.max(wall - half, value));
  const [cx, cy] = [clamp(x, width / 2), clamp(y, height / 2)];
  const [dx, dy] = [Math.abs(cx) - (width / 2 - corner), Math.abs(cy) - (height / 2 - corner)];
  const away = Math.hypot(dx, dy);
  if (dx <= 0 || dy <= 0 || away <= corner - wall) return [cx, cy];
  const back = (corner - wall) / away;
  return [Math.sign(cx) * (width / 2 - corner + dx * back), Math.sign(cy) * (height / 2 - corner + dy * back)];
};

/** One course of a trough: staggered rows, filled from the middle outwards, a little out of line. */
const course = (width: number, height: number, level: number): Pair[] => {
  const step = 2 * seedRadius * 1.04;
  const rise = step * 0.9;
  const upright = height >= width;
  const [long, short] = upright ? [height, width] : [width, height];
  const inset = seedRadius + 4;
  // A heap is shorter on top; across, a trough has no room to narrow.
  const shortening = Math.min(level, 4) * seedRadius;
  const columns = Math.max(1, Math.floor((short - 2 * inset) / step) + 1);
  const rows = Math.max(1, Math.floor((long - 2 * inset - 2 * shortening) / rise) + 1);
  const places: { readonly pair: Pair; readonly key: number }[] = [];
  for (let r = 0; r < rows; r++) {
    const odd = (r + level) % 2 === 1 && columns > 1;
    for (let c = 0; c < columns - (odd ? 1 : 0); c++) {
      const index = r * columns + c;
      const slip = 1.9 + level;
      const across = (c - (columns - 1) / 2 + (odd ? 0.5 : 0)) * step + scatter(index, level) * slip;
      const along = (r - (rows - 1) / 2) * rise + scatter(index, level + 9) * slip;
      const pair = inside(upright ? [across, along] : [along, across], width, height);
      places.push({ pair, key: Math.hypot(across, along) + scatter(index, level + 4) * 7 });
    }
  }
  return places.sort((a, b) => a.key - b.key).map(({ pair }) => pair);
};

const troughs = new Map<string, readonly Pair[]>();
const troughSeedsMax = 1000;

const troughPlaces = (width: number, height: number): readonly Pair[] => {
  const key = `${Math.round(width)}×${Math.round(height)}`;
  const known = troughs.get(key);
  if (known !== undefined) return known;
  const places: Pair[] = [];
  for (let level = 0; places.length < troughSeedsMax; level++) places.push(...course(width, height, level));
  troughs.set(key, places);
  return places;
};

/** Where `count` seeds lie in a store or tray of this size. */
export const troughHeap = (count: number, width: number, height: number): readonly SeedSpot[] => {
  const places = troughPlaces(width, height);
  const first = Math.max(0, count - troughSeedsDrawnMax);
  return places.slice(first, count).map(([x, y], i) => ({ seed: first + i, x, y, scale: 1 }));
};
