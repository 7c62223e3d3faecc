import {
  type Game,
  gameOf,
  type Match,
  must,
  now,
  playMove,
  repetitionKey,
  type Side,
  seenIn,
  startMatch,
} from '@mbegu/rules';
import { describe, expect, test } from 'vitest';
import {
  answer,
  buildEndgameTable,
  chooseMove,
  createEndgameTable,
  type EngineRequest,
  hint,
  LEVELS,
  openProbe,
  sameTables,
  seenCountsOf,
} from '../src/index.ts';
import { at, dice } from './support.ts';

const START = '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S';
const MOVE = { type: 'move', id: 1, game: { id: 'kalah' }, position: START, level: '3', seed: 5 } as const;

describe('answers', () => {
  const kalah = gameOf('kalah');

  test('a move, the same that chooseMove makes', () => {
    const choice = must(chooseMove(kalah, at(kalah, START), LEVELS[2], { seed: 5 }));
    expect(answer(MOVE)).toEqual({ type: 'move', id: 1, ...choice });
  });

  test('a hint with the value of every move', () => {
    const position = '0,0,1,0,0,1/0,0,0,0,1,0 20-20 S';
    const report = must(hint(kalah, at(kalah, position)));
    expect(answer({ type: 'hint', id: 2, game: { id: 'kalah' }, position })).toEqual({ type: 'hint', id: 2, report });
    expect(report.moves.map(({ move }) => move).sort()).toEqual(['C', 'F']);
    expect(report.exact).toBe(true);
  });

  test('a hint is exact at once where an endgame table of its game is at hand', () => {
    const small = gameOf('kalah', { pits: 3 });
    const table = must(createEndgameTable(small, 8));
    must(buildEndgameTable(table));
    const tables = (game: Game) => (sameTables(game, table.game) ? openProbe(table) : null);
    const ask = { type: 'hint', id: 3, position: '2,0,2/1,2,1 5-7 S' } as const;
    const game = { id: 'kalah', options: { pits: 3 } };
    const known = answer({ ...ask, game }, undefined, tables);
    const sought = answer({ ...ask, game });
    if (known.type !== 'hint' || sought.type !== 'hint') throw new Error('no hint');
    expect([known.report.exact, known.report.value]).toEqual([true, sought.report.value]);
    expect(known.report.nodes).toBeLessThan(sought.report.nodes);
    const other = { ...ask, game: { ...game, options: { pits: 3, 'empty-capture': 'take' } } };
    expect(answer(other, undefined, tables)).toEqual(answer(other));
  });

  test('survive the way through a worker or a socket', () => {
    const reply = answer(JSON.parse(JSON.stringify(MOVE)));
    expect(reply.type).toBe('move');
    expect(structuredClone(reply)).toEqual(reply);
    expect(JSON.parse(JSON.stringify(reply))).toEqual(reply);
  });

  const FAULTS: readonly [string, unknown, number | null, string, object][] = [
    ['no object', 'A', null, 'malformed-request', { member: '' }],
    ['null', null, null, 'malformed-request', { member: '' }],
    ['no id', { ...MOVE, id: undefined }, null, 'malformed-request', { member: 'id' }],
    ['an unknown type', { ...MOVE, type: 'think' }, 1, 'malformed-request', { member: 'type' }],
    ['no game', { ...MOVE, game: 'kalah' }, 1, 'malformed-request', { member: 'game' }],
    [
      'options no object',
      { ...MOVE, game: { id: 'kalah', options: 4 } },
      1,
      'malformed-request',
      { member: 'game.options' },
    ],
    ['a position that is no text', { ...MOVE, position: [] }, 1, 'malformed-request', { member: 'position' }],
    ['a history of words', { ...MOVE, seen: { a: 'b' } }, 1, 'malformed-request', { member: 'seen' }],
    ['no level', { ...MOVE, level: 3 }, 1, 'malformed-request', { member: 'level' }],
    ['half a seed', { ...MOVE, seed: 0.5 }, 1, 'malformed-request', { member: 'seed' }],
    ['an unknown level', { ...MOVE, level: '11' }, 1, 'unknown-level', { found: '11' }],
    ['an unknown game', { ...MOVE, game: { id: 'chess' } }, 1, 'unknown-game', { game: 'chess' }],
    [
      'an option out of bounds',
      { ...MOVE, game: { id: 'kalah', options: { pits: 13 } } },
      1,
      'option-value',
      { option: 'pits' },
    ],
    ['half a position', { ...MOVE, position: '4,4' }, 1, 'position-syntax', {}],
    ['a board of another size', { ...MOVE, position: '4,4/4,4 0-0 S' }, 1, 'pit-count', {}],
    ['a finished game', { ...MOVE, position: '0,0,0,0,0,0/0,0,0,0,0,0 24-24 -' }, 1, 'game-over', {}],
    [
      'a finished game, for a hint',
      { type: 'hint', id: 3, game: { id: 'kalah' }, position: '0,0,0,0,0,0/0,0,0,0,0,1 20-20 S' },
      3,
      'game-over',
      {},
    ],
  ];
  test.each(FAULTS)('%s is answered with a code', (_, request, id, code, params) => {
    expect(answer(request)).toMatchObject({
      type: 'fault',
      id,
      faults: expect.arrayContaining([expect.objectContaining({ code, params: expect.objectContaining(params) })]),
    });
  });
});

describe('the history of a match as plain counts', () => {
  const game = gameOf('walak-pussa');

  test('says what the match itself says', () => {
    const roll = dice(3);
    let repeated = 0;
    for (let i = 0; i < 60; i++) {
      let match: Match = startMatch(game, at(game, '0,1,0,1,0,0,1/0,0,1,0,1,0,0 25-25 S'));
      for (let ply = 0; ply < 60 && now(match).outcome === null; ply++) {
        const counts = seenCountsOf(match);
        const seen = seenIn(match);
        for (const [key, count] of Object.entries(counts)) expect(seen.count(key)).toBe(count);
        const { position, onTurn } = now(match);
        const here = repetitionKey(position.slots, onTurn as Side);
        expect(counts[here]).toBe(seen.count(here));
        if ((counts[here] ?? 0) > 1) repeated++;
        const pits = position.slots.flatMap((count, pit) => (count > 0 && pit < 14 ? [pit] : []));
        const next = pits.flatMap((pit) => {
          const played = playMove(match, 'ABCDEFGabcdefg'[pit] as 'A');
          return played.ok ? [played.value] : [];
        });
        match = next[roll(next.length)] as Match;
      }
    }
    expect(repeated).toBeGreaterThan(0);
  });

  test('is empty for a game that cannot repeat', () => {
    const match = must(playMove(startMatch(gameOf('kalah')), 'A'));
    expect(seenCountsOf(match)).toEqual({});
  });

  test('a request with it is answered', () => {
    const match = must(playMove(startMatch(game), 'A'));
    const request: EngineRequest = {
      type: 'move',
      id: 4,
      game: { id: game.id, options: game.options },
      position: '2,1,7,7,7,0,7/0,0,6,1,6,6,0 6-0 N',
      level: 'sapling',
      seed: 1,
      seen: seenCountsOf(match),
    };
    expect(answer(request)).toMatchObject({ type: 'move', id: 4 });
  });
});
