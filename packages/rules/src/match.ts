import type { Side } from './board.ts';
import { aborted, agreed, canAgree, lost } from './decisions.ts';
import type { GameEvent, Outcome } from './events.ts';
import { type Fault, fault, type Refusal } from './faults.ts';
import type { Game } from './game.ts';
import { nothingSeen, repetitionKey, type Seen } from './mechanics/chase.ts';
import { refill } from './mechanics/rounds.ts';
import { outcomeByScore } from './mechanics/tally.ts';
import type { Move } from './notation/move.ts';
import { type Played, play, settle } from './play.ts';
import type { Position } from './position.ts';
import { fail, ok, type Result } from './result.ts';
import { startPosition } from './setup.ts';

/** One entry of a match's history: a move, somebody's decision, or the beginning of another round. */
export type Step =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'agree' }
  | { readonly kind: 'resign'; readonly side: Side }
  | { readonly kind: 'timeout'; readonly side: Side }
  | { readonly kind: 'abort' }
  | { readonly kind: 'round' };

/** A step with what it made of the table. Plies are a chain back to the first, shared by every match that grew from it. */
export interface Ply extends Played {
  readonly step: Step;
  readonly previous: Ply | null;
  /** 1 for the first. */
  readonly number: number;
  /** 1 for the first round. */
  readonly round: number;
}

/** A game with its history. Immutable: every function gives a new match, in time and memory that do not grow with its length. */
export interface Match {
  readonly game: Game;
  /** The position the match began from, before anything due in it was carried out. */
  readonly given: Position;
  /** The first position one could move in, with the events that led to it. */
  readonly opening: Played;
  readonly last: Ply | null;
  /** What `redo` would bring back, the next first. */
  readonly undone: Undone | null;
}

interface Undone {
  readonly ply: Ply;
  readonly next: Undone | null;
}

/** A match from the usual start, or from a position. */
export const startMatch = (game: Game, given: Position = startPosition(game)): Match => ({
  game,
  given,
  opening: settle(game, given),
  last: null,
  undone: null,
});

/** The latest state of the table: position, the events of the last step, outcome of the round, who is on turn. */
export const now = (match: Match): Played => match.last ?? match.opening;

/** Which round is played; 1 for the first. */
export const roundOf = (match: Match): number => match.last?.round ?? 1;

/** All steps, the first first. */
export const history = (match: Match): readonly Ply[] => {
  const plies: Ply[] = [];
  for (let ply = match.last; ply; ply = ply.previous) plies.push(ply);
  return plies.reverse();
};

/** Which person, named by the seat at the start, sits at this side now. After a swap the two have exchanged seats. */
export const sitter = (position: Position, side: Side): Side =>
  position.pie === 'swapped' ? (side === 'S' ? 'N' : 'S') : side;

const isCapture = (event: GameEvent): boolean => event.type === 'capture';

const isPly = (state: Played | Ply): state is Ply => 'step' in state;

/** The latest point from which repetition counts: the start of the round, or a capture. */
const countsFrom = (played: Played | Ply): boolean =>
  !isPly(played) || played.step.kind === 'round' || played.events.some(isCapture);

const keyOf = ({ position, onTurn }: Played): string => repetitionKey(position.slots, onTurn as Side);

type Occurrences = Map<string, number>;

/**
 * Occurrences since the last capture, kept beside the newest state of a line and handed on from ply to ply, so that a
 * long chase costs the same at every move. A state without them (after `undo`, on a branch) counts anew.
 */
const occurrences = new WeakMap<Played, Occurrences>();

const add = (seen: Occurrences, key: string): Occurrences => seen.set(key, (seen.get(key) ?? 0) + 1);

const occurrencesAt = (match: Match): Occurrences => {
  const kept = occurrences.get(now(match));
  if (kept) return kept;
  const seen: Occurrences = new Map();
  let state: Played | Ply = now(match);
  while (isPly(state) && !countsFrom(state)) {
    add(seen, keyOf(state));
    state = state.previous ?? match.opening;
  }
  return add(seen, keyOf(state));
};

const counts = ({ chase }: Game): boolean => chase.kind === 'possible' && chase.ends === 'third-repetition';

const seenOf = (seen: Occurrences): Seen => ({ count: (key) => seen.get(key) ?? 0 });

/** The occurrences kept for the next move; what they count is handed on with it. */
const keptSeen = (match: Match): Seen => {
  if (!counts(match.game)) return nothingSeen;
  const seen = occurrencesAt(match);
  occurrences.set(now(match), seen);
  return seenOf(seen);
};

/** How often positions have occurred since the last capture, whatever is played later; empty for games that cannot repeat. */
export const seenIn = (match: Match): Seen =>
  counts(match.game) ? seenOf(new Map(occurrencesAt(match))) : nothingSeen;

