import { createPlaceOf, type Endgame } from '../endgame/table.ts';
import { mayOverflow, type PackedRules, packedSeedsMax, pitBits } from '../kernel/packed.ts';
import { createBonus } from './bonus.ts';
import type { Limits } from './limits.ts';
import { busyMask, type Share } from './share.ts';
import { highOf, leastOf, lowOf, mostOf, moveOf, noMove, type Table } from './table.ts';

/**
 * Whether the side to move can still win `beta` seeds more than its opponent: a bound of the value on the side of `beta`
 * on which it lies, so at least `beta`, or less. The answer means nothing once the limits say stop.
 */
export type Search = (own: number, opp: number, seeds: number, beta: number) => number;

export interface SearchParts {
  readonly rules: PackedRules;
  readonly table: Table;
  /** `null` for none. */
  readonly endgame: Endgame | null;
  readonly limits: Limits;
  /** Searches a position from which a move may not fit the packed form. */
  readonly wide: Search;
  /** Shared with workers that search the same at the same time, `null` for none. */
  readonly share: Share | null;
}

/** Seeds more than the endgame table knows from which a child is worth being left to another worker. */
const busySeeds = 8;

/**
 * One ply of the stack: eight words for each of these, one word a child.
 *
 *   own │ opp │ seeds │ gain, the lowest bit: moves again │ high key, or place in the endgame table │ low key │ table move │ order
 */
const plyBits = 6;
const field = { own: 0, opp: 8, seeds: 16, gain: 24, high: 32, low: 40, move: 48, order: 56 } as const;
/** Plies of one stack. Lines of play are finite, but nobody knows how long: usually below a hundred. */
const pliesMax = 1024;
const fromHighToSeeds = field.seeds - field.high;
const worst = -1000;

/**
 * The search of packed positions. One closure with its arrays as constants, and one long function in it: a node costs less
 * than calling the parts of it would.
 */
