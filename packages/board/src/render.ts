/** The drawing: wood below, seeds above it, buttons and numbers on top, and what moves over everything. */
import { asideSlot, type PitName, type Position, pitName, pitsOf, type Side, storeSlot } from '@mbegu/rules';
import { html, setAttribute, svg } from './dom.ts';
import { createGuide, type Guide } from './guide.ts';
import { createHand, createPearlString, type Hand, handDefs, type PearlString } from './hand.ts';
import { type Box, type Layout, pitRadius, type Spot } from './layout.ts';
import type { Pebbles } from './pebbles.ts';
import { createPitGrid, type Labelling, type PitGrid, writeCount } from './pits.ts';
import { sceneOf } from './scene.ts';
import { createSeedLayer } from './seedlayer.ts';
import { seedDefs } from './seeds.ts';
import { type Interaction, playable, type Theme } from './state.ts';
import { css } from './style.ts';
import type { BoardTexts } from './texts.ts';
import { LOOKS, PAINTS, type Room } from './themes.ts';

interface Look {
  readonly layout: Layout;
  readonly theme: Theme;
  readonly room: Room;
  readonly arrows: boolean;
  readonly numbersOnly: boolean;
  readonly countsHidden: boolean;
  readonly facing: boolean;
}

/** What lies on the board at one moment. Seeds under way are counted nowhere until they arrive. */
export interface Moment {
  readonly position: Position;
  readonly pebbles: Pebbles;
  readonly underway: ReadonlySet<number>;
  /** Seeds that arrive drop in and numbers that change are emphasised. */
  readonly animated: boolean;
}

export interface View {
  readonly room: HTMLElement;
  /** Gives the element a height where the page gives none; `true` when that was another shape before. */
  readonly fill: (upright: boolean) => boolean;
  readonly pits: PitGrid;
  readonly guide: Guide;
  readonly hand: Hand;
  readonly pearls: PearlString;
  readonly region: HTMLElement;
  readonly build: (look: Look, position: Position) => void;
  readonly resize: (box: Box) => void;
  readonly draw: (moment: Moment, texts: BoardTexts) => void;
  readonly label: (labelling: Labelling) => void;
  readonly rims: (position: Position, interaction: Interaction, pointed: PitName | null) => void;
}

const SIDES = ['S', 'N'] as const;

const rimDefs =
  '<linearGradient id="rim" x1="0" y1="0" x2="1" y2="1"><stop offset=".1" stop-color="var(--mb-rim-lit)"/><stop offset=".55" stop-color="var(--mb-rim-dim)"/><stop offset="1" stop-color="var(--mb-rim-dim)"/></linearGradient>' +
  '<radialGradient id="rim-glow"><stop offset=".45" stop-color="var(--mb-rim-lit)" stop-opacity="0"/><stop offset="1" stop-color="var(--mb-rim-lit)" stop-opacity=".9"/></radialGradient>';

/** The raised ring of a pit that may be played. */
const rimOf = ({ x, y }: Spot): SVGGElement => {
  const rim = svg('g', { class: 'rim', transform: `translate(${x} ${y})`, fill: 'none' });
  rim.append(
    svg('circle', { class: 'rim-glow', r: pitRadius, fill: 'url(#rim-glow)' }),
    svg('circle', { cx: 1, cy: 1.6, r: pitRadius + 1.6, stroke: '#000', 'stroke-opacity': 0.38, 'stroke-width': 6 }),
    svg('circle', { r: pitRadius + 1.4, stroke: 'url(#rim)', 'stroke-width': 4.6 }),
  );
  return rim;
};

/** Below so many pixels a unit, a tag with all its marks in one line is wider than from pit to pit. */
const tightUnit = 0.7;

let sheet: CSSStyleSheet | null = null;

/** One sheet for all boards of a page; a constructed one, which a strict content policy allows. */
const attachStyle = (root: ShadowRoot): void => {
  if (sheet === null) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  root.adoptedStyleSheets = [sheet];
};

/** The skeleton, built once. */
const skeleton = (root: ShadowRoot) => {
  attachStyle(root);
  const room = html('div', { class: 'room', part: 'room', dir: 'ltr' });
  const picture = (name: string) => svg('svg', { class: name, 'aria-hidden': 'true', focusable: 'false' });
  const wood = picture('wood');
  const seeds = picture('seeds');
  const over = picture('over');
  const store = (side: Side) => {
    const label = html('div', { class: 'store', part: 'store', role: 'img', 'data-side': side });
    const count = html('span', {
      class: 'store-count',
      part: 'store-count',
      'aria-hidden': 'true',
      dir: 'ltr',
      'data-side': side,
    });
    return { label, count };
  };
  const stores = { S: store('S'), N: store('N') };
  const aside = html('span', { class: 'aside', part: 'aside', role: 'img', dir: 'ltr' });
  const note = html('span', { class: 'note', part: 'note', 'aria-hidden': 'true', dir: 'auto' });
  const spoken = html('p', { class: 'spoken', id: 'instructions' });
  const region = html('p', {
    class: 'said',
    role: 'status',
    'aria-live': 'polite',
    'aria-atomic': 'true',
    dir: 'auto',
  });
  return { room, wood, seeds, over, stores, aside, note, spoken, region };
};

const put = (element: HTMLElement, { x, y }: Spot, layout: Layout): void => {
  element.style.left = `${((100 * x) / layout.width).toFixed(4)}%`;
  element.style.top = `${((100 * y) / layout.height).toFixed(4)}%`;
};

