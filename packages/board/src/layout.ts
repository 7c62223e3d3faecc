/**
 * Geometry of the board in the units of an SVG view box: 104 units from pit to pit, whatever the screen.
 *
 * Everything is laid out once, lying, as South sees it, and then turned as a whole:
 *
 *      ╭──────────────────────────────────╮            ╭─────────────╮
 *      │ ╭─╮  f    e    d    c    b    a  ╭─╮│            │  ╭───────╮  │  own store on top
 *      │ │N│ ( )  ( )  ( )  ( )  ( )  ( ) │ ││   turned   │ a ( )   ( ) F  │
 *      │ │ │ ( )  ( )  ( )  ( )  ( )  ( ) │S││  ───────▸  │ b ( )   ( ) E  │  near row on the right,
 *      │ ╰─╯  A    B    C    D    E    F  ╰─╯│  upright   │ …          …  │  sown upwards
 *      ╰──────────────────────────────────╯            ╰─────────────╯
 *
 * Seen by North the same drawing is turned by half a turn. So one value, `viewer`, decides where every pit, store,
 * number and arrow is, and nothing can be on the wrong side alone.
 */
import { ownerOf, type Side } from '@mbegu/rules';

const pitch = 104;
export const pitRadius = 46;
export const seedRadius = 10.2;
/** From the middle of a number to that of the tag under it: nearer to it than to the next, and below it on the smallest phone. */
const tagDrop = 45;
/** Radius of a store's round corners. */
export const troughCorner = 31;

const STORE_KINDS = ['kalah', 'trays'] as const;
/** Stores carved into the board, or a separate tray for each player. */
export type StoreKind = (typeof STORE_KINDS)[number];

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Spot {
  readonly width: number;
  readonly height: number;
}

/** A store or tray: the hollow seeds lie in, and the middle of its number. */
interface Trough {
  readonly box: Box;
  readonly count: Spot;
}

/** A small arc at an end of the rows: its middle and the direction seeds go there, in degrees clockwise from right. */
interface Turn extends Spot {
  readonly angle: number;
}

export interface Layout {
  readonly pitsPerRow: number;
  readonly kind: StoreKind;
  readonly upright: boolean;
  readonly viewer: Side;
  readonly width: number;
  readonly height: number;
  /** The piece of wood the pits are carved into. */
  readonly board: Box;
  /** Middles of the pits, in sowing order. */
  readonly pits: readonly Spot[];
  /** What a finger may touch: a pit with its number. */
  readonly cells: readonly Box[];
  readonly counts: readonly Spot[];
  readonly letters: readonly Spot[];
  /** Where the tags are, away from number and letter: under the number of a board on end, else where the inner rim ends. */
  readonly tags: readonly Spot[];
  /** How far from there the pits end on a board on end, else the middle of the board: no tag goes further. */
  readonly tagReach: number;
  readonly stores: Readonly<Record<Side, Trough>>;
  /** Where the number of the seeds set aside stands. */
  readonly aside: Spot;
  readonly turns: readonly Turn[];
}

export interface LayoutQuery {
  readonly pits: number;
  readonly kind: StoreKind;
  readonly upright: boolean;
  readonly viewer: Side;
  /** Width divided by height of the space there is. */
  readonly aspect: number;
}

/** The lengths that may give way to the space there is, in the lying frame. */
interface Measure {
  /** Extra distance between the rows. */
  readonly gap: number;
  /** Strip for the numbers, outside each row. */
  readonly strip: number;
  /** Depth of a store, along the rows. */
  readonly depth: number;
}

/** Between the rows of a lying board that has more height than it needs. */
const tagRoom = 36;
const edge = 12;
/** Room at the bottom for the side of the board that is seen from above. */
const thickness = 9;
const range = (low: number, high: number, share: number): number =>
  low + (high - low) * Math.min(1, Math.max(0, share));

/** Wood beyond the outermost pits along the row; trays lie a little way off. */
const endOf = (kind: StoreKind): { readonly inner: number; readonly outer: number } =>
  kind === 'kalah' ? { inner: 10, outer: 20 } : { inner: 34, outer: 8 };

/**
 * Fits the giving lengths to the space: a wide one makes the stores deeper, a high one the rows and numbers airier.
 * Standing on end, the strip is read across and holds three figures and the letter.
 */
const measure = ({ pits, kind, upright, aspect }: LayoutQuery): Measure => {
  const wanted = upright ? 1 / aspect : aspect;
  const ends = endOf(kind);
  const [stripMin, stripMax] = upright ? [80, 104] : [42, 58];
  const [depthMin, depthMax] = upright ? [62, 92] : [76, 114];
  const [gapMin, gapMax] = [6, 34];
  const length = (depth: number) => pits * pitch + 2 * (depth + ends.inner + ends.outer);
  const across = (gap: number, strip: number) => 2 * pitch + gap + 2 * (strip + edge);
  const least = across(gapMin, stripMin);
  if (wanted > length(depthMin) / least) {
    const share = (wanted * least - length(depthMin)) / (2 * (depthMax - depthMin));
    return { gap: gapMin, strip: stripMin, depth: range(depthMin, depthMax, share) };
  }
  const room = length(depthMin) / wanted;
  const share = (room - least) / (across(gapMax, stripMax) - least);
  // What is left still goes between the rows, for tags whose letters are large beside small pits.
  const between = upright ? 0 : range(0, tagRoom, (room - across(gapMax, stripMax)) / tagRoom);
  return { gap: range(gapMin, gapMax, share) + between, strip: range(stripMin, stripMax, share), depth: depthMin };
};

