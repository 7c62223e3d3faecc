/** When the rest only chases: by what the board has shown, not by mood. */
import { history, now, repetitionKey, seenIn } from '@mbegu/rules';
import type { Table } from '@mbegu/table';

/** So many steps without a capture may be a chase: then one can say so. */
const offeredPliesMin = 8;
/** So many are one: then the computer agrees. */
const agreedPliesMin = 16;

const hasComeBack = ({ match }: Table): boolean => {
  const { position, onTurn } = now(match);
  return onTurn !== null && seenIn(match).count(repetitionKey(position.slots, onTurn)) > 1;
};

const isQuietFor = ({ match }: Table, steps: number): boolean => {
  const last = history(match).slice(-steps);
  return last.length === steps && last.every(({ events }) => !events.some(({ type }) => type === 'capture'));
};

/** Whether there is anything to be said about a chase: the position has been there before, or nothing is taken. */
export const mayChase = (table: Table): boolean => hasComeBack(table) || isQuietFor(table, offeredPliesMin);

/** Whether the computer agrees that the rest only chases. */
export const computerAgrees = (table: Table): boolean => hasComeBack(table) || isQuietFor(table, agreedPliesMin);
