/** What moves over the board: the hand with the seeds it holds, and the string of captured seeds. */
import { svg } from './dom.ts';
import { pitHeap } from './heap.ts';
import type { Spot } from './layout.ts';
import { seedSymbol } from './seeds.ts';
import type { Theme } from './state.ts';

export interface Hand {
  /** Holds these seeds; an empty hand is not seen. */
  readonly hold: (theme: Theme, pebbles: readonly number[]) => void;
  /** `lift` 0 lies on the board, 1 is carried. */
  readonly move: (spot: Spot, lift: number) => void;
}

/** Seeds in the hand lie closer than in a pit. */
const grip = 0.66;
/** More than this are not drawn in a hand; the lower ones are hidden by it. */
const heldDrawnMax = 32;

export const createHand = (parent: SVGGElement): Hand => {
  const group = svg('g', { class: 'hand' });
  const shadow = svg('ellipse', { rx: 40, ry: 34, fill: 'url(#hand-shadow)' });
  const seeds = svg('g');
  group.append(shadow, seeds);
  group.style.display = 'none';
  parent.append(group);
  let held: readonly number[] = [];

  const hold = (theme: Theme, pebbles: readonly number[]): void => {
    group.style.display = pebbles.length === 0 ? 'none' : '';
    // One seed less, the topmost: nothing else in the hand stirs.
    const drawn = Math.min(heldDrawnMax, pebbles.length);
    const first = pebbles.length - drawn;
    const spots = pitHeap(Math.max(7, drawn)).slice(0, drawn);
    if (pebbles.length < held.length && pebbles.every((pebble, i) => pebble === held[i])) {
      while (seeds.childElementCount > drawn) seeds.lastElementChild?.remove();
    } else {
      seeds.replaceChildren(
        ...spots.map(({ seed, x, y }) =>
          svg('use', {
            href: seedSymbol(theme, pebbles[first + seed] as number),
            transform: `translate(${(x * grip).toFixed(2)} ${(y * grip).toFixed(2)})`,
          }),
        ),
      );
    }
    held = pebbles;
  };

  const move = ({ x, y }: Spot, lift: number): void => {
    group.setAttribute('transform', `translate(${(x - 4 * lift).toFixed(2)} ${(y - 16 * lift).toFixed(2)})`);
    seeds.setAttribute('transform', `scale(${(1 + 0.16 * lift).toFixed(3)})`);
    shadow.setAttribute('transform', `translate(${(8 + 10 * lift).toFixed(2)} ${(10 + 20 * lift).toFixed(2)})`);
    shadow.setAttribute('opacity', (0.3 + 0.7 * lift).toFixed(3));
  };

  return { hold, move };
};

/** A captured seed on its way; `others` are those for which there is no picture and which arrive with it. */
export interface Pearl {
  readonly pebble: number;
  readonly others: readonly number[];
  readonly from: Spot;
  readonly to: Spot;
  readonly departs: number;
  readonly arrives: number;
}

/** More pearls than this are not drawn in one string. */
export const pearlsMax = 28;

export interface PearlString {
  readonly add: (theme: Theme, pearls: readonly Pearl[]) => void;
  /** Moves all pearls to where they are at this time and returns the seeds that have arrived. */
  readonly move: (time: number) => readonly number[];
  readonly clear: () => void;
}

const ease = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);

/** Along a flat bow, so that the string is seen to swing round to its tray. */
const onBow = (from: Spot, to: Spot, t: number): Spot => {
  const bow = 0.14 * 4 * t * (1 - t);
  return {
    x: from.x + (to.x - from.x) * t - (to.y - from.y) * bow,
    y: from.y + (to.y - from.y) * t + (to.x - from.x) * bow,
  };
};

export const createPearlString = (parent: SVGGElement): PearlString => {
  const group = svg('g');
  parent.append(group);
  let flying: { readonly pearl: Pearl; readonly element: SVGUseElement }[] = [];

  const add = (theme: Theme, pearls: readonly Pearl[]): void => {
    for (const pearl of pearls) {
      const element = svg('use', { href: seedSymbol(theme, pearl.pebble) });
      group.append(element);
      flying.push({ pearl, element });
    }
  };

  const move = (time: number): readonly number[] => {
    const landed: number[] = [];
    flying = flying.filter(({ pearl, element }) => {
      const { from, to, departs, arrives } = pearl;
      if (time >= arrives) {
        landed.push(pearl.pebble, ...pearl.others);
        element.remove();
        return false;
      }
      const t = Math.max(0, (time - departs) / (arrives - departs));
      const { x, y } = onBow(from, to, ease(t));
      const height = 1 + 0.18 * Math.sin(Math.PI * t);
      element.setAttribute('transform', `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${height.toFixed(3)})`);
      return true;
    });
    return landed;
  };

  const clear = (): void => {
    flying = [];
    group.replaceChildren();
  };

  return { add, move, clear };
};

export const handDefs =
  '<radialGradient id="hand-shadow"><stop offset="0" stop-color="#000" stop-opacity=".75"/><stop offset=".5" stop-color="#000" stop-opacity=".42"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient>';
