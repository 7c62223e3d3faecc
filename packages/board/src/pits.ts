/**
 * The pits as buttons in a grid of two rows, with their numbers; HTML, laid over the drawing. A pit that may not be
 * played stays a button that can be asked why (`aria-disabled`, never `disabled`).
 */
import { type PitName, type Position, pitSlot, pitsOf, type Side } from '@mbegu/rules';
import { html, setAttribute } from './dom.ts';
import type { Layout, Spot } from './layout.ts';
import { gridOf, type Interaction, type Preview, playable, type Tag } from './state.ts';
import type { BoardTexts, Names } from './texts.ts';

export interface Labelling {
  readonly position: Position;
  readonly interaction: Interaction;
  readonly viewer: Side;
  readonly texts: BoardTexts;
  readonly names: Names;
  readonly previews: ReadonlyMap<PitName, Preview>;
  readonly tags: ReadonlyMap<PitName, Tag>;
}

interface Pit {
  readonly button: HTMLButtonElement;
  readonly count: HTMLSpanElement;
  readonly letter: HTMLSpanElement;
  readonly tag: HTMLSpanElement;
}

export interface PitGrid {
  readonly grid: HTMLElement;
  readonly place: (layout: Layout, numbersOnly: boolean) => void;
  readonly label: (labelling: Labelling) => void;
  readonly count: (slot: number, text: string, animated: boolean) => void;
  /** The one pit the Tab key reaches. */
  readonly rove: (pit: PitName) => void;
  readonly roving: () => PitName;
  readonly focus: (pit: PitName, options?: FocusOptions) => void;
  readonly pitAt: (target: EventTarget | null) => PitName | null;
}

const makePit = (name: PitName): Pit => {
  const button = html('button', { type: 'button', class: 'pit', part: 'pit', 'data-pit': name, tabindex: -1 });
  const count = html('span', { class: 'count', part: 'count', 'aria-hidden': 'true', dir: 'ltr' });
  const letter = html('span', { class: 'letter', part: 'letter', 'aria-hidden': 'true', dir: 'ltr' });
  letter.textContent = name;
  const tag = html('span', { class: 'tag', part: 'tag', 'aria-hidden': 'true', dir: 'ltr', hidden: '' });
  button.append(count, letter, tag);
  return { button, count, letter, tag };
};

const upsideDown: Readonly<Record<string, string>> = { 1: '1', 6: '9', 8: '8', 9: '6' };

/** Whether a number is another one for whoever sees it upside down: 6 is 9, and 18 is 81; 7 is nothing, and 8 is 8. */
export const readsTwoWays = (text: string): boolean => {
  const turned = [...text].reverse().map((digit) => upsideDown[digit] ?? '');
  return !turned.includes('') && turned.join('') !== text;
};

/**
 * Shows a number, with a short emphasis where it has just changed. The emphasis has two names by turns: another name
 * begins anew by itself, where the same one would have to be taken away and the style worked out in between.
 */
