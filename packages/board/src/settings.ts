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

const oneOf = <T extends string>(values: readonly T[], text: string | null, otherwise: T): T =>
  values.find((value) => value === text) ?? otherwise;

/** A switch is on where its attribute stands, unless it says `off` or `false`. */
const isOn = (text: string | null, otherwise: boolean): boolean =>
  text === null ? otherwise : text !== 'off' && text !== 'false';

/** The settings an attribute stands for; an unknown word means the value at the start. */
export const fromAttribute = (name: Attribute, text: string | null): Partial<Settings> => {
  const start = startSettings();
  switch (name) {
    case 'theme':
      return { theme: oneOf(THEMES, text, start.theme) };
    case 'viewer':
      return { viewer: oneOf(['S', 'N'], text, start.viewer) };
    case 'layout':
      return { layout: oneOf(LAYOUTS, text, start.layout) };
    case 'speed':
      return { speed: oneOf(SPEEDS, text, start.speed) };
    case 'counts':
      return { counts: oneOf(COUNTS, text, start.counts) };
    case 'scheme':
      return { scheme: oneOf(SCHEMES, text, start.scheme) };
    case 'facing':
      return { facing: isOn(text, start.facing) };
    case 'numbers-only':
      return { numbersOnly: isOn(text, start.numbersOnly) };
    case 'help':
      return { help: isOn(text, start.help) };
    case 'arrows':
      return { arrows: isOn(text, start.arrows) };
  }
};
