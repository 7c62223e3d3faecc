import type { Game, Position } from '@mbegu/rules';
import { isOpenBoard, type Probe } from '../endgame/probe.ts';
import { type Board, cell, createBoard, loadPosition } from '../kernel/board.ts';
import { canSwap } from '../kernel/play.ts';
import type { SeenCounts } from '../seen.ts';
import { type Children, createChildren, searchedGame } from './children.ts';
import { createKeys } from './keys.ts';
import { createLeaves } from './leaves.ts';
import { type Past, pastOf } from './past.ts';
import { copyLine, createPlies, flags, framesOf, type Plies, prependSwap } from './plies.ts';
import { infinite, leastForLater, leastForTaken, nowhere, oneLater, taints, unit, withoutSteps } from './score.ts';
import { type Bound, bounds, noMove, type Table } from './table.ts';
import type { Evaluation } from './weights.ts';

/** What a question was answered with. */
export interface Answer {
  /** For whoever moves at the root: the value in the window that was asked for, a bound outside. */
  score: number;
  taint: number;
}

/**
 * The search of one position: the value of one move of the root after the other. The line that is searched lies in
 * `plies` and nothing of it on the stack, so that a search can pause anywhere and go on as if nothing had been.
 */
export interface Search {
  readonly board: Board;
  readonly plies: Plies;
  readonly children: Children;
  /** Sowings made so far; long relays and endless ones count for several. */
  nodes: number;
  /** At so many nodes a running search pauses. */
  pauseAt: number;
  /** What the estimates of the running depth are marked with. */
  stamp: number;
  /** What the match has seen; `null` where it does not matter. */
  past: Past | null;
  /**
   * Begins a question: the value of a child of the root, looking `depth` sowings ahead, that move included. `run` goes on
   * with it until it says that it is answered; the line of it is that of ply 1.
   */
  readonly ask: (child: number, depth: number, alpha: number, beta: number) => void;
  readonly run: () => boolean;
  readonly answer: Readonly<Answer>;
}

export interface SearchOptions {
  readonly table: Table;
  /** Sowings it will be asked to look ahead at most. */
  readonly depth: number;
  readonly probe?: Probe | null;
  readonly seen?: SeenCounts | undefined;
  readonly evaluation?: Evaluation | undefined;
}

/** What became of a node: it is answered, its next child is to be looked at, or one has been entered. */
const answered = 0;
const open = 1;
const entered = 2;
type State = 0 | 1 | 2;

