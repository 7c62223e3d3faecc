import { type Game, type Move, type Position, pitName } from '@mbegu/rules';
import { type Board, cell, over } from '../kernel/board.ts';
import { copyFrame } from '../kernel/trials.ts';
import type { Graph } from './graph-explore.ts';
import type { GraphMoves } from './graph-moves.ts';

/** A move of the position in frame 0, as the side to move sees it. */
export interface Choice {
  readonly i: number;
  /** What can still be won with it. */
  readonly value: number;
  /** Moves from after it to the capture or the end, 0 where it is that. */
  readonly way: number;
}

/** Moves of a line at most. */
const lineMax = 300;
export const choicesOf = (moves: GraphMoves, graph: Graph): Choice[] => {
  const choices: Choice[] = [];
  moves.begin();
  for (let i = 0; i < moves.board.pits; i++) {
    const step = moves.make(i);
    if (step !== 'none') choices.push({ i, value: graph.worth(step), way: graph.way(step) });
  }
  return choices;
};

/**
 * The best move: of those with the best value the one that comes first to the capture or the end. Who wins by it gets on with
 * every move and cannot be held in a chase; who loses by it puts it off.
 */
export const bestOf = (choices: readonly Choice[]): Choice | null => {
  let best: Choice | null = null;
  for (const choice of choices) {
    if (best === null || choice.value > best.value) best = choice;
    else if (choice.value === best.value && (best.value < 0 ? choice.way > best.way : choice.way < best.way)) {
      best = choice;
    }
  }
  return best;
};

/** Values are of what can still be won: the stores of frame 0 begin empty. */
export const emptyStores = ({ cells, pits }: Board): void => {
  for (let store = cell.south; store <= cell.aside; store++) cells[2 * pits + store] = 0;
};

/** Makes the move after a position the position to move in; what it brings is added to what both hold. */
const moveOn = (moves: GraphMoves, i: number, held: [south: number, north: number]): void => {
  moves.make(i);
  const { board } = moves;
  const { cells, pits, width } = board;
  held[0] += cells[width + 2 * pits + cell.south] as number;
  held[1] += cells[width + 2 * pits + cell.north] as number;
  copyFrame(board, width, 0);
  emptyStores(board);
};

/**
 * The line both sides play best from the position in frame 0; it ends where the game does, or goes round. An early win by
 * majority ends the line, and not what its value counts.
 *
 * @param position the same with what both hold, which frame 0 leaves out
 */
export const lineOf = (moves: GraphMoves, graph: Graph, game: Game, { slots }: Position): Move[] => {
  const { pits, cells } = moves.board;
  const line: Move[] = [];
  const met = new Set<string>();
  const held: [number, number] = [slots[2 * pits] as number, slots[2 * pits + 1] as number];
  const most = slots.reduce((sum, count) => sum + count, 0) / 2;
  const endsByMajority = game.endings.some(({ when }) => when === 'majority');
  for (;;) {
    const side = cells[2 * pits + cell.turn] as number;
    const place = `${cells.subarray(0, 2 * pits).join()} ${side}`;
    if (side === over || met.has(place) || line.length === lineMax) return line;
    if (endsByMajority && line.length > 0 && Math.max(...held) > most) return line;
    met.add(place);
    const best = bestOf(choicesOf(moves, graph));
    if (best === null) return line;
    line.push(pitName(pits, side * pits + best.i));
    moveOn(moves, best.i, held);
  }
};
