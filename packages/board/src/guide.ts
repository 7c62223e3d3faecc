/** Help drawn on the board: rings that outline a pit or store, and the preview of a move, its track under the seeds. */
import { slotOf } from '@mbegu/rules';
import { svg } from './dom.ts';
import { type Layout, pitRadius, type Spot, spotOf } from './layout.ts';
import type { Preview } from './state.ts';

export interface Guide {
  readonly build: (layout: Layout) => void;
  /** Shows what a move would do, or nothing; `far`: a move of the far side, whose texts may be turned. */
  readonly preview: (preview: Preview | null, far: boolean) => void;
  /** Outlines these slots for a while. */
  readonly mark: (slots: readonly number[], durationMs: number) => void;
  readonly clear: () => void;
}

/** Outline of a slot: a circle round a pit, a long one round a store. */
const outline = (layout: Layout, slot: number, color: string, width: number): SVGElement => {
  const pit = layout.pits[slot];
  const look = { fill: 'none', stroke: `var(--mb-${color})`, 'stroke-width': width };
  if (pit !== undefined) return svg('circle', { cx: pit.x, cy: pit.y, r: pitRadius + 1, ...look });
  const side = slot === layout.pits.length ? 'S' : 'N';
  const { x, y, width: w, height: h } = layout.stores[side].box;
  return svg('rect', { x: x - 3, y: y - 3, width: w + 6, height: h + 6, rx: 30, ...look });
};

const ringOf = (layout: Layout, slot: number): SVGGElement => {
  const ring = svg('g');
  ring.append(outline(layout, slot, 'guide-dark', 9), outline(layout, slot, 'guide', 4.5));
  return ring;
};

/** A soft light round a store, of strokes that grow fainter outwards. */
const haloOf = (layout: Layout, slot: number): readonly SVGElement[] =>
  [36, 31, 26, 21, 16, 11].map((width) => {
    const halo = outline(layout, slot, 'light', width);
    halo.setAttribute('stroke-opacity', '.36');
    return halo;
  });

/** How far a second passing of the same pit is drawn from the first. */
const lapShift = 9;

/** The track as a smooth line through the slots; each lap a little further out, so that none hides another. */
const trackOf = (layout: Layout, path: Preview['path']): string => {
  const passed = new Map<number, number>();
  const centre = { x: layout.width / 2, y: layout.height / 2 };
  const points = path.map((name): Spot => {
    const slot = slotOf(layout.pitsPerRow, name);
    const times = passed.get(slot) ?? 0;
    passed.set(slot, times + 1);
    const { x, y } = spotOf(layout, slot);
    const out = ((times % 4) - 0.5) * lapShift;
    return layout.upright ? { x: x + Math.sign(x - centre.x) * out, y } : { x, y: y + Math.sign(y - centre.y) * out };
  });
  const [first, ...rest] = points;
  if (first === undefined) return '';
  let line = `M${first.x} ${first.y}`;
  let from = first;
  for (const to of rest) {
    const turns = Math.abs(to.x - from.x) > 1 && Math.abs(to.y - from.y) > 60;
    const mid = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const bulge = turns ? 0.12 : 0;
    line += `Q${mid.x + (mid.x - centre.x) * bulge} ${mid.y + (mid.y - centre.y) * bulge} ${to.x} ${to.y}`;
    from = to;
  }
  return line;
};

export const createGuide = (below: SVGGElement, above: SVGGElement, note: HTMLElement): Guide => {
  let layout: Layout | null = null;
  const track = svg('g', { class: 'preview' });
  const landing = svg('g', { class: 'preview' });
  const markGroup = svg('g');
  below.append(track);
  above.append(landing, markGroup);

  const hide = (): void => {
    track.classList.remove('on');
    landing.classList.remove('on');
    note.hidden = true;
  };

  const clear = (): void => {
    hide();
    markGroup.replaceChildren();
  };

  const build = (next: Layout): void => {
    layout = next;
    track.replaceChildren();
    landing.replaceChildren();
    clear();
  };

  const writeNote = (preview: Preview, at: Layout): void => {
    note.hidden = !preview.note;
    note.textContent = preview.note;
    const slot = slotOf(at.pitsPerRow, preview.lands);
    const { x, y } = spotOf(at, slot);
    // Inside the board, towards its middle, so that neither the number nor the edge of the screen is in the way.
    const inward = (value: number, whole: number, by: number) => value + Math.sign(whole / 2 - value) * by;
    const spot = at.upright ? { x: inward(x, at.width, 52), y } : { x, y: inward(y, at.height, 52) };
    note.style.left = `${Math.min(86, Math.max(14, (100 * spot.x) / at.width))}%`;
    note.style.top = `${Math.min(94, Math.max(6, (100 * spot.y) / at.height))}%`;
  };

  const show = (next: Preview, at: Layout): void => {
    const d = trackOf(at, next.path);
    const look = { d, fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
    track.replaceChildren(
      svg('path', {
        ...look,
        stroke: 'var(--mb-guide-dark)',
        'stroke-width': 7,
        'stroke-opacity': 0.3,
        'stroke-dasharray': '.1 11',
      }),
      svg('path', {
        ...look,
        stroke: 'var(--mb-guide)',
        'stroke-width': 4.6,
        'stroke-opacity': 0.85,
        'stroke-dasharray': '.1 11',
      }),
    );
    landing.replaceChildren(ringOf(at, slotOf(at.pitsPerRow, next.lands)));
    track.classList.add('on');
    landing.classList.add('on');
    writeNote(next, at);
  };

  const preview = (next: Preview | null, far: boolean): void => {
    note.classList.toggle('far', far);
    hide();
    try {
      if (next !== null && layout !== null) show(next, layout);
    } catch {
      // A preview of nonsense shows nothing.
    }
  };

  const mark = (slots: readonly number[], durationMs: number): void => {
    if (layout === null) return;
    for (const slot of slots) {
      if (slot > layout.pits.length + 1) continue;
      const ring = ringOf(layout, slot);
      // A store glows; a pit is outlined.
      if (slot >= layout.pits.length) ring.prepend(...haloOf(layout, slot));
      ring.setAttribute('class', 'glow');
      ring.style.animationDuration = `${durationMs}ms`;
      markGroup.append(ring);
      setTimeout(() => ring.remove(), durationMs);
    }
  };

  return { build, preview, mark, clear };
};
