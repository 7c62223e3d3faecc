import { type Game, type Move, type Position, repetitionKey, type Seen, type Side } from '@mbegu/rules';
import type { Evaluate } from './evaluate.ts';
import { type Child, listMoves, makeChild, movesCost, sortChildren } from './order.ts';
import type { Bound, Entry, Line, Table } from './table.ts';

/** What a value rests on besides the rules; bits, joined by or. */
export const taints = {
  none: 0,
  /** An evaluation at the horizon. */
  horizon: 1,
  /** A position that came back within the line. */
  line: 2,
  /** A position that had occurred in the match before. */
  history: 4,
} as const;

/** What a search found: what the person to move can still win, in seeds; on what it rests; how. */
export interface Score {
  readonly value: number;
  readonly taint: number;
  readonly line: Line | null;
}

/**
 * The positions a repetition would come back to: those of the line since its last capture and, until there is one, those of
 * the match. `null` in games that cannot repeat.
 */
export interface Path {
  readonly keys: Set<string>;
  readonly match: Seen | null;
}

/** One search from one root. */
export interface Search {
  readonly game: Game;
  readonly keyOf: (position: Position) => string;
  readonly evaluate: Evaluate;
  readonly table: Table;
  /** Sowings and swaps made so far; long relays and endless sowings count for several. */
  nodes: number;
  /** Asked before every node; once it says yes the running search is given up. */
  mustStop: () => boolean;
}

/**
 * How much of what can be won later is worth now. A little less than all, so that among equal values the shorter way is
 * better and a won ending goes forward. In whole games of 1,000 seeds the loss stays below half a seed for 500 moves, so a
 * value that rests on nothing but the rules is found again by rounding.
 */
export const patience = 1 - 2 ** -20;

const leaf = (value: number, taint: number): Score => ({ value, taint, line: null });

/**
 * Whether a position comes back that has been there before, and what a value that says so rests on.
 *
 * A repetition is valued as the chase rule would divide, at once and not at the third time: nothing more is won. From a
 * position without history this gives the same value as the rule. Whoever can win more than that can do it
 * without visiting a position twice, since each step of the shortest forced way brings a capture or the end nearer; and
 * whoever can hold it loses nothing by going round. By the same argument the true value of a position may stand in
 * for its search, whatever line led there: so the table is sound if it holds no value that rests on a repetition.
 * Positions of the match are another matter: where the rule counts to three, one earlier visit is not the end yet. To
 * treat it so is an approximation, and keeps a player who is ahead from walking in circles.
 */
const repetition = (path: Path, key: string, child: Child): number => {
  if (child.captured) return taints.none;
  if (path.keys.has(key)) return taints.line;
  if (path.match === null) return taints.none;
  const { slots, turn } = child.position;
  return path.match.count(repetitionKey(slots, turn as Side)) > 0 ? taints.history : taints.none;
};

const pathAfter = (path: Path | null, child: Child): Path | null =>
  path && child.captured ? { keys: new Set(), match: null } : path;

/** Score of a move for the person who makes it, exact between `alpha` and `beta`, a bound outside; `null` when stopped. */
export const searchChild = (
  search: Search,
  child: Child,
  depth: number,
  alpha: number,
  beta: number,
  path: Path | null,
): Score | null => {
  const { gain, again, move, position, over } = child;
  if (over) return { value: gain, taint: taints.none, line: { move, rest: null } };
  const key = search.keyOf(position);
  const repeats = path ? repetition(path, key, child) : taints.none;
  if (repeats !== taints.none) return { value: gain, taint: repeats, line: { move, rest: null } };

  const low = (alpha - gain) / patience;
  const high = (beta - gain) / patience;
  const next = pathAfter(path, child);
  // The view changes with the person who decides, not with the number of moves.
  const score = again
    ? searchNode(search, position, key, depth - 1, low, high, next)
    : searchNode(search, position, key, depth - 1, -high, -low, next);
  if (score === null) return null;
  const value = gain + patience * (again ? score.value : -score.value);
  return { value, taint: score.taint, line: { move, rest: score.line } };
};

/** Whether an entry answers a search of this depth and window. */
const answers = (entry: Entry, depth: number, alpha: number, beta: number): boolean =>
  (entry.depth >= depth || entry.taint === taints.none) &&
  (entry.bound === 'exact' || (entry.bound === 'lower' ? entry.value >= beta : entry.value <= alpha));

/** Plays the moves of a node in the order in which they are to be searched. */
function* childrenOf(search: Search, position: Position, first: Move | null, depth: number): Generator<Child> {
  const { game } = search;
  const moves = listMoves(game, position, first);
  search.nodes += movesCost(game, position, moves.length);
  const make = (move: Move): Child => {
    const child = makeChild(game, position, move);
    search.nodes += child.cost;
    return child;
  };
  // Right above the horizon a child costs as much to make as to search, so it is not made for the order's sake.
  if (depth === 1) for (const move of moves) yield make(move);
  else yield* sortChildren(moves.map(make), first);
}

/** Negamax with alpha-beta, fail-soft: the score of a position for the person to move; `null` when stopped. */
export const searchNode = (
  search: Search,
  position: Position,
  key: string,
  depth: number,
  alpha: number,
  beta: number,
  path: Path | null,
): Score | null => {
  // 1. The horizon.
  if (depth <= 0) return leaf(search.evaluate(position), taints.horizon);
  if (search.mustStop()) return null;

  // 2. What is known already. Entries never rest on a repetition, so they hold on every line (see `repetition`).
  const known = search.table.read(key);
  if (known && answers(known, depth, alpha, beta)) return known;

  // 3. The moves, best first. A cut-off rests on the cutting move alone, any other value on all of them.
  let best: Score | null = null;
  let taint: number = taints.none;
  path?.keys.add(key);
  for (const child of childrenOf(search, position, known?.line?.move ?? null, depth)) {
    const score = searchChild(search, child, depth, Math.max(alpha, best?.value ?? alpha), beta, path);
    if (score === null) {
      best = null;
      break;
    }
    taint |= score.taint;
    if (best === null || score.value > best.value) best = score;
    if (best.value >= beta) {
      taint = best.taint;
      break;
    }
  }
  path?.keys.delete(key);
  if (best === null) return null;

  // 4. Keep it, unless it holds on this line only.
  const found = { ...best, taint };
  const bound: Bound = best.value >= beta ? 'lower' : best.value > alpha ? 'exact' : 'upper';
  if ((taint & (taints.line | taints.history)) === 0) search.table.write(key, { ...found, bound, depth });
  return found;
};
