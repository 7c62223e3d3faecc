import { otherSide, type Position, rowStart, type Side, storeSlot } from '@mbegu/rules';
import {
  isOverFor,
  mayOverflow,
  type PackedRules,
  packPosition,
  pitBits,
  seedsOf,
  sumOf,
  taken,
  withoutPit,
} from './packed.ts';

const write = (slots: number[], start: number, row: number, pits: number): void => {
  for (let pit = 0; pit < pits; pit++) slots[start + pit] = seedsOf(row, pit);
};

/** Twin of `clearBoard`: what is left goes to the owners of the rows, or aside. */
const sweep = (rules: PackedRules, slots: number[], side: Side, own: number, opp: number): void => {
  const add = (slot: number, seeds: number): void => {
    slots[slot] = (slots[slot] as number) + seeds;
  };
  const aside = 2 * rules.pits + 2;
  add(rules.ownersKeep ? storeSlot(rules.pits, side) : aside, sumOf(own));
  add(rules.ownersKeep ? storeSlot(rules.pits, otherSide(side)) : aside, sumOf(opp));
};

/**
 * One sowing of the i-th pit of the side to move by way of the packed form: the whole position after it, as `play` has it;
 * `null` where the packed form cannot hold it. What the search does in place, for one move; the tests hold it against
 * the rules.
 */
export const playPacked = (rules: PackedRules, position: Position, i: number): Position | null => {
  const packed = packPosition(rules, position);
  if (packed === null || mayOverflow(rules, packed.own, packed.opp)) return null;
  const { pits } = rules;
  const { side } = packed;
  const entry = (i << pitBits) | seedsOf(packed.own, i);
  let own = packed.own + (rules.addOwn[entry] as number);
  let opp = packed.opp + (rules.addOpp[entry] as number);
  const landing = rules.landing[entry] as number;
  const captured = taken(rules, own, opp, landing);
  if (captured > 0) {
    own = withoutPit(own, landing);
    opp = withoutPit(opp, pits - 1 - landing);
  }
  const slots = position.slots.slice();
  const store = storeSlot(pits, side);
  slots[store] = (slots[store] as number) + (rules.gain[entry] as number) + captured;

  const again = landing === pits;
  const over = again ? isOverFor(rules, own, opp) : isOverFor(rules, opp, own);
  if (over) sweep(rules, slots, side, own, opp);
  write(slots, rowStart(pits, side), over ? 0 : own, pits);
  write(slots, rowStart(pits, otherSide(side)), over ? 0 : opp, pits);
  const pie = position.pie === 'pending' && (side === 'N' || over) ? 'none' : position.pie;
  return { slots, holes: position.holes, turn: over ? null : again ? side : otherSide(side), pie };
};
