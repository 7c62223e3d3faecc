import { fault } from '@mbegu/rules';
import type { Line } from '../lines.ts';
import type { ErrorValue, Words } from '../words.ts';
import { type Answer, answer } from './answer.ts';
import { lineReader } from './read-line.ts';

/** Answers lines, one by one, each from nothing but itself. */
export const lineAnswerer = ({ errorValue }: Words, withEvents: boolean) => {
  const read = lineReader();

  const answerLine = (line: Line): Answer | ErrorValue => {
    const asked = read(line);
    if (!asked.ok) return errorValue(asked.error);
    const { request, hasKeyTwice } = asked.value;
    const answered = answer(request, withEvents);
    if (!answered.ok) return errorValue([answered.error], { index: answered.index, game: request.game });
    if (hasKeyTwice) return errorValue([fault('key-twice')]);
    return answered.value;
  };

  return (line: Line): string => {
    try {
      return JSON.stringify(answerLine(line));
    } catch (error) {
      // Whatever we did wrong with this line, the others are to be answered.
      return JSON.stringify(errorValue([fault('own-fault', { detail: String(error) })]));
    }
  };
};
