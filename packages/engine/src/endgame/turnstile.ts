/**
 * How workers share the units of a layer: each draws the next number, and what must be written one after the other waits
 * for its turn. In memory they share; one alone never waits.
 *
 *    cell   0      1           2
 *          ┌──────┬───────────┬─────────┐
 *          │ next │ committed │ stopped │
 *          └──────┴───────────┴─────────┘
 */
export type Turnstile = Int32Array;

const cells = { next: 0, committed: 1, stopped: 2 } as const;

export const turnstileBytes = 3 * Int32Array.BYTES_PER_ELEMENT;

/** For the first unit of a layer. */
export const resetTurnstile = (turnstile: Turnstile): void => {
  turnstile.fill(0);
};

/** The next unit that nobody has. */
export const drawUnit = (turnstile: Turnstile): number => Atomics.add(turnstile, cells.next, 1);

/** Tells all workers to end after the unit they are at. */
export const stopUnits = (turnstile: Turnstile): void => {
  Atomics.store(turnstile, cells.stopped, 1);
  Atomics.notify(turnstile, cells.committed);
};

const isStopped = (turnstile: Turnstile): boolean => Atomics.load(turnstile, cells.stopped) === 1;

/** How long to sleep before looking whether all is to stop. */
const sleepMs = 100;

/** Waits until all units before this one are committed. Says whether they are; not if all was stopped. */
export const awaitTurn = (turnstile: Turnstile, unit: number): boolean => {
  for (;;) {
    const committed = Atomics.load(turnstile, cells.committed);
    if (committed === unit) return true;
    if (isStopped(turnstile)) return false;
    Atomics.wait(turnstile, cells.committed, committed, sleepMs);
  }
};

export const commitUnit = (turnstile: Turnstile, unit: number): void => {
  Atomics.store(turnstile, cells.committed, unit + 1);
  Atomics.notify(turnstile, cells.committed);
};
