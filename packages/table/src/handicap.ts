/**
 * A start with a handicap: so many seeds of the stronger side's row, one from each pit from his left, lie in the weaker
 * side's store.
 *
 *      South gives 2:   3 3 4 4 4 4 / 4 4 4 4 4 4   0-2
 */
import {
  type Game,
  otherSide,
  type Position,
  rowStart,
  type Side,
  samePosition,
  startPosition,
  storeSlot,
} from '@mbegu/rules';

export interface Handicap {
  /** The stronger side, whose row they come from. */
  readonly giver: Side;
  /** Seeds, 1 to the number of pits in a row. */
  readonly count: number;
}

/** The most seeds that can be given: every pit of the row gives one. */
export const handicapMax = (game: Game): number => game.board.pits;

/** The start of a game in which one side gives seeds to the other; more than `handicapMax` are as many as that. */
export const handicapStart = (game: Game, { giver, count }: Handicap): Position => {
  const start = startPosition(game);
  const { pits } = game.board;
  const given = Math.min(handicapMax(game), Math.max(0, Math.trunc(count)));
  const slots = [...start.slots];
  const first = rowStart(pits, giver);
  for (let pit = first; pit < first + given; pit++) slots[pit] = (slots[pit] as number) - 1;
  const to = storeSlot(pits, otherSide(giver));
  slots[to] = (slots[to] as number) + given;
  return { ...start, slots };
};

/** The handicap a game begins with, read from its first position; `null` where it begins in another way. */
export const handicapIn = (game: Game, given: Position): Handicap | null => {
  const [south, north] = (['S', 'N'] as const).map((side) => given.slots[storeSlot(game.board.pits, side)] as number);
  const handicap: Handicap = north ? { giver: 'S', count: north } : { giver: 'N', count: south ?? 0 };
  return handicap.count > 0 && samePosition(handicapStart(game, handicap), given) ? handicap : null;
};
