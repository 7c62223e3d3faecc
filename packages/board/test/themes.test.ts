import { describe, expect, test } from 'vitest';
import { THEMES } from '../src/state.ts';
import { LOOKS, PAINTS, ROOMS } from '../src/themes.ts';

const channel = (value: number): number => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const luminance = (color: string): number => {
  const [r, g, b] = [1, 3, 5].map((at) => channel(Number.parseInt(color.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (a: string, b: string): number => {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

const CASES = THEMES.flatMap((theme) => ROOMS.map((room) => ({ theme, room, palette: LOOKS[theme].palettes[room] })));

describe.each(CASES)('$theme, $room', ({ palette }) => {
  test('has every paint', () => expect(Object.keys(palette).sort()).toEqual([...PAINTS].sort()));

  test.each(['wood-1', 'wood-2'] as const)('numbers are read from an arm’s length on %s', (wood) => {
    expect(contrast(palette.ink, palette[wood])).toBeGreaterThan(4.5);
  });

  test.each(['wood-1', 'wood-2'] as const)('letters are read on %s', (wood) => {
    expect(contrast(palette.letter, palette[wood])).toBeGreaterThan(3);
  });

  test('outlines are seen on any wood: one of the pair stands out, and the pair from each other', () => {
    expect(contrast(palette.guide, palette['guide-dark'])).toBeGreaterThan(4.5);
    for (const ground of [palette['wood-1'], palette['wood-2'], palette['bowl-1']]) {
      expect(Math.max(contrast(palette.guide, ground), contrast(palette['guide-dark'], ground))).toBeGreaterThan(3);
    }
  });

  test('the ring of a playable pit stands out from the wood by its lit or its dark part', () => {
    for (const ground of [palette['wood-1'], palette['wood-2']]) {
      const lit = contrast(palette['rim-lit'], ground);
      expect(Math.max(lit, contrast(palette['rim-dim'], ground))).toBeGreaterThan(2);
    }
  });
});
