import { fault } from '@mbegu/rules';
import type { Line } from '../lines.ts';
import { lineBytesMax } from '../lines.ts';
import type { ErrorValue, Words } from '../words.ts';
import { type Answer, answer } from './answer.ts';
import { type Faults, requestReader } from './request.ts';

const BYTE_ORDER_MARK = '\ufeff';

/** Colons of a text. None stands inside any string of a request that could be answered, so they count its keys. */
const colonsIn = (text: string): number => {
  let colons = 0;
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) colons++;
  return colons;
};

const lineFaults = (line: Line): Faults | null => {
  if (line.kind === 'too-long') return [fault('line-too-long', { bytesMax: lineBytesMax })];
  if (line.kind === 'not-utf8') return [fault('not-utf8')];
  if (line.text.startsWith(BYTE_ORDER_MARK)) return [fault('byte-order-mark')];
  return line.text.trim() === '' ? [fault('blank-line')] : null;
};

/** Answers lines, one by one, each from nothing but itself. */
export const lineAnswerer = ({ errorValue }: Words, withEvents: boolean) => {
  const read = requestReader();

  const answerLine = (line: Line): Answer | ErrorValue => {
    const broken = lineFaults(line);
    if (broken || line.kind !== 'text') return errorValue(broken ?? []);
    const request = read(line.text);
    if (!request.ok) return errorValue(request.error);
    const answered = answer(request.value, withEvents);
    if (!answered.ok) return errorValue([answered.error], { index: answered.index, game: request.value.game });
    // JSON lets the last of two equal keys win; which one was meant is not ours to guess.
    if (colonsIn(line.text) > request.value.keys) return errorValue([fault('key-twice')]);
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
