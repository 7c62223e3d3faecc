import { type Draft, draftOf, enact, type GameEvent, handSlot, type Position, pitsOf, slotOf } from '@mbegu/rules';

export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];

export const isSpeed = (text: string): text is Speed => (SPEEDS as readonly string[]).includes(text);

/** The table at one moment of a move, and how long it is shown. */
export interface Frame {
  readonly table: Pick<Draft, 'slots' | 'holes'>;
  /** The slot something happens in; `null` where it is the whole board. */
  readonly marked: number | null;
  readonly hand: number;
  readonly ms: number;
}

const FACTOR: Readonly<Record<Exclude<Speed, 'off'>, number>> = { slow: 2.5, normal: 1, fast: 0.35 };

/** Longest that the seeds of one move travel at normal speed. */
const moveMsMax = 6000;
/** Shortest that a moment is shown; a move with more moments than fit shows some of them. */
const frameMsMin = 15;
/** How much faster each lap of a relay goes than the one before. */
const lapFactor = 0.85;

const MS: Readonly<Partial<Record<GameEvent['type'], number>>> = {
  lift: 200,
  sow: 130,
  capture: 450,
  sweep: 300,
  aside: 300,
  divide: 600,
};

const slotShown = (pits: number, event: GameEvent): number | null => {
  if ('pit' in event) return slotOf(pits, event.pit);
  return event.type === 'sow' ? slotOf(pits, event.to) : null;
};

const framesAtNormalSpeed = (before: Position, events: readonly GameEvent[]): Frame[] => {
  const draft = draftOf(before);
  const pits = pitsOf(draft.slots);
  const frames: Frame[] = [];
  let pace = 1 / lapFactor;
  for (const event of events) {
    enact(draft, event);
    const ms = MS[event.type];
    if (ms === undefined) continue;
    if (event.type === 'lift') pace *= lapFactor;
    frames.push({
      table: { slots: draft.slots.slice(), holes: draft.holes },
      marked: slotShown(pits, event),
      hand: draft.slots[handSlot(pits)] as number,
      ms: event.type === 'lift' || event.type === 'sow' ? ms * pace : ms,
    });
  }
  return frames;
};

/** The moments of a move, seed by seed. Empty where sowing is not shown. */
export const framesOf = (before: Position, events: readonly GameEvent[], speed: Speed): readonly Frame[] => {
  if (speed === 'off') return [];
  const all = framesAtNormalSpeed(before, events);
  const framesMax = moveMsMax / frameMsMin;
  const step = Math.max(1, Math.ceil(all.length / framesMax));
  const frames = all.filter((_, index) => index % step === 0 || index === all.length - 1);
  const total = frames.reduce((sum, { ms }) => sum + ms, 0);
  const factor = FACTOR[speed] * Math.min(1, moveMsMax / total);
  return frames.map((frame) => ({ ...frame, ms: frame.ms * factor }));
};
