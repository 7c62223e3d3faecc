/**
 * The geometry every game of the family shares: two rows of pits facing each other, sown counter-clockwise.
 *
 * Slots of a board with n pits a row; a, b, c … are North's, counted from North's left:
 *
 *              c     b     a
 *           ┌─────┬─────┬─────┐
 *    2n+1   │  5  │  4  │  3  │           n = 3
 *    North's├─────┼─────┼─────┤  2n
 *    store  │  0  │  1  │  2  │  South's  2n+2  set aside, for nobody
 *           └─────┴─────┴─────┘  store    2n+3  the hand, empty between moves
 *              A     B     C
 *
 * Pits come first, in sowing order, so that "the following pit" is the next number and every seed of the game lies
 * in exactly one slot: conservation is one sum.
 */

export const SIDES = ['S', 'N'] as const;
/** South, who has the near row and moves first, or North. */
export type Side = (typeof SIDES)[number];

export const pitsMax = 12;

const SOUTH_PITS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'] as const;
const NORTH_PITS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'] as const;

/** A pit by its letter: South's are capitals, North's small, each from its owner's left. */
export type PitName = (typeof SOUTH_PITS)[number] | (typeof NORTH_PITS)[number];
/** Where a seed can come to lie in sight of the players: a pit, or South's or North's store. */
export type SlotName = PitName | Side;

export const otherSide = (side: Side): Side => (side === 'S' ? 'N' : 'S');

/** Slot of a side's store. `pits` is the length of a row. */
export const storeSlot = (pits: number, side: Side): number => (side === 'S' ? 2 * pits : 2 * pits + 1);

export const asideSlot = (pits: number): number => 2 * pits + 2;

export const handSlot = (pits: number): number => 2 * pits + 3;

/** How many slots a board has: both rows, two stores, aside, hand. */
export const slotCount = (pits: number): number => 2 * pits + 4;

/** Length of a row, from the number of slots. */
export const pitsOf = (slots: readonly number[]): number => (slots.length - 4) >> 1;

/** Whose row a pit lies in. */
export const ownerOf = (pits: number, pit: number): Side => (pit < pits ? 'S' : 'N');

/** First pit of a side's row, from its owner's left. */
export const rowStart = (pits: number, side: Side): number => (side === 'S' ? 0 : pits);

/** The pit across the board. */
export const facing = (pits: number, pit: number): number => 2 * pits - 1 - pit;

/** The pit that follows in sowing order; stores are not pits. */
export const following = (pits: number, pit: number): number => (pit + 1 === 2 * pits ? 0 : pit + 1);

/** The pit before this one in sowing order. */
export const preceding = (pits: number, pit: number): number => (pit === 0 ? 2 * pits - 1 : pit - 1);

/** Letter of a pit, 0 … 2n-1. */
export const pitName = (pits: number, pit: number): PitName =>
  (pit < pits ? SOUTH_PITS[pit] : NORTH_PITS[pit - pits]) as PitName;

/** Letters of a whole row, from its owner's left. */
export const rowNames = (pits: number, side: Side): readonly PitName[] =>
  (side === 'S' ? SOUTH_PITS : NORTH_PITS).slice(0, pits);

/** Slot of a letter on a board of this size, or -1 where the board has no such pit. */
export const pitSlot = (pits: number, name: string): number => {
  if (name.length !== 1) return -1;
  const code = name.charCodeAt(0);
  const south = code - 65;
  if (south >= 0 && south < pits) return south;
  const north = code - 97;
  return north >= 0 && north < pits ? pits + north : -1;
};

/** Slot of a pit or store by its name; the name must be one of this board's. */
export const slotOf = (pits: number, name: SlotName): number =>
  name === 'S' || name === 'N' ? storeSlot(pits, name) : pitSlot(pits, name);

/** Name of a pit or store slot. */
export const slotName = (pits: number, slot: number): SlotName =>
  slot < 2 * pits ? pitName(pits, slot) : slot === 2 * pits ? 'S' : 'N';
