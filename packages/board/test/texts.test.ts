import { expect, test } from 'vitest';
import { englishTexts, type PitInfo } from '../src/texts.ts';

const info: PitInfo = {
  pit: 'C',
  count: 4,
  playable: true,
  whose: 'yours',
  name: 'Amina',
  hole: 'open',
  note: '',
  tag: '',
};

test.each([
  [info, 'C, yours, 4 seeds, playable'],
  [{ ...info, note: 'moves again' }, 'C, yours, 4 seeds, playable, moves again'],
  [{ ...info, note: '+6', tag: 'exactly 4 ahead' }, 'C, yours, 4 seeds, playable, +6, exactly 4 ahead'],
  [{ ...info, playable: false, note: '+6', count: 1 }, 'C, yours, 1 seed'],
  [{ ...info, pit: 'c', whose: 'theirs', playable: false, count: 0 }, 'c, Amina, 0 seeds'],
  [{ ...info, hole: 'marked', playable: false }, 'C, yours, 4 seeds, marked'],
  [{ ...info, hole: 'out', playable: false, count: 0 }, 'C, yours, out of play'],
] as const)('label of a pit: %#', (given, label) => expect(englishTexts.pit(given)).toBe(label));

test('labels of stores, trays and what is set aside', () => {
  const store = { side: 'S', count: 12, whose: 'yours', name: 'Amina', kind: 'kalah' } as const;
  expect(englishTexts.store(store)).toBe('Your store, 12 seeds');
  expect(englishTexts.store({ ...store, whose: 'theirs', kind: 'trays', count: 1 })).toBe('Tray of Amina, 1 seed');
  expect(englishTexts.row('theirs', 'Amina')).toBe('Row of Amina');
  expect(englishTexts.aside(3)).toBe('3 seeds set aside');
});
