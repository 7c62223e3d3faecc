import { type Board, cell, over } from '../kernel/board.ts';
import { pitBits } from '../kernel/packed.ts';
import { placeOf } from './places.ts';
import type { Probe } from './probe.ts';
import { createPlaceOf, type Endgame } from './table.ts';
import type { EndgameTable } from './tables.ts';

type PlaceIn = (board: Board, at: number, side: number) => number;

/** The place of a frame in the boxes of packed rows. */
const placeInBoxes = (endgame: Endgame): PlaceIn => {
  const placeOfRows = createPlaceOf(endgame);
  const { pits } = endgame.rules;
  return ({ cells }, at, side) => {
    let seeds = 0;
    let south = 0;
    let north = 0;
    for (let pit = 0; pit < pits; pit++) {
      const ofSouth = cells[at + pit] as number;
      const ofNorth = cells[at + pits + pit] as number;
      seeds += ofSouth + ofNorth;
      south |= ofSouth << (pitBits * pit);
      north |= ofNorth << (pitBits * pit);
    }
    return side === 0 ? placeOfRows(south, north, seeds) : placeOfRows(north, south, seeds);
  };
};

/**
 * Opens a table for reading by frames of a board of its game. A frame must hold no more seeds in its pits than the table
 * knows, and the board must be open (`isOpenBoard`). A position in which something is due (a pass, an ending) has the value
 * that carrying it out gives; one that is over has nothing to win.
 */
export const openProbe = ({ seeds, values, distances, order }: EndgameTable): Probe => {
  const placeIn: PlaceIn =
    order.kind === 'boxes'
      ? placeInBoxes(order.endgame)
      : ({ cells }, at, side) => placeOf(order.places, cells, at, side);
  const read =
    (table: Int8Array | Uint8Array): Probe['value'] =>
    (board, at) => {
      const side = board.cells[at + 2 * board.pits + cell.turn] as number;
      return side === over ? 0 : (table[placeIn(board, at, side)] as number);
    };
  return { seeds, value: read(values), distance: distances ? read(distances) : () => 0 };
};
