import {
  type Fault,
  fail,
  fault,
  type Game,
  legalMoves,
  type Move,
  must,
  nothingSeen,
  ok,
  type Position,
  play,
  type Result,
  repetitionKey,
  type Seen,
  type Side,
} from '@mbegu/rules';
import { withoutMajority } from './endgame/rules-text.ts';
import { marginOf } from './value.ts';

/**
 * What perfect play gives the person to move, by looking at every line to its end. An early win by majority is left out,
 * as in all of the engine: it never changes who wins, only what stays uncounted.
 */
export interface Reference {
  /** Final stores of the person to move minus those of the opponent, in seeds. */
  readonly value: number;
  /** The same after each legal move, in the order of `legalMoves`. */
  readonly moves: readonly { readonly move: Move; readonly value: number }[];
  /** Sowings and swaps made. */
  readonly nodes: number;
}

export interface ReferenceOptions {
  /** Sowings and swaps at most; 100,000 where nothing is said. */
  readonly nodesMax?: number;
  /**
   * How often positions have occurred since the last capture, the given one included: the same that `play` asks for.
   * Where it is missing the given position counts as its first occurrence.
   */
  readonly seen?: Seen | undefined;
}

/** Longest line followed, in moves; a bound on the stack that only a game without an end can reach. */
export const referencePliesMax = 1_000;

/** Occurrences along the line being followed, on top of those of the match. */
interface Line {
  readonly counts: Map<string, number>;
  readonly seen: Seen;
}

const lineOver = (match: Seen): Line => {
  const counts = new Map<string, number>();
  return { counts, seen: { count: (key) => match.count(key) + (counts.get(key) ?? 0) } };
};

const enter = ({ counts }: Line, key: string, by: 1 | -1): void => {
  counts.set(key, (counts.get(key) ?? 0) + by);
};

interface Walk {
  readonly game: Game;
  readonly nodesMax: number;
  nodes: number;
}

/** Value of the position for whoever is to move in it, or `null` where a limit is reached. */
const valueAt = (walk: Walk, position: Position, line: Line, plies: number): number | null => {
  let best = Number.NEGATIVE_INFINITY;
  for (const move of legalMoves(walk.game, position)) {
    const value = valueAfter(walk, position, move, line, plies);
    if (value === null) return null;
    best = Math.max(best, value);
  }
  return best;
};

/** Value of a move for the person who makes it. */
const valueAfter = (walk: Walk, before: Position, move: Move, line: Line, plies: number): number | null => {
  if (walk.nodes >= walk.nodesMax || plies >= referencePliesMax) return null;
  walk.nodes += 1;
  const mover = before.turn as Side;
  const { position, events, outcome } = must(play(walk.game, before, move, line.seen));
  if (outcome) return marginOf(position, mover);

  // A capture clears the count, so what follows it has a line of its own.
  const here = events.some(({ type }) => type === 'capture') ? lineOver(nothingSeen) : line;
  const key = repetitionKey(position.slots, position.turn as Side);
  enter(here, key, 1);
  const value = valueAt(walk, position, here, plies + 1);
  enter(here, key, -1);
  if (value === null) return null;
  // After a swap the same side moves, but the other person. After a bonus move or a pass it is the same person.
  const samePerson = move !== 'swap' && position.turn === mover;
  return samePerson ? value : 0 - value;
};

/**
 * Plain negamax over the rules: every line to its end, nothing cut, nothing remembered. Slow and simple; what searches
 * are tested against. In games that can repeat, the chase rule ends a line exactly where `play` says so, which
 * needs small positions; with `chase=agreement-only` lines may have no end and `limit-reached` is the answer.
 *
 * @returns the values, or `game-over` for a finished position, or `limit-reached`
 */
export const reference = (
  game: Game,
  position: Position,
  { nodesMax = 100_000, seen }: ReferenceOptions = {},
): Result<Reference, Fault<'game-over' | 'limit-reached'>> => {
  if (position.turn === null) return fail(fault('game-over'));
  const walk: Walk = { game: withoutMajority(game), nodesMax, nodes: 0 };
  const line = lineOver(seen ?? nothingSeen);
  if (!seen) enter(line, repetitionKey(position.slots, position.turn), 1);
  const moves: { move: Move; value: number }[] = [];
  for (const move of legalMoves(game, position)) {
    const value = valueAfter(walk, position, move, line, 0);
    if (value === null) return fail(fault('limit-reached', { nodesMax, pliesMax: referencePliesMax }));
    moves.push({ move, value });
  }
  return ok({ value: Math.max(...moves.map(({ value }) => value)), moves, nodes: walk.nodes });
};
