import { describe, expect, test } from 'vitest';
import { THEMES } from '../src/state.ts';
import { LOOKS, PAINTS, ROOMS } from '../src/themes.ts';

const channel = (value: number): number => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

type Color = readonly [red: number, green: number, blue: number];

const parse = (color: string): Color =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as unknown as Color;

const luminance = (color: string | Color): number => {
  const [r, g, b] = (typeof color === 'string' ? parse(color) : color).map((part) => channel(part / 255)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const mixed = (from: Color, to: Color, share: number): Color =>
  from.map((part, i) => part + ((to[i] as number) - part) * share) as unknown as Color;

/** A wood with the window's or the lamp's light on it, as strong as anywhere. */
const under = (ground: string, light: string): Color => {
  const [red, green, blue, share] = (light.match(/[\d.]+/g) ?? []).map(Number) as [number, number, number, number];
  return mixed(parse(ground), [red, green, blue], share);
};

const contrast = (a: string | Color, b: string | Color): number => {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

const CASES = THEMES.flatMap((theme) => ROOMS.map((room) => ({ theme, room, palette: LOOKS[theme].palettes[room] })));

describe.each(CASES)('$theme, $room', ({ room, palette }) => {
  test('has every paint', () => expect(Object.keys(palette).sort()).toEqual([...PAINTS].sort()));

  // Rules for accessible pages see no ground that is drawn: 4.5 to 1 is asked for here.
  test.each(['ink', 'letter'] as const)('%s is read on the wood, in its lightest and its darkest corner', (text) => {
    const { 'wood-1': lit, 'wood-2': dim, light, dusk } = palette;
    for (const ground of [parse(lit), parse(dim), under(lit, light), under(dim, dusk)]) {
      expect(contrast(palette[text], ground)).toBeGreaterThan(4.5);
    }
  });

  test('numbers are read in a pit, and that of the seeds set aside', () => {
    expect(contrast(palette.ink, palette['bowl-1'])).toBeGreaterThan(4.5);
    // Where two large figures end, a third of the way to the wall.
    expect(contrast(palette.ink, mixed(parse(palette['bowl-1']), parse(palette['bowl-2']), 0.35))).toBeGreaterThan(3);
  });

  test('tags are read, sealed or not, and numbers beside trays on the page', () => {
    expect(contrast(palette.guide, palette['guide-dark'])).toBeGreaterThan(4.5);
    expect(contrast(palette['tray-ink'], room === 'light' ? '#f4efe6' : '#1b1815')).toBeGreaterThan(4.5);
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