export const writeCount = (element: HTMLElement, text: string, animated: boolean): void => {
  if (element.textContent === text) return;
  element.textContent = text;
  element.classList.toggle('two-ways', readsTwoWays(text));
  if (animated) element.dataset.changed = element.dataset.changed === 'once' ? 'again' : 'once';
  else delete element.dataset.changed;
};

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(4)}%`;

const put = (element: HTMLElement, { x, y }: Spot, within: { x: number; y: number; width: number; height: number }) => {
  element.style.left = percent(x - within.x, within.width);
  element.style.top = percent(y - within.y, within.height);
};

export const createPitGrid = (): PitGrid => {
  const grid = html('div', { class: 'grid', role: 'grid', part: 'grid', 'aria-describedby': 'instructions' });
  const rows = [html('div', { class: 'row', role: 'row' }), html('div', { class: 'row', role: 'row' })] as const;
  grid.append(...rows);
  const pits = new Map<PitName, Pit>();
  let order = '';
  let current: PitName = 'A';

  /** Rows in the order they are seen; only rebuilt when the board grows or is turned. */
  const arrange = (n: number, viewer: Side): void => {
    const key = `${n}${viewer}`;
    if (key === order) return;
    order = key;
    const focused = [...pits].find(([, { button }]) => button.matches(':focus'))?.[0];
    gridOf(n, viewer).forEach((names, r) => {
      rows[r as 0 | 1].replaceChildren(
        ...names.map((name) => {
          const pit = pits.get(name) ?? makePit(name);
          pits.set(name, pit);
          const far = name >= 'a' === (viewer === 'S');
          for (const text of [pit.count, pit.letter, pit.tag]) text.classList.toggle('far', far);
          const cell = html('div', { role: 'gridcell' });
          cell.append(pit.button);
          return cell;
        }),
      );
    });
    for (const name of [...pits.keys()]) if (pitSlot(n, name) < 0) pits.delete(name);
    if (!pits.has(current) || current >= 'a' !== (viewer === 'N')) current = viewer === 'S' ? 'A' : 'a';
    rove(current);
    if (focused !== undefined && pits.has(focused)) focus(focused);
  };

  const place = (layout: Layout, numbersOnly: boolean): void => {
    arrange(layout.pitsPerRow, layout.viewer);
    for (const [name, { button, count, letter, tag }] of pits) {
      const slot = pitSlot(layout.pitsPerRow, name);
      const cell = layout.cells[slot];
      const middle = layout.pits[slot];
      if (cell === undefined || middle === undefined) continue;
      const { style } = button;
      style.left = percent(cell.x, layout.width);
      style.top = percent(cell.y, layout.height);
      style.width = percent(cell.width, layout.width);
      style.height = percent(cell.height, layout.height);
      style.setProperty('--pit-x', percent(middle.x - cell.x, cell.width));
      style.setProperty('--pit-y', percent(middle.y - cell.y, cell.height));
      put(count, numbersOnly ? middle : (layout.counts[slot] as Spot), cell);
      // Beside a lying board the letter has the place of the number, where that is in the pit.
      const besideIt = numbersOnly && !layout.upright ? layout.counts : layout.letters;
      put(letter, besideIt[slot] as Spot, cell);
      put(tag, layout.tags[slot] as Spot, cell);
    }
  };

  const label = ({ position, interaction, viewer, texts, names, previews, tags }: Labelling): void => {
    const n = pitsOf(position.slots);
    setAttribute(grid, 'aria-label', texts.grid);
    rows.forEach((row, r) => {
      const side: Side = (r === 1) === (viewer === 'S') ? 'S' : 'N';
      setAttribute(row, 'aria-label', texts.row(side === viewer ? 'yours' : 'theirs', names[side]));
    });
    for (const [name, { button, tag }] of pits) {
      const slot = pitSlot(n, name);
      const side: Side = name >= 'a' ? 'N' : 'S';
      const may = playable(interaction, name);
      const tagged = interaction.kind === 'asking' ? tags.get(name) : undefined;
      const info = {
        pit: name,
        count: position.slots[slot] ?? 0,
        playable: may,
        whose: side === viewer ? 'yours' : 'theirs',
        name: names[side],
        hole: position.holes[slot] ?? 'open',
        note: previews.get(name)?.note ?? '',
        tag: tagged?.said ?? '',
      } as const;
      setAttribute(button, 'aria-label', texts.pit(info));
      setAttribute(button, 'aria-disabled', may ? null : 'true');
      setAttribute(button, 'data-playable', may ? '' : null);
      setAttribute(button, 'data-hole', info.hole);
      tag.hidden = tagged === undefined;
      tag.textContent = tagged?.text ?? '';
      tag.classList.toggle('sealed', tagged?.sealed === true);
      tag.classList.toggle('best', tagged?.best === true);
    }
  };

  const count = (slot: number, text: string, animated: boolean): void => {
    const n = pits.size / 2;
    for (const [name, pit] of pits) if (pitSlot(n, name) === slot) writeCount(pit.count, text, animated);
  };

  const rove = (pit: PitName): void => {
    current = pit;
    for (const [name, { button }] of pits) setAttribute(button, 'tabindex', name === pit ? '0' : '-1');
  };

  const focus = (pit: PitName, options?: FocusOptions): void => pits.get(pit)?.button.focus(options);

  const pitAt = (target: EventTarget | null): PitName | null => {
    const button = target instanceof Element ? target.closest<HTMLElement>('.pit') : null;
    return (button?.dataset.pit as PitName | undefined) ?? null;
  };

  return { grid, place, label, count, rove, roving: () => current, focus, pitAt };
};
