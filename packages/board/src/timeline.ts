/**
 * When each event of a move is seen. Pure: events in, timed steps out, in milliseconds from the start.
 *
 *      lift  ├──200──┤
 *      sow           ├130┤├130┤├130┤          one seed each, carried out as it lands (`due` = `end`)
 *      capture                     ├──450──┤  carried out as it starts (`due` = `start`), and the next
 *      capture                        ├──450──┤ pearl of a necklace follows before the first has arrived
 *
 * A relay quickens from lap to lap, and a move that would still take longer than the limit is compressed; seeds that
 * would then fall within one frame of the screen fall together, in one step.
 */
import type { GameEvent, GameEventType } from '@mbegu/rules';
import type { Speed } from './state.ts';

/** Events `first` … `past - 1`, seen from `start` to `end` and carried out at `due`. */
export interface Step {
  readonly first: number;
  readonly past: number;
  readonly start: number;
  readonly due: number;
  readonly end: number;
  /** Too quick for anything but the plain change. */
  readonly rapid: boolean;
}

export interface Timeline {
  readonly steps: readonly Step[];
  readonly durationMs: number;
}

/** Natural lengths at normal speed. */
const BEATS_MS: Readonly<Record<GameEventType, number>> = {
  lift: 200,
  sow: 130,
  capture: 450,
  bonus: 700,
  pass: 500,
  swap: 600,
  turn: 0,
  sweep: 380,
  aside: 380,
  divide: 900,
  end: 700,
};

/** After how long the following one of the same kind may start. */
const FOLLOW_MS: Partial<Readonly<Record<GameEventType, number>>> = { capture: 260, sweep: 90, aside: 90 };

const PACE: Readonly<Record<Exclude<Speed, 'off'>, { readonly factor: number; readonly durationMaxMs: number }>> = {
  slow: { factor: 2.4, durationMaxMs: 18_000 },
  normal: { factor: 1, durationMaxMs: 6_000 },
  fast: { factor: 0.5, durationMaxMs: 3_000 },
};

const lapFactor = 0.84;
const lapFactorMin = 0.3;
/** A step is at least a frame and a half long. */
const stepMinMs = 25;
const rapidMs = 60;
/** What captures, sweeps and pauses may take of the limit when the sowing needs the rest. */
const flowShareMax = 0.6;

const isSowing = (type: GameEventType): boolean => type === 'lift' || type === 'sow';

/** How much later the next event starts than this one, at normal speed and uncompressed. */
const advances = (events: readonly GameEvent[]): number[] => {
  let lap = -1;
  return events.map((event, i) => {
    if (event.type === 'lift') lap++;
    const follow = FOLLOW_MS[event.type];
    if (follow !== undefined && events[i + 1]?.type === event.type) return follow;
    const quick = isSowing(event.type) ? Math.max(lapFactorMin, lapFactor ** Math.max(0, lap)) : 1;
    return BEATS_MS[event.type] * quick;
  });
};

/** Factors that bring sowing and the rest together under the limit. */
const compression = (sowing: number, rest: number, limit: number): { sowing: number; rest: number } => {
  if (sowing + rest <= limit) return { sowing: 1, rest: 1 };
  const restTime = Math.min(rest, Math.max(limit * flowShareMax, limit - sowing));
  return {
    sowing: sowing === 0 ? 1 : Math.min(1, (limit - restTime) / sowing),
    rest: rest === 0 ? 1 : restTime / rest,
  };
};

/** The timed steps of a move. Every event is in exactly one step, in order. */
export const timelineOf = (events: readonly GameEvent[], speed: Exclude<Speed, 'off'>): Timeline => {
  const { factor, durationMaxMs } = PACE[speed];
  const natural = advances(events).map((ms) => ms * factor);
  let sowing = 0;
  let rest = 0;
  events.forEach(({ type }, i) => {
    if (isSowing(type)) sowing += natural[i] as number;
    else rest += natural[i] as number;
  });
  const squeeze = compression(sowing, rest, durationMaxMs);

  const steps: Step[] = [];
  let start = 0;
  let end = 0;
  for (let first = 0; first < events.length; ) {
    const { type } = events[first] as GameEvent;
    const sowingStep = isSowing(type);
    const scale = sowingStep ? squeeze.sowing : squeeze.rest;
    let length = (natural[first] as number) * scale;
    let past = first + 1;
    // Seeds too quick to be seen one by one fall together.
    while (sowingStep && length < stepMinMs && past < events.length && isSowing((events[past] as GameEvent).type)) {
      length += (natural[past] as number) * scale;
      past++;
    }
    const seen = sowingStep ? length : Math.max(length, BEATS_MS[type] * factor * scale);
    const last = events[past - 1] as GameEvent;
    end = start + seen;
    steps.push({
      first,
      past,
      start,
      due: last.type === 'sow' ? end : start,
      end,
      rapid: sowingStep && length < rapidMs,
    });
    start += length;
    first = past;
  }
  return { steps, durationMs: steps.reduce((latest, step) => Math.max(latest, step.end), 0) };
};
