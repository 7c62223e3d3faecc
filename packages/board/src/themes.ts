/**
 * The three boards: materials by day and in the evening. Colours are custom properties, so that an evening changes
 * nothing but these values; shapes are drawn in `scene`, `ornament` and `seeds`.
 */
import type { StoreKind } from './layout.ts';
import type { Theme } from './state.ts';

export const ROOMS = ['light', 'dark'] as const;
export type Room = (typeof ROOMS)[number];

/** Names of the colours a board is made of; each becomes `--mb-…`. */
export const PAINTS = [
  'wood-1', // lit side of the board
  'wood-2', // side away from the light
  'grain', // dark streaks of the wood
  'pore', // fine flecks
  'side', // thickness of the board
  'edge-lit', // bevel towards the light
  'edge-dim',
  'bowl-1', // floor of a pit, lit
  'bowl-2', // its shaded wall
  'bowl-shade', // shadow the lip throws into it
  'lip-lit',
  'lip-dim',
  'rim-lit', // raised ring of a playable pit
  'rim-dim',
  'ink', // numbers on the board
  'ink-shadow', // under them, as if carved or inlaid
  'letter',
  'tray-1',
  'tray-2',
  'tray-floor',
  'tray-line',
  'tray-ink', // numbers beside trays, on the page
  'metal-1',
  'metal-2',
  'light', // what the window or the lamp adds, upper left
  'dusk', // and takes away, lower right
  'guide', // preview, track and outlines
  'guide-dark', // their dark companion, so that they show on any wood
  'shadow',
] as const;
type Paint = (typeof PAINTS)[number];
type Palette = Readonly<Record<Paint, string>>;

/** How a wood is figured. */
interface Grain {
  /** Waves a unit of the view box, along and across the fibres: of the year rings and of the pores. */
  readonly rings: readonly [along: number, across: number];
  readonly pores: readonly [along: number, across: number];
  /** How dark the rings are, 0 … 1, and how many pores there are. */
  readonly ringDepth: number;
  readonly poreDepth: number;
  readonly seed: number;
}

export interface ThemeLook {
  readonly stores: StoreKind;
  readonly grain: Grain;
  readonly palettes: Readonly<Record<Room, Palette>>;
}

const kalahDay: Palette = {
  'wood-1': '#f0dcb8',
  'wood-2': '#dcbf90',
  grain: '#a9763e',
  pore: '#8a5a2c',
  side: '#a57c4a',
  'edge-lit': '#fff3da',
  'edge-dim': '#9c7446',
  'bowl-1': '#e6cb9d',
  'bowl-2': '#a87c4a',
  'bowl-shade': '#4b2c10',
  'lip-lit': '#fff4dd',
  'lip-dim': '#86602f',
  'rim-lit': '#fff1c4',
  'rim-dim': '#9a7327',
  ink: '#3d2712',
  'ink-shadow': '#fff3da',
  letter: '#583b18',
  'tray-1': '#e9d2a8',
  'tray-2': '#cfae7c',
  'tray-floor': '#dcbf90',
  'tray-line': '#86602f',
  'tray-ink': '#2d2419',
  'metal-1': '#f3dfa4',
  'metal-2': '#9a7429',
  guide: '#1d6b63',
  'guide-dark': '#fdf6e4',
  shadow: '#3a2812',
  light: 'rgb(255 252 240 / .28)',
  dusk: 'rgb(70 40 10 / .1)',
};

const kalahEvening: Palette = {
  ...kalahDay,
  'wood-1': '#bd9461',
  'wood-2': '#ae8552',
  grain: '#5d3a1a',
  pore: '#4b2d13',
  side: '#52371c',
  'edge-lit': '#dcb680',
  'edge-dim': '#4a3018',
  'bowl-1': '#ad8352',
  'bowl-2': '#664626',
  'bowl-shade': '#1f1107',
  'lip-lit': '#e3bd86',
  'lip-dim': '#462c14',
  'rim-lit': '#ffe3a6',
  'rim-dim': '#6f4e15',
  ink: '#140a03',
  'ink-shadow': '#d5ab74',
  letter: '#190d04',
  'tray-ink': '#efe3cd',
  'metal-1': '#dcbd74',
  'metal-2': '#6d4f1a',
  guide: '#0c3f3b',
  'guide-dark': '#f2dcb4',
  shadow: '#000000',
  light: 'rgb(255 196 110 / .34)',
  dusk: 'rgb(20 8 0 / .08)',
};

