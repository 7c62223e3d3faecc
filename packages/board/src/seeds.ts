/**
 * The seeds themselves, as SVG groups to `<use>`: a few kinds for each theme, already turned, so that the light stays
 * upper left on every one of them. A seed's own number decides its kind. A heap has many seeds and a browser pays for
 * every element and every transform in each of them: so a seed is four shapes, and turns are worked into the paths.
 */
import { seedRadius } from './layout.ts';
import type { Theme } from './state.ts';

/** The shapes below are drawn for a seed of this radius and brought to size as they are written. */
const drawnRadius = 9.4;
const sized = (length: number): string => ((length * seedRadius) / drawnRadius).toFixed(2);

const stop = (offset: number, color: string, opacity = 1): string =>
  `<stop offset="${offset}" stop-color="${color}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`;

const radial = (id: string, focusX: number, focusY: number, stops: string): string =>
  `<radialGradient id="${id}" r=".56" fx="${focusX}" fy="${focusY}">${stops}</radialGradient>`;

/** An ellipse turned by `turn` degrees about its own middle, as a path. */
const oval = (x: number, y: number, rx: number, ry: number, turn: number, look: string): string => {
  const dx = rx * Math.cos((turn * Math.PI) / 180);
  const dy = rx * Math.sin((turn * Math.PI) / 180);
  const arc = `A${sized(rx)} ${sized(ry)} ${turn} 1 1`;
  return `<path d="M${sized(x - dx)} ${sized(y - dy)}${arc} ${sized(x + dx)} ${sized(y + dy)}${arc} ${sized(x - dx)} ${sized(y - dy)}Z" ${look}/>`;
};

const castShadow = `<radialGradient id="seed-shadow">${stop(0, '#000', 0.62) + stop(0.62, '#000', 0.42) + stop(1, '#000', 0)}</radialGradient>`;
const shadowOf = (rx: number, ry: number): string => oval(2.4, 3, rx + 1.6, ry + 1.6, 0, 'fill="url(#seed-shadow)"');

const seed = (kind: number, body: string): string => `<g id="seed-${kind}">${body}</g>`;

interface Seeds {
  readonly defs: string;
  readonly symbols: readonly string[];
}

/** Glass pebbles: light enters upper left, gathers lower right, and falls coloured on the wood. */
const GLASS = [
  { deep: '#2a6460', mid: '#64a49a', lit: '#cdeee3' }, // sea
  { deep: '#34506a', mid: '#6a8ca8', lit: '#cfe4f2' }, // smoke
  { deep: '#8a5420', mid: '#c98f45', lit: '#fae3b0' }, // amber
  { deep: '#7f8a86', mid: '#c3ccc6', lit: '#ffffff' }, // clear
] as const;

const PEBBLE_SHAPES = [
  { rx: 9.5, ry: 8.9, turn: 24 },
  { rx: 9.2, ry: 9.2, turn: 0 },
  { rx: 9.6, ry: 8.6, turn: -38 },
] as const;

const glass = (): Seeds => ({
  defs: GLASS.map(
    ({ deep, mid, lit }, tint) =>
      radial(`glass-${tint}`, 0.68, 0.72, stop(0, lit) + stop(0.42, mid) + stop(0.86, deep) + stop(1, deep)) +
      `<radialGradient id="caustic-${tint}">${stop(0, lit, 0.8)}${stop(0.6, lit, 0.5)}${stop(1, lit, 0)}</radialGradient>`,
  ).join(''),
  symbols: GLASS.flatMap((_, tint) =>
    PEBBLE_SHAPES.map(
      ({ rx, ry, turn }) =>
        shadowOf(rx, ry) +
        oval(5, 5.8, 6.4, 5.6, 40, `fill="url(#caustic-${tint})"`) +
        oval(0, 0, rx, ry, turn, `fill="url(#glass-${tint})" fill-opacity=".93"`) +
        oval(-3.1, -3.8, 2.5, 1.5, -42, 'fill="#fff" fill-opacity=".92"'),
    ),
  ),
});

