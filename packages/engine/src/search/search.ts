import type { Game, Position } from '@mbegu/rules';
import { isOpenBoard, type Probe } from '../endgame/probe.ts';
import { type Board, createBoard, loadPosition } from '../kernel/board.ts';
import { canSwap } from '../kernel/play.ts';
import type { SeenCounts } from '../seen.ts';
import { createChildren, searchedGame } from './children.ts';
import { createJudge, type Judge, type Verdict } from './judge.ts';
import { createKeys, type Keys } from './keys.ts';
import { createLeaves, type Leaves } from './leaves.ts';
import { createMemory, type Memory } from './memory.ts';
import { pastOf } from './past.ts';
import { copyLine, createPlies, flags, framesOf, type Plies, prependSwap } from './plies.ts';
import { infinite, nowhere, taints, unit } from './score.ts';
import { noMove, type Table } from './table.ts';
import { createViews } from './views.ts';
import type { Evaluation } from './weights.ts';

/**
 * The search of one position: the value of one move of the root after the other. The line that is searched lies in
 * `plies` and nothing of it on the stack, so that a search can pause anywhere and go on as if nothing had been.
 */
export interface Search {
  readonly board: Board;
  readonly plies: Plies;
  readonly keys: Keys;
  readonly judge: Judge;
  readonly leaves: Leaves;
  readonly memory: Memory;
  /** Sowings made so far; long relays and endless ones count for several. */
  nodes: number;
  /** At so many nodes a running search pauses. */
  pauseAt: number;
  /**
   * Begins a question: the value of a child of the root, looking `depth` sowings ahead, that move included. `run` goes on
   * with it until it says that it is answered; the line of it is that of ply 1.
   */
  readonly ask: (child: number, depth: number, alpha: number, beta: number) => void;
  readonly run: () => boolean;
  /** The answer, for whoever moves at the root: the value in the window that was asked for, a bound outside. */
  readonly answer: Readonly<Verdict>;
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
  const children = createChildren(game, board, plies, keys);
  const leaves = createLeaves(board, total, repeats, isOpenBoard(board) ? probe : null, evaluation);
  const views = createViews(plies, repeats);
  const past = pastOf(game, board, keys, seen);
  const judge = createJudge({ board, plies, children, leaves, views, table, repeats, past });
  const memory = createMemory(table, plies, views, judge, repeats);
  // The verdict on what was looked at last: a child, for its node, or the node that was left.
  const { verdict } = judge;

  /** The node that is searched. */
  let ply = 0;
  let isAnswered = true;

  const search: Search = {
    board,
    plies,
    keys,
    judge,
    leaves,
    memory,
    nodes: 0,
    pauseAt: Number.POSITIVE_INFINITY,
    answer: verdict,
    ask: (child, depth, alpha, beta) => {
      ply = 0;
      plies.depth[0] = depth;
      plies.alpha[0] = alpha;
      plies.beta[0] = beta;
      plies.scouting[0] = 0;
      plies.lineLength[1] = 0;
      isAnswered = judge.judge(0, child);
      if (!isAnswered) enter(child);
    },
    run: () => {
      isAnswered ||= goOn();
      return isAnswered;
    },
  };

  /** Makes the i-th child; says whether there is one. */
  const make = (i: number): boolean => {
    const cost = children.make(ply, i);
    search.nodes += Math.abs(cost);
    return cost > 0;
  };

  /** Goes down to the i-th child, with the window in its own terms. */
  const enter = (i: number): void => {
    const child = ply * pits + i;
    const flag = plies.flags[child] as number;
    const alpha = plies.alpha[ply] as number;
    const above = views.least(child, alpha + 1);
    const top = views.least(child, plies.scouting[ply] === 1 ? alpha + 1 : (plies.beta[ply] as number));
    const again = (flag & flags.again) !== 0;
    plies.child[ply] = i;
    const to = ply + 1;
    plies.frame[to] = children.frameOf(ply, i);
    plies.depth[to] = (plies.depth[ply] as number) - 1;
    plies.from[to] = again ? above - 1 : -top;
    plies.beta[to] = again ? top : 1 - above;
    plies.low[to] = plies.childLow[child] as number;
    plies.high[to] = plies.childHigh[child] as number;
    plies.since[to] = (flag & flags.taken) !== 0 ? to : (plies.since[ply] as number);
    plies.fromMatch[to] = judge.fromMatchAfter(ply, child);
    ply = to;
  };

  /** Answers a node without a search. */
  const settle = (score: number, taint: number): State => {
    verdict.score = score;
    verdict.taint = taint;
    verdict.back = nowhere;
    return answered;
  };

  const clear = (): void => {
    plies.lineLength[ply] = 0;
    plies.alpha[ply] = plies.from[ply] as number;
    plies.best[ply] = -infinite;
    plies.bestMove[ply] = noMove;
    plies.taint[ply] = taints.none;
    plies.back[ply] = nowhere;
    plies.first[ply] = noMove;
    plies.ordered[ply] = -1;
    plies.done[ply] = 0;
    plies.scouting[ply] = 0;
    plies.nodes[ply] = search.nodes;
  };

