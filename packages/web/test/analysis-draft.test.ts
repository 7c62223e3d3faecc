import { gameOf, makePosition, must, parsePosition, startPosition } from '@mbegu/rules';
import { expect, test } from 'vitest';
import {
  addAt,
  type Draft,
  draftOf,
  draftOfPosition,
  fitTo,
  holeAt,
  readDraft,
  setHole,
  textOf,
  turnedRound,
  typeAt,
} from '../src/state/analysis/draft.ts';
import { plainDigits } from '../src/state/digits.ts';

const kalah = gameOf('kalah');
const start = draftOfPosition(startPosition(kalah));
const codes = (draft: Draft, game = kalah): readonly string[] => {
  const read = readDraft(game, draft);
  return read.ok ? [] : read.error.map(({ code }) => code);
};
const pit = (side: 'S' | 'N', at: number) => ({ kind: 'pit', side, pit: at }) as const;

test.each([
  ['kalah', {}, '0,1,2,3,4,60/0,1,2,3,4,5 6-7 S'],
  ['kalah', { pie: 'on' }, '4,4,4,4,4,4/4,4,4,4,4,4 0-0 N pie'],
  ['kalah', { leftovers: 'nobody' }, '0,0,0,0,0,0/0,0,0,0,0,0 21-22 - +5'],
  ['walak-pussa', { rounds: 'parker' }, '4,4,1,4,4,4,4/4,4,4,4,1p,x,x 14-0 N'],
] as const)('fields and text follow one another: %s %o', (id, options, text) => {
  const game = gameOf(id, options as never);
  const draft = draftOf(text) as Draft;
  expect(textOf(draft)).toBe(text);
  expect(makePosition(must(readDraft(game, draft)))).toBe(text);
  expect(draftOfPosition(must(parsePosition(game, text)))).toEqual(draft);
  expect(turnedRound(turnedRound(draft))).toEqual(draft);
});

test('what is wrong is named as one types, and the fields keep what was typed', () => {
  const typed = typeAt(start, pit('S', 2), 'many');
  expect(typed.south[2]).toBe('many');
  expect(codes(typed)).toEqual(['seed-count']);
  expect(codes(typeAt(start, pit('N', 0), ''))).toEqual(['seed-count']);
  expect(codes(typeAt(start, { kind: 'store', side: 'N' }, 'x'))).toEqual(['score-syntax']);
  expect(codes(typeAt(start, { kind: 'aside' }, '-3'))).toEqual(['flag-unknown']);
  expect(codes(typeAt(start, pit('S', 0), '999999'))).toEqual(['seed-total']);
  expect(codes({ ...start, pie: 'pending' })).toEqual(['pie-off']);
  // Signs that part the fields cannot get into one.
  expect(typeAt(start, pit('S', 0), '1,2/3 4').south[0]).toBe('1234');
});

test('text whose parts cannot be told apart leaves the fields as they are', () => {
  for (const text of ['', 'x', '1/2', '1/2 0-0', '1/2/3 0-0 S', '1/2 0 S', '1/2 0-0 X'])
    expect(draftOf(text)).toBeNull();
  expect(readDraft(kalah, start, 'nonsense')).toMatchObject({ ok: false, error: [{ code: 'position-syntax' }] });
});

test('one more, one fewer, never less than nothing', () => {
  const more = addAt(start, pit('S', 0), 1);
  expect(more.south[0]).toBe('5');
  expect(addAt(typeAt(start, pit('S', 0), '0'), pit('S', 0), -1).south[0]).toBe('0');
  expect(addAt(typeAt(start, pit('S', 0), 'two'), pit('S', 0), 1).south[0]).toBe('1');
  expect(addAt(start, { kind: 'store', side: 'S' }, 3).stores).toEqual(['3', '0']);
});

test('another board, other rules: what does not belong there goes', () => {
  const parker = gameOf('walak-pussa', { rounds: 'parker' });
  const marked = setHole(setHole(draftOfPosition(startPosition(parker)), 'N', 4, 'marked'), 'N', 5, 'out');
  expect([holeAt(marked, 'N', 4), holeAt(marked, 'N', 5), holeAt(marked, 'S', 0)]).toEqual(['marked', 'out', 'open']);
  expect(codes(marked, parker)).toEqual([]);
  expect(codes(marked, gameOf('walak-pussa'))).toEqual(['hole-not-here', 'hole-not-here']);
  const single = fitTo(marked, gameOf('walak-pussa', { pits: 5 }));
  expect(textOf(single)).toBe('4,4,4,4,4/4,4,4,4,4 0-0 S');
  expect(holeAt(setHole(marked, 'N', 4, 'open'), 'N', 4)).toBe('open');
  expect(fitTo({ ...start, pie: 'pending' }, kalah).pie).toBe('none');
});

test('digits of any script are read; the text has its own', () => {
  expect(['٣', '۳', '෩', '३', '３', '3'].map(plainDigits)).toEqual(['3', '3', '3', '3', '3', '3']);
  expect(plainDigits('١٢p, x ٠')).toBe('12p, x 0');
  expect(textOf(typeAt(start, pit('S', 2), '١٢'))).toBe('4,4,12,4,4,4/4,4,4,4,4,4 0-0 S');
});
