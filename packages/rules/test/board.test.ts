import { describe, expect, test } from 'vitest';
import {
  asideSlot,
  facing,
  following,
  handSlot,
  otherSide,
  ownerOf,
  pitName,
  pitSlot,
  pitsMax,
  pitsOf,
  preceding,
  rowNames,
  rowStart,
  slotCount,
  slotName,
  slotOf,
  storeSlot,
} from '../src/index.ts';

const sizes = Array.from({ length: pitsMax }, (_, index) => index + 1);
const capitals = [...'ABCDEFGHIJKL'];
const small = [...'abcdefghijkl'];

test('twelve pits a row at most', () => expect(pitsMax).toBe(12));

describe.each(sizes)('%i pits a row', (pits) => {
  const slots = Array.from({ length: 2 * pits }, (_, slot) => slot);

  test('letters: South’s capitals, North’s small, in sowing order', () => {
    const letters = [...capitals.slice(0, pits), ...small.slice(0, pits)];
    expect(slots.map((slot) => pitName(pits, slot))).toEqual(letters);
    expect(letters.map((letter) => pitSlot(pits, letter))).toEqual(slots);
    expect(rowNames(pits, 'S')).toEqual(capitals.slice(0, pits));
    expect(rowNames(pits, 'N')).toEqual(small.slice(0, pits));
  });

  test('names that are none here', () => {
    const others = [
      ...capitals.slice(pits),
      ...small.slice(pits),
      '@',
      '[',
      '`',
      '{',
      'M',
      'm',
      '',
      'AA',
      'swap',
      '1',
      'Ä',
    ];
    for (const name of others) expect(pitSlot(pits, name)).toBe(-1);
  });

  test('every slot is one thing only', () => {
    const all = [...slots, storeSlot(pits, 'S'), storeSlot(pits, 'N'), asideSlot(pits), handSlot(pits)];
    expect(all).toEqual(Array.from({ length: slotCount(pits) }, (_, slot) => slot));
    expect(pitsOf(new Array(slotCount(pits)).fill(0))).toBe(pits);
  });

  test('slots by name and back', () => {
    for (let slot = 0; slot < 2 * pits + 2; slot++) expect(slotOf(pits, slotName(pits, slot))).toBe(slot);
    expect(slotName(pits, storeSlot(pits, 'S'))).toBe('S');
    expect(slotName(pits, storeSlot(pits, 'N'))).toBe('N');
  });

  test('following and preceding go round the whole board, each the other’s way back', () => {
    for (const slot of slots) {
      expect(following(pits, slot)).toBe((slot + 1) % (2 * pits));
      expect(preceding(pits, following(pits, slot))).toBe(slot);
    }
  });

  test('the pit facing South’s i-th is North’s (n+1-i)-th', () => {
    for (let i = 1; i <= pits; i++) {
      const south = pitSlot(pits, capitals[i - 1] ?? '');
      const north = pitSlot(pits, small[pits - i] ?? '');
      expect(facing(pits, south)).toBe(north);
      expect(facing(pits, north)).toBe(south);
    }
  });

  test('rows and their owners', () => {
    expect(slots.filter((slot) => ownerOf(pits, slot) === 'S')).toEqual(slots.slice(0, pits));
    expect(rowStart(pits, 'S')).toBe(0);
    expect(rowStart(pits, 'N')).toBe(pits);
  });
});

test('the other side', () => {
  expect(otherSide('S')).toBe('N');
  expect(otherSide('N')).toBe('S');
});
