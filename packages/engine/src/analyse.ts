import {
  type Fault,
  fail,
  fault,
  type Game,
  legalMoves,
  type Move,
  ok,
  type Position,
  type Result,
  repetitionKey,
  type Seen,
  type Side,
} from '@mbegu/rules';
import { evaluationOf } from './search/evaluate.ts';
import { type Child, makeChild, sortChildren } from './search/order.ts';
import { type Line, type Score, taints } from './search/score.ts';
import { type Path, type Search, searchChild } from './search/search.ts';
import { createTable, keysOf } from './search/table.ts';
import { marginOf } from './value.ts';

/** Says that an answer is wanted now; an `AbortSignal` is one. */
export interface StopSignal {
  readonly aborted: boolean;
}

/** When a search ends. The first that is reached counts; looking one sowing ahead is always finished. */
export interface Limits {
  /** Sowings and swaps to try, 100,000 where nothing is said; relays of hundreds of laps and endless sowings count for several. */
  readonly nodes?: number | undefined;
  /** Sowings to look ahead, 1 … 200. */
  readonly depth?: number | undefined;
  /** Milliseconds by the given clock. What is found then depends on the machine. */
  readonly time?: { readonly ms: number; readonly now: () => number } | undefined;
  readonly signal?: StopSignal | undefined;
}

export interface AnalyseOptions extends Limits {
  /** How often positions have occurred since the last capture, the given one included; the match keeps it. */
  readonly seen?: Seen | undefined;
  /**
   * Value also the moves this many seeds worse than the best, `Infinity` for all; 0 where nothing is said. More than 0
   * takes longer. With it a single legal move is searched as well; without, it is answered at once.
   */
  readonly within?: number | undefined;
}

export interface MoveValue {
  readonly move: Move;
  /** Final margin of the person to move, in seeds: certain and whole where `exact`, an estimate with fractions where not. */
  readonly value: number;
  readonly exact: boolean;
}

/** What a search has found so far; plain data. */
export interface Report extends MoveValue {
  /** Sowings looked ahead. */
  readonly depth: number;
  /** Sowings and swaps tried. */
  readonly nodes: number;
  /** The play expected, the best move first. It may be shorter than `depth`. */
  readonly pv: readonly Move[];
  /** The moves whose values are known, the best first: those asked for by `within`, at least the best. */
  readonly moves: readonly MoveValue[];
}

export const nodesDefault = 100_000;
export const depthMax = 200;

/** Nodes between two looks at the clock. */
const nodesPerLook = 256;

const stopper = (search: Search, { nodes = nodesDefault, time, signal }: Limits): (() => boolean) => {
  const started = time?.now() ?? 0;
  let look = 0;
  let late = false;
  return () => {
    if (search.nodes >= nodes || late) return true;
    if (signal?.aborted) return true;
    if (time && search.nodes >= look) {
      look = search.nodes + nodesPerLook;
      late = time.now() - started >= time.ms;
    }
    return late;
  };
};

interface Candidate {
  readonly child: Child;
  readonly score: Score;
}

/** Searches the moves of the root to one depth; the ones whose values are known, the best first; `null` when stopped. */
const searchRoot = (
  search: Search,
  children: readonly Child[],
  depth: number,
  within: number,
  path: Path | null,
): { found: Candidate[]; taint: number } | null => {
  const found: Candidate[] = [];
  let best = Number.NEGATIVE_INFINITY;
  let taint: number = taints.none;
  for (const child of children) {
    const floor = best - within;
    const score = searchChild(search, child, depth, floor, Number.POSITIVE_INFINITY, path);
    if (score === null) return null;
    taint |= score.taint;
    // Not above the floor it is a bound, and no value.
    if (score.value > floor) found.push({ child, score });
    best = Math.max(best, score.value);
  }
  found.sort((a, b) => b.score.value - a.score.value);
  return { found, taint };
};

const movesOf = (line: Line | null): Move[] => {
  const moves: Move[] = [];
  for (let rest = line; rest; rest = rest.rest) moves.push(rest.move);
  return moves;
};

const uncertain = taints.horizon | taints.history;

const reportOf = (found: readonly Candidate[], taint: number, held: number, depth: number, nodes: number): Report => {
  const moves = found.map(({ child, score }): MoveValue => {
    const exact = (score.taint & uncertain) === 0;
    const value = held + score.value;
    return { move: child.move, value: exact ? Math.round(value) + 0 : value, exact };
  });
  const best = moves[0] as MoveValue;
  // The best value says something of all the others too: that none is higher.
  const exact = (taint & uncertain) === 0;
  return { ...best, exact, depth, nodes, pv: movesOf((found[0] as Candidate).score.line), moves };
};

const openSearch = (game: Game): Search => ({
  game,
  keyOf: keysOf(game),
  evaluate: evaluationOf(game),
  table: createTable(),
  nodes: 0,
  iteration: 0,
  mustStop: () => false,
});

/**
 * Where the search begins. The root itself is left out: a move that leads back to it has the value of what can be played
 * from it then, only later.
 */
const pathFrom = (game: Game, { slots, turn }: Position, seen: Seen | null): Path | null => {
  if (game.chase.kind === 'never') return null;
  const here = repetitionKey(slots, turn as Side);
  const match = seen && { count: (key: string) => seen.count(key) - (key === here ? 1 : 0) };
  return { places: new Map(), match };
};

/** Moves the ones last found to the front, in their order; ties stay as they are, so the search is repeatable. */
const reorder = (children: Child[], found: readonly Candidate[]): Child[] => {
  const front = found.map(({ child }) => child);
  return [...front, ...children.filter((child) => !front.includes(child))];
};

/**
 * Deepening search: one report for each further sowing looked ahead, until a limit is reached or nothing more can be
 * found. The same position, history and limits (but for `time` and `signal`) give the same reports everywhere. A
 * finished position gives none.
 */
export function* reports(game: Game, position: Position, options: AnalyseOptions = {}): Generator<Report, void> {
  if (position.turn === null) return;
  const { within = 0, seen = null, depth: deepest = depthMax } = options;
  const search = openSearch(game);
  const stop = stopper(search, options);
  const held = marginOf(position, position.turn as Side);
  const path = pathFrom(game, position, seen);
  let children = sortChildren(
    legalMoves(game, position).map((move) => makeChild(game, position, move)),
    null,
  );
  search.nodes += children.reduce((sum, { cost }) => sum + cost, 0);

  for (let depth = 1; depth <= Math.min(deepest, depthMax); depth++) {
    search.iteration = depth;
    const result = searchRoot(search, children, depth, within, path);
    if (result === null) return;
    children = reorder(children, result.found);
    yield reportOf(result.found, result.taint, held, depth, search.nodes);
    if ((result.taint & taints.horizon) === 0) return;
    if (children.length === 1 && within === 0) return;
    search.mustStop = stop;
  }
}

/**
 * The best move by a deepening search, with its value.
 *
 * @returns the last report, or `game-over` for a finished position
 */
export const analyse = (
  game: Game,
  position: Position,
  options: AnalyseOptions = {},
): Result<Report, Fault<'game-over'>> => {
  let last: Report | null = null;
  for (const report of reports(game, position, options)) last = report;
  return last ? ok(last) : fail(fault('game-over'));
};
