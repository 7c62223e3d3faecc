/** How each event looks: lifted, carried, dropped, strung. Everything visible is done through the view. */
import {
  asideSlot,
  type GameEvent,
  handSlot,
  type Position,
  pitsOf,
  rowStart,
  type Side,
  slotOf,
  storeSlot,
} from '@mbegu/rules';
import type { Stage } from './animate.ts';
import { type Pearl, pearlsMax } from './hand.ts';
import { type Layout, type Spot, spotOf } from './layout.ts';
import { follow, type Pebbles } from './pebbles.ts';
import type { Moment, View } from './render.ts';
import { spotsIn } from './seedlayer.ts';
import type { Theme } from './state.ts';
import type { Step } from './timeline.ts';

export interface StageHost {
  readonly view: View;
  readonly layout: () => Layout;
  readonly theme: () => Theme;
  readonly pebbles: () => Pebbles;
  readonly draw: (moment: Moment) => void;
  readonly carried: (event: GameEvent, count: number) => void;
  readonly settle: (after: Position) => void;
}

/** Slots an event is about, for the outlines that stand in for motion. */
const slotsOf = (event: GameEvent, position: Position): readonly number[] => {
  const n = pitsOf(position.slots);
  const row = (side: Side) => Array.from({ length: n }, (_, i) => rowStart(n, side) + i);
  switch (event.type) {
    case 'lift':
    case 'aside':
      return [slotOf(n, event.pit)];
    case 'sow':
      return [slotOf(n, event.to)];
    case 'capture':
    case 'sweep':
      return [slotOf(n, event.pit), storeSlot(n, event.to)];
    case 'bonus':
      return [storeSlot(n, position.turn ?? 'S')];
    case 'pass':
      return row(event.side);
    case 'divide':
      return [storeSlot(n, 'S'), storeSlot(n, 'N')];
    case 'swap':
    case 'turn':
    case 'end':
      return [];
  }
};

/** Seeds that left a pit for a store or were set aside, slot by slot. */
interface Haul {
  readonly from: number;
  readonly to: number;
  readonly pebbles: readonly number[];
}

const haulsOf = (before: Pebbles, after: Pebbles, pits: number): readonly Haul[] => {
  const home = new Map<number, number>();
  for (let to = 2 * pits; to <= asideSlot(pits); to++) for (const pebble of after[to] ?? []) home.set(pebble, to);
  const hauls: Haul[] = [];
  for (let from = 0; from < 2 * pits; from++) {
    for (let to = 2 * pits; to <= asideSlot(pits); to++) {
      const pebbles = (before[from] ?? []).filter((pebble) => home.get(pebble) === to);
      if (pebbles.length > 0) hauls.push({ from, to, pebbles });
    }
  }
  return hauls;
};

/** Share of a capture's time that one pearl is under way; the rest is the length of the string. */
const flightShare = 0.6;

const pearlsOf = (
  layout: Layout,
  { from, to, pebbles }: Haul,
  held: readonly number[],
  step: Step,
): readonly Pearl[] => {
  const start = spotOf(layout, from);
  const goal = spotOf(layout, to);
  const here = new Map(spotsIn(layout, from, pebbles.length).map((spot) => [spot.seed, spot]));
  const there = new Map(
    to > storeSlot(layout.pitsPerRow, 'N')
      ? []
      : spotsIn(layout, to, held.length).map((spot) => [held[spot.seed], spot]),
  );
  const at = (middle: Spot, offset: Spot | undefined): Spot =>
    offset === undefined ? middle : { x: middle.x + offset.x, y: middle.y + offset.y };
  const drawn = Math.min(pearlsMax, pebbles.length);
  const total = step.end - step.start;
  const flight = total * flightShare;
  return Array.from({ length: drawn }, (_, i) => {
    const group = pebbles.filter((_, p) => Math.floor((p * drawn) / pebbles.length) === i);
    const [pebble, ...others] = group as [number, ...number[]];
    const departs = step.start + (drawn === 1 ? 0 : ((total - flight) * i) / (drawn - 1));
    return {
      pebble,
      others,
      from: at(start, here.get(i)),
      to: at(goal, there.get(pebble)),
      departs,
      arrives: departs + flight,
    };
  });
};

const easeInOut = (t: number): number => t * t * (3 - 2 * t);

interface Travel {
  readonly from: Spot;
  readonly to: Spot;
  readonly start: number;
  readonly end: number;
  readonly lifting: boolean;
}

/** The stage for one move; `still` replaces motion by outlines. */
export const createStage = (host: StageHost, still: boolean): Stage => {
  const { view } = host;
  const underway = new Set<number>();
  let pebbles = host.pebbles();
  let position: Position | null = null;
  let travel: Travel | null = null;
  let at: Spot = { x: 0, y: 0 };

  const show = (animated: boolean): void => {
    if (position !== null) host.draw({ position, pebbles, underway, animated });
  };

  const begin = (step: Step, events: readonly GameEvent[], before: Position): void => {
    const last = events[events.length - 1] as GameEvent;
    const length = step.end - step.start;
    if (still || last.type === 'bonus' || last.type === 'pass')
      view.guide.mark(slotsOf(last, before), Math.max(length, 160));
    if (still) return;
    const n = pitsOf(before.slots);
    if (last.type === 'lift') {
      at = spotOf(host.layout(), slotOf(n, last.pit));
      travel = { from: at, to: at, start: step.start, end: step.end, lifting: true };
    } else if (last.type === 'sow') {
      travel = {
        from: at,
        to: spotOf(host.layout(), slotOf(n, last.to)),
        start: step.start,
        end: step.end,
        lifting: false,
      };
    }
  };

  const carry = (step: Step, events: readonly GameEvent[], after: Position): void => {
    const before = pebbles;
    const n = pitsOf(after.slots);
    position = after;
    pebbles = follow(pebbles, after.slots);
    const last = events[events.length - 1] as GameEvent;
    if (!still) {
      if (last.type === 'sow' && travel !== null) at = travel.to;
      view.hand.hold(host.theme(), pebbles[handSlot(n)] ?? []);
      for (const haul of haulsOf(before, pebbles, n)) {
        const pearls = pearlsOf(host.layout(), haul, pebbles[haul.to] ?? [], step);
        for (const pebble of haul.pebbles) underway.add(pebble);
        view.pearls.add(host.theme(), pearls);
      }
    }
    show(!step.rapid && !still);
    host.carried(last, events.length);
  };

  const frame = (time: number): void => {
    if (travel !== null) {
      const t = Math.min(1, Math.max(0, (time - travel.start) / Math.max(1, travel.end - travel.start)));
      const { from, to, lifting } = travel;
      const share = easeInOut(t);
      const spot = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
      view.hand.move(spot, lifting ? share : 1 - 0.25 * Math.max(0, t - 0.7) * 3.3);
    }
    const landed = view.pearls.move(time);
    if (landed.length === 0) return;
    for (const pebble of landed) underway.delete(pebble);
    show(false);
  };

  const settle = (after: Position): void => {
    view.hand.hold(host.theme(), []);
    view.pearls.clear();
    view.guide.clear();
    host.settle(after);
  };

  return { begin, carry, frame, settle };
};
