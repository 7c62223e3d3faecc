/** What the page may set, with its values at the start and how attributes spell it. */
import { type PitName, type Position, pitsMax, pitsOf, type Side, slotCount } from '@mbegu/rules';
import { seedsMax } from './pebbles.ts';
import {
  COUNTS,
  type Counts,
  LAYOUTS,
  type LayoutChoice,
  type Preview,
  SCHEMES,
  type Scheme,
  SPEEDS,
  type Speed,
  type Tag,
  THEMES,
  type Theme,
} from './state.ts';
import { type BoardTexts, englishNames, englishTexts, type Names } from './texts.ts';

export interface Settings {
  legal: readonly string[];
  theme: Theme;
  viewer: Side;
  layout: LayoutChoice;
  facing: boolean;
  speed: Speed;
  counts: Counts;
  numbersOnly: boolean;
  help: boolean;
  arrows: boolean;
  scheme: Scheme;
  previews: ReadonlyMap<PitName, Preview>;
  tags: ReadonlyMap<PitName, Tag>;
  texts: BoardTexts;
  names: Names;
}

export const startSettings = (): Settings => ({
  legal: [],
  theme: 'kalah',
  viewer: 'S',
  layout: 'auto',
  facing: false,
  speed: 'normal',
  counts: 'beside',
  numbersOnly: false,
  help: true,
  arrows: true,
  scheme: 'auto',
  previews: new Map(),
  tags: new Map(),
  texts: englishTexts,
  names: englishNames,
});

/** A bare board of this many pits a row, shown until a position is set. */
export const emptyPosition = (pits: number): Position => {
  const n = Math.min(pitsMax, Math.max(1, Math.trunc(pits)));
  return {
    slots: Array.from({ length: slotCount(n) }, () => 0),
    holes: Array.from({ length: 2 * n }, () => 'open' as const),
    turn: null,
    pie: 'none',
  };
};

/** Whoever writes no TypeScript may give anything: what is no position is a bare board. */
export const fittingPosition = (given: Position): Position => {
  const isPosition =
    Array.isArray(given?.slots) &&
    Array.isArray(given.holes) &&
    pitsOf(given.slots) > 0 &&
    pitsOf(given.slots) <= pitsMax &&
    given.slots.every((count) => (count & seedsMax) === count);
  return isPosition ? given : emptyPosition(6);
};

export const ATTRIBUTES = [
  'theme',
  'viewer',
  'layout',
  'facing',
  'speed',
  'counts',
  'numbers-only',
  'help',
  'arrows',
  'scheme',
] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** What the settings that are words may be. */
const WORDS: Partial<Record<string, readonly unknown[]>> = {
  theme: THEMES,
  viewer: ['S', 'N'],
  layout: LAYOUTS,
  speed: SPEEDS,
  counts: COUNTS,
  scheme: SCHEMES,
};

const isOfKind = (value: unknown, start: Settings[keyof Settings]): boolean =>
  typeof start === 'boolean' || value instanceof (start.constructor as typeof Object);

/** Texts and names, with what is missing or of another kind as at the start. */
const filled = (value: object, start: object): object => {
  const lacking = Object.entries(start).filter(([key, first]) => typeof Reflect.get(value, key) !== typeof first);
  return lacking.length > 0 ? { ...value, ...Object.fromEntries(lacking) } : value;
};

/** What is no word of its setting, or not of its kind, means the value at the start; so does what is missing of the texts. */
export const fitting = (change: object): Partial<Settings> => {
  const start = startSettings();
  return Object.fromEntries(
    Object.entries(change).map(([key, value]) => {
      const first = start[key as keyof Settings];
      const fits = WORDS[key]?.includes(value) ?? isOfKind(value, first);
      return [key, !fits ? first : typeof value === 'object' ? filled(value as object, first as object) : value];
    }),
  );
};

/** The settings an attribute stands for. A switch is on where its attribute stands, unless it says `off` or `false`. */
export const fromAttribute = (name: Attribute, text: string | null): Partial<Settings> => {
  const key = name === 'numbers-only' ? 'numbersOnly' : name;
  const isOn = text === null ? startSettings()[key] : text !== 'off' && text !== 'false';
  return fitting({ [key]: key in WORDS ? text : isOn });
};
