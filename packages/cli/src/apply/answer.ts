import {
  type Fault,
  fault,
  type GameEvent,
  legalMoves,
  type Match,
  makePosition,
  nextRound,
  now,
  type Outcome,
  parseMove,
  playMove,
  shown,
  startMatch,
} from '@mbegu/rules';
import type { Request } from './request.ts';

/** Most events one answer lists; a line of a mebibyte could ask for hundreds of millions. */
const answerEventsMax = 250_000;

/** An event with the index of its move; -1 for what was due in the given position before the first. */
type MoveEvent = { readonly move: number } & GameEvent;

export interface Answer {
  readonly position: string;
  readonly legal: readonly string[];
  readonly outcome: Outcome | null;
  /** Only in a game with rounds, once the round is over: where the next begins, `null` when the match is over. */
  readonly next?: string | null;
  readonly events?: readonly MoveEvent[];
}

/** A value, or a fault with the index of the move it is about. */
type OrRefused<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Fault<string>; readonly index: number };

export type Answered = OrRefused<Answer>;
type PlayedOut = OrRefused<Match>;

const collector = (wanted: boolean) => {
  const events: MoveEvent[] = [];
  return {
    events: wanted ? events : null,
    /** Whether there was still room. */
    add: (move: number, more: readonly GameEvent[]): boolean => {
      if (!wanted) return true;
      for (const event of more) events.push({ move, ...event });
      return events.length <= answerEventsMax;
    },
  };
};

const playOne = (match: Match, text: unknown) => {
  const move = typeof text === 'string' ? parseMove(text) : null;
  if (!move) return { ok: false, error: fault('move-syntax', { found: shown(text) }) } as const;
  return move.ok ? playMove(match, move.value) : move;
};

const describe = (match: Match, events: readonly MoveEvent[] | null): Answer => {
  const { game } = match;
  const { position, outcome } = now(match);
  const next = game.rounds.kind === 'single' || !outcome ? undefined : nextRound(game, now(match));
  return {
    position: makePosition(position),
    legal: legalMoves(game, position),
    outcome,
    ...(next === undefined ? {} : { next: next && makePosition(next.position) }),
    ...(events && { events }),
  };
};

/** Plays a request's moves from its position, history beginning there. */
export const playRequest = (
  { game, position, moves }: Request,
  add: (move: number, events: readonly GameEvent[]) => boolean = () => true,
): PlayedOut => {
  let match = startMatch(game, position);
  add(-1, now(match).events);
  for (const [index, text] of moves.entries()) {
    const played = playOne(match, text);
    if (!played.ok) return { ok: false, error: played.error, index };
    match = played.value;
    if (!add(index, now(match).events)) {
      return { ok: false, error: fault('too-many-events', { max: answerEventsMax }), index };
    }
  }
  return { ok: true, value: match };
};

export const answer = (request: Request, withEvents: boolean): Answered => {
  const { events, add } = collector(withEvents);
  const played = playRequest(request, add);
  return played.ok ? { ok: true, value: describe(played.value, events) } : played;
};
