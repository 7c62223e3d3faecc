/** What happens on a small board of the rule page: an example played through the rules. */
import type { Example } from '@mbegu/i18n';
import {
  explainMove,
  explainRefusal,
  type Game,
  type Match,
  type Message,
  type Move,
  must,
  now,
  type Position,
  parsePosition,
  playMove,
  startMatch,
} from '@mbegu/rules';
import type { Happened } from './happened.ts';

export interface Scene {
  readonly game: Game;
  /** What lies on the board before anything happens. */
  readonly start: Position;
  /** The move to begin with, by hand or by the button. */
  readonly move: Move;
  /** The moves that happen then, one after the other; none where the move is refused. */
  readonly moves: readonly Happened[];
  /** What is said when it has happened: of the last move, or why it may not be made. */
  readonly told: readonly Message[];
}

const shownIn = (match: Match, move: Move): { readonly match: Match; readonly shown: Happened } => {
  const before = now(match).position;
  const next = must(playMove(match, move));
  const { events, position: after } = now(next);
  return { match: next, shown: { before, events, after } };
};

const begin = (game: Game, position: string, before: readonly Move[]): Match =>
  before.reduce((match, move) => must(playMove(match, move)), startMatch(game, must(parsePosition(game, position))));

/**
 * A sowing that needs others before it is shown with them, from the first on. What is said to a move, as the swap, needs
 * only the board it is said at.
 */
export const sceneOf = (game: Game, { position, before = [], move }: Omit<Example, 'options'>): Scene => {
  const leadIn = move === 'swap' ? before : [];
  const line = move === 'swap' ? [move] : [...before, move];
  let match = begin(game, position, leadIn);
  const start = now(match).position;
  const moves: Happened[] = [];
  for (const each of line.slice(0, -1)) {
    const { match: next, shown } = shownIn(match, each);
    match = next;
    moves.push(shown);
  }
  const first = line[0] as Move;
  const last = playMove(match, move);
  if (!last.ok) return { game, start, move: first, moves, told: [explainRefusal(last.error, game)] };
  const from = now(match).position;
  const { events, position: after } = now(last.value);
  return {
    game,
    start,
    move: first,
    moves: [...moves, { before: from, events, after }],
    told: explainMove(game, from, events),
  };
};

/** The move will be refused: that is what the scene is about. */
export const isRefused = ({ moves }: Scene): boolean => moves.length === 0;