export const createView = (root: ShadowRoot): View => {
  const { room, wood, seeds, over, stores, aside, note, spoken, region } = skeleton(root);
  const pits = createPitGrid();
  const seedDefinitions = svg('defs');
  const rimGroup = svg('g');
  const seedGroup = svg('g');
  const trackGroup = svg('g');
  seeds.append(seedDefinitions, rimGroup, trackGroup, seedGroup);
  const seedLayer = createSeedLayer(seedGroup);
  const overDefinitions = svg('defs');
  const guideGroup = svg('g');
  const movingGroup = svg('g');
  over.append(overDefinitions, guideGroup, movingGroup);
  const guide = createGuide(trackGroup, guideGroup, note);
  const pearls = createPearlString(movingGroup);
  const hand = createHand(movingGroup);
  room.append(
    wood,
    seeds,
    stores.N.label,
    stores.S.label,
    stores.N.count,
    stores.S.count,
    pits.grid,
    aside,
    over,
    note,
  );
  const spacer = html('div', { class: 'spacer' });
  root.append(spacer, room, spoken, region);
  const fill = (upright: boolean): boolean => {
    const { classList } = spacer;
    const changes = classList.contains('upright') !== upright;
    classList.toggle('upright', upright);
    return changes;
  };

  let look: Look | null = null;
  let scene = '';

  const placeStores = (layout: Layout, viewer: Side): void => {
    for (const side of SIDES) {
      const { box, count } = layout.stores[side];
      const { label, count: number } = stores[side];
      put(label, box, layout);
      label.style.width = `${(100 * box.width) / layout.width}%`;
      label.style.height = `${(100 * box.height) / layout.height}%`;
      put(number, count, layout);
      number.classList.toggle('far', side !== viewer);
      label.part.toggle('own-store', side === viewer);
    }
    put(aside, layout.aside, layout);
  };

  const paintRoom = ({ theme, room: time, numbersOnly, countsHidden, facing, layout }: Look): void => {
    const palette = LOOKS[theme].palettes[time];
    for (const name of PAINTS) room.style.setProperty(`--mb-${name}`, `var(--mbegu-${name}, ${palette[name]})`);
    room.className = `room ${layout.kind}${layout.upright ? ' upright' : ''}${numbersOnly ? ' numbers' : ''}${countsHidden ? ' counts-hidden' : ''}${facing ? ' turned' : ''}`;
  };

  const build = (next: Look, position: Position): void => {
    look = next;
    const { layout, theme, arrows, numbersOnly } = next;
    paintRoom(next);
    for (const picture of [wood, seeds, over]) setAttribute(picture, 'viewBox', `0 0 ${layout.width} ${layout.height}`);
    const drawing = sceneOf({ layout, theme, holes: position.holes, arrows });
    if (drawing !== scene) wood.innerHTML = drawing;
    scene = drawing;
    seedDefinitions.innerHTML = rimDefs + seedDefs(theme);
    overDefinitions.innerHTML = handDefs;
    rimGroup.replaceChildren(...layout.pits.map(rimOf));
    seedLayer.build(layout, theme);
    guide.build(layout);
    pits.place(layout, numbersOnly);
    placeStores(layout, layout.viewer);
  };

  const resize = (box: Box): void => {
    const { style } = room;
    style.width = `${box.width}px`;
    style.height = `${box.height}px`;
    if (look === null) return;
    const { layout } = look;
    const unit = box.width / layout.width;
    style.setProperty('--u', `${unit}px`);
    style.setProperty('--pit-r', `${unit * pitRadius}px`);
    style.setProperty('--tag-reach', `${unit * layout.tagReach}px`);
    room.classList.toggle('tight', !layout.upright && unit < tightUnit);
  };

  const draw = ({ position, pebbles, underway, animated }: Moment, texts: BoardTexts): void => {
    if (look === null) return;
    const n = pitsOf(position.slots);
    const resting = (slot: number): readonly number[] => {
      const here = pebbles[slot] ?? [];
      return underway.size === 0 ? here : here.filter((pebble) => !underway.has(pebble));
    };
    for (let slot = 0; slot < 2 * n; slot++) {
      const here = resting(slot);
      seedLayer.draw(slot, look.numbersOnly ? [] : here, animated);
      pits.count(slot, position.holes[slot] === 'out' ? '' : texts.number(here.length), animated);
    }
    for (const side of SIDES) {
      const here = resting(storeSlot(n, side));
      seedLayer.draw(storeSlot(n, side), look.numbersOnly ? [] : here, animated);
      writeCount(stores[side].count, texts.number(here.length), animated);
    }
    const left = resting(asideSlot(n)).length;
    aside.hidden = left === 0;
    aside.textContent = `+${texts.number(left)}`;
    setAttribute(aside, 'aria-label', texts.aside(left));
  };

  const label = (labelling: Labelling): void => {
    const { position, texts, names, viewer } = labelling;
    pits.label(labelling);
    spoken.textContent = texts.instructions;
    for (const side of SIDES) {
      const text = texts.store({
        side,
        count: position.slots[storeSlot(pitsOf(position.slots), side)] ?? 0,
        whose: side === viewer ? 'yours' : 'theirs',
        name: names[side],
        kind: look?.layout.kind ?? 'kalah',
      });
      setAttribute(stores[side].label, 'aria-label', text);
    }
  };

  const rims = (position: Position, interaction: Interaction, pointed: PitName | null): void => {
    const n = pitsOf(position.slots);
    [...rimGroup.children].forEach((rim, slot) => {
      const name = pitName(n, slot);
      rim.classList.toggle('on', playable(interaction, name));
      rim.classList.toggle('pointed', name === pointed);
    });
  };

  return { room, fill, pits, guide, hand, pearls, region, build, resize, draw, label, rims };
};