  /** Begins the node that was entered. */
  const arrive = (): State => {
    clear();
    const at = plies.frame[ply] as number;
    const alpha = plies.from[ply] as number;
    const beta = plies.beta[ply] as number;
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
      // 3. What is known of the position holds whatever line led to it, but for what the match's own repetitions may end.
      if (leaves.isKnown(at)) return settle(leaves.known(at), judge.taintOfKnown(plies.fromMatch[ply] as number));
      if (memory.answers(ply)) return answered;
    }
    plies.untried[ply] = children.tryable(at);
    return open;
  };

  /** Makes the children that are left and orders them; says whether one of them answers the node at once. */
  const order = (): boolean => {
    const from = ply * pits;
    const untried = plies.untried[ply] as number;
    const isPending = leaves.isPending(plies.frame[ply] as number);
    let count = 0;
    plies.lineLength[ply + 1] = 0;
    for (let i = pits - 1; i >= 0; i--) {
      if (((untried >> i) & 1) === 0 || !make(i)) continue;
      const child = from + i;
      const flag = plies.flags[child] as number;
      if (!isPending && (flag & flags.over) === 0 && memory.reaches(ply, child) && take(i)) return true;
      // Bonus moves first, then by what is taken; the others from the right, where they are near the store.
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
    plies.lineLength[ply + 1] = 0;
    if (judge.judge(ply, i)) return take(i) ? answered : open;
    // A first move is searched in the whole window, others are asked whether they are better.
    const alpha = plies.alpha[ply] as number;
    plies.scouting[ply] = plies.best[ply] !== -infinite && (plies.beta[ply] as number) - alpha > 1 ? 1 : 0;
    enter(i);
    return entered;
  };

  /** Makes and looks at the move that is known to be good, if there is one. */
  const lookAtFirst = (): State => {
    const first = plies.first[ply] as number;
    plies.first[ply] = noMove;
    const untried = plies.untried[ply] as number;
    if (first === noMove || ((untried >> first) & 1) === 0) return open;
    plies.untried[ply] = untried & ~(1 << first);
    return make(first) ? look(first) : open;
  };

  /** Goes on with the node: to its next child, or to its end. */
  const advance = (): State => {
    // 4. The move known to be good, before the others are made: often it is enough.
    if (plies.first[ply] !== noMove) {
      const state = lookAtFirst();
      if (state !== open) return state;
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
    plies.lineLength[ply + 1] = 0;
    for (let i = pits - 1; i >= 0; i--) {
      if (((untried >> i) & 1) === 0 || !make(i)) continue;
      if (judge.judge(ply, i) && take(i)) return answered;
    }
    return leave();
  };

  /** Takes the verdict on a child into its node; says whether that answers it. */
  const take = (i: number): boolean => {
    const { score, taint, back } = verdict;
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

  /** Leaves the node with the verdict on it. */
  const leave = (): State => {
    const at = plies.frame[ply] as number;
    const isPending = leaves.isPending(at);
    if (plies.best[ply] === -infinite) plies.best[ply] = children.whenStuck(at);
    const best = plies.best[ply] as number;
    verdict.score = best;
    verdict.taint = plies.taint[ply] as number;
    // 6. A return to the position itself is its own affair; a value that rests on a return to an earlier one holds on
    // this line only.
    const back = plies.back[ply] as number;
    verdict.back = back >= ply ? nowhere : back;
    if (isPending && canSwap(board, at) && leaves.swapLoses(at) - best > best) {
      verdict.score = leaves.swapLoses(at) - best;
      prependSwap(plies, ply);
    }
    // 7. Keep it, unless the line or the match has a part in it.
    const isKept = !isPending && verdict.back === nowhere && (verdict.taint & taints.history) === 0;
    if (isKept) memory.keep(ply, search.nodes - (plies.nodes[ply] as number));
    return answered;
  };

  /** Goes back from an answered child to its node. */
  const goBack = (): State => {
    const i = plies.child[ply] as number;
    verdict.score = views.before(ply * pits + i, verdict.score);
    if (ply === 0) return answered;
    const isBetter = verdict.score > (plies.alpha[ply] as number) && verdict.score < (plies.beta[ply] as number);
    if (isBetter && plies.scouting[ply] === 1) {
      // It is better than all before: by how much?
      plies.scouting[ply] = 0;
      enter(i);
      return entered;
    }
    return take(i) ? answered : open;
  };

  /** Goes on until the child of the root is answered; false at a pause. */
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
  for (let i = 0; i < pits; i++) {
    if (((tryable >> i) & 1) === 1 && make(i)) plies.untried[0] = (plies.untried[0] as number) | (1 << i);
  }
  return search;
};
