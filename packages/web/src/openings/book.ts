/** Exact values of the first positions of solved games. */
import { marginOf } from '@mbegu/engine';
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

/**
 * The exact final margin of every legal move, in seeds, for the person who makes it; a swap, where it may be taken, is a move like
 * another.
 *
 * @returns `null` where the book does not know them all
 */
export const bookValues = async (game: Game, position: Position): Promise<ReadonlyMap<Move, number> | null> => {
  const name = bookOf(game);
  if (name === undefined || position.turn === null) return null;
  return movesOf({ game, values: await LOADERS[name]() }, position);
};
