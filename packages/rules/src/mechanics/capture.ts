import { facing, ownerOf, pitName, pitsOf, preceding, type Side } from '../board.ts';
import { emit, type Trace } from '../trace.ts';
import { nextPit, occupied } from './sowing.ts';

/** What the last seed of a sowing takes. */
export type Capture =
  | { readonly kind: 'across'; readonly facingEmpty: 'leave' | 'take' }
  | { readonly kind: 'exact-run'; readonly counts: readonly number[] }
  | { readonly kind: 'beyond-empty' };

/** Last seed in an own empty pit: it is taken together with the seeds facing it; `facingEmpty` says what happens where there are none. */
export const across = (how: { facingEmpty: 'leave' | 'take' }): Capture => ({ kind: 'across', ...how });

/** Last seed makes its pit, on either side, one of these counts: taken, and backwards along the path the unbroken run of pits that hold such counts. */
export const exactRun = (...counts: readonly number[]): Capture => ({ kind: 'exact-run', counts });

/** The sowing ended before an empty pit: the pit beyond it is taken, and on along the track each further one behind a single empty pit. */
export const beyondEmpty = (): Capture => ({ kind: 'beyond-empty' });

const take = (trace: Trace, pit: number, to: Side): void => {
  const { slots } = trace.draft;
  emit(trace, { type: 'capture', pit: pitName(pitsOf(slots), pit), count: slots[pit] as number, to });
};

const takeAcross = (trace: Trace, rule: Capture & { kind: 'across' }, side: Side, last: number): void => {
  const { slots } = trace.draft;
  const n = pitsOf(slots);
  if (last >= 2 * n || ownerOf(n, last) !== side || slots[last] !== 1) return;
  const opposite = facing(n, last);
  const alone = slots[opposite] === 0;
  if (alone && rule.facingEmpty === 'leave') return;
  take(trace, last, side);
  if (!alone) take(trace, opposite, side);
};

const takeExactRun = (trace: Trace, rule: Capture & { kind: 'exact-run' }, side: Side, last: number): void => {
  const { slots } = trace.draft;
  // An emptied pit breaks the run, so it ends after one round of the board at the latest.
  for (let pit = last; rule.counts.includes(slots[pit] as number); pit = preceding(pitsOf(slots), pit)) {
    take(trace, pit, side);
  }
};

const takeBeyondEmpty = (trace: Trace, side: Side, last: number): void => {
  const { draft } = trace;
  let empty = nextPit(draft, last);
  while (!occupied(draft, empty)) {
    const beyond = nextPit(draft, empty);
    if (!occupied(draft, beyond)) return;
    take(trace, beyond, side);
    empty = nextPit(draft, beyond);
  }
};

/** Takes what the rule gives the mover for a last seed in slot `last`. */
export const capture = (trace: Trace, rule: Capture, side: Side, last: number): void => {
  switch (rule.kind) {
    case 'across':
      takeAcross(trace, rule, side, last);
      break;
    case 'exact-run':
      takeExactRun(trace, rule, side, last);
      break;
    case 'beyond-empty':
      takeBeyondEmpty(trace, side, last);
      break;
  }
};
