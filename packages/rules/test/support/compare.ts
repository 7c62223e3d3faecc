import { expect } from 'vitest';
import {
  type Game,
  legalMoves,
  type Move,
  makePosition,
  must,
  now,
  type Played,
  parsePosition,
  playMove,
  startMatch,
} from '../../src/index.ts';
import { type Chance, oneOf } from './chance.ts';
import { type Next, type Table, textOf } from './reference/table.ts';

/** A game of the slow second implementation. `earlier`: repetition keys since the last capture. */
export interface Reference {
  readonly pits: number;
  readonly moves: (table: Table) => readonly string[];
  readonly play: (table: Table, move: string, earlier: readonly string[]) => Next;
  /** The given table with what is due in it carried out. */
  readonly settle: (table: Table) => Next;
  readonly key: (table: Table) => string;
}

const checkSame = (game: Game, reference: Reference, played: Played, next: Next): void => {
  expect(makePosition(played.position)).toBe(textOf(next.table, reference.pits));
  expect(played.outcome).toEqual(next.ended);
  expect(played.onTurn).toBe(next.onTurn);
  expect(legalMoves(game, played.position)).toEqual(next.ended ? [] : reference.moves(next.table));
};

/**
 * Plays a random line from a table, library and reference side by side, and compares the whole state, the legal moves
 * and the outcome after every move. Returns how many moves were compared and why it ended.
 */
export const compareLine = (
  game: Game,
  reference: Reference,
  table: Table,
  below: Chance,
  movesMax: number,
): { moves: number; reason: string } => {
  let match = startMatch(game, must(parsePosition(game, textOf(table, reference.pits))));
  let next = reference.settle(table);
  let earlier = [reference.key(next.table)];
  checkSame(game, reference, now(match), next);
  let moves = 0;
  while (!next.ended && moves < movesMax) {
    const move = oneOf(below, reference.moves(next.table));
    next = reference.play(next.table, move, earlier);
    earlier = next.captured ? [] : earlier;
    if (!next.ended) earlier.push(reference.key(next.table));
    match = must(playMove(match, move as Move));
    checkSame(game, reference, now(match), next);
    moves += 1;
  }
  return { moves, reason: next.ended?.reason ?? 'unfinished' };
};

/** Adds up why lines ended, so that a test can ask whether everything that can happen did. */
export const tallyOf = (ends: readonly { moves: number; reason: string }[]): Readonly<Record<string, number>> => {
  const tally: Record<string, number> = { moves: 0 };
  for (const { moves, reason } of ends) {
    tally.moves = (tally.moves ?? 0) + moves;
    tally[reason] = (tally[reason] ?? 0) + 1;
  }
  return tally;
};
