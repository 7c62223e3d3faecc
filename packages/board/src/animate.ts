/**
 * Plays a timeline: begins each step, carries out its events when they are due, and ends in the position it was
 * given. A view of (before, events, after): whatever interrupts it, a tap, a hidden tab, a late frame, lands there.
 */
import { apply, type GameEvent, type Position } from '@mbegu/rules';
import type { Step, Timeline } from './timeline.ts';

/** What the animation asks of the board. */
export interface Stage {
  /** A step comes into view; `position` is still the one before it. */
  readonly begin: (step: Step, events: readonly GameEvent[], position: Position) => void;
  /** The step's events have been carried out. */
  readonly carry: (step: Step, events: readonly GameEvent[], position: Position) => void;
  /** Once for every picture, with the milliseconds since the start. */
  readonly frame: (time: number) => void;
  /** Nothing moves any more. */
  readonly settle: (after: Position) => void;
}

export interface Move {
  readonly before: Position;
  readonly events: readonly GameEvent[];
  readonly after: Position;
}

export interface Player {
  readonly playing: () => boolean;
  readonly play: (move: Move, timeline: Timeline) => Promise<void>;
  /** Lands in `after` at once. */
  readonly finish: () => void;
  /** Stops without a picture of `after`: another position is about to be shown. */
  readonly cancel: () => void;
}

interface Run {
  readonly move: Move;
  readonly timeline: Timeline;
  readonly startedAt: number;
  readonly done: () => void;
  position: Position;
  begun: number;
  carried: number;
  frame: number;
  alarm: ReturnType<typeof setTimeout>;
}

/** If no picture is asked for during this time after the end (a page out of sight), the move ends by the clock. */
const overdueMs = 400;

export const createPlayer = (stage: Stage): Player => {
  let run: Run | null = null;

  const stop = (): Run | null => {
    const stopped = run;
    if (stopped === null) return null;
    run = null;
    cancelAnimationFrame(stopped.frame);
    clearTimeout(stopped.alarm);
    return stopped;
  };

  const finish = (): void => {
    const stopped = stop();
    if (stopped === null) return;
    stage.settle(stopped.move.after);
    stopped.done();
  };

  const cancel = (): void => stop()?.done();

  /** Begins and carries out everything that is due, in order; a late frame catches up in one go. */
  const advance = (current: Run, time: number): void => {
    const { steps } = current.timeline;
    try {
      while (run === current && current.carried < steps.length) {
        const step = steps[current.carried] as Step;
        if (step.start > time) return;
        const events = current.move.events.slice(step.first, step.past);
        if (current.begun === current.carried) {
          current.begun++;
          stage.begin(step, events, current.position);
        }
        if (step.due > time) return;
        for (const event of events) current.position = apply(current.position, event);
        current.carried++;
        stage.carry(step, events, current.position);
      }
    } catch {
      // Events of nonsense: there is nothing to show but where they lead.
      finish();
    }
  };

  /** By the clock: no picture shows it any more, but whoever listens hears of every step. */
  const catchUp = (): void => {
    const current = run;
    if (current === null) return;
    advance(current, current.timeline.durationMs);
    if (run === current) finish();
  };

  const tick = (now: number): void => {
    const current = run;
    if (current === null) return;
    const time = now - current.startedAt;
    advance(current, time);
    // A listener may have set another position meanwhile.
    if (run !== current) return;
    if (time >= current.timeline.durationMs) {
      finish();
      return;
    }
    stage.frame(time);
    current.frame = requestAnimationFrame(tick);
  };

  const play = (move: Move, timeline: Timeline): Promise<void> => {
    finish();
    return new Promise((resolve) => {
      run = {
        move,
        timeline,
        startedAt: performance.now(),
        done: resolve,
        position: move.before,
        begun: 0,
        carried: 0,
        frame: requestAnimationFrame(tick),
        alarm: setTimeout(catchUp, timeline.durationMs + overdueMs),
      };
    });
  };

  return { playing: () => run !== null, play, finish, cancel };
};