const manqalaDay: Palette = {
  'wood-1': '#5e4029',
  'wood-2': '#3c2718',
  grain: '#1d110a',
  pore: '#140b06',
  side: '#1f140c',
  'edge-lit': '#9a7350',
  'edge-dim': '#160d07',
  'bowl-1': '#46301f',
  'bowl-2': '#1d120b',
  'bowl-shade': '#070403',
  'lip-lit': '#a98058',
  'lip-dim': '#140b06',
  'rim-lit': '#f0cf94',
  'rim-dim': '#6d4a20',
  ink: '#f6ead4',
  'ink-shadow': '#150c06',
  letter: '#f3deb8',
  'tray-1': '#c98a5e',
  'tray-2': '#8a5230',
  'tray-floor': '#a86a42',
  'tray-line': '#5a3018',
  'tray-ink': '#2d2419',
  'metal-1': '#e8b98c',
  'metal-2': '#7a4526',
  guide: '#ffe2a6',
  'guide-dark': '#120a05',
  shadow: '#2a1c10',
  light: 'rgb(255 226 180 / .17)',
  dusk: 'rgb(0 0 0 / .22)',
};

const manqalaEvening: Palette = {
  ...manqalaDay,
  'wood-1': '#432c1b',
  'wood-2': '#291a0f',
  grain: '#120a05',
  side: '#110a05',
  'edge-lit': '#80593a',
  'bowl-1': '#33220f',
  'bowl-2': '#140c06',
  'lip-lit': '#8d6642',
  'rim-lit': '#e3b873',
  'rim-dim': '#5b3a17',
  ink: '#f3e2c4',
  letter: '#e0c397',
  'tray-1': '#99633e',
  'tray-2': '#5a331b',
  'tray-floor': '#764527',
  'tray-line': '#331a0c',
  'tray-ink': '#efe3cd',
  'metal-1': '#c08a5c',
  'metal-2': '#512c15',
  shadow: '#000000',
  light: 'rgb(255 176 90 / .22)',
  dusk: 'rgb(0 0 0 / .42)',
};

const walakDay: Palette = {
  'wood-1': '#8f5624',
  'wood-2': '#7a4519',
  grain: '#5d3010',
  pore: '#4a250c',
  side: '#53300f',
  'edge-lit': '#eab878',
  'edge-dim': '#4d2a0f',
  'bowl-1': '#985e28',
  'bowl-2': '#5c3414',
  'bowl-shade': '#210f03',
  'lip-lit': '#f2c384',
  'lip-dim': '#43230b',
  'rim-lit': '#ffe6b0',
  'rim-dim': '#94611d',
  ink: '#fff4dc',
  'ink-shadow': '#3c1f09',
  letter: '#fff4dc',
  'tray-1': '#e0c48c',
  'tray-2': '#b8935a',
  'tray-floor': '#cfae74',
  'tray-line': '#7d5c2c',
  'tray-ink': '#2d2419',
  'metal-1': '#f2d28e',
  'metal-2': '#8a5f1e',
  guide: '#fff0c4',
  'guide-dark': '#331804',
  shadow: '#33200d',
  light: 'rgb(255 228 170 / .1)',
  dusk: 'rgb(40 16 0 / .16)',
};

const walakEvening: Palette = {
  ...walakDay,
  'wood-1': '#7f5026',
  'wood-2': '#5d3716',
  grain: '#371b07',
  pore: '#2b1506',
  side: '#2f1a08',
  'edge-lit': '#c08c54',
  'edge-dim': '#2c1707',
  'bowl-1': '#75481f',
  'bowl-2': '#39200c',
  'bowl-shade': '#120802',
  'lip-lit': '#c99459',
  'lip-dim': '#281404',
  'rim-lit': '#f6d396',
  'rim-dim': '#7c5117',
  ink: '#fbecd0',
  'ink-shadow': '#271304',
  letter: '#fbecd0',
  'tray-1': '#ab8a54',
  'tray-2': '#795a2e',
  'tray-floor': '#917140',
  'tray-line': '#4a3414',
  'tray-ink': '#efe3cd',
  'metal-1': '#c9a560',
  'metal-2': '#5c3f12',
  shadow: '#000000',
  light: 'rgb(255 186 96 / .15)',
  dusk: 'rgb(16 5 0 / .42)',
};

/** Pale and even, with the short flecks of beech. */
const beech: Grain = { rings: [0.0011, 0.0075], pores: [0.04, 0.42], ringDepth: 0.4, poreDepth: 0.5, seed: 7 };
const oak: Grain = { rings: [0.0018, 0.0165], pores: [0.016, 0.68], ringDepth: 1, poreDepth: 1, seed: 23 };
const jak: Grain = { rings: [0.0022, 0.011], pores: [0.018, 0.4], ringDepth: 0.85, poreDepth: 0.85, seed: 41 };

export const LOOKS: Readonly<Record<Theme, ThemeLook>> = {
  kalah: { stores: 'kalah', grain: beech, palettes: { light: kalahDay, dark: kalahEvening } },
  'al-manqala': { stores: 'trays', grain: oak, palettes: { light: manqalaDay, dark: manqalaEvening } },
  'walak-pussa': { stores: 'trays', grain: jak, palettes: { light: walakDay, dark: walakEvening } },
};

export const storesOf = (theme: Theme): StoreKind => LOOKS[theme].stores;
