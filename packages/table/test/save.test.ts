import { GAME_IDS, history, legalMoves, type Move, makeRecords, must, seedsTotalMax } from '@mbegu/rules';
import { describe, expect, test } from 'vitest';
import {
  act,
  current,
  loadTable,
  phase,
  plies,
  recordsOfTable,
  savedCharsMax,
  saveTable,
  type Table,
} from '../src/index.ts';
import { acted, againstComputer, chance, noon, played, tableOf, textOf } from './helpers.ts';

const reloaded = (table: Table): Table => must(loadTable(saveTable(table)));

const codesOf = (text: string): readonly string[] => {
  const loaded = loadTable(text);
  return loaded.ok ? ['loaded'] : loaded.error.map(({ code }) => code);
};

describe('a table comes back as it was', () => {
  test.each(GAME_IDS)('%s, at every move of a game played by chance', (id) => {
    const below = chance(5);
    let table = tableOf(id, { seats: againstComputer });
    while (phase(table) !== 'over' && plies(table) < 60) {
      const moves = legalMoves(table.match.game, current(table).position);
      table = acted(table, { type: 'play', move: moves[below(moves.length)] as Move }).table;
      const again = reloaded(table);
      expect(textOf(again)).toBe(textOf(table));
      expect(history(again.match).map(({ step }) => step)).toEqual(history(table.match).map(({ step }) => step));
      expect({ ...again, match: null }).toEqual({ ...table, match: null });
    }
  });

  test('with swap, offer, resignation, agreement and set-up position', () => {
    const swapped = played(tableOf('kalah', { options: { pie: 'on' } }), 'A', 'swap');
    expect(reloaded(acted(swapped, { type: 'resign', by: 'S' }).table).match.last).toMatchObject({
      step: { kind: 'resign', side: 'N' },
      outcome: { winner: 'S', reason: 'resigned' },
    });
    const offered = acted(tableOf('al-manqala'), { type: 'offer-chase', by: 'S' }).table;
    expect(reloaded(offered).offer).toEqual(offered.offer);
    const agreed = acted(offered, { type: 'accept', by: 'N' }).table;
    expect(current(reloaded(agreed)).outcome).toEqual(current(agreed).outcome);
    const given = tableOf('kalah', { position: '0,0,0,0,0,1/0,3,0,0,2,0 20-22 N' });
    expect(textOf(reloaded(given))).toBe(textOf(given));
  });

  test('across rounds, and undo goes back through them', () => {
    const before = tableOf('walak-pussa', {
      options: { rounds: 'parker' },
      position: '1,0,0,3,0,2,0/1,0,2,0,1,0,4 20-22 S',
    });
    const next = acted(played(before, 'A'), { type: 'next-round' }).table;
    const again = reloaded(next);
    expect(textOf(again)).toBe(textOf(next));
    expect(textOf(acted(again, { type: 'undo' }).table)).toBe(textOf(before));
  });
});

test('the record names who sat there at the start, and the day', () => {
  const text = makeRecords(recordsOfTable(played(tableOf('kalah', { seats: againstComputer }), 'C', 'A')));
  expect(text).toContain('[South "Amina"]');
  expect(text).toContain('[North "computer:first"]');
  expect(text).toContain('[Date "2026.11.30"]');
  expect(text).toContain('1. CA');
});

describe('what is broken is refused with a code', () => {
  const good = JSON.parse(saveTable(played(tableOf('kalah'), 'A'))) as Record<string, unknown>;
  const broken = (change: Record<string, unknown>): string => JSON.stringify({ ...good, ...change });

  test.each<[name: string, text: string, code: string]>([
    ['nothing', '', 'saved-json'],
    ['half a text', saveTable(tableOf('kalah')).slice(0, 90), 'saved-json'],
    ['a list', '[]', 'saved-shape'],
    ['null', 'null', 'saved-shape'],
    ['another version', broken({ 'mbegu-table': 2 }), 'saved-version'],
    ['no version', broken({ 'mbegu-table': undefined }), 'saved-version'],
    ['no seats', broken({ seats: undefined }), 'saved-shape'],
    ['a seat for nobody', broken({ seats: { S: { kind: 'ghost' }, N: { kind: 'person', name: '' } } }), 'saved-shape'],
    [
      'a name too long',
      broken({ seats: { S: { kind: 'person', name: 'x'.repeat(99) }, N: { kind: 'person', name: '' } } }),
      'saved-shape',
    ],
    ['an offer of something else', broken({ offer: { kind: 'tea', by: 'S' } }), 'saved-shape'],
    ['an offer the rules do not know', broken({ offer: { kind: 'chase', by: 'S' } }), 'saved-shape'],
    ['a time out of the world', broken({ began: 1e300 }), 'saved-shape'],
    ['no records', broken({ records: [] }), 'saved-shape'],
    ['a record of no shape', broken({ records: [7] }), 'record-none'],
    [
      'an illegal move',
      broken({ records: [{ mbegu: 1, game: 'kalah', south: '', north: '', result: null, moves: ['A', 'A'] }] }),
      'record-move',
    ],
    [
      'too many seeds',
      broken({
        records: [
          {
            mbegu: 1,
            game: 'kalah',
            south: '',
            north: '',
            result: null,
            moves: [],
            position: `${seedsTotalMax},1,0,0,0,0/0,0,0,0,0,0 0-0 S`,
          },
        ],
      }),
      'seed-total',
    ],
    ['an enormous text', ' '.repeat(savedCharsMax + 1), 'saved-shape'],
  ])('%s', (_, text, code) => {
    expect(codesOf(text)).toContain(code);
  });

  test('the good one loads, and its rematch too', () => {
    expect(codesOf(JSON.stringify(good))).toEqual(['loaded']);
    const over = acted(must(loadTable(JSON.stringify(good))), { type: 'resign', by: 'S' }).table;
    expect(act(over, { type: 'rematch' }, noon).ok).toBe(true);
  });
});

test('names and levels that were written by hand do nothing on a screen', () => {
  const seats = {
    S: { kind: 'person', name: '\u202eA\u2066mina ' },
    N: { kind: 'computer', level: '\u202eoak', name: '\u200fO' },
  };
  const odd = JSON.stringify({ ...JSON.parse(saveTable(tableOf('kalah'))), seats });
  expect(must(loadTable(odd)).seats).toEqual({
    S: { kind: 'person', name: 'Amina' },
    N: { kind: 'computer', level: 'oak', name: 'O' },
  });
});
