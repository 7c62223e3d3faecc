/** What the board knows, without a screen. The interaction is a union: the three kinds never mix. */
import {
  type PitName,
  type Position,
  pitName,
  pitSlot,
  pitsOf,
  rowNames,
  type Side,
  type SlotName,
} from '@mbegu/rules';

export const THEMES = ['kalah', 'al-manqala', 'walak-pussa'] as const;
/** Which real board is drawn. */
export type Theme = (typeof THEMES)[number];

export const LAYOUTS = ['auto', 'lying', 'upright'] as const;
/** How the board lies; `auto` follows the shape of the element. */
export type LayoutChoice = (typeof LAYOUTS)[number];

export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];

export const COUNTS = ['beside', 'hidden'] as const;
export type Counts = (typeof COUNTS)[number];

export const SCHEMES = ['auto', 'light', 'dark'] as const;
/** Day or evening; `auto` follows the page and the system. */
export type Scheme = (typeof SCHEMES)[number];

/** What playing a pit would do, worked out by the application: the board knows no rules. */
export interface Preview {
  /** Slots the seeds pass, in order. */
  readonly path: readonly SlotName[];
  /** Where the last seed falls. */
  readonly lands: SlotName;
  /** What happens there, short: "moves again", "+6"; may be empty. */
  readonly note: string;
}

/** A word at a pit while one chooses, such as what playing it is worth. */
export interface Tag {
  /** As it is read at the pit: a few letters at most. */
  readonly text: string;
  /** As it is said. */
  readonly said: string;
  /** It is certain, and has a seal. */
  readonly sealed: boolean;
  /** Nothing better can be chosen: it has a star and a second outline. `said` should tell it too. */
  readonly best?: boolean;
}

export type Interaction =
  /** Nothing may be played now. Pits can still be asked why. */
  | { readonly kind: 'idle' }
  /** Input is open for these pits. */
  | { readonly kind: 'asking'; readonly legal: ReadonlySet<PitName> }
  /** A move is being shown; a tap finishes it. */
  | { readonly kind: 'playing' };

export type Press =
  | { readonly type: 'play'; readonly move: PitName }
  | { readonly type: 'ask'; readonly pit: PitName }
  | { readonly type: 'skip' };

/** The pits of a list of moves; `swap` and anything else the board has no pit for is left out. */
export const legalPits = (position: Position, legal: readonly string[]): ReadonlySet<PitName> => {
  const n = pitsOf(position.slots);
  return new Set(legal.filter((move) => pitSlot(n, String(move)) >= 0) as PitName[]);
};

export const interactionOf = (position: Position, legal: readonly string[], playing: boolean): Interaction => {
  if (playing) return { kind: 'playing' };
  const pits = legalPits(position, legal);
  return pits.size === 0 ? { kind: 'idle' } : { kind: 'asking', legal: pits };
};

export const playable = (interaction: Interaction, pit: PitName): boolean =>
  interaction.kind === 'asking' && interaction.legal.has(pit);

/** What choosing a pit means now. */
export const press = (interaction: Interaction, pit: PitName): Press => {
  switch (interaction.kind) {
    case 'playing':
      return { type: 'skip' };
    case 'idle':
      return { type: 'ask', pit };
    case 'asking':
      return interaction.legal.has(pit) ? { type: 'play', move: pit } : { type: 'ask', pit };
  }
};

/** Whose pits the letter keys mean: the side that may play, or else the person at the screen. */
export const letterSide = (interaction: Interaction, viewer: Side): Side => {
  if (interaction.kind !== 'asking') return viewer;
  const [first] = interaction.legal;
  return first !== undefined && first >= 'a' ? 'N' : 'S';
};

/**
 * Pit meant by a typed letter, or `null`.
 *
 * @param key - the character, as `KeyboardEvent.key` gives it
 * @param code - the key itself, as `KeyboardEvent.code` does: on a keyboard of another script it has a Latin letter too
 */
export const letterPit = (position: Position, side: Side, key: string, code = ''): PitName | null => {
  const letter = /^(?!\p{Script=Latin})\p{L}/u.test(key) ? code.replace('Key', '') : key;
  if (!/^[a-l]$/i.test(letter)) return null;
  const n = pitsOf(position.slots);
  const slot = pitSlot(n, side === 'S' ? letter.toUpperCase() : letter.toLowerCase());
  return slot < 0 ? null : pitName(n, slot);
};

/**
 * The pits as they are seen, lying: far row first, each row from the viewer's left. Columns face each other.
 * Standing on end the same grid is turned, so a row is then a column from the bottom up.
 */
export const gridOf = (pits: number, viewer: Side): readonly [far: readonly PitName[], near: readonly PitName[]] => {
  const far = [...rowNames(pits, viewer === 'S' ? 'N' : 'S')].reverse();
  return [far, rowNames(pits, viewer)];
};

const STEPS = {
  lying: { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] },
  upright: { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] },
} as const;

type ArrowKey = keyof (typeof STEPS)['lying'];
const isArrow = (key: string): key is ArrowKey => key in STEPS.lying;

/** The pit a movement key leads to; `null` where the key is none. At an edge one stays. */
export const neighbour = (pits: number, viewer: Side, upright: boolean, from: PitName, key: string): PitName | null => {
  const grid = gridOf(pits, viewer);
  const row = grid[0].includes(from) ? 0 : 1;
  const column = grid[row].indexOf(from);
  if (key === 'Home') return grid[row][0] ?? null;
  if (key === 'End') return grid[row][pits - 1] ?? null;
  if (!isArrow(key)) return null;
  const [down, right] = STEPS[upright ? 'upright' : 'lying'][key];
  const target = grid[Math.min(1, Math.max(0, row + down)) as 0 | 1];
  return target[Math.min(pits - 1, Math.max(0, column + right))] ?? null;
};
