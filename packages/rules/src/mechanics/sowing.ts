import { following, pitName, pitsOf, rowStart, type Side, slotName, storeSlot } from '../board.ts';
import type { Hole, Table } from '../position.ts';
import { emit, type Mover, type Trace } from '../trace.ts';

/** How lifted seeds are sown. */
export type Sowing =
  | { readonly kind: 'lap'; readonly stores: 'own' | 'none'; readonly origin: 'sow' | 'skip' }
  | { readonly kind: 'relay'; readonly lifts: 'next-pit'; readonly lapsMax: number };

/** One lap, a seed a pit; with `stores: 'own'` the mover's store is one of the stations. */
export const lap = (how: { stores: 'own' | 'none'; origin: 'sow' | 'skip' }): Sowing => ({ kind: 'lap', ...how });

/** Lap after lap: the pit after the last seed is lifted and sown on, until it is empty. More than `lapsMax` laps count as endless. */
export const relayFromNextPit = (how: { lapsMax: number }): Sowing => ({ kind: 'relay', lifts: 'next-pit', ...how });

/** Whether the pit holds seeds that may be lifted or taken: a marked hole counts as empty, a hole out of play as nothing. */
export const occupied = (draft: Table, pit: number): boolean =>
  (draft.slots[pit] as number) > 0 && draft.holes[pit] === 'open';

/** The next pit in play. */
export const nextPit = (draft: Table, pit: number): number => {
  const n = pitsOf(draft.slots);
  let next = following(n, pit);
  while (draft.holes[next] === 'out') next = following(n, next);
  return next;
};

/** The pits of a side's row that could be lifted from, if nothing but their seeds mattered. */
export const occupiedPits = (position: Table, side: Side): number[] => {
  const n = pitsOf(position.slots);
  const start = rowStart(n, side);
  const pits: number[] = [];
  for (let pit = start; pit < start + n; pit++) if (occupied(position, pit)) pits.push(pit);
  return pits;
};

const liftAll = (trace: Trace, pit: number): number => {
  const count = trace.draft.slots[pit] as number;
  emit(trace, { type: 'lift', pit: pitName(pitsOf(trace.draft.slots), pit), count });
  return count;
};

const stationAfter = (draft: Table, slot: number, mover: Mover, stores: 'own' | 'none'): number => {
  if (stores === 'none') return nextPit(draft, slot);
  const n = pitsOf(draft.slots);
  const own = storeSlot(n, mover.side);
  if (slot === own) return mover.side === 'S' ? n : 0;
  const endOfOwnRow = rowStart(n, mover.side) + n - 1;
  return slot === endOfOwnRow ? own : nextPit(draft, slot);
};

const sowLap = (trace: Trace, rule: Sowing & { kind: 'lap' }, mover: Mover): number => {
  const n = pitsOf(trace.draft.slots);
  let slot = mover.pit;
  for (let left = liftAll(trace, mover.pit); left > 0; left--) {
    slot = stationAfter(trace.draft, slot, mover, rule.stores);
    if (slot === mover.pit && rule.origin === 'skip') slot = stationAfter(trace.draft, slot, mover, rule.stores);
    emit(trace, { type: 'sow', to: slotName(n, slot) });
  }
  return slot;
};

const sowRelay = (trace: Trace, mover: Mover): number => {
  const n = pitsOf(trace.draft.slots);
  let from = mover.pit;
  for (;;) {
    let slot = from;
    for (let left = liftAll(trace, from); left > 0; left--) {
      slot = nextPit(trace.draft, slot);
      emit(trace, { type: 'sow', to: slotName(n, slot) });
    }
    from = nextPit(trace.draft, slot);
    if (!occupied(trace.draft, from)) return slot;
  }
};

/**
 * Sows the mover's pit and returns the slot of the last seed. A relay must be known to end (`survey`): its events are
 * kept, one for every seed of every lap.
 */
export const sow = (trace: Trace, rule: Sowing, mover: Mover): number =>
  rule.kind === 'lap' ? sowLap(trace, rule, mover) : sowRelay(trace, mover);

/** How a sowing would go, without making it. */
export interface Survey {
  /** Laps sown until it ended, or until it was known to be endless. */
  readonly laps: number;
  /** `null` for a sowing that ends; else why it counts as endless. */
  readonly endless: null | 'returned' | 'laps-max';
}

const ONE_LAP: Survey = { laps: 1, endless: null };

/**
 * Follows a relay on bare counts, whole laps at a time, in memory that does not grow with the laps. A table that comes
 * back to the moment of its first lift will do so for ever; a cycle that takes longer to close is cut at `lapsMax`.
 */
const surveyRelay = (position: Table, origin: number, lapsMax: number): Survey => {
  const { counts, open, start } = trackOf(position, origin);
  const size = counts.length;
  const first = counts.slice();
  let at = start;
  for (let laps = 1; laps <= lapsMax; laps++) {
    at = sowCounts(counts, at);
    at = at + 1 === size ? 0 : at + 1;
    if (counts[at] === 0 || !open[at]) return { laps, endless: null };
    if (at === start && counts.every((count, pit) => count === first[pit])) return { laps, endless: 'returned' };
  }
  return { laps: lapsMax, endless: 'laps-max' };
};

/** The pits in play, in sowing order. */
const trackOf = (position: Table, origin: number) => {
  const counts: number[] = [];
  const open: boolean[] = [];
  let start = 0;
  position.holes.forEach((hole: Hole, pit) => {
    if (pit === origin) start = counts.length;
    if (hole === 'out') return;
    counts.push(position.slots[pit] as number);
    open.push(hole === 'open');
  });
  return { counts, open, start };
};

/** One lap on bare counts; returns where its last seed falls. */
const sowCounts = (counts: number[], from: number): number => {
  const size = counts.length;
  const hand = counts[from] as number;
  counts[from] = 0;
  let at = from;
  let left = hand;
  if (hand >= size) {
    const each = Math.floor(hand / size);
    for (let pit = 0; pit < size; pit++) counts[pit] = (counts[pit] as number) + each;
    left = hand - each * size;
  }
  for (; left > 0; left--) {
    at = at + 1 === size ? 0 : at + 1;
    counts[at] = (counts[at] as number) + 1;
  }
  return at;
};

/** Whether a sowing from this pit would end, and after how many laps. Single laps always end. */
export const survey = (position: Table, rule: Sowing, pit: number): Survey =>
  rule.kind === 'lap' ? ONE_LAP : surveyRelay(position, pit, rule.lapsMax);
