/** What a lesson is, and what a try is worth. The words are in the catalogue, under the game and the number of the step. */
import {
  explainMove,
  explainRefusal,
  type Game,
  type GameId,
  gameOf,
  type Message,
  type Move,
  must,
  type PitName,
  type Position,
  parsePosition,
  pitName,
  pitsOf,
  play,
  type Side,
} from '@mbegu/rules';
import type { Happened } from './happened.ts';

/** What is to be done, and what counts as done. */
export type Task =
  /** Moves to make, one after the other, each any of several. */
  | { readonly kind: 'moves'; readonly moves: readonly (readonly PitName[])[] }
  /** A number to tell; then the board shows that it is right. */
  | {
      readonly kind: 'count';
      readonly choices: readonly number[];
      readonly answer: number;
      readonly proof: { readonly position: string; readonly move: PitName };
    };

export interface Step {
  readonly position: string;
  readonly task: Task;
  /** The pit its texts speak of. */
  readonly pit?: PitName;
  /** Its texts speak of one's own store: it is outlined. */
  readonly store?: true;
}

export type Lesson = readonly Step[];

export const positionOf = (game: GameId, text: string): Position => must(parsePosition(gameOf(game), text));

/** The letters a row begins and ends with: what it is called, however the board stands. */
export const rowEnds = ({ slots }: Position, side: Side): { readonly first: PitName; readonly last: PitName } => {
  const n = pitsOf(slots);
  const from = side === 'S' ? 0 : n;
  return { first: pitName(n, from), last: pitName(n, from + n - 1) };
};

/** What became of a move somebody tried. */
export type Tried =
  /** The rules do not have it. */
  | { readonly kind: 'refused'; readonly told: readonly Message[] }
  /** `wrong`: another move than the step asks for; `next`: right, and there is more to do; `done`: right, and all of it. */
  | {
      readonly kind: 'wrong' | 'next' | 'done';
      readonly shown: Happened;
      readonly told: readonly Message[];
    };

const shownOf = (game: Game, before: Position, move: Move): { shown: Happened; told: readonly Message[] } => {
  const { events, position: after } = must(play(game, before, move));
  return { shown: { before, events, after }, told: explainMove(game, before, events) };
};

/** @param made how many moves of this step have been made already */
export const tryMove = (game: Game, { task }: Step, made: number, before: Position, move: PitName): Tried => {
  const played = play(game, before, move);
  if (!played.ok) return { kind: 'refused', told: [explainRefusal(played.error, game)] };
  const happened = shownOf(game, before, move);
  if (task.kind !== 'moves' || !task.moves[made]?.includes(move)) return { kind: 'wrong', ...happened };
  return { kind: made + 1 < task.moves.length ? 'next' : 'done', ...happened };
};

/** The sowing that shows the answer of a count to be right. */
export const proofOf = (
  game: Game,
  { proof }: Extract<Task, { kind: 'count' }>,
): { shown: Happened; told: readonly Message[] } =>
  shownOf(game, must(parsePosition(game, proof.position)), proof.move);
