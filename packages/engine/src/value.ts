import { type Position, type Side, storeSlot } from '@mbegu/rules';

/** What a side holds more than the other, in seeds. */
export const marginOf = (position: Position, side: Side): number => {
  const pits = position.holes.length / 2;
  const south = (position.slots[storeSlot(pits, 'S')] as number) - (position.slots[storeSlot(pits, 'N')] as number);
  return side === 'S' ? south : 0 - south;
};
