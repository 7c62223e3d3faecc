import { describe, expect, test } from 'vitest';
import {
  gameOf,
  makeMove,
  makePosition,
  must,
  openPosition,
  parseMove,
  parsePosition,
  parseSetup,
  positionCharsMax,
} from '../src/index.ts';
import { runAll } from './support/run.ts';

const faultsOf = (text: string): readonly object[] => {
  const setup = parseSetup(text);
  return setup.ok ? [] : setup.error;
};

describe('a text', () => {
  test('is read into a set-up of any size', () => {
    expect(must(parseSetup('1,20,x/3p 4-5 N +6 swapped'))).toEqual({
      south: [1, 20, 0],
      north: [3],
      stores: [4, 5],
      turn: 'N',
      aside: 6,
      pie: 'swapped',
      holes: { south: ['open', 'open', 'out'], north: ['marked'] },
    });
    expect(must(parseSetup('0/0 0-0 -'))).toEqual({
      south: [0],
      north: [0],
      stores: [0, 0],
      turn: null,
      aside: 0,
      pie: 'none',
      holes: { south: ['open'], north: ['open'] },
    });
    expect(must(parseSetup(' \t1/1  0-0\tS \n')).turn).toBe('S');
  });

  test('has one form only', () => {
    for (const [options, text] of [
      [{}, '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S'],
      [{ pie: 'on' }, '0,5,1,6,6,5/4,4,4,4,4,4 1-0 N +3 swapped'],
      [{ pie: 'on' }, '0,5,1,6,6,5/4,4,4,4,4,4 1-0 N +1 pie'],
    ] as const) {
      expect(makePosition(must(parsePosition(gameOf('kalah', options), text)))).toBe(text);
    }
  });

  test('may be as long as the largest board needs', () => {
    const row = (pit: string) => new Array(12).fill(pit).join();
    const game = gameOf('walak-pussa', { pits: 12, rounds: 'parker' });
    const text = `${row('10p')}/${row('10p')} 100-100 S +100`;
    expect(makePosition(must(parsePosition(game, text)))).toBe(text);
    expect(positionCharsMax).toBe(200);
    expect(`${row('1000p')}/${row('1000p')} 1000-1000 S +1000 swapped`.length).toBeLessThan(200);
  });
});

