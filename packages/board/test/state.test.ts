import { gameOf, must, type PitName, parsePosition, startPosition } from '@mbegu/rules';
import { describe, expect, test } from 'vitest';
import { gridOf, interactionOf, legalPits, letterPit, letterSide, neighbour, playable, press } from '../src/state.ts';

const kalah = gameOf('kalah');
const start = startPosition(kalah);
const walak = gameOf('walak-pussa');

describe('what a choice means', () => {
  test('a legal pit is played, another is asked about', () => {
    const open = interactionOf(start, ['A', 'C'], false);
    expect(press(open, 'C')).toEqual({ type: 'play', move: 'C' });
    expect(press(open, 'B')).toEqual({ type: 'ask', pit: 'B' });
    expect(playable(open, 'A')).toBe(true);
    expect(playable(open, 'B')).toBe(false);
  });

  test('with nothing to play the board is locked, but answers', () => {
    const locked = interactionOf(start, [], false);
    expect(locked.kind).toBe('idle');
    expect(press(locked, 'A')).toEqual({ type: 'ask', pit: 'A' });
  });

  test('while a move is shown nothing is played, even if it would be legal', () => {
    const playing = interactionOf(start, ['A'], true);
    expect(press(playing, 'A')).toEqual({ type: 'skip' });
    expect(playable(playing, 'A')).toBe(false);
  });

  test('swap and pits this board has not are no pits', () => {
    expect(legalPits(start, ['swap', 'a', 'L', 'AB', '', null as never])).toEqual(new Set(['a']));
    expect(interactionOf(start, ['swap'], false).kind).toBe('idle');
  });
});

describe('letters', () => {
  test('mean the pits of the side that may play, in either case', () => {
    const north = interactionOf(start, ['b', 'c'], false);
    expect(letterSide(north, 'S')).toBe('N');
    expect(letterPit(start, 'N', 'B')).toBe('b');
    expect(letterPit(start, 'S', 'b')).toBe('B');
  });
  test.each([
    ['ش', 'KeyA', 'A'],
    ['ච', 'KeyF', 'F'],
    ['ş', 'Semicolon', null],
    ['ф', '', null],
    ['€', 'KeyE', null],
    ['æ', 'KeyA', null],
    ['ğ', 'KeyE', null],
    ['Dead', 'KeyE', null],
    ['b', 'KeyN', 'B'],
  ] as const)('%s on %s is the pit %s: a Latin letter by itself, others by their key', (key, code, pit) => {
    expect(letterPit(start, 'S', key, code)).toBe(pit);
  });
  test('mean the viewer where nobody may play', () => {
    expect(letterSide(interactionOf(start, [], false), 'N')).toBe('N');
    expect(letterSide(interactionOf(start, ['A'], true), 'S')).toBe('S');
  });
  test.each(['g', 'L', 'z', 'Enter', '1', ''])('%s is no pit of a board of six', (key) => {
    expect(letterPit(start, 'S', key)).toBeNull();
  });
});

test('the grid is the board as it is seen: columns face each other', () => {
  expect(gridOf(3, 'S')).toEqual([
    ['c', 'b', 'a'],
    ['A', 'B', 'C'],
  ]);
  expect(gridOf(3, 'N')).toEqual([
    ['C', 'B', 'A'],
    ['a', 'b', 'c'],
  ]);
});

describe('movement keys', () => {
  const lying: readonly (readonly [PitName, string, PitName | null])[] = [
    ['A', 'ArrowRight', 'B'],
    ['A', 'ArrowLeft', 'A'],
    ['A', 'ArrowUp', 'f'],
    ['f', 'ArrowDown', 'A'],
    ['f', 'ArrowRight', 'e'],
    ['F', 'ArrowRight', 'F'],
    ['C', 'Home', 'A'],
    ['C', 'End', 'F'],
    ['c', 'Home', 'f'],
    ['c', 'ArrowUp', 'c'],
    ['A', 'Enter', null],
    ['A', 'a', null],
  ];
  test.each(lying)('lying: from %s, %s leads to %s', (from, key, to) => {
    expect(neighbour(6, 'S', false, from, key)).toBe(to);
  });
  const upright: readonly (readonly [PitName, string, PitName | null])[] = [
    ['A', 'ArrowUp', 'B'],
    ['B', 'ArrowDown', 'A'],
    ['A', 'ArrowLeft', 'f'],
    ['f', 'ArrowRight', 'A'],
    ['f', 'ArrowUp', 'e'],
    ['A', 'ArrowRight', 'A'],
  ];
  test.each(upright)('standing: from %s, %s leads to %s', (from, key, to) => {
    expect(neighbour(6, 'S', true, from, key)).toBe(to);
  });
  test('seen by North', () => {
    expect(neighbour(6, 'N', false, 'a', 'ArrowUp')).toBe('F');
    expect(neighbour(6, 'N', true, 'a', 'ArrowUp')).toBe('b');
  });
  test('on a board of one pit there is only across', () => {
    expect(neighbour(1, 'S', false, 'A', 'ArrowRight')).toBe('A');
    expect(neighbour(1, 'S', false, 'A', 'ArrowUp')).toBe('a');
  });
});

test('a hole out of play is asked like any other', () => {
  const position = must(parsePosition(must({ ok: true, value: walak }), '4,4,4,4,4,4,4/4,4,4,4,4,4,4 0-0 S'));
  expect(press(interactionOf(position, [], false), 'g')).toEqual({ type: 'ask', pit: 'g' });
});