/** White beads, fired and rubbed smooth; some show the bore they were strung by. */
const BORES = [null, 24, null, null, 128, null, null, 78, null] as const;

const beads = (): Seeds => ({
  defs:
    radial(
      'bead-0',
      0.34,
      0.3,
      stop(0, '#fff') + stop(0.4, '#f6f1e6') + stop(0.76, '#cfc4b2') + stop(0.95, '#8f8272') + stop(1, '#d9c6a6'),
    ) +
    radial(
      'bead-1',
      0.34,
      0.3,
      stop(0, '#fffdf6') + stop(0.4, '#f0e7d4') + stop(0.76, '#c6b79c') + stop(0.95, '#84745c') + stop(1, '#cdb58e'),
    ),
  symbols: BORES.map((bore, kind) => {
    const angle = ((bore ?? 0) * Math.PI) / 180;
    const hole =
      bore === null
        ? ''
        : oval(6.9 * Math.cos(angle), 6.9 * Math.sin(angle), 1, 2, bore, 'fill="#6b5a48" fill-opacity=".75"');
    return (
      shadowOf(9.2, 9.2) +
      oval(0, 0, 9.2, 9.2, 0, `fill="url(#bead-${kind % 3 === 2 ? 1 : 0})"`) +
      hole +
      oval(-3, -3.6, 2.7, 1.9, -40, 'fill="#fff"')
    );
  }),
});

/** The black eye of an olinda seed, at the end where it hung in the pod: a cap of its oval. */
const eye = (turn: number): string => {
  const cos = Math.cos((turn * Math.PI) / 180);
  const sin = Math.sin((turn * Math.PI) / 180);
  const at = (x: number, y: number): string => `${sized(x * cos - y * sin)} ${sized(x * sin + y * cos)}`;
  return `<path d="M${at(5.6, -6.5)}C${at(8.2, -5.2)} ${at(9.8, -2.8)} ${at(9.8, 0)}C${at(9.8, 2.8)} ${at(8.2, 5.2)} ${at(5.6, 6.5)}C${at(2.8, 2.6)} ${at(2.8, -2.6)} ${at(5.6, -6.5)}Z" fill="#17090a"/>`;
};

/** Olinda (Abrus precatorius): scarlet, with one black eye. */
const olinda = (): Seeds => ({
  defs: radial(
    'olinda',
    0.33,
    0.3,
    stop(0, '#ff6a4c') + stop(0.3, '#e2281b') + stop(0.72, '#b5120f') + stop(1, '#5c0505'),
  ),
  symbols: [-28, 64, 152, 205, 12, 108, 250, 318, 40].map(
    (turn) =>
      shadowOf(9.4, 8.4) +
      oval(0, 0, 9.8, 8, turn, 'fill="url(#olinda)"') +
      eye(turn) +
      oval(-2.9, -3.6, 2.1, 1.1, -40, 'fill="#fff" fill-opacity=".85"'),
  ),
});

const SEEDS: Readonly<Record<Theme, Seeds>> = { kalah: glass(), 'al-manqala': beads(), 'walak-pussa': olinda() };

/** Definitions of a theme's seeds, for one `<defs>`. */
export const seedDefs = (theme: Theme): string => {
  const { defs, symbols } = SEEDS[theme];
  return castShadow + defs + symbols.map((body, kind) => seed(kind, body)).join('');
};

/** The group a seed is drawn with; its number is scrambled, so that no pattern shows. */
export const seedSymbol = (theme: Theme, pebble: number): string => {
  const scrambled = Math.imul((pebble + 1) ^ ((pebble + 1) >>> 3), 0x9e3779b1) >>> 8;
  return `#seed-${scrambled % SEEDS[theme].symbols.length}`;
};
