import { type Game, type Move, type Position, repetitionKey, type Seen, type Side } from '@mbegu/rules';
import type { Evaluate } from './evaluate.ts';
import { type Child, listMoves, makeChild, movesCost, sortChildren } from './order.ts';
import { type Score, taints } from './score.ts';
import type { Bound, Entry, Table } from './table.ts';

/**
 * The positions a repetition would come back to: those of the line since its last capture, each with its place, and, until
 * there is one, those of the match. `null` in games that cannot repeat.
 */
export interface Path {
  readonly places: Map<string, number>;
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
  /** Counts the depths of a deepening search. */
  iteration: number;
  /** Asked before every node; once it says yes the running search is given up. */
  mustStop: () => boolean;
}

/**
 * How much of what can be won later is worth now. A little less than all, so that among equal values the shorter way is
 * better and a won ending goes forward. In whole games of 1,000 seeds the loss stays below half a seed for 500 moves, so a
 * value that rests on nothing but the rules is found again by rounding.
 */
const patience = 1 - 2 ** -20;

const leaf = (value: number, taint: number, move: Move | null = null, back = Number.POSITIVE_INFINITY): Score => ({
  value,
  taint,
  back,
  line: move && { move, rest: null },
});

/**
 * The score of a move whose position has been there before, `null` where it has not.
 *
 * A repetition is valued as the chase rule would divide, at once and not at the third time: nothing more is won. From a
 * position without history this gives the same value as the rule. Whoever can win more than that can do it
 * without visiting a position twice, since each step of the shortest forced way brings a capture or the end nearer; and
 * whoever can hold it loses nothing by going round. So a value that rests on no return to a place before its own position
 * is the true one whatever line led there, and may stand in the table; any other holds on its line only.
 *
 * Positions of the match are another matter: where the rule counts to three, one earlier visit is not the end yet. To
 * treat it so is an approximation, and keeps a player who is ahead from walking in circles.
 */
const repetition = (path: Path, key: string, { captured, position, gain, move }: Child): Score | null => {
  if (captured) return null;
  const place = path.places.get(key);
  if (place !== undefined) return leaf(gain, taints.none, move, place);
  if (path.match === null) return null;
  const before = path.match.count(repetitionKey(position.slots, position.turn as Side));
  return before > 0 ? leaf(gain, taints.history, move) : null;
};

const pathAfter = (path: Path | null, child: Child): Path | null =>
  path && child.captured ? { places: new Map(), match: null } : path;

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
  if (over) return leaf(gain, taints.none, move);
  const key = search.keyOf(position);
  const repeated = path && repetition(path, key, child);
  if (repeated) return repeated;

  const low = (alpha - gain) / patience;
  const high = (beta - gain) / patience;
  const next = pathAfter(path, child);
  // The view changes with the person who decides, not with the number of moves.
  const score = again
    ? searchNode(search, position, key, depth - 1, low, high, next)
    : searchNode(search, position, key, depth - 1, -high, -low, next);
  if (score === null) return null;
  const value = gain + patience * (again ? score.value : -score.value);
  return { value, taint: score.taint, back: score.back, line: { move, rest: score.line } };
};

/**
 * Whether an entry answers a search of this depth and window. An estimate does so in its own iteration only: handed on
 * from one to the next it could lead round a cycle for ever, and the search would never see that all is known.
 */
const answers = (entry: Entry, search: Search, depth: number, alpha: number, beta: number): boolean =>
  (entry.taint === taints.none || (entry.depth >= depth && entry.iteration === search.iteration)) &&
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
const searchNode = (
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

  // 2. What is known already. Entries rest on no return, so they hold on every line (see `repetition`).
  const known = search.table.read(key);
  if (known && answers(known, search, depth, alpha, beta)) return known;

  // 3. The moves, best first. A cut-off rests on the cutting move alone, any other value on all of them.
  const place = path?.places.size ?? 0;
  path?.places.set(key, place);
  const score = searchMoves(search, position, known?.line?.move ?? null, depth, alpha, beta, path);
  path?.places.delete(key);
  if (score === null) return null;

  // 4. Keep it, unless it holds on this line only. A return to the position itself is its own affair.
  if (score.back < place) return score;
  const found = { ...score, back: Number.POSITIVE_INFINITY };
  const bound: Bound = score.value >= beta ? 'lower' : score.value > alpha ? 'exact' : 'upper';
  if ((score.taint & taints.history) === 0) {
    search.table.write(key, { ...found, bound, depth, iteration: search.iteration });
  }
  return found;
};

const searchMoves = (
  search: Search,
  position: Position,
  first: Move | null,
  depth: number,
  alpha: number,
  beta: number,
  path: Path | null,
): Score | null => {
  let best: Score | null = null;
  let taint: number = taints.none;
  let back = Number.POSITIVE_INFINITY;
  for (const child of childrenOf(search, position, first, depth)) {
    const score = searchChild(search, child, depth, Math.max(alpha, best?.value ?? alpha), beta, path);
    if (score === null) return null;
    if (score.value >= beta) return score;
    taint |= score.taint;
    back = Math.min(back, score.back);
    if (best === null || score.value > best.value) best = score;
  }
  return best && { ...best, taint, back };
};
