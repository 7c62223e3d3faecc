import { beforeEach, describe, expect, test } from 'vitest';
import {
  type Game,
  gameOf,
  legalMoves,
  must,
  openPosition,
  parsePosition,
  pitSlot,
  play,
  reject,
  survey,
} from '../src/index.ts';
import type { Table } from './support/reference/table.ts';
import { walakLaps } from './support/reference/walak-pussa.ts';

// Made when the tests run, not when they are collected: a mutant that breaks it must fail a test.
let walak: Game;
beforeEach(() => {
  walak = gameOf('walak-pussa');
});

const surveyOf = (text: string, pit: string, game = walak) => {
  const position = must(parsePosition(game, text));
  return survey(position, game.sowing, pitSlot(position.holes.length / 2, pit));
};

const refusalOf = (text: string, pit: 'A' | 'B' | 'C' | 'e') => reject(walak, must(parsePosition(walak, text)), pit);

describe('walak-pussa §8', () => {
  test('a finite sowing of 447 laps is legal and is played', () => {
    const text = '2,9,1,0,3,0,0/0,6,0,2,1,0,1 0-0 S';
    expect(surveyOf(text, 'C')).toEqual({ laps: 447, endless: null });
    expect(refusalOf(text, 'C')).toBeNull();
    const { events } = must(play(walak, must(openPosition(walak, text)).position, 'C'));
    expect(events.filter(({ type }) => type === 'lift')).toHaveLength(447);
  });

  test('one that comes back to its start after 98 laps is illegal', () => {
    const text = '1,0,1,0,1,0,1/0,1,0,1,0,2,1 0-0 S';
    expect(surveyOf(text, 'A')).toEqual({ laps: 98, endless: 'returned' });
    expect(refusalOf(text, 'A')).toEqual({ code: 'endless', params: { pit: 'A', laps: 98, because: 'returned' } });
    expect(legalMoves(walak, must(parsePosition(walak, text)))).toEqual(['C', 'E', 'G']);
    expect(play(walak, must(parsePosition(walak, text)), 'A').ok).toBe(false);
  });

  test('one that would come back after 562,250,192 laps is cut at 10,000', () => {
    const text = '4,7,6,3,2,1,5/4,5,4,7,3,2,3 0-0 N';
    expect(surveyOf(text, 'e')).toEqual({ laps: 10_000, endless: 'laps-max' });
    expect(refusalOf(text, 'e')).toEqual({ code: 'endless', params: { pit: 'e', laps: 10_000, because: 'laps-max' } });
  });

  test('the last lap that counts is the ten-thousandth', () => {
    const text = '2,9,1,0,3,0,0/0,6,0,2,1,0,1 0-0 S';
    const position = must(parsePosition(walak, text));
    const laps = (lapsMax: number) => survey(position, { kind: 'relay', lifts: 'next-pit', lapsMax }, 2);
    expect(laps(447)).toEqual({ laps: 447, endless: null });
    expect(laps(446)).toEqual({ laps: 446, endless: 'laps-max' });
    expect(walak.sowing).toEqual({ kind: 'relay', lifts: 'next-pit', lapsMax: 10_000 });
  });

  test('R13: `1,1,0,1,0,1,0/1,0,1,0,1,0,2`, South’s second hole, in few laps', () => {
    const text = '1,1,0,1,0,1,0/1,0,1,0,1,0,2 0-0 S';
    const { laps, endless } = surveyOf(text, 'B');
    expect(endless).toBe('returned');
    expect(laps).toBeLessThan(1000);
    expect(refusalOf(text, 'B')?.code).toBe('endless');
  });

  test('a single lap always ends', () => {
    for (const game of [gameOf('kalah'), gameOf('al-manqala')]) {
      const pits = game.board.pits;
      const row = new Array(pits).fill('9').join();
      expect(surveyOf(`${row}/${row} 0-0 S`, 'A', game)).toEqual({ laps: 1, endless: null });
    }
  });

  test('coming back needs the same hole and the same seeds everywhere', () => {
    // The hand comes past its first hole on the way without being where it began.
    const cases: readonly (readonly [text: string, pit: string])[] = [
      ['2/1 0-0 S', 'A'],
      ['1/2 0-0 S', 'A'],
      ['2/2 0-0 S', 'A'],
      ['3/1 0-0 N', 'a'],
      ['5/4 0-0 S', 'A'],
      ['7/7 0-0 N', 'a'],
    ];
    const game = gameOf('walak-pussa', { pits: 1 });
    for (const [text, pit] of cases) {
      const [south = '', north = ''] = text.split(' ')[0]?.split('/') ?? [];
      const table: Table = {
        cups: { A: Number(south), a: Number(north) },
        marks: {},
        south: 0,
        north: 0,
        aside: 0,
        turn: text.at(-1) ?? '',
        pie: '',
      };
      const laps = walakLaps(table, pit, { pits: 1, seeds: 4, chase: '', rounds: 'single' });
      const found = surveyOf(text, pit, game);
      expect(found.endless === null ? found.laps : null, text).toBe(laps);
    }
  });

  test('a marked hole ends a relay like an empty one, a hole out of play is not there', () => {
    const parker = gameOf('walak-pussa', { rounds: 'parker' });
    const laps = (text: string, pit: string) => surveyOf(text, pit, parker).laps;
    expect(laps('3,1,0,0,0,0,0/0,0,1,0,2p,x,x 10-10 N', 'c')).toBe(1);
    expect(laps('3,1,0,0,0,0,0/0,0,1,0,2,x,x 10-10 N', 'c')).toBe(2);
    expect(laps('3p,1,0,0,0,0,0/0,0,0,1,x,x,x 10-10 N', 'd')).toBe(2);
    expect(laps('x,x,x,0,0,0,1/2p,0,0,0,0,0,0 10-10 S', 'G')).toBe(1);
  });

  test('nobody who has an ending sowing is out of moves', () => {
    // A is endless, C, E and G are not: the game goes on.
    const opened = must(openPosition(walak, '1,0,1,0,1,0,1/0,1,0,1,0,2,1 0-0 S'));
    expect(opened.outcome).toBeNull();
  });
});

test('the survey keeps one board, however many laps it follows', () => {
  // Arrays made while surveying are counted: as many for ten thousand laps as for one.
  const count = (text: string, pit: string): number => {
    const position = must(parsePosition(walak, text));
    let made = 0;
    const slice = Array.prototype.slice;
    const push = Array.prototype.push;
    Array.prototype.slice = function (...range: [number?, number?]) {
      made += 1;
      return slice.apply(this, range);
    };
    Array.prototype.push = function (...items: unknown[]) {
      made += 1;
      return push.apply(this, items);
    };
    try {
      survey(position, walak.sowing, pitSlot(7, pit));
    } finally {
      Array.prototype.slice = slice;
      Array.prototype.push = push;
    }
    return made;
  };
  const one = count('1,0,0,0,0,0,0/0,0,0,1,0,0,0 0-0 S', 'A');
  expect(count('4,7,6,3,2,1,5/4,5,4,7,3,2,3 0-0 N', 'e')).toBe(one);
  expect(one).toBeLessThan(40);
});
