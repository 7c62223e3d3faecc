/** Who is who at a table: names, whom the page calls "you", and which row is near. */
import type { Perspective } from '@mbegu/i18n';
import { otherSide, type Position, SIDES, type Side, sitter } from '@mbegu/rules';
import type { Person, Seats, Table } from '@mbegu/table';
import { levelName, number, text } from '../words.ts';

/** The one person who plays against the computer; `null` where two persons or two computers sit. */
export const soloist = (seats: Seats): Person | null => {
  const persons = SIDES.filter((person) => seats[person].kind === 'person');
  return persons.length === 1 ? (persons[0] ?? null) : null;
};

/** Whether two persons play, who share the screen. */
export const areTwoPersons = (seats: Seats): boolean => SIDES.every((person) => seats[person].kind === 'person');

const called = (seat: Seats[Person]): string =>
  seat.kind === 'computer' ? (seat.name ?? levelName(seat.level)) : seat.name;

/** What a person is called; two computers of one strength have numbers. */
export const nameOf = (seats: Seats, person: Person): string => {
  const name = called(seats[person]);
  if (name === '') return soloist(seats) === person ? text('you') : text(`person.${person}`);
  const isTwin = seats[person].kind === 'computer' && name === called(seats[otherSide(person)]);
  return isTwin ? `${name} ${number(person === 'S' ? 1 : 2)}` : name;
};

/** What the people at South's and North's row are called in a position. */
export const namesIn = ({ seats }: Table, position: Position): Readonly<Record<Side, string>> => ({
  S: nameOf(seats, sitter(position, 'S')),
  N: nameOf(seats, sitter(position, 'N')),
});

/** "You against Tree", "Tree against you". */
export const playersTold = ({ S: south, N: north }: Readonly<Record<Side, string>>): string =>
  text('players', { south, north, who: north === text('you') ? 'you' : 'other' });

/** For whose ears a position is described. */
export const perspectiveIn = (table: Table, position: Position): Perspective => {
  const solo = soloist(table.seats);
  const names = namesIn(table, position);
  return solo === null ? { names } : { names, viewer: sitter(position, solo) };
};

/**
 * Whose row is near: the one value that turns board, names, stores and arrows.
 *
 * @param ownRowNear after a swap the board follows the one person who plays
 */
export const nearSide = (table: Table, position: Position, how: { ownRowNear: boolean; flipped: boolean }): Side => {
  const solo = soloist(table.seats);
  const side = solo === null ? 'S' : how.ownRowNear ? sitter(position, solo) : solo;
  return how.flipped ? (side === 'S' ? 'N' : 'S') : side;
};
