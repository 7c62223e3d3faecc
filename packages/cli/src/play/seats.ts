import { levelDefault, parseLevel } from '@mbegu/engine';
import { plainText } from '@mbegu/rules';
import { nameCharsMax, type Seat, type Seats } from '@mbegu/table';
import { Refused, refuse } from '../refused.ts';

export const seatForms = 'human, human:NAME, computer, computer:LEVEL';

/** Reads who sits at a side: `human`, `human:NAME`, `computer` or `computer:LEVEL`; throws `Refused`. */
export const parseSeat = (flag: string, text: string): Seat => {
  const colon = text.indexOf(':');
  const kind = colon < 0 ? text : text.slice(0, colon);
  const rest = colon < 0 ? null : plainText(text.slice(colon + 1)).trim();
  if (kind === 'human' && rest !== '') {
    const found = rest?.length ?? 0;
    if (found > nameCharsMax) refuse('name-length', { found, max: nameCharsMax });
    return { kind: 'person', name: rest ?? '' };
  }
  if (kind !== 'computer') return refuse('flag-value', { flag, expected: seatForms, found: text.slice(0, 40) });
  const level = parseLevel(rest ?? levelDefault);
  if (level.ok) return { kind: 'computer', level: level.value.id };
  throw new Refused([level.error]);
};

export const hasPerson = (seats: Seats): boolean => seats.S.kind === 'person' || seats.N.kind === 'person';
