import {
  type Fault,
  fail,
  fault,
  type Game,
  legalMoves,
  type Move,
  must,
  ok,
  type Position,
  play,
  type Result,
  type Side,
  seedsOnBoard,
} from '@mbegu/rules';
import type { Endgame } from '../endgame/table.ts';
import { packedRulesOf, sameRules } from '../kernel/packed.ts';
import { boardFault } from '../limits.ts';
import { marginOf } from '../value.ts';
import { createLimits, type Limits } from './limits.ts';
import { createSearch, type Search } from './search.ts';
import type { Share } from './share.ts';
import { createTable, takeTable } from './table.ts';
import { createWide } from './wide.ts';

/** What is known of the value of a position when a solver stops: final margin of the person to move, in seeds. */
export interface Solution {
  /** The value lies in least … most; it is exact where the two are the same. */
  readonly least: number;
  readonly most: number;
  /** A move that gives the value; `null` while that is not exact. */
  readonly move: Move | null;
  /** The line both sides play best, `move` first; as far as it was worked out. */
  readonly line: readonly Move[];
  /** Positions searched. */
  readonly nodes: number;
}

export interface SolverOptions {
  /** Memory of the transposition table in bytes; a power of two below it is taken, 32 MiB at least. 64 MiB where nothing is said. */
  readonly tableBytes?: number;
  /** The memory itself, where it is shared with others: see `takeTable`. */
  readonly memory?: readonly ArrayBufferLike[];
  /** Tables of the same game, as far as they reach. */
  readonly endgame?: Endgame | null;
  /** What workers with the same memory that answer the same questions tell each other. */
  readonly share?: Share | null;
}

export interface SolveLimits {
  /** Positions to search at most. */
  readonly nodes?: number;
  /** Asked every few thousand positions, and told how many it were; once it says yes the solver tells what it knows. */
  readonly stop?: (nodes: number) => boolean;
  /** Where the search is to begin, a value; it changes the work and not the result. */
  readonly guess?: number;
  /** Told whenever a bound has been proven. */
  readonly onProgress?: (least: number, most: number, nodes: number) => void;
}

/** Exact values of one game. It keeps what it has proven from one position to the next. */
export interface Solver {
  readonly solve: (position: Position, limits?: SolveLimits) => Result<Solution, Fault<'game-over' | 'pit-count'>>;
}

/** One run: a position's bounds are narrowed by questions until they meet. */
interface Run {
  readonly game: Game;
  readonly limits: Limits;
  /** Answers whether what can still be won in a position is at least `beta`, by a bound. */
  readonly ask: (position: Position, beta: number) => number;
  /** How far two values that can follow from a position differ at least. */
  readonly step: 1 | 2;
  readonly share: Share | null;
  /** How many positions have been narrowed; the same in all workers that answer the question. */
  narrowed: number;
}

interface Interval {
  least: number;
  most: number;
}

/** Is told of a bound that has been proven. */
type Tell = (least: number, most: number) => void;

const notAnswered = (): boolean => false;

/** What nobody has won yet. */
const inPlay = (position: Position): number => seedsOnBoard(position.slots);

/**
 * What can still be won in a position, by null windows (MTD(f)): each question is asked at the last answer, which is
 * where the value most likely lies, and every answer is a proof.
 */
const narrow = (run: Run, position: Position, guess: number, interval: Interval, tell: Tell | null): void => {
  const { limits, step, share } = run;
  // Values have the parity of the seeds in play where every seed is won by somebody.
  const wrong = step === 2 && (((guess - interval.least) % 2) + 2) % 2 === 1;
  let at = Math.max(interval.least, Math.min(interval.most, guess + (wrong ? 1 : 0)));
  const place = run.narrowed++;
  for (;;) {
    limits.isAnswered = notAnswered;
    share?.merge(place, interval);
    if (interval.least >= interval.most) return;
    at = Math.max(interval.least, Math.min(interval.most, at));
    const beta = at === interval.least ? at + step : at;
    if (share) limits.isAnswered = () => share.isAnswered(place, beta);
    const value = run.ask(position, beta);
    if (limits.answered) limits.stopped = limits.answered = false;
    else if (limits.stopped) {
      limits.isAnswered = notAnswered;
      return;
    } else {
      if (value >= beta) interval.least = value;
      else interval.most = value;
      at = value;
      tell?.(interval.least, interval.most);
    }
  }
};

/**
 * Bounds of the final margin of the person to move. The pie rule is looked at from the outside, move by move.
 *
 * @param tell told of every bound of this very position; of those of others, none
 */
const boundsOf = (run: Run, position: Position, guess: number, tell: Tell | null = null): Interval => {
  const side = position.turn as Side;
  const margin = marginOf(position, side);
  if (position.pie === 'pending')
    return side === 'N' ? beforeSwap(run, position, guess, tell) : beforePie(run, position, guess);
  const seeds = inPlay(position);
  const interval = { least: -seeds, most: seeds };
  const tellMargin = tell && ((least: number, most: number) => tell(margin + least, margin + most));
  narrow(run, position, guess - margin, interval, tellMargin);
  return { least: margin + interval.least, most: margin + interval.most };
};