/** Turns spots of the lying frame into the frame that is seen. */
const turnerOf = ({ viewer, upright }: LayoutQuery, width: number, height: number) => {
  const spot = ({ x, y }: Spot): Spot => {
    const seen = viewer === 'S' ? { x, y } : { x: width - x, y: height - y };
    return upright ? { x: seen.y, y: width - seen.x } : seen;
  };
  const box = ({ x, y, width: w, height: h }: Box): Box => {
    const a = spot({ x, y });
    const b = spot({ x: x + w, y: y + h });
    return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
  };
  const angle = (degrees: number): number => degrees + (viewer === 'S' ? 0 : 180) - (upright ? 90 : 0);
  return { spot, box, angle };
};

/** Where everything is. Pure; the same query gives the same layout. */
export const layoutOf = (query: LayoutQuery): Layout => {
  const { pits: n, kind, upright, viewer } = query;
  const { gap, strip, depth } = measure(query);
  const ends = endOf(kind);
  const left = ends.outer + depth + ends.inner;
  const width = n * pitch + 2 * left;
  const height = 2 * pitch + gap + 2 * (strip + edge);
  const middle = height / 2;
  const reach = (pitch + gap) / 2;
  const { spot, box, angle } = turnerOf(query, width, height);

  /** A spot beside a pit, `out` away from the middle of the board and `along` to its owner's right. */
  const beside = (pit: number, out: number, along: number): Spot => {
    const south = ownerOf(n, pit) === 'S';
    const column = south ? pit : 2 * n - 1 - pit;
    const sign = south ? 1 : -1;
    return { x: left + (column + 0.5) * pitch + sign * along, y: middle + sign * (reach + out) };
  };
  const around = <T>(make: (pit: number) => T): readonly T[] => Array.from({ length: 2 * n }, (_, pit) => make(pit));
  const cell = (pit: number): Box => {
    const a = beside(pit, -reach, -pitch / 2);
    const b = beside(pit, pitRadius + strip, pitch / 2);
    return box({ x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: pitch, height: Math.abs(a.y - b.y) });
  };
  const trough = (side: Side): Trough => {
    const long = 2 * (reach + pitRadius);
    const x = side === 'S' ? width - ends.outer - depth : ends.outer;
    const y = middle + (side === 'S' ? 1 : -1) * (reach + pitRadius + (upright ? strip * 0.5 : 3 + strip / 2));
    return { box: box({ x, y: middle - long / 2, width: depth, height: long }), count: spot({ x: x + depth / 2, y }) };
  };
  const board = kind === 'kalah' ? { x: 0, width } : { x: left - 18, width: n * pitch + 36 };
  const outOfPit = pitRadius + (upright ? strip * 0.44 : 3 + strip / 2);
  const atRim = Math.min(reach - 1, pitRadius + 2);
  const seam = n === 1 ? 0 : (n >> 1) * pitch;
  return {
    pitsPerRow: n,
    kind,
    upright,
    viewer,
    width: upright ? height : width,
    height: (upright ? width : height) + thickness,
    board: box({ ...board, y: 0, height }),
    pits: around((pit) => spot(beside(pit, 0, 0))),
    cells: around(cell),
    counts: around((pit) => spot(beside(pit, outOfPit, 0))),
    letters: around((pit) =>
      spot(upright ? beside(pit, pitRadius + strip * 0.87, 0) : beside(pit, pitRadius + 3 + strip / 2, -38)),
    ),
    // Standing on end, the strip has room under the number and no seed is covered; lying, there is some between the rows.
    tags: around((pit) => spot(upright ? beside(pit, outOfPit, -tagDrop) : beside(pit, -atRim, 0))),
    tagReach: upright ? outOfPit - pitRadius - 2 : reach - atRim,
    stores: { S: trough('S'), N: trough('N') },
    aside: spot({ x: left + seam, y: middle }),
    turns: [
      { ...spot({ x: left + n * pitch - 4, y: middle }), angle: angle(-90) },
      { ...spot({ x: left + 4, y: middle }), angle: angle(90) },
    ],
  };
};

/** Middle of any slot: a pit, South's store, North's, or the place of the seeds set aside. */
export const spotOf = (layout: Layout, slot: number): Spot => {
  const pit = layout.pits[slot];
  if (pit !== undefined) return pit;
  const beyond = slot - layout.pits.length;
  if (beyond > 1) return layout.aside;
  const { box } = layout.stores[beyond === 0 ? 'S' : 'N'];
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