describe('what is wrong with a text', () => {
  const syntax = (found: string) => ({ code: 'position-syntax', params: { found, charsMax: 200 } });
  const seeds = (where: string, found: string) => ({ code: 'seed-count', params: { where, found } });
  const score = (found: string) => ({ code: 'score-syntax', params: { found } });
  const flag = (code: string, found: string) => ({ code, params: { found } });
  const cases: readonly (readonly [text: string, ...faults: object[]])[] = [
    ['', syntax('')],
    ['   ', syntax('   ')],
    ['hello', syntax('hello')],
    ['1/1', syntax('1/1')],
    ['1/1 0-0', syntax('1/1 0-0')],
    ['1 0-0 S', syntax('1 0-0 S')],
    ['1/ 0-0 S', syntax('1/ 0-0 S')],
    ['/1 0-0 S', syntax('/1 0-0 S')],
    ['1/1/1 0-0 S', syntax('1/1/1 0-0 S')],
    ['1/1\n0-0 S', syntax('1/1\n0-0 S')],
    ['-1/1 0-0 S', seeds('A', '-1')],
    ['1,,1/1 0-0 S', seeds('B', '')],
    ['01/1 0-0 S', seeds('A', '01')],
    ['1.0/1 0-0 S', seeds('A', '1.0')],
    ['1e2/+1 0-0 S', seeds('A', '1e2'), seeds('a', '+1')],
    ['1,X/1,xp 0-0 S', seeds('B', 'X'), seeds('b', 'xp')],
    ['1,px/1,x2 0-0 S', seeds('B', 'px'), seeds('b', 'x2')],
    ['1234567/1,2x 0-0 S', seeds('A', '1234567'), seeds('b', '2x')],
    ['1/1 0 S', score('0')],
    ['1/1 0-0-0 S', score('0-0-0')],
    ['1/1 -0 S', score('-0')],
    ['1/1 0- S', score('0-')],
    ['1/1 0--1 S', score('0--1')],
    ['1/1 00-0 S', score('00-0')],
    ['1/1 0-1x S', score('0-1x')],
    ['1/1 1234567-0 S', score('1234567-0')],
    ['1/1 0-0 s', { code: 'turn-syntax', params: { found: 's' } }],
    ['1/1 0-0 SN', { code: 'turn-syntax', params: { found: 'SN' } }],
    ['1/1 0-0 S pies', flag('flag-unknown', 'pies')],
    ['1/1 0-0 S +0', flag('flag-unknown', '+0')],
    ['1/1 0-0 S +', flag('flag-unknown', '+')],
    ['1/1 0-0 S x+1', flag('flag-unknown', 'x+1')],
    ['1/1 0-0 S +1x', flag('flag-unknown', '+1x')],
    ['1/1 0-0 S +1 +2', flag('flag-order', '+2')],
    ['1/1 0-0 S pie +1', flag('flag-order', '+1')],
    ['1/1 0-0 S pie swapped', flag('flag-order', 'swapped')],
    ['1/1 0-0 S pie pie +1 x', flag('flag-order', 'pie'), flag('flag-order', '+1'), flag('flag-unknown', 'x')],
    ['1/1 0-0 S x +1 pie', flag('flag-unknown', 'x')],
    [
      '-/y z w v',
      seeds('A', '-'),
      seeds('a', 'y'),
      score('z'),
      { code: 'turn-syntax', params: { found: 'w' } },
      flag('flag-unknown', 'v'),
    ],
  ];
  test('every fault at once, with what was found', () =>
    runAll(cases, ([text, ...faults]) => expect(faultsOf(text)).toEqual(faults)));

  test('a pit beyond the twelfth is named by its number', () => {
    const row = new Array(13).fill('1').join();
    expect(JSON.stringify(faultsOf(`${row},y/1 0-0 S`))).toMatch(/"seed-count".*"where":".*14"/);
  });

  test('too long', () => {
    const text = '1/1 0-0 S'.padEnd(200, ' ');
    expect(faultsOf(text)).toEqual([]);
    expect(faultsOf(`${text} `)).toEqual([syntax(`${text.slice(0, 39)}…`)]);
  });

  test('what the game says of it', () => {
    const codes = (text: string) => {
      const position = parsePosition(gameOf('kalah'), text);
      return position.ok ? [] : position.error.map(({ code }) => code);
    };
    expect(codes('x,0,0,0,0,0/0,0,0,0,0,0p 0-0 S pie')).toEqual([
      'pie-off',
      'hole-not-here',
      'hole-not-here',
      'seed-total',
    ]);
    expect(codes('1,1/1,1 0-0 S')).toEqual(['pit-count', 'pit-count']);
    expect(codes('999999,0,0,0,0,0/0,0,0,0,0,0 0-0 S')).toEqual(['seed-total']);
    expect(codes('nothing')).toEqual(['position-syntax']);
    // The words and the position, all at once; but not what may only seem wrong because a word was.
    expect(codes('4,4/4 0-0 X pie')).toEqual(['turn-syntax', 'pit-count', 'pit-count', 'pie-off']);
    expect(codes('y,0,0,0,0,0/0,0,0,0,0,0 0-0 S')).toEqual(['seed-count']);
    expect(codes('0,0,0,0,0,0/0,0,0,0,0,0 a-b Q')).toEqual(['score-syntax', 'turn-syntax']);
    // What may only seem to be so, because a word could not be read, is not said.
    const pie = parsePosition(gameOf('kalah', { pie: 'on' }), '4,4,4,4,4,4/4,4,4,4,4,4 0-0 w pie');
    expect(pie.ok ? [] : pie.error.map(({ code }) => code)).toEqual(['turn-syntax']);
    expect(codes('0,0,0,0,0,0/0,0,0,0,0,0 z S pie')).toEqual(['score-syntax', 'pie-off']);
    const opened = openPosition(gameOf('kalah'), 'nothing');
    expect(opened.ok).toBe(false);
  });
});

describe('moves', () => {
  test('letters and swap', () => {
    for (const text of [...'ABCDEFGHIJKLabcdefghijkl', 'swap']) {
      const move = must(parseMove(text));
      expect(move).toBe(text);
      expect(makeMove(move)).toBe(text);
    }
  });

  test('nothing else', () => {
    for (const text of ['', 'M', 'm', 'AA', 'A ', ' A', '1', '-', 'Swap', 'swap ', '@', '[', '`', '{', 'Ａ']) {
      expect(parseMove(text)).toEqual({ ok: false, error: { code: 'move-syntax', params: { found: text } } });
    }
    const nul = parseMove('\u0000');
    expect(nul.ok ? '' : nul.error.params.found).toBe('\ufffd');
    const long = parseMove('A'.repeat(100));
    expect(long.ok ? '' : long.error.params.found).toHaveLength(40);
  });
});
