import { gameOf, must, openPosition, startPosition } from '@mbegu/rules';
import { describe, expect, test } from 'vitest';
import { type BoardStyle, drawBoard } from '../src/drawing/board.ts';
import { framesOf, SPEEDS } from '../src/play/frames.ts';
import { readLine } from '../src/play/line.ts';
import { fold, hang } from '../src/wrap.ts';

const plain: BoardStyle['paint'] = { side: (_, text) => text, mark: (text) => text, faint: (text) => text };

const style: BoardStyle = {
  near: 'S',
  hasStores: true,
  columns: 80,
  names: { S: 'South', N: 'North' },
  turn: 'S',
  paint: plain,
};

describe('boards', () => {
  test('from North’s side: sowing goes counter-clockwise there too', () => {
    const { position } = must(openPosition(gameOf('kalah', { pits: 3 }), '1,2,3/4,5,6 7-8 N'));
    expect(drawBoard(position, { ...style, near: 'N', turn: 'N' }).join('\n')).toBe(`    South  7
          C    B    A  ◂
  ╭────┬────┬────┬────┬────╮
  │    │  3 │  2 │  1 │    │
  │  7 ├────┼────┼────┤  8 │
  │    │  4 │  5 │  6 │    │
  ╰────┴────┴────┴────┴────╯
          a    b    c  ▸
                  ▶ North  8`);
  });

  test('something that happens is marked without colours', () => {
    const lines = drawBoard(startPosition(gameOf('walak-pussa')), { ...style, hasStores: false, marked: 2 });
    expect(lines).toContain('  │  4 │  4 │[ 4]│  4 │  4 │  4 │  4 │');
  });

  const sizes = Array.from({ length: 12 }, (_, index) => index + 1);
  test.each(sizes)('of %d pits fit sixty columns and line up', (pits) => {
    for (const hasStores of [true, false]) {
      const position = startPosition(gameOf('kalah', { pits: pits as 1, seeds: 12 }));
      const lines = drawBoard(position, { ...style, hasStores, columns: 60 });
      const frame = lines.slice(2, 7).map((line) => line.length);
      expect(new Set(frame).size).toBe(1);
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(60);
    }
  });

  test('a pit of 998 seeds', () => {
    const { position } = must(openPosition(gameOf('kalah', { pits: 2 }), '998,0/1,0 0-0 S'));
    const lines = drawBoard(position, style);
    expect(lines.slice(2, 7).every((line) => line.length === lines[2]?.length)).toBe(true);
    expect(lines[5]).toContain(' 998 ');
  });
});

describe('frames', () => {
  const game = gameOf('kalah');
  const position = startPosition(game);
  const events = [
    { type: 'lift', pit: 'C', count: 4 },
    { type: 'sow', to: 'D' },
    { type: 'sow', to: 'E' },
    { type: 'sow', to: 'F' },
    { type: 'sow', to: 'S' },
    { type: 'bonus' },
  ] as const;

  test('one for each seed, the last is the board as it lies', () => {
    const frames = framesOf(position, events, 'normal');
    expect(frames.map(({ hand }) => hand)).toEqual([4, 3, 2, 1, 0]);
    expect(frames.map(({ marked }) => marked)).toEqual([2, 3, 4, 5, 12]);
    expect(frames.at(-1)?.table.slots.slice(0, 13)).toEqual([4, 4, 0, 5, 5, 5, 4, 4, 4, 4, 4, 4, 1]);
  });

  test('slow is slower, off is nothing', () => {
    const times = SPEEDS.map((speed) => framesOf(position, events, speed).reduce((sum, { ms }) => sum + ms, 0));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(times.at(-1)).toBe(0);
  });

  test('no move takes longer than six seconds, however many its laps', () => {
    const many = Array.from({ length: 5000 }, () => events.slice(0, 5)).flat();
    const frames = framesOf(position, many, 'normal');
    expect(frames.length).toBeLessThanOrEqual(401);
    expect(frames.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual(6001);
    expect(frames.at(-1)?.hand).toBe(0);
  });
});

describe('lines', () => {
  test.each([
    ['ca', 'S', { kind: 'moves', moves: ['C', 'A'] }],
    [' C A ', 'N', { kind: 'moves', moves: ['c', 'a'] }],
    ['SWAP', 'N', { kind: 'moves', moves: ['swap'] }],
    ['', 'S', { kind: 'nothing' }],
    ['Undo', 'S', { kind: 'command', command: 'undo', argument: '' }],
    ['save  my game.mbegu', 'S', { kind: 'command', command: 'save', argument: 'my game.mbegu' }],
    ['?', 'S', { kind: 'command', command: 'help', argument: '' }],
    ['swap it', 'S', { kind: 'unknown', found: 'swap it' }],
    ['ma', 'S', { kind: 'unknown', found: 'ma' }],
    ['\u0000', 'S', { kind: 'unknown', found: '\u0000' }],
  ] as const)('%j', (line, turn, asked) => expect(readLine(line, turn)).toEqual(asked));
});

test('text is broken between words, and hangs from its head', () => {
  expect(fold('one two three\n  kept as it is', 16)).toEqual(['one two three', '  kept as it is']);
  expect(hang('A  ', 'one two three four five six seven', 24)).toBe('A  one two three four\n   five six seven');
});
