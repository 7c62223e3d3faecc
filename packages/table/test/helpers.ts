import { type GameId, type GameOptions, gameOf, type Move, makePosition, must, parsePosition } from '@mbegu/rules';
import { type Acted, act, type Command, current, open, type Seats, type Table } from '../src/index.ts';

export const twoPersons: Seats = { S: { kind: 'person', name: 'Amina' }, N: { kind: 'person', name: 'Babu' } };
export const againstComputer: Seats = { S: { kind: 'person', name: 'Amina' }, N: { kind: 'computer', level: 'first' } };
export const computerBegins: Seats = { S: { kind: 'computer', level: 'first' }, N: { kind: 'person', name: 'Babu' } };

/** A time that is none, for tests in which it does not matter. */
export const noon = 1_796_040_000_000;

export const tableOf = <Id extends GameId>(
  id: Id,
  how: { options?: Partial<GameOptions<Id>>; seats?: Seats; position?: string } = {},
): Table => {
  const game = gameOf(id, how.options ?? {});
  const given = how.position === undefined ? {} : { given: must(parsePosition(game, how.position)) };
  return open({ game, seats: how.seats ?? twoPersons, now: noon, ...given }).table;
};

export const acted = (table: Table, command: Command): Acted => must(act(table, command, noon + 1));

/** Plays moves one after the other. */
export const played = (table: Table, ...moves: readonly string[]): Table =>
  moves.reduce((state, move) => acted(state, { type: 'play', move: move as Move }).table, table);

export const refused = (table: Table, command: Command): string => {
  const result = act(table, command, noon + 1);
  return result.ok ? 'accepted' : result.error.code;
};

export const textOf = (table: Table): string => makePosition(current(table).position);

/** A small generator with a seed (mulberry32), so that a failing test can be run again. */
export const chance = (seed: number): ((below: number) => number) => {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};
