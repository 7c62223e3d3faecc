import { type Game, legalMoves, type Move, must, type Position, play, type Side } from '@mbegu/rules';
import { marginOf } from '../value.ts';

/** A move with what it leads to. */
export interface Child {
  readonly move: Move;
  readonly position: Position;
  /** What the person to move wins by the move itself, in seeds. */
  readonly gain: number;
  /** Whether the same person decides next: after a bonus move, or when the opponent passes. */
  readonly again: boolean;
  readonly captured: boolean;
  readonly over: boolean;
  /** What it cost to make, in nodes. */
  readonly cost: number;
}

/** Events of a sowing that count as one node: an ordinary lap is one, a relay of hundreds of laps is many. */
const eventsPerNode = 64;

/** Plays a move for the search. It gives the rules no history: repetition is the search's to judge. */
export const makeChild = (game: Game, before: Position, move: Move): Child => {
  const mover = before.turn as Side;
  const { position, events, outcome } = must(play(game, before, move));
  const held = marginOf(before, mover);
  return {
    move,
    position,
    // A swap hands over what the side holds, together with its seat.
    gain: move === 'swap' ? -2 * held : marginOf(position, mover) - held,
    again: move !== 'swap' && position.turn === mover,
    captured: events.some(({ type }) => type === 'capture'),
    over: outcome !== null,
    cost: 1 + Math.floor(events.length / eventsPerNode),
  };
};

/** Nodes charged for a pit whose sowing never ends: the rules follow it for up to ten thousand laps to find that out. */
const nodesPerEndless = 40;

/** What finding the legal moves cost, in nodes, beyond what is charged for playing them. */
export const movesCost = (game: Game, { slots, turn }: Position, legal: number): number => {
  if (game.sowing.kind === 'lap') return 0;
  const pits = game.board.pits;
  let occupied = 0;
  for (let pit = turn === 'S' ? 0 : pits, end = pit + pits; pit < end; pit++)
    if ((slots[pit] as number) > 0) occupied++;
  return nodesPerEndless * Math.max(0, occupied - legal);
};

/** The legal moves, a move known to be good first, the others from the mover's right: there bonus moves are near. */
export const listMoves = (game: Game, position: Position, first: Move | null): Move[] => {
  const moves = legalMoves(game, position).slice().reverse();
  if (first === null) return moves;
  return [first, ...moves.filter((move) => move !== first)];
};

const rank = (child: Child): number => (child.again ? 100 : 0) + child.gain;

/** Puts bonus moves first, then the others by what they take. */
export const sortChildren = (children: Child[], first: Move | null): Child[] =>
  children.sort((a, b) => {
    if (a.move === first) return -1;
    if (b.move === first) return 1;
    return rank(b) - rank(a);
  });