const handOn = (match: Match, ply: Ply): void => {
  const seen = occurrences.get(now(match));
  if (!seen || ply.outcome || countsFrom(ply)) return;
  occurrences.delete(now(match));
  occurrences.set(ply, add(seen, keyOf(ply)));
};

const append = (match: Match, step: Step, played: Played): Match => {
  const round = roundOf(match) + (step.kind === 'round' ? 1 : 0);
  const ply: Ply = { ...played, step, previous: match.last, number: (match.last?.number ?? 0) + 1, round };
  handOn(match, ply);
  return { ...match, last: ply, undone: null };
};

/** Plays one move: one sowing, or `swap`. */
export const playMove = (match: Match, move: Move): Result<Match, Refusal> => {
  const played = play(match.game, now(match).position, move, keptSeen(match));
  return played.ok ? ok(append(match, { kind: 'move', move }, played.value)) : played;
};

type MatchFault = Fault<
  'match-over' | 'match-going-on' | 'no-chase' | 'no-rounds' | 'nothing-to-undo' | 'nothing-to-redo'
>;

/** Both players agree that the rest only chases. Refused: `no-chase` (the game has none), `match-over`. */
export const agree = (match: Match): Result<Match, MatchFault> => {
  const { position } = now(match);
  if (now(match).outcome) return fail(fault('match-over'));
  if (!canAgree(match.game, position)) return fail(fault('no-chase', { game: match.game.id }));
  return ok(append(match, { kind: 'agree' }, agreed(match.game, position)));
};

const decide = (match: Match, step: Step, played: (position: Position) => Played): Result<Match, MatchFault> =>
  now(match).outcome ? fail(fault('match-over')) : ok(append(match, step, played(now(match).position)));

/** `side` gives up. Refused: `match-over`. */
export const resign = (match: Match, side: Side): Result<Match, MatchFault> =>
  decide(match, { kind: 'resign', side }, (position) => lost(position, side, 'resigned'));

/** `side` has overstepped its time. Refused: `match-over`. */
export const timeOut = (match: Match, side: Side): Result<Match, MatchFault> =>
  decide(match, { kind: 'timeout', side }, (position) => lost(position, side, 'timeout'));

/** Nobody goes on. Refused: `match-over`. */
export const abort = (match: Match): Result<Match, MatchFault> => decide(match, { kind: 'abort' }, aborted);

/** Reasons that end a whole match, whatever rounds might follow. */
const endsMatch = (outcome: Outcome): boolean =>
  outcome.reason === 'resigned' || outcome.reason === 'timeout' || outcome.reason === 'aborted';

/**
 * The table of the next round after a finished one, or `null`: the game has no rounds, or the match is over.
 *
 * A drawn round of which only the finished position is known gives the next one to South.
 */
export const nextRound = (game: Game, ended: Pick<Played, 'position' | 'onTurn' | 'outcome'>): Played | null => {
  if (game.rounds.kind !== 'refill' || !ended.outcome || endsMatch(ended.outcome)) return null;
  const board = refill(game.rounds.form, game.board, ended.position, ended.onTurn ?? 'S');
  if (!board) return null;
  // The match also ends when the beginner has nothing but endless moves: he cannot sow.
  const start = settle(game, board);
  return start.outcome ? null : start;
};

/** Goes on to the next round. Refused: `match-going-on` (the round is not over), `match-over`, `no-rounds`. */
export const playOn = (match: Match): Result<Match, MatchFault> => {
  if (match.game.rounds.kind === 'single') return fail(fault('no-rounds', { game: match.game.id }));
  if (!now(match).outcome) return fail(fault('match-going-on'));
  const start = nextRound(match.game, now(match));
  return start ? ok(append(match, { kind: 'round' }, start)) : fail(fault('match-over'));
};

/** How the match ended, `null` while it goes on or another round can follow. With rounds the final piles decide, reason `match-over`. */
export const matchOutcome = (match: Match): Outcome | null => {
  const { outcome, position } = now(match);
  if (!outcome || match.game.rounds.kind === 'single' || endsMatch(outcome)) return outcome;
  return nextRound(match.game, now(match)) ? null : outcomeByScore(position, 'match-over');
};

/** Takes back the last step, whatever it was. Refused: `nothing-to-undo`. */
export const undo = (match: Match): Result<Match, MatchFault> =>
  match.last
    ? ok({ ...match, last: match.last.previous, undone: { ply: match.last, next: match.undone } })
    : fail(fault('nothing-to-undo'));

/** Brings back the step last undone. Refused: `nothing-to-redo`. */
export const redo = (match: Match): Result<Match, MatchFault> =>
  match.undone ? ok({ ...match, last: match.undone.ply, undone: match.undone.next }) : fail(fault('nothing-to-redo'));
