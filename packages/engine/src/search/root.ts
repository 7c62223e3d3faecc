import { cell } from '../kernel/board.ts';
import { canSwap } from '../kernel/play.ts';
import { lineOf, swapMove } from './plies.ts';
import { infinite, taints, unit } from './score.ts';
import type { Search } from './search.ts';

/** A move of the root with what is known of it. */
export interface Candidate {
  /** The pit of the side to move, or `swapMove`. */
  readonly pit: number;
  readonly score: number;
  readonly taint: number;
  /** The play expected, this move first: pits of whoever moves. */
  readonly line: readonly number[];
}

/** What one depth found. */
export interface Round {
  /** The moves whose values are known, the best first. */
  readonly found: readonly Candidate[];
  /** What the best value rests on: the values and bounds of all moves. */
  readonly taint: number;
}

/** The pits that may be sown at the root, those first that are nearest to the store. */
export const rootPits = ({ plies, board }: Search): number[] => {
  const pits: number[] = [];
  for (let i = board.pits - 1; i >= 0; i--) if ((((plies.untried[0] as number) >> i) & 1) === 1) pits.push(i);
  return pits;
};

/** Half the window around the value that the depth before found. */
const aside = unit;

/** Asks, and pauses as often as the search does. */
function* ask(search: Search, pit: number, depth: number, alpha: number, beta: number): Generator<null, number> {
  search.ask(pit, depth, alpha, beta);
  while (!search.run()) yield null;
  return search.answer.score;
}

/**
 * The value of a move above `floor`, by windows around a guess that are widened where it was wrong; a bound where it is
 * not above. The answer of the search is the last one.
 */
function* measure(
  search: Search,
  pit: number,
  depth: number,
  floor: number,
  guess: number | undefined,
): Generator<null, number> {
  // First whether it is above the floor at all: most moves are not.
  if (floor > -infinite && (guess === undefined || guess <= floor)) {
    const score = yield* ask(search, pit, depth, floor, floor + 1);
    if (score <= floor) return score;
  }
  if (guess === undefined) return yield* ask(search, pit, depth, floor, infinite);
  const low = Math.max(floor, guess - aside);
  const high = Math.max(low + aside, guess + aside);
  const score = yield* ask(search, pit, depth, low, high);
  if ((score > low || low === floor) && score < high) return score;
  // Estimates may answer the same question otherwise the next time, so no second window is as sure as the whole one.
  return yield* ask(search, pit, depth, floor, infinite);
}

/**
 * Searches the moves of the root to one depth; yields `null` at every pause.
 *
 * @param within how much less than the best a move may be worth that is valued as well, as a score
 * @param guesses scores that the depth before found
 */
export function* searchRoot(
  search: Search,
  pits: readonly number[],
  depth: number,
  within: number,
  guesses: ReadonlyMap<number, number>,
): Generator<null, Round> {
  const { board, plies, answer } = search;
  const found: Candidate[] = [];
  let best = -infinite;
  let taint: number = taints.none;
  for (const pit of pits) {
    const floor = Math.max(-infinite, best - within);
    const score = yield* measure(search, pit, depth, floor, guesses.get(pit));
    taint |= answer.taint;
    // Not above the floor it is a bound, and no value.
    if (score > floor) found.push({ pit, score, taint: answer.taint, line: [pit, ...lineOf(plies, 1)] });
    best = Math.max(best, score);
  }
  found.sort((a, b) => b.score - a.score);
  if (!canSwap(board, 0)) return { found, taint };
  return { found: withSwap(search, found, within, taint), taint };
}

/**
 * Who swaps gets the other person's side of what the best sowing would bring; so a swap needs no search of its own, and is
 * the best move exactly when it is better.
 */
const withSwap = ({ board }: Search, found: readonly Candidate[], within: number, taint: number): Candidate[] => {
  const { cells, pits } = board;
  const sow = found[0] as Candidate;
  const held = (cells[2 * pits + cell.north] as number) - (cells[2 * pits] as number);
  const score = -2 * held * unit - sow.score;
  const swap: Candidate = { pit: swapMove, score, taint, line: [swapMove, ...sow.line] };
  const all = [...found, swap].sort((a, b) => b.score - a.score);
  const best = (all[0] as Candidate).score;
  return all.filter((candidate) => candidate === all[0] || candidate.score > best - within);
};
