/** What the makers added to a bare board: a hinge and stringing, nails, carved petals. Drawing only. */
import type { Box, Layout, Spot } from './layout.ts';
import type { Theme } from './state.ts';

const round = (value: number): number => Math.round(value * 100) / 100;

const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

const rect = ({ x, y, width, height }: Box, radius: number, rest: string): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}" ${rest}/>`;

/** An incised line: its far side catches the light. */
const groove = (box: Box, radius: number, width: number): string =>
  rect(
    { ...box, x: box.x + 0.9, y: box.y + 0.9 },
    radius,
    `fill="none" stroke="var(--mb-edge-lit)" stroke-opacity=".55" stroke-width="${width}"`,
  ) + rect(box, radius, `fill="none" stroke="var(--mb-lip-dim)" stroke-opacity=".75" stroke-width="${width}"`);

/** Middles of the lozenges between four pits, where there is room for a carving. */
const lozenges = (layout: Layout): readonly Spot[] => {
  const { pits, pitsPerRow: n } = layout;
  return Array.from({ length: Math.max(0, n - 1) }, (_, i) => {
    const corners = [pits[i], pits[i + 1], pits[2 * n - 1 - i], pits[2 * n - 2 - i]] as Spot[];
    return { x: corners.reduce((sum, c) => sum + c.x, 0) / 4, y: corners.reduce((sum, c) => sum + c.y, 0) / 4 };
  });
};

/** The board folds across the middle of an even row: a seam with two small brass hinges. */
const hinge = (layout: Layout): string => {
  const { pitsPerRow: n, upright, board } = layout;
  if (n % 2 === 1) return '';
  const long = upright ? board.width : board.height;
  const middle = upright ? board.y + board.height / 2 : board.x + board.width / 2;
  const along = upright ? `translate(0 ${middle}) matrix(0 1 1 0 0 0)` : `translate(${middle} 0)`;
  const plate = (y: number): string =>
    `<g transform="translate(0 ${round(y)})"><rect x="-9" y="-10" width="18" height="20" rx="2.5" fill="url(#metal)" stroke="var(--mb-metal-2)" stroke-width=".8"/>` +
    '<path d="M0-10V10" stroke="var(--mb-metal-2)" stroke-width="2.6"/>' +
    [-5, 5]
      .map((x) => [-5.5, 5.5].map((at) => `<circle cx="${x}" cy="${at}" r="1.3" fill="var(--mb-metal-2)"/>`).join(''))
      .join('') +
    '</g>';
  return (
    `<g transform="${along}"><path d="M0 1V${round(long - 1)}" stroke="var(--mb-lip-dim)" stroke-width="1.6" stroke-opacity=".8"/>` +
    `<path d="M1.4 1V${round(long - 1)}" stroke="var(--mb-edge-lit)" stroke-width="1" stroke-opacity=".8"/>` +
    `${plate(15)}${plate(long - 15)}</g>`
  );
};

const nail = ({ x, y }: Spot): string =>
  `<g transform="translate(${round(x)} ${round(y)})"><circle cx="1" cy="1.4" r="5" fill="#000" opacity=".4"/><circle r="4.4" fill="url(#metal)"/><circle cx="-1.2" cy="-1.4" r="1.2" fill="#fff" opacity=".6"/></g>`;

/** One petal standing on the edge, pointing inwards, with its shaded and its lit flank. */
const petal = (x: number, y: number, angle: number, width: number): string =>
  `<use href="#petal" transform="translate(${round(x)} ${round(y)}) rotate(${angle}) scale(${round(width / 14)} 1)"/>`;

const petalShape =
  '<g id="petal"><path d="M-7 0C-7 5.5-3.6 8.6 0 12C3.6 8.6 7 5.5 7 0Z" fill="var(--mb-lip-dim)" fill-opacity=".5"/>' +
  '<path d="M-6 0C-6 5-3 7.6 0 10.6C3 7.6 6 5 6 0Z" fill="var(--mb-wood-1)"/>' +
  '<path d="M-5.6 .6C-5.4 5-2.8 7.4 0 10.2" fill="none" stroke="var(--mb-edge-lit)" stroke-opacity=".9" stroke-width="1.1"/>' +
  '<path d="M0 1.4V8" stroke="var(--mb-lip-dim)" stroke-opacity=".65" stroke-width="1"/></g>';

/** A flower of eight chips round a boss, cut into the wood. */
const flowerShape =
  '<g id="flower" fill="var(--mb-bowl-2)">' +
  [0, 45, 90, 135, 180, 225, 270, 315]
    .map((turn) => `<path transform="rotate(${turn})" d="M0-5.4C3.6-8.6 3.6-13 0-17.4C-3.6-13-3.6-8.6 0-5.4Z"/>`)
    .join('') +
  '<circle r="3.4"/></g>';

/** Petals along all four sides of a border, an equal number on opposite ones. */
const petals = ({ x, y, width, height }: Box): string => {
  const across = Math.round(width / 14);
  const down = Math.round(height / 14);
  const w = width / across;
  const h = height / down;
  const parts: string[] = [];
  for (let i = 0; i < across; i++) {
    parts.push(petal(x + (i + 0.5) * w, y, 0, w), petal(x + (i + 0.5) * w, y + height, 180, w));
  }
  for (let i = 0; i < down; i++) {
    parts.push(petal(x, y + (i + 0.5) * h, -90, h), petal(x + width, y + (i + 0.5) * h, 90, h));
  }
  return parts.join('');
};

/** Definitions the ornaments need. */
export const ornamentDefs = (theme: Theme): string => (theme === 'walak-pussa' ? petalShape + flowerShape : '');

/** Ornaments on the bare wood, under the pits. */
export const ornaments = (layout: Layout, theme: Theme): string => {
  const { board } = layout;
  switch (theme) {
    case 'kalah':
      return groove(inset(board, 7), 15, 1.1) + hinge(layout);
    case 'al-manqala': {
      const { x, y, width, height } = inset(board, 15);
      const corners = [
        { x, y },
        { x: x + width, y },
        { x, y: y + height },
        { x: x + width, y: y + height },
      ];
      return groove(inset(board, 7), 9, 1.4) + corners.map(nail).join('');
    }
    case 'walak-pussa':
      return (
        groove(inset(board, 4), 8, 1.2) +
        petals(inset(board, 5)) +
        `<g filter="url(#chip)">${lozenges(layout)
          .map(({ x, y }) => `<use href="#flower" x="${round(x)}" y="${round(y)}"/>`)
          .join('')}</g>`
      );
  }
};
