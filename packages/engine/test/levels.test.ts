import { describe, expect, test } from 'vitest';
import { LEVEL_IDS, LEVELS, type Level, levelDefault, levelKept, parseLevel, strongest } from '../src/index.ts';

describe('levels as data', () => {
  test('are ten, numbered in order', () => {
    expect(LEVELS.map(({ id }) => id)).toEqual(LEVEL_IDS);
    expect(LEVELS.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(strongest).toBe(LEVELS[9]);
  });

  test('no level sees less than the one before, and each sees more of something', () => {
    const sight = ({ depth, nodes, missedCaptures, judges, indifference, endgameSeeds, proves }: Level): number[] => [
      depth,
      depth < 60 ? 0 : nodes,
      1 - missedCaptures,
      Number(judges === 'pits'),
      1 - indifference,
      endgameSeeds,
      Number(proves),
    ];
    LEVELS.slice(1).forEach((level, i) => {
      const before = sight(LEVELS[i] as Level);
      const gains = sight(level).map((value, at) => value - (before[at] as number));
      expect(Math.min(...gains)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...gains)).toBeGreaterThan(0);
    });
  });

  test.each(LEVELS)('$number and $id are the same level', (level) => {
    expect(parseLevel(String(level.number))).toEqual({ ok: true, value: level });
    expect(parseLevel(level.id)).toEqual({ ok: true, value: level });
  });

  test.each(['', '0', '11', '01', 'Tree', 'random'])('%j is none', (text) => {
    expect(parseLevel(text)).toMatchObject({ ok: false, error: { code: 'unknown-level' } });
  });

  test('a level of another version is kept as the default one', () => {
    expect(LEVEL_IDS.map(levelKept)).toEqual(LEVEL_IDS);
    expect(['redwood', '', '3'].map(levelKept)).toEqual([levelDefault, levelDefault, levelDefault]);
  });
});
