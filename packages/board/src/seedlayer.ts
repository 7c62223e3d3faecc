/** Seeds of the slots, each a `<use>` that keeps its identity; only a slot that changed is touched. */
import { svg } from './dom.ts';
import { pitHeap, type SeedSpot, troughHeap } from './heap.ts';
import { type Layout, spotOf } from './layout.ts';
import { seedSymbol } from './seeds.ts';
import type { Theme } from './state.ts';

export interface SeedLayer {
  /** Lays out the groups of a new layout or theme; they are empty then. */
  readonly build: (layout: Layout, theme: Theme) => void;
  /** Shows these seeds in a slot. `fallen` lets seeds that were not there before drop in. */
  readonly draw: (slot: number, pebbles: readonly number[], fallen: boolean) => void;
}

const place = ({ x, y, scale }: SeedSpot): string =>
  `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)${scale === 1 ? '' : ` scale(${scale.toFixed(3)})`}`;

/** How the seeds of a slot lie in this layout, from its middle; shared with the hand that lifts them. */
export const spotsIn = (layout: Layout, slot: number, count: number): readonly SeedSpot[] => {
  const stores = 2 * layout.pitsPerRow;
  if (slot < stores) return pitHeap(count);
  const { box } = layout.stores[slot === stores ? 'S' : 'N'];
  return troughHeap(count, box.width, box.height);
};

export const createSeedLayer = (parent: SVGGElement): SeedLayer => {
  let layout: Layout;
  let theme: Theme;
  let groups: SVGGElement[] = [];
  let drawn: Map<number, SVGUseElement>[] = [];
  let shown: (readonly number[])[] = [];

  const build = (nextLayout: Layout, nextTheme: Theme): void => {
    layout = nextLayout;
    theme = nextTheme;
    groups = Array.from({ length: layout.pits.length + 2 }, (_, slot) => {
      const { x, y } = spotOf(layout, slot);
      return svg('g', { transform: `translate(${x} ${y})` });
    });
    drawn = groups.map(() => new Map());
    shown = groups.map(() => []);
    parent.replaceChildren(...groups);
  };

  const draw = (slot: number, pebbles: readonly number[], fallen: boolean): void => {
    const before = shown[slot];
    const group = groups[slot];
    const elements = drawn[slot];
    if (before === undefined || group === undefined || elements === undefined) return;
    if (before.length === pebbles.length && before.every((pebble, i) => pebble === pebbles[i])) return;
    shown[slot] = pebbles;
    const spots = spotsIn(layout, slot, pebbles.length);
    const staying = new Set(spots.map(({ seed }) => pebbles[seed] as number));
    for (const [pebble, element] of elements) {
      if (staying.has(pebble)) continue;
      element.remove();
      elements.delete(pebble);
    }
    let above: SVGUseElement | null = null;
    for (let i = spots.length - 1; i >= 0; i--) {
      const spot = spots[i] as SeedSpot;
      const pebble = pebbles[spot.seed] as number;
      let element = elements.get(pebble);
      if (element === undefined) {
        element = svg('use', { href: seedSymbol(theme, pebble), class: fallen ? 'pebble fall' : 'pebble' });
        elements.set(pebble, element);
      }
      if (element.parentNode === null || element.nextSibling !== above) group.insertBefore(element, above);
      element.style.transform = place(spot);
      above = element;
    }
  };

  return { build, draw };
};
