import { asideSlot, handSlot, type PitName, pitsOf, type Side, type SlotName, slotOf, storeSlot } from './board.ts';
import type { Hole, Pie, Position } from './position.ts';

export const REASONS = [
  'row-empty',
  'no-move',
  'majority',
  'board-empty',
  'cannot-feed',
  'only-endless',
  'chase',
  'agreed',
  'resigned',
  'timeout',
  'aborted',
  'match-over',
] as const;
/** Why a game or match ended. The first seven follow from the moves; the others are somebody's decision or the last round. */
export type Reason = (typeof REASONS)[number];

/** How a game ended. `winner` is a row, never a person; `null` is a draw or, after `aborted`, no result. */
export interface Outcome {
  readonly winner: Side | null;
  /** Seeds South and North hold. */
  readonly score: readonly [south: number, north: number];
  /** `null` where only the finished position is known. */
  readonly reason: Reason | null;
}

/** One step of what a move does to the table. The position after a move is its events folded over the position before. */
export type GameEvent =
  /** All `count` seeds of the pit are taken into the hand. */
  | { readonly type: 'lift'; readonly pit: PitName; readonly count: number }
  /** One seed falls from the hand into a pit or a store. */
  | { readonly type: 'sow'; readonly to: SlotName }
  /** All `count` seeds of the pit are taken to a store; one event for each pit. */
  | { readonly type: 'capture'; readonly pit: PitName; readonly count: number; readonly to: Side }
  /** The same side moves again. */
  | { readonly type: 'bonus' }
  /** `side` cannot move, and the turn goes on to the other. */
  | { readonly type: 'pass'; readonly side: Side }
  /** The two people exchange seats. */
  | { readonly type: 'swap' }
  /** Another side decides next. */
  | { readonly type: 'turn'; readonly side: Side }
  /** Seeds left at the end go to a store; one event for each pit. */
  | { readonly type: 'sweep'; readonly pit: PitName; readonly count: number; readonly to: Side }
  /** Seeds left at the end go to nobody; one event for each pit. */
  | { readonly type: 'aside'; readonly pit: PitName; readonly count: number }
  /** All seeds of the board are divided, after an agreed or repeated endless chase. */
  | { readonly type: 'divide'; readonly south: number; readonly north: number; readonly aside: number }
  | ({ readonly type: 'end' } & Outcome);

export type GameEventType = GameEvent['type'];

/** A position while a move is being made. */
export interface Draft {
  readonly slots: number[];
  readonly holes: readonly Hole[];
  turn: Side | null;
  pie: Pie;
}

export const draftOf = (position: Position): Draft => ({
  slots: position.slots.slice(),
  holes: position.holes,
  turn: position.turn,
  pie: position.pie,
});

const move = (slots: number[], from: number, to: number, count: number): void => {
  slots[from] = (slots[from] as number) - count;
  slots[to] = (slots[to] as number) + count;
};

/** Carries out one event on a draft. Nothing else in this library changes a position. */
export const enact = (draft: Draft, event: GameEvent): void => {
  const { slots } = draft;
  const n = pitsOf(slots);
  switch (event.type) {
    case 'lift':
      // North's first lift declines the swap; South's own lifts leave it to come.
      if (draft.pie === 'pending' && draft.turn === 'N') draft.pie = 'none';
      move(slots, slotOf(n, event.pit), handSlot(n), event.count);
      break;
    case 'sow':
      move(slots, handSlot(n), slotOf(n, event.to), 1);
      break;
    case 'capture':
    case 'sweep':
      move(slots, slotOf(n, event.pit), storeSlot(n, event.to), event.count);
      break;
    case 'aside':
      move(slots, slotOf(n, event.pit), asideSlot(n), event.count);
      break;
    case 'divide':
      slots.fill(0, 0, 2 * n);
      slots[storeSlot(n, 'S')] = (slots[storeSlot(n, 'S')] as number) + event.south;
      slots[storeSlot(n, 'N')] = (slots[storeSlot(n, 'N')] as number) + event.north;
      slots[asideSlot(n)] = (slots[asideSlot(n)] as number) + event.aside;
      break;
    case 'swap':
      draft.pie = 'swapped';
      break;
    case 'turn':
      draft.turn = event.side;
      break;
    case 'end':
      draft.turn = null;
      if (draft.pie === 'pending') draft.pie = 'none';
      break;
    case 'bonus':
    case 'pass':
      break;
  }
};

/** The position after one event. Pure: the given position is not touched. */
export const apply = (position: Position, event: GameEvent): Position => {
  const draft = draftOf(position);
  enact(draft, event);
  return draft;
};
