import { asideSlot, facing, otherSide, rowStart, type Side, slotCount, storeSlot } from '../board.ts';
import { aside, type Hole, type Position, seedsOnBoard, store } from '../position.ts';

/** Whether a match goes on after a game, and with which board. */
export type Rounds = { readonly kind: 'single' } | { readonly kind: 'refill'; readonly form: 'simple' | 'parker' };

/** One game is the match. */
export const singleRound = (): Rounds => ({ kind: 'single' });

/**
 * The piles fill the next board. `simple`: holes the loser cannot fill are out of play. `parker`: what is left over
 * makes one smaller hole, and the winner's facing hole is lowered to it.
 */
export const roundsOf = (form: 'single' | 'simple' | 'parker'): Rounds =>
  form === 'single' ? singleRound() : { kind: 'refill', form };

/** A hole of one seed (puta) or two (naga) is marked; from three (wala) it is a hole like any other. */
const markedMax = 2;

interface Share {
  readonly weaker: Side;
  readonly pile: Readonly<Record<Side, number>>;
}

/** Seeds nobody won are shared, an odd one to the weaker: who holds fewer, after a draw who was on turn. */
const sharePiles = (ended: Position, onTurn: Side): Share => {
  const south = store(ended, 'S');
  const north = store(ended, 'N');
  const weaker = south === north ? onTurn : south < north ? 'S' : 'N';
  // A round that was played out leaves the board empty; a given position may be over with seeds on it.
  const unowned = aside(ended) + seedsOnBoard(ended.slots);
  const each = Math.floor(unowned / 2);
  const odd = unowned - 2 * each;
  return {
    weaker,
    pile: { S: south + each + (weaker === 'S' ? odd : 0), N: north + each + (weaker === 'N' ? odd : 0) },
  };
};

/**
 * The board of the next round after a finished one, or `null` when the match is over: the weaker can fill no hole he
 * may sow from, or (only possible after a set-up position) the stronger cannot fill his row.
 *
 * @param onTurn who was on turn when the round ended; it decides only after a draw
 */
export const refill = (
  form: 'simple' | 'parker',
  { pits, seeds }: { readonly pits: number; readonly seeds: number },
  ended: Position,
  onTurn: Side,
): Position | null => {
  const { weaker, pile } = sharePiles(ended, onTurn);
  const stronger = otherSide(weaker);
  if (pile[stronger] < pits * seeds) return null;

  const full = Math.min(pits, Math.floor(pile[weaker] / seeds));
  const rest = pile[weaker] - full * seeds;
  const extra = form === 'parker' && full < pits ? rest : 0;
  if (full === 0 && extra <= markedMax) return null;

  const slots: number[] = new Array(slotCount(pits)).fill(0);
  const holes: Hole[] = new Array(2 * pits).fill('open');
  const strong = rowStart(pits, stronger);
  const weak = rowStart(pits, weaker);
  slots.fill(seeds, strong, strong + pits);
  slots.fill(seeds, weak, weak + full);
  slots[storeSlot(pits, stronger)] = pile[stronger] - pits * seeds;
  slots[storeSlot(pits, weaker)] = rest - extra;
  slots[asideSlot(pits)] = 0;
  holes.fill('out', weak + full + (extra > 0 ? 1 : 0), weak + pits);
  if (extra > 0) {
    const hole = weak + full;
    slots[hole] = extra;
    if (extra <= markedMax) holes[hole] = 'marked';
    slots[facing(pits, hole)] = extra;
    slots[storeSlot(pits, stronger)] = pile[stronger] - pits * seeds + seeds - extra;
  }
  return { slots, holes, turn: weaker, pie: 'none' };
};
