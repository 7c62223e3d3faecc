/** The board's own style sheet. Light comes from the upper left; nothing here knows which game is played. */
export const css = /* css */ `
:host {
  display: block;
  position: relative;
  box-sizing: border-box;
  min-inline-size: 0;
  min-block-size: 0;
  -webkit-tap-highlight-color: transparent;
}
:host([hidden]) { display: none; }
/* Gives a host without a height one of its own. A ratio on the host itself would keep a grid from stretching it. */
.spacer { inline-size: 100%; aspect-ratio: 5 / 2; max-block-size: 100%; }
.spacer.upright { aspect-ratio: 1 / 2; }
.room {
  direction: ltr;
  position: absolute;
  inset: 0;
  margin: auto;
  contain: layout style;
  font-family: var(--mbegu-board-font, inherit);
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1;
  user-select: none;
  -webkit-user-select: none;
  touch-action: manipulation;
  -webkit-touch-callout: none;
}
svg { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; overflow: visible; pointer-events: none; }
/* The wood has a layer of its own: it is rasterised once and no seed makes it paint again. */
.wood { will-change: transform; }
.over { will-change: transform; }

.grid, .row { position: static; }
.pit {
  all: unset;
  position: absolute;
  box-sizing: border-box;
  cursor: help;
  touch-action: manipulation;
}
.pit[data-playable] { cursor: pointer; }
.pit[data-hole='out'] { cursor: default; }
.pit:focus-visible::after {
  content: '';
  position: absolute;
  left: calc(var(--pit-x) - var(--pit-r) - 5px);
  top: calc(var(--pit-y) - var(--pit-r) - 5px);
  inline-size: calc(2 * var(--pit-r) + 10px);
  block-size: calc(2 * var(--pit-r) + 10px);
  box-sizing: border-box;
  border-radius: 50%;
  border: 3px solid var(--mb-guide);
  outline: 3px solid var(--mb-guide-dark);
  outline-offset: 0;
}
.count, .letter, .store-count, .tag {
  position: absolute;
  translate: -50% -50%;
  pointer-events: none;
  white-space: nowrap;
}
.count, .store-count {
  font-size: max(16px, calc(var(--u) * 31));
  font-weight: 650;
  color: var(--mb-ink);
  text-shadow: 0 .04em .05em var(--mb-ink-shadow);
}
.letter {
  font-size: max(var(--mbegu-letter-min, 16px), calc(var(--u) * 17));
  font-weight: 500;
  color: var(--mb-letter);
}
.store-count { font-size: max(16px, calc(var(--u) * 34)); }
.trays .store-count { color: var(--mb-tray-ink); text-shadow: none; }
.aside {
  position: absolute;
  translate: -50% -50%;
  padding: .25em .5em;
  border-radius: 1em;
  font-size: max(16px, calc(var(--u) * 20));
  font-weight: 600;
  color: var(--mb-ink);
  background: var(--mb-bowl-1);
  box-shadow: inset 0 1px 2px var(--mb-bowl-shade);
}
.aside[hidden] { display: none; }
.tag {
  display: flex;
  align-items: center;
  gap: .2em;
  padding: .1em .38em;
  border-radius: 1em;
  font-size: max(16px, calc(var(--u) * 18));
  font-weight: 500;
  color: var(--mb-guide);
  background: var(--mb-guide-dark);
  box-shadow: 0 1px 3px rgb(0 0 0 / .4);
  z-index: 1;
}
.tag[hidden] { display: none; }
/* A seal: what it says is certain. */
.tag.sealed { font-weight: 700; color: var(--mb-guide-dark); background: var(--mb-guide); }
.tag.sealed::before {
  content: '';
  inline-size: .52em;
  block-size: .52em;
  rotate: 45deg;
  background: currentColor;
}
/* The best has a star and a second outline. */
.tag.best { box-shadow: 0 0 0 1.5px var(--mb-guide-dark), 0 0 0 3px var(--mb-guide), 0 1px 5px 2px rgb(0 0 0 / .4); }
.tag.best.sealed { box-shadow: 0 0 0 1.5px var(--mb-guide), 0 0 0 3px var(--mb-guide-dark), 0 1px 5px 2px rgb(0 0 0 / .4); }
.tag.best::after {
  content: '';
  inline-size: .72em;
  block-size: .72em;
  background: currentColor;
  clip-path: polygon(50% 0, 63% 35%, 100% 37%, 71% 60%, 81% 97%, 50% 76%, 19% 97%, 29% 60%, 0 37%, 37% 35%);
}
/* A tag is in the middle of its place; one too large for it grows away from the seeds. */
.tag { translate: -50% max(-100%, -50% - var(--tag-reach)); }
.tag.far { translate: -50% min(0%, var(--tag-reach) - 50%); }
.upright .tag { translate: max(-50%, -1 * var(--tag-reach)) -50%; }
.upright .tag.far { translate: min(-50%, var(--tag-reach) - 100%) -50%; }
/* Small pits: the marks stand over the figure, as does what says that it is an estimate. */
.tight .tag {
  inline-size: min-content;
  padding: .1em .2em;
  border-radius: .5em;
  line-height: .9;
  white-space: normal;
  text-align: center;
}
.tight .tag.sealed { padding-top: .78em; }
.tight .tag::before, .tight .tag::after { position: absolute; top: .16em; left: calc(50% - .26em); }
.tight .best:not(.sealed) { text-indent: .9em; }
.tight .best::after { left: calc(50% - .85em); }
.tight .best.sealed::before { left: calc(50% - .7em); }
.tight .best.sealed::after { left: calc(50% + .05em); }
.turned .far { rotate: 180deg; }
/* Seen from both ends of the table: a stroke below, so that a 6 is no 9. */
.turned .two-ways { text-decoration: underline .07em; text-underline-offset: .1em; }
.counts-hidden :is(.count, .store-count) { visibility: hidden; }
.numbers .count { font-size: max(22px, calc(var(--u) * 46)); }
[data-changed='once'] { animation: pop .22s ease-out; }
[data-changed='again'] { animation: pop-again .22s ease-out; }
@keyframes pop { 40% { scale: 1.22; } }
@keyframes pop-again { 40% { scale: 1.22; } }

.store { position: absolute; border-radius: calc(var(--u) * 24); pointer-events: none; }
.note {
  position: absolute;
  translate: -50% -50%;
  padding: .35em .7em;
  border-radius: 1em;
  font-size: max(16px, calc(var(--u) * 19));
  font-weight: 600;
  white-space: nowrap;
  pointer-events: none;
  color: var(--mb-guide-dark);
  background: var(--mb-guide);
  box-shadow: 0 2px 6px rgb(0 0 0 / .35);
  z-index: 2;
}
.note[hidden] { display: none; }

.rim { opacity: 0; transition: opacity .25s; }
.rim.on { opacity: 1; }
.rim.on.pointed { filter: brightness(1.12); }
.rim.on.pointed .rim-glow { opacity: .55; }
.rim-glow { opacity: 0; transition: opacity .15s; }
.pebble { transition: transform .12s ease-out; }
.quick .pebble { transition: none; }
.fall { animation: fall .26s cubic-bezier(.3, 0, .6, 1); }
@keyframes fall {
  0% { translate: -3px -13px; scale: 1.3; }
  45% { translate: 0 0; scale: 1; }
  68% { translate: -1px -4px; scale: 1.06; }
  100% { translate: 0 0; scale: 1; }
}
.preview, .mark { opacity: 0; transition: opacity .14s; }
.preview.on, .mark.on { opacity: 1; }
.glow { animation: glow .7s ease-in-out; }
@keyframes glow { 0%, 100% { opacity: 0; } 35%, 60% { opacity: 1; } }
.arc { opacity: .62; }

.said, .spoken {
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
@media (prefers-reduced-motion: reduce) {
  .pebble, .rim, .rim-glow, .preview, .mark { transition: none; }
  .fall, .glow, [data-changed] { animation: none; }
  .glow { opacity: 1; }
}
@media (forced-colors: active) {
  .count, .letter, .store-count, .aside, .note, .tag {
    forced-color-adjust: none; color: CanvasText; background: Canvas; padding: 0 .2em; text-shadow: none;
  }
  .pit:focus-visible::after { border-color: Highlight; outline-color: Canvas; }
}
`;
