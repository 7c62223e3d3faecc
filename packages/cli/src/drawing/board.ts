import { type Game, otherSide, pitName, pitsOf, rowStart, type Side, storeSlot, type Table } from '@mbegu/rules';

/**
 * A board in box characters. The near row runs left to right, the far row right to left, so that the next pit is
 * always the next cell counter-clockwise:
 *
 *       North 0
 *            f    e    d    c    b    a   ◂
 *     ╭────┬────┬────┬────┬────┬────┬────┬────╮
 *     │    │  4 │  4 │  4 │  4 │  4 │  4 │    │
 *     │  0 ├────┼────┼────┼────┼────┼────┤  0 │     the stores only where they are sown into
 *     │    │  4 │  4 │  4 │  4 │  4 │  4 │    │
 *     ╰────┴────┴────┴────┴────┴────┴────┴────╯
 *            A    B    C    D    E    F   ▸
 *                                       South 0
 */
export interface BoardStyle {
  /** Who looks at the board: this side's row is the lower one. */
  readonly near: Side;
  /** Whether stores lie at the ends, because the game sows into them. */
  readonly hasStores: boolean;
  /** Columns there are. */
  readonly columns: number;
  /** A slot that is shown as the one something happens in. */
  readonly marked?: number | null;
  /** Name of each side's player. */
  readonly names: Readonly<Record<Side, string>>;
  /** Whose turn it is, or `null`. */
  readonly turn: Side | null;
  readonly paint: Paint;
}

/** Colours; every function may leave the text as it is, for nothing is told by colour alone. */
export interface Paint {
  readonly side: (side: Side, text: string) => string;
  readonly mark: (text: string) => string;
  readonly faint: (text: string) => string;
}

/** Games that sow into stores show them as part of the board, the others as piles beside it. */
export const hasStores = ({ sowing }: Game): boolean => sowing.kind === 'lap' && sowing.stores === 'own';

const HOLE_TEXT = { open: '', marked: 'p', out: 'x' } as const;

const contentOf = ({ slots, holes }: Table, slot: number): string => {
  const hole = holes[slot] ?? 'open';
  return hole === 'out' ? HOLE_TEXT.out : `${slots[slot]}${HOLE_TEXT[hole]}`;
};

interface Layout {
  readonly table: Table;
  readonly style: BoardStyle;
  /** Slots of the far and of the near row, from left to right. */
  readonly far: readonly number[];
  readonly near: readonly number[];
  /** Columns of a cell's inside. */
  readonly inner: number;
}

const layOut = (table: Table, style: BoardStyle): Layout => {
  const n = pitsOf(table.slots);
  const slotsOfRow = (side: Side) => Array.from({ length: n }, (_, pit) => rowStart(n, side) + pit);
  const widest = Math.max(...table.slots.slice(0, 2 * n + 2).map((_, slot) => contentOf(table, slot).length));
  const cells = n + (style.hasStores ? 2 : 0);
  // Room for the marks round a number where there is any, down to the bare numbers where there is none.
  const inner = [Math.max(4, widest + 2), Math.max(3, widest + 1)].find(
    (width) => cells * (width + 1) + 1 + MARGIN.length <= style.columns,
  );
  return {
    table,
    style,
    far: slotsOfRow(otherSide(style.near)).reverse(),
    near: slotsOfRow(style.near),
    inner: inner ?? widest,
  };
};

const MARGIN = '  ';

/** A number where cells end on its last digit but one: `  4 `, `[ 4]` where something happens. */
const cell = ({ table, style, inner }: Layout, slot: number): string => {
  const { paint } = style;
  const content = contentOf(table, slot);
  const padded = inner > content.length ? `${content} `.padStart(inner) : content.padStart(inner);
  if (slot === style.marked) {
    return paint.mark(inner >= content.length + 2 ? `[${content.padStart(inner - 2)}]` : padded);
  }
  return table.slots[slot] === 0 ? paint.faint(padded) : padded;
};

const letters = ({ table, style, inner }: Layout, side: Side, slots: readonly number[]): string => {
  const n = pitsOf(table.slots);
  const names = slots.map((slot) => `${pitName(n, slot)} `.padStart(inner)).join(' ');
  const indent = style.hasStores ? ' '.repeat(inner + 2) : ' ';
  return `${MARGIN}${indent}${style.paint.side(side, names)}${side === style.near ? ' ▸' : ' ◂'}`;
};

const rule = ({ style, near, inner }: Layout, left: string, cross: string, right: string): string => {
  const cells = near.length + (style.hasStores ? 2 : 0);
  return `${MARGIN}${left}${new Array(cells).fill('─'.repeat(inner)).join(cross)}${right}`;
};

const rowLine = (layout: Layout, slots: readonly number[]): string => {
  const { style, inner } = layout;
  const end = style.hasStores ? ['│', ' '.repeat(inner)] : [];
  const cells = slots.map((slot) => cell(layout, slot)).join('│');
  return `${MARGIN}${end.join('')}│${cells}│${[...end].reverse().join('')}`;
};

const middle = (layout: Layout): string => {
  const { style, near, inner, table } = layout;
  const line = new Array(near.length).fill('─'.repeat(inner)).join('┼');
  if (!style.hasStores) return `${MARGIN}├${line}┤`;
  const n = pitsOf(table.slots);
  const left = cell(layout, storeSlot(n, otherSide(style.near)));
  return `${MARGIN}│${left}├${line}┤${cell(layout, storeSlot(n, style.near))}│`;
};

/** A player's name with what he holds; an arrow where it is his turn. */
const nameLine = ({ table, style }: Layout, side: Side): { text: string; shown: string } => {
  const slot = storeSlot(pitsOf(table.slots), side);
  const held = String(table.slots[slot]);
  const text = `${style.turn === side ? '▶' : ' '} ${style.names[side]}  `;
  const inPile = slot === style.marked && !style.hasStores;
  return { text: `${text}${held}`, shown: `${style.paint.side(side, text)}${inPile ? style.paint.mark(held) : held}` };
};

/** The lines of a board. */
export const drawBoard = (table: Table, style: BoardStyle): readonly string[] => {
  const layout = layOut(table, style);
  const width = rule(layout, '╰', '┴', '╯').length;
  const far = nameLine(layout, otherSide(style.near));
  const near = nameLine(layout, style.near);
  return [
    `${MARGIN}${far.shown}`,
    letters(layout, otherSide(style.near), layout.far),
    rule(layout, '╭', '┬', '╮'),
    rowLine(layout, layout.far),
    middle(layout),
    rowLine(layout, layout.near),
    rule(layout, '╰', '┴', '╯'),
    letters(layout, style.near, layout.near),
    `${' '.repeat(Math.max(MARGIN.length, width - near.text.length))}${near.shown}`,
  ];
};
