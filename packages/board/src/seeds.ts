/**
 * The seeds themselves, as SVG symbols: a few kinds for each theme, already turned, so that the light stays upper
 * left on every one of them. A seed's own number decides its kind.
 */
import type { Theme } from './state.ts';

const stop = (offset: number, color: string, opacity = 1): string =>
  `<stop offset="${offset}" stop-color="${color}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`;

const radial = (id: string, cx: number, cy: number, r: number, stops: string, focus = ''): string =>
  `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}" ${focus}>${stops}</radialGradient>`;

const castShadow = radial(
  'seed-shadow',
  0.5,
  0.5,
  0.5,
  stop(0, '#000', 0.62) + stop(0.62, '#000', 0.42) + stop(1, '#000', 0),
);
const shadowOf = (rx: number, ry: number): string =>
  `<ellipse cx="2.4" cy="3" rx="${rx + 1.6}" ry="${ry + 1.6}" fill="url(#seed-shadow)"/>`;

const symbol = (kind: number, body: string): string => `<g id="seed-${kind}">${body}</g>`;

/** Glass pebbles: light enters upper left, gathers lower right, and falls coloured on the wood. */
const GLASS = [
  { name: 'sea', deep: '#1f5f5c', mid: '#4f9c93', lit: '#c2ebdf' },
  { name: 'smoke', deep: '#2d4a63', mid: '#6389a6', lit: '#cfe4f2' },
  { name: 'amber', deep: '#8a4f12', mid: '#cd8a31', lit: '#fbe2a6' },
  { name: 'clear', deep: '#7f8a86', mid: '#c3ccc6', lit: '#ffffff' },
  { name: 'plum', deep: '#5a2f49', mid: '#94607d', lit: '#ecc9da' },
] as const;

const glass = (): { defs: string; symbols: string; kinds: number } => {
  const defs = GLASS.map(({ deep, mid, lit }, i) =>
    radial(
      `glass-${i}`,
      0.5,
      0.5,
      0.56,
      stop(0, lit) + stop(0.42, mid) + stop(0.86, deep) + stop(1, deep),
      'fx="0.68" fy="0.72"',
    ),
  ).join('');
  const shapes = [
    { rx: 9.5, ry: 8.9, turn: 24 },
    { rx: 9.2, ry: 9.2, turn: 0 },
    { rx: 9.6, ry: 8.6, turn: -38 },
  ];
  const symbols = GLASS.flatMap(({ lit }, tint) =>
    shapes.map(({ rx, ry, turn }, s) =>
      symbol(
        tint + s * GLASS.length,
        `${shadowOf(rx, ry)}<ellipse cx="4.6" cy="5.2" rx="4" ry="3.2" fill="${lit}" opacity=".42"/>` +
          `<ellipse rx="${rx}" ry="${ry}" transform="rotate(${turn})" fill="url(#glass-${tint})" fill-opacity=".93"/>` +
          '<path d="M-6.4 2.2A7 7 0 0 1 1.6-6.8" fill="none" stroke="#fff" stroke-opacity=".34" stroke-width="1.1" stroke-linecap="round"/>' +
          '<ellipse cx="-3.1" cy="-3.8" rx="2.5" ry="1.5" transform="rotate(-42 -3.1 -3.8)" fill="#fff" opacity=".92"/>' +
          '<circle cx="4.4" cy="4.2" r="1" fill="#fff" opacity=".55"/>',
      ),
    ),
  ).join('');
  return { defs, symbols, kinds: GLASS.length * shapes.length };
};

