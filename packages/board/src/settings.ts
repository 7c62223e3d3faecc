/** What the page may set, with its values at the start and how attributes spell it. */
import { type PitName, type Position, pitsMax, type Side, slotCount } from '@mbegu/rules';
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

/** What is no word of its setting, or not of its kind, means the value at the start. */
export const fitting = (change: object): Partial<Settings> => {
  const start = startSettings();
  return Object.fromEntries(
    Object.entries(change).map(([key, value]) => {
      const first = start[key as keyof Settings];
      return [key, (WORDS[key]?.includes(value) ?? isOfKind(value, first)) ? value : first];
    }),
  );
};

/** The settings an attribute stands for. A switch is on where its attribute stands, unless it says `off` or `false`. */
export const fromAttribute = (name: Attribute, text: string | null): Partial<Settings> => {
  const key = name === 'numbers-only' ? 'numbersOnly' : name;
  const isOn = text === null ? startSettings()[key] : text !== 'off' && text !== 'false';
  return fitting({ [key]: key in WORDS ? text : isOn });
};
