import { type Game, startPosition } from '@mbegu/rules';
import { type Board, cell, createBoard, loadPosition, over } from '../kernel/board.ts';
import { capture } from '../kernel/capture.ts';
import { rowIsEmpty } from '../kernel/obligations.ts';
import { legalPits, settleTurn } from '../kernel/play.ts';
import { endless, sow } from '../kernel/sowing.ts';
import { copyFrame } from '../kernel/trials.ts';
import { movesAgain } from '../kernel/turns.ts';
import { noLeaving } from './fixpoint.ts';
import { type Places, placeOf, placesBelow, toNextPlace, writePlace } from './places.ts';

/** The moves of one slice of a layer, position after position. */
export interface LayerMoves {
  /** For each position how many quiet moves it has. */
  readonly counts: Uint8Array;
  /** Where those lead: places in the layer. */
  readonly targets: Uint32Array;
  /** How many targets there are. */
  edges: number;
  /** For each position the best value of its other moves. */
  readonly leaving: Int16Array;
}

/** What finds moves: South is to move in the first frame, the second is where it leads. */
interface Finder {
  readonly board: Board;
  /** The cells of the board, two in one. */
  readonly pairs: Int32Array;
  readonly places: Places;
  readonly values: Int8Array;
  readonly moves: LayerMoves;
}

/** @param sliceSize positions of a slice at most */
export const createFinder = (game: Game, places: Places, values: Int8Array, sliceSize: number): Finder => {
  const board = createBoard(game, 2);
  loadPosition(board, startPosition(game));
  const moves: LayerMoves = {
    counts: new Uint8Array(sliceSize),
    targets: new Uint32Array(sliceSize * game.board.pits),
    edges: 0,
    leaving: new Int16Array(sliceSize),
  };
  return { board, pairs: new Int32Array(board.cells.buffer), places, values, moves };
};

/** Copies the pits to the next frame, with nothing in store, two cells at a time: rows and frames have even lengths. */
const layNext = ({ board, pairs }: Finder): void => {
  const { pits } = board;
  const to = board.width / 2;
  for (let pair = 0; pair < pits; pair++) pairs[to + pair] = pairs[pair] as number;
  pairs[to + pits] = 0;
};

/** No value: the sowing never ends. */
const illegal = -32767;

/**
 * Makes one move and notes where it leads. The position after it is looked up as it lies: what is due in it belongs
 * to its own value.
 *
 * @returns the better of `leaving` and the value of the move if it takes something; `illegal` for an endless sowing
 */
const followMove = (finder: Finder, start: number, pit: number, leaving: number): number => {
  const { board, places, values, moves } = finder;
  const { cells, width, pits, game } = board;
  layNext(finder);
  const last = sow(board, 0, width, 0, pit);
  if (last === endless) return illegal;
  capture(board, game.capture, width, 0, last);
  const gain = cells[width + 2 * pits + cell.south] as number;
  // A bonus move needs a seed in the store, so that quiet moves always hand the turn over.
  const again = gain > 0 && movesAgain(board, game.turns, 0, last);
  const place = placeOf(places, cells, width, again ? 0 : 1);
  if (gain === 0) {
    moves.targets[moves.edges++] = place - start;
    return leaving;
  }
  const rest = values[place] as number;
  return Math.max(leaving, again ? gain + rest : gain - rest);
};

/**
 * A position with an empty row, or in which no sowing ends: only there a game can be over, somebody pass or owe food (a
 * majority ends nothing here). What is due is done as everywhere: an ending gives the value, a pass leads to the same
 * pits with North to move, as if it were a move.
 */
const followRare = (finder: Finder, start: number): number => {
  const { board, places, moves } = finder;
  const { cells, width, pits } = board;
  const rest = width + 2 * pits;
  cells.fill(0, 2 * pits, width);
  copyFrame(board, 0, width);
  settleTurn(board, width, 0);
  if (cells[rest + cell.turn] === over) {
    return (cells[rest + cell.south] as number) - (cells[rest + cell.north] as number);
  }
  if (cells[rest + cell.turn] === 1) {
    moves.targets[moves.edges++] = placeOf(places, cells, width, 1) - start;
    return noLeaving;
  }
  const legal = legalPits(board, 0);
  let leaving = noLeaving;
  for (let pit = 0; pit < pits; pit++) if (legal & (1 << pit)) leaving = followMove(finder, start, pit, leaving);
  return leaving;
};

const followAll = (finder: Finder, start: number): number => {
  const { board } = finder;
  const { cells, pits } = board;
  if (rowIsEmpty(board, 0, 0) || rowIsEmpty(board, 0, 1)) return followRare(finder, start);
  let leaving = noLeaving;
  let some = false;
  for (let pit = 0; pit < pits; pit++) {
    if (cells[pit] === 0) continue;
    const value = followMove(finder, start, pit, leaving);
    if (value === illegal) continue;
    leaving = value;
    some = true;
  }
  return some ? leaving : followRare(finder, start);
};

/**
 * Works out the moves of places `from` … `to` - 1 of the layer of n seeds. All layers with fewer seeds must have their
 * values.
 */
export const findMoves = (finder: Finder, n: number, from: number, to: number): LayerMoves => {
  const { board, places, moves } = finder;
  const { counts, leaving } = moves;
  const start = placesBelow(places.pits, n);
  moves.edges = 0;
  writePlace(places, start + from, board.cells);
  for (let i = 0; i < to - from; i++) {
    const before = moves.edges;
    leaving[i] = followAll(finder, start);
    counts[i] = moves.edges - before;
    toNextPlace(places, board.cells);
  }
  return moves;
};