export const createSearch = ({ rules, table, endgame, limits, wide, share }: SearchParts): Search => {
  const { pits, addOwn, addOpp, gain: gains, landing: landings, takesAlone, endsOnEmptyRow, ownersKeep } = rules;
  const { read, write, touch } = table;
  // An import is read from its module at every use; these are compiled in.
  const bits = pitBits;
  const full = packedSeedsMax;
  const none = noMove;
  const [toLow, toHigh, toLeast, toMost, toMove] = [lowOf, highOf, leastOf, mostOf, moveOf] as const;
  const bonusOf = createBonus(pits, takesAlone);
  const placeOf = endgame === null ? () => 0 : createPlaceOf(endgame);
  /** Of no meaning: where reads end that are made for their own sake. */
  const warmth = new Int32Array(1);
  const endgameSeeds = endgame === null ? 0 : endgame.seeds;
  const endgameValues = endgame === null ? new Int8Array(1) : endgame.values;
  const isShared = share !== null;
  const busy = share?.busy ?? new Int32Array(1);
  const busyFrom = isShared ? endgameSeeds + busySeeds : worst * -1;
  const [cutBusy] = [busyMask];
  const stack = new Int32Array(pliesMax << plyBits);
  /** Another search, with a stack of its own, for a line longer than this one has room for. */
  let deeper: Search | null = null;
  /** The first ply that no search further up uses: a general position in the middle of a line asks anew. */
  let base = 0;

  const search = (
    own: number,
    opp: number,
    seeds: number,
    beta: number,
    first: number,
    high: number,
    low: number,
    ply: number,
  ): number => {
    // 1. Limits. A stopped search unwinds without writing anything, so that what the table holds stays proven.
    const nodesBefore = limits.nodes;
    if (++limits.nodes >= limits.askAt && limits.ask()) return 0;

    // 2. Counts that may outgrow their bits take the general form.
    if (seeds > full && mayOverflow(rules, own, opp)) {
      const before = base;
      base = ply + 1;
      const value = wide(own, opp, seeds, beta);
      base = before;
      return value;
    }

    if (ply >= pliesMax) {
      deeper ??= createSearch({ rules, table, endgame, limits, wide, share });
      return deeper(own, opp, seeds, beta);
    }

    // 3. Make every move. The value of one that ends the game is known; any other lies between what each side has for
    //    certain, and whatever is shared out later is at most what is left in the pits. A move whose least is enough
    //    answers the question; one whose most is too little is done with, and its most bounds this position from above.
    const at = ply << plyBits;
    let best = worst;
    let bestMove = none;
    let children = 0;
    let waiting = 0;
    for (let pit = pits - 1; pit >= 0 && best < beta; pit--) {
      const count = (own >>> (bits * pit)) & full;
      if (count === 0) continue;
      const entry = (pit << bits) | count;
      let mine = own + (addOwn[entry] as number);
      let theirs = opp + (addOpp[entry] as number);
      let gain = gains[entry] as number;
      const landing = landings[entry] as number;
      if (landing < pits && ((mine >>> (bits * landing)) & full) === 1) {
        const facingShift = bits * (pits - 1 - landing);
        const facing = (theirs >>> facingShift) & full;
        if (facing > 0 || takesAlone) {
          gain += facing + 1;
          mine &= ~(full << (bits * landing));
          theirs &= ~(full << facingShift);
        }
      }
      const left = seeds - gain;
      const again = landing === pits;
      let least = gain - left;
      let most = gain + left;
      if (endsOnEmptyRow ? mine === 0 || theirs === 0 : (again ? mine : theirs) === 0) {
        least = most = ownersKeep ? (mine === 0 ? gain - left : gain + left) : gain;
      } else if (again) least += 2 * bonusOf(mine);
      else most -= 2 * bonusOf(theirs);
      if (least >= beta || most < beta) {
        const bound = least >= beta ? least : most;
        if (bound > best) {
          best = bound;
          bestMove = pit;
        }
        continue;
      }
      const child = at + children++;
      const mover = again ? mine : theirs;
      const other = again ? theirs : mine;
      stack[child + field.own] = mover;
      stack[child + field.opp] = other;
      stack[child + field.seeds] = left;
      stack[child + field.gain] = (gain << 1) | (again ? 1 : 0);
      stack[child + field.order] = pit;
      if (left <= endgameSeeds) stack[child + field.high] = placeOf(mover, other, left);
      else {
        const childLow = toLow(mover, other);
        const childHigh = toHigh(mover, childLow);
        stack[child + field.low] = childLow;
        stack[child + field.high] = childHigh;
      }
    }

    // What is known of the children lies far apart in memory. These reads wait for nothing and for each other neither, so
    // that all of it comes at once; asked for one by one in step 4 it would take most of the time there is.
    let warm = 0;
    for (let i = at + field.high; i < at + field.high + children && best < beta; i++) {
      const place = stack[i] as number;
      warm ^= (stack[i + fromHighToSeeds] as number) <= endgameSeeds ? (endgameValues[place] as number) : touch(place);
    }
    warmth[0] = warm;

    // 4. Look every child up before searching one: what is proven of it may answer, or settle it as in 3. The others are
    //    put in order: the table's move first, bonus moves from the right, then by what a move takes.
    for (let i = 0; i < children && best < beta; i++) {
      const child = at + i;
      const left = stack[child + field.seeds] as number;
      const gainAgain = stack[child + field.gain] as number;
      const gain = gainAgain >> 1;
      const again = (gainAgain & 1) === 1;
      const pit = stack[child + field.order] as number;
      const place = stack[child + field.high] as number;
      let least = worst;
      let most = -worst;
      let move = none;
      if (left <= endgameSeeds) least = most = endgameValues[place] as number;
      else {
        const known = read(place, stack[child + field.low] as number);
        if (known !== 0) {
          least = toLeast(known, left);
          most = toMost(known, left);
          move = toMove(known);
        }
      }
      const from = again ? gain + least : gain - most;
      const to = again ? gain + most : gain - least;
      if (from >= beta || to < beta) {
        const bound = from >= beta ? from : to;
        if (bound > best) {
          best = bound;
          bestMove = pit;
        }
        continue;
      }
      stack[child + field.move] = move;
      const key = pit === first ? 1000 : again ? 200 + pit : gain * 8 + pit;
      const order = (key << 6) | (pit << 3) | i;
      let slot = at + field.order + waiting++;
      // Places 0 … waiting-1 of the order are read already: waiting never overtakes i.
      for (; slot > at + field.order && (stack[slot - 1] as number) < order; slot--)
        stack[slot] = stack[slot - 1] as number;
      stack[slot] = order;
    }

    // 5. Search them. The sign changes only when the mover does. The first good enough answers; if none is, the greatest
    //    bound of all is one for the position. Where others search the same tree, what they are at is put off, and what
    //    they have found out meanwhile is looked up again.
    let putOff = 0;
    for (let i = 0, mayPutOff = isShared; waiting > 0 && best < beta; ) {
      const order = stack[at + field.order + i] as number;
      const child = at + (order & 7);
      const left = stack[child + field.seeds] as number;
      const gainAgain = stack[child + field.gain] as number;
      const gain = gainAgain >> 1;
      const again = (gainAgain & 1) === 1;
      const childHigh = stack[child + field.high] as number;
      const childLow = stack[child + field.low] as number;
      const childBeta = again ? beta - gain : gain - beta + 1;
      const isBig = left > busyFrom;
      let below = worst;
      if (isBig && (i > 0 || !mayPutOff)) {
        const known = read(childHigh, childLow);
        if (known !== 0) {
          if (toLeast(known, left) >= childBeta) below = toLeast(known, left);
          else if (toMost(known, left) < childBeta) below = toMost(known, left);
        }
        if (below === worst && mayPutOff && busy[childHigh & cutBusy] === childLow) {
          stack[at + field.order + putOff++] = order;
          below = -worst;
        }
      }
      if (below === worst) {
        if (isBig) busy[childHigh & cutBusy] = childLow;
        below = search(
          stack[child + field.own] as number,
          stack[child + field.opp] as number,
          left,
          childBeta,
          stack[child + field.move] as number,
          childHigh,
          childLow,
          ply + 1,
        );
        if (isBig) busy[childHigh & cutBusy] = 0;
        if (limits.stopped) return 0;
      }
      if (below !== -worst) {
        const value = again ? gain + below : gain - below;
        if (value > best) {
          best = value;
          bestMove = (order >> 3) & 7;
        }
      }
      if (++i === waiting) {
        waiting = putOff;
        i = putOff = 0;
        mayPutOff = false;
      }
    }

    // 6. Keep what is proven: a bound from below when the question is answered with yes, from above when with no.
    const isEnough = best >= beta;
    const nodes = limits.nodes - nodesBefore;
    write(high, low, seeds, isEnough ? best : -seeds, isEnough ? seeds : best, bestMove, nodes);
    return best;
  };

  // The root of a question: what is known of the position itself is looked up first.
  return (own, opp, seeds, beta) => {
    if (seeds <= endgameSeeds) return endgameValues[placeOf(own, opp, seeds)] as number;
    const low = toLow(own, opp);
    const high = toHigh(own, low);
    const known = read(high, low);
    if (known !== 0) {
      if (toLeast(known, seeds) >= beta) return toLeast(known, seeds);
      if (toMost(known, seeds) < beta) return toMost(known, seeds);
    }
    return search(own, opp, seeds, beta, known === 0 ? none : toMove(known), high, low, base);
  };
};
