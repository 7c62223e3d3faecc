import { otherSide, ownerOf, pitName, pitSlot, pitsOf, type Side } from './board.ts';
import type { GameEvent, Outcome } from './events.ts';
import { fault, type Refusal } from './faults.ts';
import type { Game } from './game.ts';
import { capture } from './mechanics/capture.ts';
import { chaseEnds, nothingSeen, type Seen } from './mechanics/chase.ts';
import { type Ending, endingOf } from './mechanics/endings.ts';
import { owesFood, rowIsEmpty } from './mechanics/obligations.ts';
import { occupiedPits, sow, survey } from './mechanics/sowing.ts';
import { clearBoard, divide, finish, outcomeByScore } from './mechanics/tally.ts';
import { movesAgain } from './mechanics/turns.ts';
import type { Move } from './notation/move.ts';
import type { Position } from './position.ts';
import { fail, ok, type Result } from './result.ts';
import { beginTrace, emit, type Mover, type Trace } from './trace.ts';

/** What a move, or the settling of a given position, made of the table. */
export interface Played {
  readonly position: Position;
  /** What happened, in order; folded over the position before they give `position`. */
  readonly events: readonly GameEvent[];
  /** `null` while the game goes on. */
  readonly outcome: Outcome | null;
  /** Who decides next, or was on turn when the game ended; `null` where only a finished position is known. */
  readonly onTurn: Side | null;
}

/** Lifts, sows and captures; returns the slot of the last seed. */
const sowAndCapture = (game: Game, trace: Trace, mover: Mover): number => {
  const last = sow(trace, game.sowing, mover);
  capture(trace, game.capture, mover.side, last);
  return last;
};

/** Whether a sowing from this pit leaves the opponent a seed. */
const feeds = (game: Game, position: Position, side: Side, pit: number): boolean => {
  const trace = beginTrace(position);
  sowAndCapture(game, trace, { side, pit });
  return !rowIsEmpty(trace.draft.slots, otherSide(side));
};

const canFeed = (game: Game, position: Position, side: Side): boolean =>
  occupiedPits(position, side).some((pit) => feeds(game, position, side, pit));

const canEnd = (game: Game, position: Position, side: Side): boolean =>
  occupiedPits(position, side).some((pit) => survey(position, game.sowing, pit).endless === null);

const rejectSowing = (game: Game, position: Position, side: Side, pit: number): Refusal | null => {
  const { slots, holes } = position;
  const n = pitsOf(slots);
  const params = { pit: pitName(n, pit) };
  if (ownerOf(n, pit) !== side) return fault('not-yours', params);
  if (holes[pit] === 'out') return fault('out-of-play', params);
  if (holes[pit] === 'marked') return fault('marked-hole', params);
  if (slots[pit] === 0) return fault('empty-pit', params);
  if (owesFood(game.obligation, slots, side) && !feeds(game, position, side, pit) && canFeed(game, position, side)) {
    return fault('must-feed', params);
  }
  const { laps, endless } = survey(position, game.sowing, pit);
  return endless === null ? null : fault('endless', { ...params, laps, because: endless });
};

/** Why a move may not be made in this position; `null` where it may. */
export const reject = (game: Game, position: Position, move: Move): Refusal | null => {
  const { turn, slots, pie } = position;
  if (turn === null) return fault('game-over');
  if (move === 'swap') return pie === 'pending' && turn === 'N' ? null : fault('no-swap');
  const pit = pitSlot(pitsOf(slots), move);
  if (pit < 0) return fault('no-such-move', { move, pits: pitsOf(slots) });
  return rejectSowing(game, position, turn, pit);
};

/** Every move that may be made: the pits of the side to move from its left, then `swap` where the pie rule offers it. */
export const legalMoves = (game: Game, position: Position): readonly Move[] => {
  const { turn, slots, pie } = position;
  if (turn === null) return [];
  const moves: Move[] = [];
  for (const pit of occupiedPits(position, turn)) {
    if (rejectSowing(game, position, turn, pit) === null) moves.push(pitName(pitsOf(slots), pit));
  }
  if (pie === 'pending' && turn === 'N') moves.push('swap');
  return moves;
};

/** The turn as it would go on: who moves next, who has to pass before, or how the game ends instead. */
const whatFollows = (game: Game, trace: Trace, side: Side): { next: Side; passed: Side | null; ending?: Ending } => {
  const { draft } = trace;
  let next = side;
  let passed: Side | null = null;
  for (;;) {
    const ending = endingOf(game.endings, {
      draft,
      next,
      canFeed: () => canFeed(game, draft, next),
      canEnd: () => canEnd(game, draft, next),
    });
    if (ending) return { next, passed, ending };
    // Both sides cannot be stuck here: that is an ending of every game in which a stuck side passes.
    if (game.turns.stuck !== 'pass' || passed !== null || !rowIsEmpty(draft.slots, next)) return { next, passed };
    passed = next;
    next = otherSide(next);
  }
};

/** Hands the turn to `side`, or ends the game; the last step of every move and the only one of a given position. */
const settleTurn = (game: Game, trace: Trace, side: Side, bonus: boolean, seen: Seen): Played => {
  const { draft, events } = trace;
  const { next, passed, ending } = whatFollows(game, trace, side);
  if (passed !== null) emit(trace, { type: 'pass', side: passed });
  if (ending) {
    clearBoard(trace, ending.leftovers, next);
    return { position: draft, events, outcome: finish(trace, ending.when), onTurn: next };
  }
  const captured = events.some((event) => event.type === 'capture');
  if (chaseEnds(game.chase, draft, next, seen, captured)) {
    if (game.chase.kind === 'possible') divide(trace, game.chase.division);
    return { position: draft, events, outcome: finish(trace, 'chase'), onTurn: next };
  }
  if (bonus) emit(trace, { type: 'bonus' });
  if (next !== draft.turn) emit(trace, { type: 'turn', side: next });
  return { position: draft, events, outcome: null, onTurn: next };
};

/**
 * Plays one move: one sowing, or `swap`.
 *
 * @param seen how often positions have occurred since the last capture, for the games whose chase rule asks;
 *   `Match` keeps it
 * @returns the position after, with the events that led there; or why the move may not be made
 */
export const play = (game: Game, position: Position, move: Move, seen: Seen = nothingSeen): Result<Played, Refusal> => {
  const refusal = reject(game, position, move);
  if (refusal) return fail(refusal);
  const side = position.turn as Side;
  const trace = beginTrace(position);
  if (move === 'swap') {
    emit(trace, { type: 'swap' });
    return ok({ position: trace.draft, events: trace.events, outcome: null, onTurn: side });
  }
  const mover = { side, pit: pitSlot(pitsOf(position.slots), move) };
  const last = sowAndCapture(game, trace, mover);
  const again = movesAgain(game.turns, position.slots, side, last);
  return ok(settleTurn(game, trace, again ? side : otherSide(side), again, seen));
};

/** Carries out what is due in a given position before the first move: a pass, a sweep, an ending. */
export const settle = (game: Game, position: Position): Played => {
  const trace = beginTrace(position);
  if (position.turn === null) {
    return { position, events: [], outcome: outcomeByScore(position, null), onTurn: null };
  }
  return settleTurn(game, trace, position.turn, false, nothingSeen);
};

/** How the game stands in a position: `null` while it goes on. The reason is known only to the move that ended it. */
export const outcome = (position: Position): Outcome | null =>
  position.turn === null ? outcomeByScore(position, null) : null;
