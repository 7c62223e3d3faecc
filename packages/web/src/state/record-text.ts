/** Records out of a text, whichever of their two forms it has. */
import { type Fault, type GameRecord, ok, parseJsonRecord, parseRecords, type Result } from '@mbegu/rules';

/** The value a text stands for; `undefined` where it is no JSON. */
export const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Of a text that is neither form it is said what the one people write lacks. */
export const recordsIn = (text: string): Result<readonly GameRecord[], readonly Fault[]> => {
  const value = jsonIn(text);
  if (typeof value !== 'object' || value === null) return parseRecords(text);
  const records: GameRecord[] = [];
  for (const each of Array.isArray(value) ? value : [value]) {
    const record = parseJsonRecord(each);
    if (!record.ok) return record;
    records.push(record.value);
  }
  return ok(records);
};