/** White beads, fired and rubbed smooth; some show the bore they were strung by. */
const beads = (): { defs: string; symbols: string; kinds: number } => {
  const defs =
    radial(
      'bead-a',
      0.5,
      0.5,
      0.55,
      stop(0, '#ffffff') + stop(0.4, '#f6f1e6') + stop(0.78, '#cfc4b2') + stop(1, '#8f8272'),
      'fx="0.34" fy="0.3"',
    ) +
    radial(
      'bead-b',
      0.5,
      0.5,
      0.55,
      stop(0, '#fffdf6') + stop(0.4, '#f0e7d4') + stop(0.78, '#c6b79c') + stop(1, '#84745c'),
      'fx="0.34" fy="0.3"',
    ) +
    radial('bead-bore', 0.5, 0.5, 0.5, stop(0, '#2b2018') + stop(0.7, '#57483a') + stop(1, '#a99c88'));
  const bores = [null, 20, null, 75, 130, null, 165, 100];
  const symbols = bores
    .map((bore, kind) => {
      const hole =
        bore === null
          ? ''
          : `<g transform="rotate(${bore})"><ellipse cx="5.4" rx="1.5" ry="2.2" fill="url(#bead-bore)" opacity=".9"/></g>`;
      return symbol(
        kind,
        `${shadowOf(9.2, 9.2)}<circle r="9.2" fill="url(#bead-${kind % 3 === 2 ? 'b' : 'a'})"/>${hole}` +
          '<path d="M7.4 1.6A7.6 7.6 0 0 1 1.2 7.5" fill="none" stroke="#ffe9c4" stroke-opacity=".75" stroke-width="1.2" stroke-linecap="round"/>' +
          '<ellipse cx="-3" cy="-3.6" rx="2.7" ry="1.9" transform="rotate(-40 -3 -3.6)" fill="#fff"/>',
      );
    })
    .join('');
  return { defs, symbols, kinds: bores.length };
};

/** Olinda (Abrus precatorius): scarlet, with one black eye at the end where it hung in the pod. */
const olinda = (): { defs: string; symbols: string; kinds: number } => {
  const turns = [-28, 64, 152, 205, 12, 108, 250, 318, 40];
  const defs = turns
    .map((turn, kind) => {
      // The gradient lies in the seed's own frame; its focus is turned back towards the light.
      const angle = ((225 - turn) * Math.PI) / 180;
      const focus = `fx="${(0.5 + 0.22 * Math.cos(angle)).toFixed(3)}" fy="${(0.5 + 0.22 * Math.sin(angle)).toFixed(3)}"`;
      return radial(
        `olinda-${kind}`,
        0.5,
        0.5,
        0.56,
        stop(0, '#ff6a4c') + stop(0.3, '#e2281b') + stop(0.72, '#b5120f') + stop(1, '#5c0505'),
        focus,
      );
    })
    .join('');
  const symbols = turns
    .map((turn, kind) =>
      symbol(
        kind,
        `${shadowOf(9.4, 8.4)}<g transform="rotate(${turn})"><ellipse rx="9.8" ry="8" fill="url(#olinda-${kind})"/>` +
          '<path d="M4.2-7.2C7.6-5.9 9.8-3.2 9.8 0S7.6 5.9 4.2 7.2C2.7 4.9 2.2 2.6 2.2 0s.5-4.9 2-7.2Z" fill="#150b0a"/>' +
          '<ellipse cx="8" cy="0" rx=".7" ry="1.5" fill="#8a7f74"/></g>' +
          '<ellipse cx="-2.9" cy="-3.5" rx="2.6" ry="1.5" transform="rotate(-40 -2.9 -3.5)" fill="#fff" opacity=".88"/>' +
          '<path d="M6.3 3.2A7 7 0 0 1 2.6 6.3" fill="none" stroke="#ffb199" stroke-opacity=".5" stroke-width="1" stroke-linecap="round"/>',
      ),
    )
    .join('');
  return { defs, symbols, kinds: turns.length };
};

const MAKERS: Readonly<Record<Theme, () => { defs: string; symbols: string; kinds: number }>> = {
  kalah: glass,
  'al-manqala': beads,
  'walak-pussa': olinda,
};

/** Definitions of a theme's seeds, for one `<defs>`. */
export const seedDefs = (theme: Theme): string => {
  const { defs, symbols } = MAKERS[theme]();
  return castShadow + defs + symbols;
};

const KINDS: Readonly<Record<Theme, number>> = {
  kalah: glass().kinds,
  'al-manqala': beads().kinds,
  'walak-pussa': olinda().kinds,
};

/** The symbol a seed is drawn with. A large stride keeps neighbours in a pit unlike each other. */
export const seedSymbol = (theme: Theme, pebble: number): string =>
  `#seed-${(pebble * 7 + (pebble >> 3) * 4) % KINDS[theme]}`;
