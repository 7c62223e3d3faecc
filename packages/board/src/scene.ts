/**
 * The board without its seeds: wood, hollows, trays. One string of SVG, drawn into a layer of its own that is
 * rasterised once; filters are used here and nowhere else.
 */
import type { Hole } from '@mbegu/rules';
import { type Box, type Layout, pitRadius, type Spot, troughCorner } from './layout.ts';
import { ornamentDefs, ornaments } from './ornament.ts';
import type { Theme } from './state.ts';
import { LOOKS } from './themes.ts';

const round = (value: number): number => Math.round(value * 100) / 100;
const paint = (name: string): string => `var(--mb-${name})`;

const rect = ({ x, y, width, height }: Box, radius: number, rest: string): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}" ${rest}/>`;

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

const diagonal = (id: string, from: string, to: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${paint(from)}"/><stop offset="1" stop-color="${paint(to)}"/></linearGradient>`;

/**
 * Wood: contour lines of a long-drawn noise are the year rings, a fine one the fibres and pores. The rings are
 * darkest where the noise crosses one of the levels of the table.
 */
const grainFilter = (theme: Theme, upright: boolean): string => {
  const { rings, pores, ringDepth, poreDepth, seed } = LOOKS[theme].grain;
  const noise = ([along, across]: readonly [number, number], octaves: number, number: number): string =>
    `<feTurbulence type="fractalNoise" baseFrequency="${upright ? `${across} ${along}` : `${along} ${across}`}" numOctaves="${octaves}" seed="${number}"/>`;
  const layer = (name: string, color: string): string =>
    `<feFlood flood-color="${paint(color)}"/><feComposite in2="${name}" operator="in" result="${name}-colour"/>`;
  const levels = '0 0 .3 .02 .26 .05 .34 .02 .28 .06 .36 .03 .3 .05 .34 .02 .26 0 0'
    .split(' ')
    .map((level) => round(Number(level) * ringDepth))
    .join(' ');
  return (
    '<filter id="grain" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">' +
    noise(rings, 2, seed) +
    '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0"/>' +
    `<feComponentTransfer result="rings"><feFuncA type="table" tableValues="${levels}"/></feComponentTransfer>` +
    noise(pores, 3, seed + 1) +
    `<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${1.7 * poreDepth} 0 0 0 ${-0.72 * poreDepth}" result="pores"/>` +
    layer('rings', 'grain') +
    layer('pores', 'pore') +
    '<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="rings-colour"/><feMergeNode in="pores-colour"/></feMerge>' +
    '<feComposite in2="SourceGraphic" operator="in"/></filter>'
  );
};

/** Everything that is hollow: the upper left wall lies in shadow, the lower right one in the light. */
const carveFilter = (): string => {
  const crescent = (dx: number, dy: number, blur: number, color: string, opacity: number, name: string): string =>
    `<feOffset in="SourceAlpha" dx="${dx}" dy="${dy}"/><feGaussianBlur stdDeviation="${blur}" result="${name}-cut"/>` +
    `<feComposite in="SourceAlpha" in2="${name}-cut" operator="out" result="${name}-shape"/>` +
    `<feFlood flood-color="${paint(color)}" flood-opacity="${opacity}"/><feComposite in2="${name}-shape" operator="in" result="${name}"/>`;
  return (
    '<filter id="carve" x="-.02" y="-.02" width="1.04" height="1.04" color-interpolation-filters="sRGB">' +
    crescent(11, 14, 9, 'bowl-shade', 0.62, 'wall') +
    crescent(3, 4, 2.4, 'bowl-shade', 0.6, 'lip') +
    crescent(-5, -6, 5, 'lip-lit', 0.5, 'glow') +
    '<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="glow"/><feMergeNode in="wall"/><feMergeNode in="lip"/></feMerge></filter>'
  );
};

/** The same light in small cuts. */
const chipFilter =
  '<filter id="chip" x="-.02" y="-.1" width="1.04" height="1.2" color-interpolation-filters="sRGB">' +
  `<feOffset in="SourceAlpha" dx="2" dy="2.6"/><feGaussianBlur stdDeviation="1.3" result="cut"/><feComposite in="SourceAlpha" in2="cut" operator="out" result="shape"/><feFlood flood-color="${paint('bowl-shade')}" flood-opacity=".8"/><feComposite in2="shape" operator="in" result="shade"/>` +
  `<feOffset in="SourceAlpha" dx="1.1" dy="1.3" result="low"/><feFlood flood-color="${paint('edge-lit')}" flood-opacity=".8"/><feComposite in2="low" operator="in" result="lit"/>` +
  '<feMerge><feMergeNode in="lit"/><feMergeNode in="SourceGraphic"/><feMergeNode in="shade"/></feMerge></filter>';

const blurFilter =
  '<filter id="cast" x="-.2" y="-.2" width="1.4" height="1.4"><feGaussianBlur stdDeviation="9"/></filter>';

/** Plaited palm leaf: strands over and under. */
const WEAVE =
  '<linearGradient id="strand-h" x2="0" y2="1"><stop offset="0" stop-color="var(--mb-tray-2)"/><stop offset=".3" stop-color="var(--mb-tray-1)"/><stop offset=".75" stop-color="var(--mb-tray-floor)"/><stop offset="1" stop-color="var(--mb-tray-line)"/></linearGradient>' +
  '<linearGradient id="strand-v"><stop offset="0" stop-color="var(--mb-tray-2)"/><stop offset=".3" stop-color="var(--mb-tray-1)"/><stop offset=".75" stop-color="var(--mb-tray-floor)"/><stop offset="1" stop-color="var(--mb-tray-line)"/></linearGradient>' +
  '<pattern id="weave" width="17" height="17" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="17" height="17" fill="var(--mb-tray-line)"/>' +
  '<rect width="8.5" height="8" fill="url(#strand-h)"/><rect x="8.5" y="8.5" width="8.5" height="8" fill="url(#strand-h)"/>' +
  '<rect x="8.5" width="8" height="8.5" fill="url(#strand-v)"/><rect y="8.5" width="8" height="8.5" fill="url(#strand-v)"/></pattern>';
/** Beaten copper: a slow noise as relief, lit from the upper left. */
const HAMMER =
  '<filter id="hammer" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".06" numOctaves="1" seed="5"/>' +
  '<feDiffuseLighting surfaceScale="3.4" diffuseConstant="1.05" lighting-color="#fff"><feDistantLight azimuth="225" elevation="52"/></feDiffuseLighting>' +
  '<feComposite in2="SourceGraphic" operator="arithmetic" k1="1.12" k2="0" k3=".06" k4="0"/><feComposite in2="SourceGraphic" operator="in"/></filter>';

const sceneDefs = (layout: Layout, theme: Theme): string =>
  '<defs>' +
  diagonal('wood', 'wood-1', 'wood-2') +
  diagonal('edge', 'edge-lit', 'edge-dim') +
  diagonal('lip', 'lip-dim', 'lip-lit') +
  diagonal('metal', 'metal-1', 'metal-2') +
  diagonal('tray', 'tray-1', 'tray-2') +
  `<radialGradient id="bowl" cx=".56" cy=".58" r=".6"><stop offset=".35" stop-color="${paint('bowl-1')}"/><stop offset="1" stop-color="${paint('bowl-2')}"/></radialGradient>` +
  `<linearGradient id="floor" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${paint('bowl-2')}"/><stop offset=".5" stop-color="${paint('bowl-1')}"/><stop offset="1" stop-color="${paint('bowl-1')}"/></linearGradient>` +
  grainFilter(theme, layout.upright) +
  carveFilter() +
  chipFilter +
  blurFilter +
  WEAVE +
  HAMMER +
  `<radialGradient id="ambient" cx=".12" cy=".05" r="1.05"><stop offset="0" stop-color="${paint('light')}"/><stop offset=".45" stop-color="${paint('light')}" stop-opacity="0"/><stop offset="1" stop-color="${paint('dusk')}"/></radialGradient>` +
  ornamentDefs(theme) +
  '</defs>';

/** A piece of wood lying on the table. */
const plank = (box: Box, radius: number): string =>
  rect({ ...box, x: box.x + 5, y: box.y + 13 }, radius, `fill="${paint('shadow')}" opacity=".42" filter="url(#cast)"`) +
  rect({ ...box, y: box.y + 6 }, radius, `fill="${paint('side')}"`) +
  rect(box, radius, 'fill="url(#wood)" filter="url(#grain)"') +
  rect(grown(box, -1.2), radius - 1, 'fill="none" stroke="url(#edge)" stroke-width="2.4" stroke-opacity=".85"');

const circle = ({ x, y }: Spot, r: number, rest: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${r}" ${rest}/>`;

const lip = (spot: Spot): string => circle(spot, pitRadius + 0.6, 'fill="none" stroke="url(#lip)" stroke-width="2.6"');

/** Puta and naga: a notched ring. They receive seeds, but nobody lifts or takes them. */
const notches = (spot: Spot): string =>
  circle(
    spot,
    pitRadius - 4,
    `fill="none" stroke="${paint('lip-lit')}" stroke-width="6" stroke-dasharray="5 9.45" transform="translate(.9 .9)"`,
  ) +
  circle(spot, pitRadius - 4, `fill="none" stroke="${paint('lip-dim')}" stroke-width="6" stroke-dasharray="5 9.45"`);

/** A hole out of play is closed by a wooden plug with a cross cut into it. */
const plug = (spot: Spot): string =>
  circle({ x: spot.x + 1.5, y: spot.y + 2 }, pitRadius - 1, `fill="${paint('bowl-shade')}" opacity=".55"`) +
  circle(spot, pitRadius - 2, 'fill="url(#wood)" filter="url(#grain)"') +
  circle(spot, pitRadius - 3, 'fill="none" stroke="url(#edge)" stroke-width="2.4"') +
  `<g transform="translate(${round(spot.x)} ${round(spot.y)})" fill="none" stroke-linecap="round" stroke-width="4"><path d="M-15-14L17 18M17-14L-15 18" stroke="${paint('edge-lit')}" stroke-opacity=".7"/><path d="M-16-16L16 16M16-16L-16 16" stroke="${paint('lip-dim')}"/></g>`;

const tray = (box: Box, theme: Theme): string => {
  const outer = grown(box, 6);
  const woven = theme === 'walak-pussa';
  const radius = woven ? 16 : troughCorner + 5;
  return (
    rect(
      { ...outer, x: outer.x + 4, y: outer.y + 9 },
      radius,
      `fill="${paint('shadow')}" opacity=".4" filter="url(#cast)"`,
    ) +
    rect(outer, radius, woven ? 'fill="url(#weave)"' : 'fill="url(#tray)"') +
    rect(grown(outer, -1), radius - 1, `fill="none" stroke="${paint('tray-line')}" stroke-width="2"`) +
    rect(
      grown(outer, -2.6),
      radius - 2,
      `fill="none" stroke="${paint('metal-1')}" stroke-opacity=".7" stroke-width="1.2"`,
    ) +
    `<g filter="url(#carve)">${rect(box, radius - 5, woven ? 'fill="url(#weave)"' : 'fill="url(#tray)" filter="url(#hammer)"')}</g>` +
    rect(box, radius - 5, `fill="none" stroke="url(#lip)" stroke-width="1.6" stroke-opacity=".8"`)
  );
};

/** The two arcs that show which way seeds are sown. */
const arcs = ({ turns }: Layout): string =>
  turns
    .map(
      ({ x, y, angle }) =>
        `<g class="arc" transform="translate(${round(x)} ${round(y)}) rotate(${angle})" fill="none" stroke="${paint('letter')}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path d="M-15-3Q0 11 15-3"/><path d="M6.5-2.4L15-3L14.6 5.6"/></g>`,
    )
    .join('');

export interface SceneQuery {
  readonly layout: Layout;
  readonly theme: Theme;
  readonly holes: readonly Hole[];
  readonly arrows: boolean;
}

/** SVG of the bare board. */
export const sceneOf = ({ layout, theme, holes, arrows }: SceneQuery): string => {
  const open = layout.pits.filter((_, pit) => holes[pit] !== 'out');
  const troughs = [layout.stores.S.box, layout.stores.N.box];
  const carvedTroughs = layout.kind === 'kalah' ? troughs : [];
  return (
    sceneDefs(layout, theme) +
    (layout.kind === 'trays' ? troughs.map((box) => tray(box, theme)).join('') : '') +
    plank(layout.board, theme === 'kalah' ? 22 : 16) +
    ornaments(layout, theme) +
    open.map(lip).join('') +
    carvedTroughs
      .map((box) => rect(grown(box, 0.8), troughCorner + 1, 'fill="none" stroke="url(#lip)" stroke-width="2.6"'))
      .join('') +
    `<g filter="url(#carve)">${open.map((spot) => circle(spot, pitRadius, 'fill="url(#bowl)" fill-opacity=".94"')).join('')}` +
    `${carvedTroughs.map((box) => rect(box, troughCorner, 'fill="url(#floor)" fill-opacity=".94"')).join('')}</g>` +
    layout.pits
      .map((spot, pit) => (holes[pit] === 'marked' ? notches(spot) : holes[pit] === 'out' ? plug(spot) : ''))
      .join('') +
    rect(layout.board, theme === 'kalah' ? 22 : 16, 'fill="url(#ambient)"') +
    (arrows ? arcs(layout) : '')
  );
};
