/** How the computer answers when somebody says that the rest only chases: by what the board has shown, not by mood. */
import { history, now, repetitionKey, seenIn } from '@mbegu/rules';
import type { Table } from '@mbegu/table';

/** So many steps without a capture are a chase. */
const quietPliesMin = 16;

/** Whether the computer agrees: the position has been there before, or nothing has been taken for a while. */
export const computerAgrees = ({ match }: Table): boolean => {
  const { position, onTurn } = now(match);
  if (onTurn !== null && seenIn(match).count(repetitionKey(position.slots, onTurn)) > 1) return true;
  const last = history(match).slice(-quietPliesMin);
  const isQuiet = last.every(({ events }) => !events.some(({ type }) => type === 'capture'));
  return last.length === quietPliesMin && isQuiet;
};
