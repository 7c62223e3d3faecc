/** When the computer agrees that the rest only chases: by what the board has shown, not by mood. Persons agree when they like. */
import { history, now, repetitionKey, seenIn } from '@mbegu/rules';
import type { Table } from '@mbegu/table';

/** So many steps without a capture are a chase. */
const quietPliesMin = 16;

const hasComeBack = ({ match }: Table): boolean => {
  const { position, onTurn } = now(match);
  return onTurn !== null && seenIn(match).count(repetitionKey(position.slots, onTurn)) > 1;
};

const isQuiet = ({ match }: Table): boolean => {
  const last = history(match).slice(-quietPliesMin);
  return last.length === quietPliesMin && last.every(({ events }) => !events.some(({ type }) => type === 'capture'));
};

/** The position has been there before, or nothing has been taken for long. */
export const computerAgrees = (table: Table): boolean => hasComeBack(table) || isQuiet(table);
