import { pitsOf, SIDES, type Side, storeSlot } from '../board.ts';
import type { Draft } from '../events.ts';
import { seedsOnBoard, totalSeeds } from '../position.ts';
import { rowIsEmpty } from './obligations.ts';
import { occupiedPits } from './sowing.ts';
import type { Leftovers } from './tally.ts';

/** One way a game can be over, and what becomes of the seeds on the board. */
export interface Ending {
  readonly when: 'row-empty' | 'no-move' | 'majority' | 'board-empty' | 'cannot-feed' | 'only-endless';
  readonly leftovers: Leftovers;
}

/** Either row is empty. */
export const rowEmpty = (leftovers: Leftovers): Ending => ({ when: 'row-empty', leftovers });
/** The side on turn has nothing it could lift. */
export const noMove = (leftovers: Leftovers): Ending => ({ when: 'no-move', leftovers });
/** A side holds more than half of all seeds. */
export const majority = (leftovers: Leftovers): Ending => ({ when: 'majority', leftovers });
/** No seed is left on the board. */
export const boardEmpty = (): Ending => ({ when: 'board-empty', leftovers: 'stay' });
/** The side on turn has seeds, its opponent has none, and no move gives him any. */
export const cannotFeed = (leftovers: Leftovers): Ending => ({ when: 'cannot-feed', leftovers });
/** The side on turn has seeds, but each of its sowings is endless. */
export const onlyEndless = (leftovers: Leftovers): Ending => ({ when: 'only-endless', leftovers });

/** The table after a move, seen by the side that would move next. */
export interface Situation {
  readonly draft: Draft;
  readonly next: Side;
  /** Whether one of the side's moves leaves the opponent a seed. */
  readonly canFeed: () => boolean;
  /** Whether one of the side's sowings ends. */
  readonly canEnd: () => boolean;
}

const holdsMajority = (slots: readonly number[], side: Side): boolean =>
  2 * (slots[storeSlot(pitsOf(slots), side)] as number) > totalSeeds(slots);

const holds = (ending: Ending, { draft, next, canFeed, canEnd }: Situation): boolean => {
  const { slots } = draft;
  switch (ending.when) {
    case 'row-empty':
      return rowIsEmpty(slots, 'S') || rowIsEmpty(slots, 'N');
    case 'no-move':
      return occupiedPits(draft, next).length === 0;
    case 'majority':
      return SIDES.some((side) => holdsMajority(slots, side));
    case 'board-empty':
      return seedsOnBoard(slots) === 0;
    case 'cannot-feed':
      return !rowIsEmpty(slots, next) && rowIsEmpty(slots, next === 'S' ? 'N' : 'S') && !canFeed();
    case 'only-endless':
      return occupiedPits(draft, next).length > 0 && !canEnd();
  }
};

/** The first ending, in the order of the game, that the situation meets. */
export const endingOf = (endings: readonly Ending[], situation: Situation): Ending | undefined =>
  endings.find((ending) => holds(ending, situation));