/** What is bad for whoever sits there is as good for the other. */
const withSwap = (least: number, most: number): Interval => ({
  least: least > 0 ? least : most < 0 ? -most : 0,
  most: Math.max(Math.abs(least), Math.abs(most)),
});

/** North may exchange seats. */
const beforeSwap = (run: Run, position: Position, guess: number, tell: Tell | null): Interval => {
  const tellSwapped =
    tell &&
    ((least: number, most: number) => {
      const bounds = withSwap(least, most);
      tell(bounds.least, bounds.most);
    });
  const { least, most } = boundsOf(run, { ...position, pie: 'none' }, guess, tellSwapped);
  return withSwap(least, most);
};

/** South moves and the swap is still to come. */
const beforePie = (run: Run, position: Position, guess: number): Interval => {
  const bounds = legalMoves(run.game, position).map((move) => afterMove(run, position, move, guess));
  return {
    least: Math.max(...bounds.map(({ least }) => least)),
    most: Math.max(...bounds.map(({ most }) => most)),
  };
};

/** Bounds of a move's value for the person who makes it. */
const afterMove = (run: Run, before: Position, move: Move, guess: number): Interval => {
  const mover = before.turn as Side;
  const { position, outcome } = must(play(run.game, before, move));
  const margin = marginOf(position, mover);
  if (outcome) return { least: margin, most: margin };
  const again = move !== 'swap' && position.turn === mover;
  if (again) return boundsOf(run, position, guess);
  const { least, most } = boundsOf(run, position, -guess);
  return { least: 0 - most, most: 0 - least };
};

/** A move that reaches `least`, by one question a move: the first that can. */
const bestMove = (run: Run, position: Position, least: number): Move | null => {
  for (const move of legalMoves(run.game, position).slice().reverse()) {
    if (reaches(run, position, move, least)) return move;
    if (run.limits.stopped) return null;
  }
  return null;
};

const reaches = (run: Run, before: Position, move: Move, least: number): boolean => {
  const mover = before.turn as Side;
  const { position, outcome } = must(play(run.game, before, move));
  const margin = marginOf(position, mover);
  if (outcome) return margin >= least;
  if (before.pie === 'pending' || position.pie === 'pending') return afterMove(run, before, move, least).least >= least;
  const wanted = least - margin;
  if (position.turn === mover) return run.ask(position, wanted) >= wanted && !run.limits.stopped;
  return -run.ask(position, 1 - wanted) >= wanted && !run.limits.stopped;
};

/** Moves of a line at most. */
const lineMax = 300;

const lineOf = (run: Run, position: Position, value: number): Move[] => {
  const line: Move[] = [];
  let at = position;
  let wanted = value;
  while (at.turn !== null && line.length < lineMax) {
    const move = bestMove(run, at, wanted);
    if (move === null) break;
    line.push(move);
    const next = must(play(run.game, at, move)).position;
    if (move === 'swap' || next.turn !== at.turn) wanted = 0 - wanted;
    at = next;
  }
  return line;
};

/** Whether the solver has an answer for the game: games that can repeat a position need another search. */
export const canSolve = (game: Game): boolean =>
  game.chase.kind === 'never' && game.sowing.kind === 'lap' && game.turns.stuck === 'ends';

/**
 * A solver for one game, `null` for one that can repeat a position. Boards of up to six pits are searched packed; larger
 * ones, and pits of more than 31 seeds, in the general form, which is slower and as exact. Throws a `RangeError` for an
 * endgame table of another game.
 */
export const createSolver = (
  game: Game,
  { tableBytes = 2 ** 26, memory, endgame = null, share = null }: SolverOptions = {},
): Solver | null => {
  if (!canSolve(game)) return null;
  const rules = packedRulesOf(game);
  if (endgame !== null && (rules === null || !sameRules(rules, endgame.rules))) {
    throw new RangeError('the endgame table is of another game');
  }
  const limits = createLimits();
  let packed: Search | null = null;
  const wide = createWide(game, limits, rules && { rules, search: () => packed as Search });
  if (rules) {
    const table = createTable(memory ?? must(takeTable(tableBytes)));
    packed = createSearch({ rules, table, endgame, limits, wide: wide.askPacked, share });
  }
  const ask = (position: Position, beta: number): number => {
    wide.load(position);
    return wide.ask(beta);
  };
  const everySeedIsWon = game.endings.every(({ leftovers }) => leftovers === 'owners');
  const solve = (position: Position, { nodes, stop, guess = 0, onProgress }: SolveLimits = {}) => {
    const wrong = boardFault(game, position);
    if (wrong) return fail(wrong);
    if (position.turn === null) return fail(fault('game-over'));
    limits.begin(nodes ?? Number.POSITIVE_INFINITY, stop ?? (() => false));
    const run: Run = { game, limits, ask, step: everySeedIsWon ? 2 : 1, share, narrowed: 0 };
    const tell = onProgress ? (least: number, most: number) => onProgress(least, most, limits.nodes) : null;
    const { least, most } = boundsOf(run, position, guess, tell);
    // Workers share bounds of the positions that all of them narrow; a line each of them follows by itself.
    const line = least === most ? lineOf({ ...run, share: null }, position, least) : [];
    return ok({ least, most, move: line[0] ?? null, line, nodes: Math.min(limits.nodes, nodes ?? limits.nodes) });
  };
  return { solve };
};
