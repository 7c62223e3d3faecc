import {
  legalMoves,
  must,
  type Position,
  play,
  type Side,
  seedsOnBoard,
  settle,
  setupOf,
  startPosition,
  validate,
} from '@mbegu/rules';
import { createBoard, loadPosition } from '../kernel/board.ts';
import { randomFrom } from '../random.ts';
import { marginOf } from '../value.ts';
import { openProbe } from './open-probe.ts';
import { createPlaces, placesBelow, writePlace } from './places.ts';
import type { EndgameTable } from './tables.ts';

/** A position whose entry does not follow from those its moves lead to. */
export interface EndgameMistake {
  /** South is to move, and nothing due has been carried out. */
  readonly position: Position;
  readonly of: 'value' | 'distance';
  readonly found: number;
  /** The value that follows; for a distance one that it must be greater than. */
  readonly expected: number;
}

/** What a move, or what is due, comes to for South. */
interface Way {
  readonly value: number;
  /** Moves from after it to the capture or the end, 0 where it is that. */
  readonly distance: number;
}

/** Reads entries and, by the rules alone, what they should follow from. */
const createReader = (table: EndgameTable) => {
  const { game } = table;
  const board = createBoard(game, 1);
  const probe = openProbe(table);
  const start = setupOf(startPosition(game));

  const read = (position: Position): Way => {
    loadPosition(board, position);
    return { value: probe.value(board, 0), distance: probe.distance(board, 0) };
  };

  const wayTo = (before: Position, after: Position): Way => {
    const gain = marginOf(after, 'S') - marginOf(before, 'S');
    const isQuiet = after.turn !== null && seedsOnBoard(after.slots) === seedsOnBoard(before.slots);
    const { value, distance } = read(after);
    return { value: after.turn === 'S' ? gain + value : gain - value, distance: isQuiet ? distance : 0 };
  };

  const waysOf = (before: Position): Way[] => {
    const { position } = settle(game, before);
    if (position.turn !== ('S' satisfies Side)) return [wayTo(before, position)];
    return legalMoves(game, position).map((move) => wayTo(before, must(play(game, position, move)).position));
  };

  /** A seed set aside, so that an empty board is a position too. */
  const lay = (cells: Int16Array): Position => {
    const pits = [...cells];
    const { pits: row } = game.board;
    return must(
      validate(game, { ...start, south: pits.slice(0, row), north: pits.slice(row), aside: 1, turn: 'S', pie: 'none' }),
    );
  };
  return { read, waysOf, lay };
};

/** The distance that must be less than the one of a position: its best move's where it wins, the longest where it loses. */
const distanceBelow = (ways: readonly Way[], value: number): number => {
  const distances = ways.filter((way) => way.value === value).map(({ distance }) => distance);
  return value > 0 ? Math.min(...distances) : Math.max(...distances);
};

/**
 * Checks entries by one-move consistency over the rules: a position is worth the best of what its moves come to. Where
 * distances are kept each one that wins must have a move that comes nearer to the capture or the end, and each one that
 * loses must come nearer with every move that holds out; with that a check of all entries is a proof, since nobody can go round
 * for ever on a value that is never cashed. Without distances it is one for games that cannot repeat a position.
 *
 * @param chosen places of `createPlaces`, for both rows and the seeds of the table
 * @returns steps that tell how many have been checked, and at the end the first mistake, or `null`
 */
export const checkEndgame = function* (
  table: EndgameTable,
  chosen: Iterable<number>,
): Generator<number, EndgameMistake | null, void> {
  const { read, waysOf, lay } = createReader(table);
  const places = createPlaces(2 * table.game.board.pits, table.seeds);
  const cells = new Int16Array(places.pits);
  let checked = 0;
  for (const place of chosen) {
    writePlace(places, place, cells);
    const position = lay(cells);
    const { value, distance } = read(position);
    const ways = waysOf(position);
    const expected = Math.max(...ways.map((way) => way.value));
    if (value !== expected) return { position, of: 'value', found: value, expected };
    const below = value === 0 ? -1 : distanceBelow(ways, value);
    if (table.distances && (value === 0 ? distance !== 0 : distance <= below)) {
      return { position, of: 'distance', found: distance, expected: below };
    }
    yield ++checked;
  }
  return null;
};

/** Every place of a table. */
export const allPlaces = function* ({ positions }: EndgameTable): Generator<number, void, void> {
  for (let place = 0; place < positions; place++) yield place;
};

/** Places of a table by chance, as many of each number of seeds as the smaller of these allows. */
export const somePlaces = function* (
  { game, seeds }: EndgameTable,
  count: number,
  seed: number,
): Generator<number, void, void> {
  const pits = 2 * game.board.pits;
  const random = randomFrom(seed);
  const each = Math.ceil(count / (seeds + 1));
  for (let n = 0; n <= seeds; n++) {
    const start = placesBelow(pits, n);
    const size = placesBelow(pits, n + 1) - start;
    if (size <= each) for (let place = 0; place < size; place++) yield start + place;
    else for (let i = 0; i < each; i++) yield start + Math.floor(random() * size);
  }
};
