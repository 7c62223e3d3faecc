/** Exact values of the first positions of solved games. */
import { type MoveValue, marginOf, type Report } from '@mbegu/engine';
import { type Game, gameOf, legalMoves, type Move, makePosition, type Position, play, type Side } from '@mbegu/rules';
import { BOOKS, type BookName, type BookValues, LOADERS } from './books.ts';

/** All options but the pie rule, in one order. */
const essence = ({ options }: Game): string =>
  Object.entries(options)
    .filter(([name]) => name !== 'pie')
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join();

const bookOf = (game: Game): BookName | undefined =>
  (Object.keys(BOOKS) as BookName[]).find((name) => {
    const { id, options } = BOOKS[name];
    return id === game.id && essence(gameOf(id, options)) === essence(game);
  });

interface Reading {
  readonly game: Game;
  readonly values: BookValues;
}

/** Without what the pie rule writes behind it: pits, stores and turn. */
const bare = (position: Position): string => makePosition(position).replace(/ (pie|swapped)$/, '');

/** What the person who is to move has at the end; `null` where the book does not say. */
const worthOf = (reading: Reading, position: Position): number | null => {
  if (position.pie !== 'pending') return reading.values[bare(position)] ?? null;
  const moves = movesOf(reading, position);
  return moves && Math.max(...moves.values());
};

/** Whoever may swap chooses between what North has and the opposite. */
const swapOf = ({ values }: Reading, position: Position): number | null => {
  const value = values[bare(position)];
  return value === undefined ? null : 0 - value;
};

const moveValue = (reading: Reading, position: Position, move: Move): number | null => {
  if (move === 'swap') return swapOf(reading, position);
  const side = position.turn as Side;
  const played = play(reading.game, position, move);
  if (!played.ok) return null;
  const next = played.value.position;
  if (next.turn === null) return marginOf(next, side);
  const value = worthOf(reading, next);
  return value === null || next.turn === side ? value : 0 - value;
};

const movesOf = (reading: Reading, position: Position): ReadonlyMap<Move, number> | null => {
  const values = new Map<Move, number>();
  for (const move of legalMoves(reading.game, position)) {
    const value = moveValue(reading, position, move);
    if (value === null) return null;
    values.set(move, value);
  }
  return values;
};

/** Best play for as long as the book knows it. */
const lineOf = (reading: Reading, position: Position): readonly Move[] => {
  const moves = position.turn === null ? null : movesOf(reading, position);
  if (!moves) return [];
  const [best] = [...moves].reduce((most, each) => (each[1] > most[1] ? each : most));
  return lineFrom(reading, position, best);
};

const lineFrom = (reading: Reading, position: Position, move: Move): readonly Move[] => {
  const played = play(reading.game, position, move);
  return [move, ...(played.ok ? lineOf(reading, played.value.position) : [])];
};

const readingOf = async (game: Game): Promise<Reading | null> => {
  const name = bookOf(game);
  return name === undefined ? null : { game, values: await LOADERS[name]() };
};

/**
 * The exact final margin of every legal move, in seeds, for the person who makes it; a swap, where it may be taken, is a move like
 * another.
 *
 * @returns `null` where the book does not know them all
 */
export const bookValues = async (game: Game, position: Position): Promise<ReadonlyMap<Move, number> | null> => {
  const reading = position.turn === null ? null : await readingOf(game);
  return reading && movesOf(reading, position);
};

/**
 * The same as the engine reports what it finds: nothing was tried, and it looked as far ahead as the line is long.
 *
 * @returns `null` where the book does not know every move
 */
export const bookReport = async (game: Game, position: Position): Promise<Report | null> => {
  const reading = position.turn === null ? null : await readingOf(game);
  // Most positions of a game are in no book.
  if (!reading || reading.values[bare(position)] === undefined) return null;
  const values = movesOf(reading, position);
  if (!values) return null;
  const moves: readonly MoveValue[] = [...values]
    .map(([move, value]) => ({ move, value, exact: true, pv: lineFrom(reading, position, move) }))
    .sort((one, other) => other.value - one.value);
  const [best] = moves as readonly [MoveValue, ...MoveValue[]];
  return { ...best, depth: best.pv.length, nodes: 0, moves };
};