/** Opens the search of a position in which somebody is to move, and makes the moves of the root. */
export const openSearch = (
  game: Game,
  position: Position,
  { table, depth, probe = null, seen, evaluation }: SearchOptions,
): Search => {
  const { pits } = game.board;
  const board = createBoard(searchedGame(game), framesOf(pits, depth));
  loadPosition(board, position);
  const total = position.slots.reduce((sum, count) => sum + count, 0);
  const repeats = game.chase.kind !== 'never';
  const keys = createKeys(board, total);
  const plies = createPlies(pits, depth);
  const children = createChildren(game, board, plies);
  const leaves = createLeaves(board, total, repeats, isOpenBoard(board) ? probe : null, evaluation);
  const { found } = table;
  const { cells } = board;
  const turnCell = 2 * pits + cell.turn;

  /** The node that is searched, and its last child's score with what it rests on. */
  let ply = 0;
  let score = 0;
  let taint: number = taints.none;
  let back = nowhere;
  let isAnswered = true;

  const answer: Answer = { score: 0, taint: taints.none };
  const search: Search = {
    board,
    plies,
    children,
    nodes: 0,
    pauseAt: Number.POSITIVE_INFINITY,
    stamp: 0,
    past: pastOf(game, board, keys, seen),
    answer,
    ask: (child, depth, alpha, beta) => {
      ply = 0;
      plies.depth[0] = depth;
      plies.alpha[0] = alpha;
      plies.beta[0] = beta;
      plies.scouting[0] = 0;
      isAnswered = judge(child);
      if (!isAnswered) enter(child);
    },
    run: () => {
      if (!isAnswered && !goOn()) return false;
      isAnswered = true;
      answer.score = score;
      answer.taint = taint;
      return true;
    },
  };

  /** A child's value for whoever moves before it, from the value for whoever moves in it. */
  const seenBefore = (child: number, value: number): number => {
    const own = ((plies.flags[child] as number) & flags.again) !== 0 ? value : -value;
    const gain = plies.gain[child] as number;
    if (!repeats) return gain + own;
    return gain + (((plies.flags[child] as number) & flags.taken) !== 0 ? withoutSteps(own) : oneLater(own));
  };

  /** The least value of what follows a child's move with which it is worth `bound` or more. */
  const leastFor = (child: number, bound: number): number => {
    const wanted = bound - (plies.gain[child] as number);
    if (!repeats) return wanted;
    return ((plies.flags[child] as number) & flags.taken) !== 0 ? leastForTaken(wanted) : leastForLater(wanted);
  };

  /** What the match may change of a value that is known whatever line leads to a position of this node. */
  const taintOfKnown = (fromMatch: number): number =>
    search.past?.ends && fromMatch !== 0 ? taints.history : taints.none;

  const fromMatchAfter = (child: number): number =>
    ((plies.flags[child] as number) & flags.taken) !== 0 ? 0 : (plies.fromMatch[ply] as number);

  /** Makes the i-th child; says whether there is one. */
  const make = (i: number): boolean => {
    const cost = children.make(ply, i);
    search.nodes += Math.abs(cost);
    if (cost < 0) return false;
    if ((plies.depth[ply] as number) > 1 || ply === 0) {
      const child = ply * pits + i;
      keys.find(children.frameOf(ply, i));
      plies.childLow[child] = keys.low;
      plies.childHigh[child] = keys.high;
    }
    return true;
  };

  /** The ply of the line at which the child's position stood before, or `nowhere`. */
  const placeOf = (child: number, side: number): number => {
    const low = plies.childLow[child];
    const high = plies.childHigh[child];
    for (let at = ply, since = plies.since[ply] as number; at >= since; at--) {
      if (plies.low[at] !== low || plies.high[at] !== high) continue;
      if (cells[(plies.frame[at] as number) + turnCell] === side) return at;
    }
    return nowhere;
  };

  /** The value that is proven of a position, `infinite` where none is. */
  const provenAt = (at: number, low: number, high: number): number => {
    if (leaves.isKnown(at)) return leaves.known(at);
    table.read(low, high);
    return found.least === found.most ? found.least : infinite;
  };

  /**
   * Judges a child that goes back to a position of the line or, before anything is taken, of the match: nothing more is
   * won, unless more is proven of the position. See decision 7.
   */
  const judgeReturn = (i: number, child: number): boolean => {
    if (((plies.flags[child] as number) & flags.taken) !== 0) return false;
    const low = plies.childLow[child] as number;
    const high = plies.childHigh[child] as number;
    const at = children.frameOf(ply, i);
    const side = cells[at + turnCell] as number;
    const place = placeOf(child, side);
    const inMatch = place === nowhere && plies.fromMatch[ply] !== 0 && (search.past?.has(low, high, side) ?? false);
    if (place === nowhere && !inMatch) return false;
    const value = taintOfKnown(plies.fromMatch[ply] as number) === taints.none ? provenAt(at, low, high) : infinite;
    const isProven = value !== infinite;
    score = seenBefore(child, isProven ? value : 0);
    taint = inMatch && !isProven ? taints.history : taints.none;
    back = isProven ? nowhere : place;
    return true;
  };

  /** Finds `score`, `taint` and `back` of a child that need not be searched; says whether it is one. */
  const judge = (i: number): boolean => {
    const child = ply * pits + i;
    plies.lineLength[ply + 1] = 0;
    taint = taints.none;
    back = nowhere;
    if (((plies.flags[child] as number) & flags.over) !== 0) {
      score = plies.gain[child] as number;
      return true;
    }
    const isLeaf = plies.depth[ply] === 1;
    if (repeats && (!isLeaf || ply === 0) && judgeReturn(i, child)) return true;
    if (!isLeaf) return false;
    const at = children.frameOf(ply, i);
    const isKnown = leaves.isKnown(at);
    score = seenBefore(child, isKnown ? leaves.known(at) : leaves.guess(at));
    taint = isKnown ? taintOfKnown(fromMatchAfter(child)) : taints.horizon;
    return true;
  };

  /** Goes down to the i-th child, with the window in its own terms. */
  const enter = (i: number): void => {
    const child = ply * pits + i;
    const isTaken = ((plies.flags[child] as number) & flags.taken) !== 0;
    const alpha = plies.alpha[ply] as number;
    const above = leastFor(child, alpha + 1);
    const top = leastFor(child, plies.scouting[ply] === 1 ? alpha + 1 : (plies.beta[ply] as number));
    const again = ((plies.flags[child] as number) & flags.again) !== 0;
    plies.child[ply] = i;
    const to = ply + 1;
    plies.frame[to] = children.frameOf(ply, i);
    plies.depth[to] = (plies.depth[ply] as number) - 1;
    plies.from[to] = again ? above - 1 : -top;
    plies.beta[to] = again ? top : 1 - above;
    plies.low[to] = plies.childLow[child] as number;
    plies.high[to] = plies.childHigh[child] as number;
    plies.since[to] = isTaken ? to : (plies.since[ply] as number);
    plies.fromMatch[to] = fromMatchAfter(child);
    ply = to;
  };

  /** Answers a node without a search. */
  const settle = (value: number, restsOn: number): State => {
    score = value;
    taint = restsOn;
    back = nowhere;
    return answered;
  };

  /** Whether an estimate of the table answers a search of this depth and window. */
  const estimates = (depth: number, alpha: number, beta: number): boolean => {
    if (found.bound === bounds.none || found.depth < depth) return false;
    // Handed on from one depth to the next, estimates could lead round a cycle for ever.
    if (repeats && found.stamp !== search.stamp) return false;
    if (found.bound === bounds.exact) return true;
    return found.bound === bounds.lower ? found.score >= beta : found.score <= alpha;
  };

  /** Begins the node that was entered. */
  const arrive = (): State => {
    const at = plies.frame[ply] as number;
    const alpha = plies.from[ply] as number;
    const beta = plies.beta[ply] as number;
    plies.lineLength[ply] = 0;
    plies.alpha[ply] = alpha;
    plies.best[ply] = -infinite;
    plies.bestMove[ply] = noMove;
    plies.taint[ply] = taints.none;
    plies.back[ply] = nowhere;
    plies.first[ply] = noMove;
    plies.ordered[ply] = -1;
    plies.done[ply] = 0;
    plies.scouting[ply] = 0;
    plies.nodes[ply] = search.nodes;
    if (leaves.isPending(at)) {
      // 1. The pie rule. What can be won depends on what is held, so nothing is looked up and nothing kept; with the swap to
      // choose, a value tells of its opposite as well, and the window is as wide as both need.
      if (canSwap(board, at)) {
        const lost = leaves.swapLoses(at);
        plies.from[ply] = plies.alpha[ply] = Math.max(-infinite, Math.min(alpha, lost - beta));
        plies.beta[ply] = Math.min(infinite, Math.max(beta, lost - alpha));
      }
    } else {
      // 2. Nobody wins more than is in the pits.
      const most = leaves.seeds(at) * unit;
      if (most <= alpha) return settle(most, taints.none);
      if (-most >= beta) return settle(-most, taints.none);

      // 3. What is known of the position holds whatever line led to it, but for what ends by the match's own repetitions.
      const restsOn = taintOfKnown(plies.fromMatch[ply] as number);
      if (leaves.isKnown(at)) return settle(leaves.known(at), restsOn);
      table.read(plies.low[ply] as number, plies.high[ply] as number);
      if (found.least >= beta || found.least === found.most) return settle(found.least, restsOn);
      if (found.most <= alpha) return settle(found.most, restsOn);
      if (estimates(plies.depth[ply] as number, alpha, beta)) return settle(found.score, taints.horizon);
      plies.first[ply] = found.move;
    }
    plies.untried[ply] = children.tryable(at);
    return open;
  };

  /** Whether what the table knows of a child, for whoever is to move before it, reaches `beta`; then that is its score. */
  const knownToReach = (child: number, beta: number): boolean => {
    table.read(plies.childLow[child] as number, plies.childHigh[child] as number);
    const again = ((plies.flags[child] as number) & flags.again) !== 0;
    const fromMatch = fromMatchAfter(child);
    score = seenBefore(child, again ? found.least : found.most);
    taint = taintOfKnown(fromMatch);
    back = nowhere;
    if (score >= beta) return true;
    if (repeats || found.bound === bounds.none || found.depth < (plies.depth[ply] as number) - 1) return false;
    if (found.bound !== bounds.exact && found.bound !== (again ? bounds.lower : bounds.upper)) return false;
    score = seenBefore(child, found.score);
    taint = taints.horizon;
    return score >= beta;
  };

  /** Makes the children that are left and orders them; says whether one of them answers the node at once. */
  const order = (): boolean => {
    const from = ply * pits;
    const untried = plies.untried[ply] as number;
    const beta = plies.beta[ply] as number;
    const isPending = leaves.isPending(plies.frame[ply] as number);
    let count = 0;
    plies.lineLength[ply + 1] = 0;
    for (let i = pits - 1; i >= 0; i--) {
      if (((untried >> i) & 1) === 0 || !make(i)) continue;
      const child = from + i;
      const flag = plies.flags[child] as number;
      if (!isPending && (flag & flags.over) === 0 && knownToReach(child, beta) && take(i)) return true;
      const rank = (plies.gain[child] as number) + ((flag & flags.again) !== 0 ? infinite : 0);
      let place = from + count++;
      for (; place > from && (plies.rank[place - 1] as number) < rank; place--) {
        plies.rank[place] = plies.rank[place - 1] as number;
        plies.order[place] = plies.order[place - 1] as number;
      }
      plies.rank[place] = rank;
      plies.order[place] = i;
    }
    plies.ordered[ply] = count;
    return false;
  };

  /** Looks at a child that was made. */
  const look = (i: number): State => {
    if (judge(i)) return take(i) ? answered : open;
    // A first move is searched in the whole window, others are asked whether they are better.
    const alpha = plies.alpha[ply] as number;
    plies.scouting[ply] = plies.best[ply] !== -infinite && (plies.beta[ply] as number) - alpha > 1 ? 1 : 0;
    enter(i);
    return entered;
  };

  /** Goes on with the node: to its next child, or to its end. */
  const advance = (): State => {
    const first = plies.first[ply] as number;
    if (first !== noMove) {
      // 4. The move known to be good, before the others are made: often it is enough.
      plies.first[ply] = noMove;
      const bit = 1 << first;
      const untried = plies.untried[ply] as number;
      if ((untried & bit) !== 0) {
        plies.untried[ply] = untried & ~bit;
        if (make(first)) {
          const state = look(first);
          if (state !== open) return state;
        }
      }
    }
    if (plies.depth[ply] === 1) return lookAtLeaves();
    // 5. The others, in order; unless what is known of one of them is enough.
    if ((plies.ordered[ply] as number) < 0 && order()) return answered;
    for (;;) {
      const done = plies.done[ply] as number;
      if (done >= (plies.ordered[ply] as number)) return leave();
      plies.done[ply] = done + 1;
      const state = look(plies.order[ply * pits + done] as number);
      if (state !== open) return state;
    }
  };

  /** Right above the horizon a child costs as much to make as to judge, so none is made for the order's sake. */
  const lookAtLeaves = (): State => {
    const untried = plies.untried[ply] as number;
    for (let i = pits - 1; i >= 0; i--) {
      if (((untried >> i) & 1) === 0 || !make(i)) continue;
      if (judge(i) && take(i)) return answered;
    }
    return leave();
  };

  /** Takes a child's score into its node; says whether that answers it. */
  const take = (i: number): boolean => {
    if (score >= (plies.beta[ply] as number)) {
      // A cut-off rests on the cutting move alone, any other value on all of them.
      plies.best[ply] = score;
      plies.bestMove[ply] = i;
      plies.taint[ply] = taint;
      plies.back[ply] = back;
      copyLine(plies, ply, i);
      leave();
      return true;
    }
    plies.taint[ply] = (plies.taint[ply] as number) | taint;
    if (back < (plies.back[ply] as number)) plies.back[ply] = back;
    if (score > (plies.best[ply] as number)) {
      plies.best[ply] = score;
      plies.bestMove[ply] = i;
      if (score > (plies.alpha[ply] as number)) {
        plies.alpha[ply] = score;
        copyLine(plies, ply, i);
      }
    }
    return false;
  };

  /** Leaves the node with what was found. */
  const leave = (): State => {
    const at = plies.frame[ply] as number;
    if (plies.best[ply] === -infinite) plies.best[ply] = children.whenStuck(at);
    const best = plies.best[ply] as number;
    score = best;
    taint = plies.taint[ply] as number;
    // 6. A return to the position itself is its own affair; a value that rests on a return to an earlier one holds on
    // this line only.
    back = (plies.back[ply] as number) >= ply ? nowhere : (plies.back[ply] as number);
    if (leaves.isPending(at)) {
      const swapped = leaves.swapLoses(at) - best;
      if (!canSwap(board, at) || swapped <= best) return answered;
      score = swapped;
      prependSwap(plies, ply);
      return answered;
    }
    // 7. Keep it, unless the line or the match has a part in it.
    if (back === nowhere && (taint & taints.history) === 0) keep(best);
    return answered;
  };

  const keep = (best: number): void => {
    const low = plies.low[ply] as number;
    const high = plies.high[ply] as number;
    const isLower = best >= (plies.beta[ply] as number);
    const isUpper = best <= (plies.from[ply] as number);
    const move = plies.bestMove[ply] as number;
    const nodes = search.nodes - (plies.nodes[ply] as number);
    if (taint === taints.none) {
      table.writeProven(low, high, isUpper ? -infinite : best, isLower ? infinite : best, move, nodes);
      return;
    }
    const bound: Bound = isLower ? bounds.lower : isUpper ? bounds.upper : bounds.exact;
    table.writeEstimate(
      low,
      high,
      bound,
      best,
      plies.depth[ply] as number,
      search.stamp,
      isUpper ? noMove : move,
      nodes,
    );
  };

  /** Goes back from an answered child to its node. */
  const goBack = (): State => {
    const i = plies.child[ply] as number;
    score = seenBefore(ply * pits + i, score);
    if (ply === 0) return open;
    if (plies.scouting[ply] === 1 && score > (plies.alpha[ply] as number) && score < (plies.beta[ply] as number)) {
      // It is better than all before: by how much?
      plies.scouting[ply] = 0;
      enter(i);
      return entered;
    }
    return take(i) ? answered : open;
  };

  const goOn = (): boolean => {
    for (;;) {
      if (search.nodes >= search.pauseAt) return false;
      let state = arrive();
      if (state === open) state = advance();
      while (state === answered) {
        ply--;
        state = goBack();
        if (ply === 0) return true;
        if (state === open) state = advance();
      }
    }
  };

  plies.since[0] = 1;
  plies.fromMatch[0] = 1;
  const tryable = children.tryable(0);
  for (let i = 0; i < pits; i++)
    if (((tryable >> i) & 1) === 1 && make(i)) plies.untried[0] = (plies.untried[0] as number) | (1 << i);
  return search;
};
