// The icons of the page for where a drawing is not taken: the same olinda seed, in flat colours, so that they stay small.

import { join } from 'node:path';
import { root } from './paths.mjs';

const folder = join(root, 'packages/web/public');

/** The seed, lit from the upper left: fewer colours than in `icon.svg`, and no gradient, which a PNG keeps badly. */
const seed = `
  <g transform="rotate(-24 32 33)">
    <ellipse cx="32" cy="33" rx="27" ry="23" fill="#8f2015" />
    <ellipse cx="30.5" cy="31.5" rx="24.5" ry="20.5" fill="#c4301f" />
    <ellipse cx="27" cy="28" rx="16" ry="12" fill="#d8533f" />
    <ellipse cx="49" cy="33" rx="9" ry="11" fill="#1a0d0a" />
    <ellipse cx="23" cy="24" rx="7" ry="4" fill="#f3b3a3" />
  </g>`;

/** Name, side in pixels, and how much of the side the seed takes: a mask may cut a fifth away all round. */
const icons = /** @type {const} */ ([
  { name: 'icon-192.png', side: 192, share: 1, ground: 'transparent' },
  { name: 'icon-512.png', side: 512, share: 1, ground: 'transparent' },
  { name: 'icon-maskable-512.png', side: 512, share: 0.6, ground: '#f5efe3' },
]);

/** @param {import('@playwright/test').Page} page */
export async function drawIcons(page) {
  for (const { name, side, share, ground } of icons) {
    await page.setViewportSize({ width: side, height: side });
    await page.setContent(`<style>
        body { margin: 0; display: grid; place-content: center; height: 100vh; background: ${ground} }
        svg { width: ${100 * share}vmin }
      </style><svg viewBox="0 0 64 64">${seed}</svg>`);
    await page.screenshot({ path: join(folder, name), omitBackground: true });
  }
}
