import {
  type Fault,
  fail,
  fault,
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
import { type Board, createBoard, loadPosition } from '../kernel/board.ts';
import { marginOf } from '../value.ts';
import { openProbe } from './open-probe.ts';
import { isOpenBoard, type Probe } from './probe.ts';
import type { EndgameTable } from './tables.ts';

/** What a table knows of a position. */
export interface EndgameAnswer {
  /** Final margin of the person to move, in seeds. */
  readonly value: number;
  /** Moves to the capture or the end that it rests on; 0 where nobody can win anything more, or nothing is kept of it. */
  readonly distance: number;
  /** The same after every legal move, in their order, the move itself counted. */
  readonly moves: readonly { readonly move: Move; readonly value: number; readonly distance: number }[];
}

interface Known {
  readonly value: number;
  readonly distance: number;
}

interface Asking {
  readonly table: EndgameTable;
  readonly board: Board;
  readonly probe: Probe;
}

/** A move's worth to the person who makes it. */
const afterMove = (asking: Asking, before: Position, move: Move): Known => {
  const side = before.turn as Side;
  const { position } = must(play(asking.table.game, before, move));
  const kept = asking.table.distances === null ? 0 : 1;
  if (position.turn === null) return { value: marginOf(position, side), distance: kept };
  const { value, distance } = asPerson(asking, position);
  const isQuiet = move !== 'swap' && seedsOnBoard(position.slots) === seedsOnBoard(before.slots);
  const isSame = move !== 'swap' && position.turn === side;
  // A quiet move to where nobody can win anything has no way to go.
  const way = isQuiet ? (distance === 0 ? 0 : distance + 1) : kept;
  return { value: isSame ? value : 0 - value, distance: way };
};

/** What the person to move has at the end: out of the table, but while a swap is to come, which tables do not know. */
const asPerson = (asking: Asking, position: Position): Known => {
  const { board, probe, table } = asking;
  if (position.pie === 'pending') {
    const known = legalMoves(table.game, position).map((move) => afterMove(asking, position, move));
    return known.reduce((a, b) => (b.value > a.value ? b : a));
  }
  loadPosition(board, position);
  return {
    value: marginOf(position, position.turn as Side) + probe.value(board, 0),
    distance: probe.distance(board, 0),
  };
};

/**
 * Asks a table about a position of its game, in which what is due has been carried out.
 *
 * @returns exact values, or `game-over`, `table-reach` (more seeds in the pits than it knows), `board-not-open` (holes that
 *   are marked or out of play)
 */
export const askEndgame = (
  table: EndgameTable,
  position: Position,
): Result<EndgameAnswer, Fault<'game-over' | 'table-reach' | 'board-not-open'>> => {
  if (position.turn === null) return fail(fault('game-over'));
  const board = createBoard(table.game, 1);
  loadPosition(board, position);
  if (!isOpenBoard(board)) return fail(fault('board-not-open'));
  const seeds = seedsOnBoard(position.slots);
  if (seeds > table.seeds) return fail(fault('table-reach', { seeds, max: table.seeds }));
  const asking: Asking = { table, board, probe: openProbe(table) };
  const moves = legalMoves(table.game, position).map((move) => ({ move, ...afterMove(asking, position, move) }));
  return ok({ ...asPerson(asking, position), moves });
};
