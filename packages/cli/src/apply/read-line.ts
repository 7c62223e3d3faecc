import { fail, fault, ok, type Result } from '@mbegu/rules';
import { type Line, lineBytesMax } from '../lines.ts';
import { type Faults, type Request, requestReader } from './request.ts';

/** A line that has been read, to be answered. */
export interface Asked {
  readonly request: Request;
  /**
   * Whether a key is given twice: JSON lets the last of two win, and which one was meant is not ours to guess. It can be told
   * only of a request whose moves could be played, and so the caller says it after them.
   */
  readonly hasKeyTwice: boolean;
}

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

/** A reader of lines, with a memory for the games they name. */
export const lineReader = (): ((line: Line) => Result<Asked, Faults>) => {
  const read = requestReader();
  return (line) => {
    const broken = lineFaults(line);
    if (broken || line.kind !== 'text') return fail(broken ?? []);
    const request = read(line.text);
    if (!request.ok) return request;
    return ok({ request: request.value, hasKeyTwice: colonsIn(line.text) > request.value.keys });
  };
};
