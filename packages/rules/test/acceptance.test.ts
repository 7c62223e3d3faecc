import { beforeEach, describe, expect, test } from 'vitest';
import {
  GAME_IDS,
  type Game,
  gameOf,
  legalMoves,
  type Move,
  makePosition,
  makeRecords,
  matchOf,
  mirror,
  must,
  now,
  openPosition,
  optionSpecs,
  parsePosition,
  parseRecords,
  pitName,
  play,
  playMove,
  recordsOf,
  reject,
  settle,
  startMatch,
  totalSeeds,
} from '../src/index.ts';
import { chance, oneOf } from './support/chance.ts';
import { foldOf } from './support/laws.ts';
import { runAll } from './support/run.ts';

/**
 * Bugs that other programs had (acceptance page, R1 to R20), as cases. A literal of the Kalah game protocol,
 * `<n,south,north,south pits…,north pits…>`, counts both rows from their owner's left, as Mbegu does; pits are
 * numbered from 1 there.
 */
const ofProtocol = (literal: string, turn: 'S' | 'N' = 'S'): string => {
  const [pits = 0, south, north, ...seeds] = literal.slice(1, -1).split(',').map(Number);
  expect(seeds).toHaveLength(2 * pits);
  return `${seeds.slice(0, pits).join()}/${seeds.slice(pits).join()} ${south}-${north} ${turn}`;
};

const boardOf = (text: string): string => text.split(' ').slice(0, 2).join(' ');

// Made when the tests run, not when they are collected: a mutant that breaks it must fail a test.
let kalah: Game;
let manqala: Game;
let walak: Game;
beforeEach(() => {
  kalah = gameOf('kalah');
  manqala = gameOf('al-manqala');
  walak = gameOf('walak-pussa');
});

const after = (text: string, move: Move, game = kalah) =>
  must(play(game, must(openPosition(game, text)).position, move));

/** South's move from one literal to another; North's on the mirrored board must give the mirrored one. */
const checkProtocol = (before: string, pit: number, then: string, game = kalah): void => {
  const text = ofProtocol(before);
  const played = after(text, pitName(6, pit - 1), game);
  expect(boardOf(makePosition(played.position))).toBe(boardOf(ofProtocol(then)));
  const mirrored = must(play(game, mirror(must(parsePosition(game, text))), pitName(6, pit + 5)));
  expect(mirrored.position).toEqual(mirror(played.position));
};

describe('Kalah, from literals', () => {
  test('R1 nothing is captured where the facing pit is empty', () => {
    checkProtocol('<6,0,0,1,0,0,0,0,3,2,2,2,2,0,2>', 1, '<6,0,0,0,1,0,0,0,3,2,2,2,2,0,2>');
    const take = gameOf('kalah', { 'empty-capture': 'take' });
    checkProtocol('<6,0,0,1,0,0,0,0,3,2,2,2,2,0,2>', 1, '<6,1,0,0,0,0,0,0,3,2,2,2,2,0,2>', take);
    checkProtocol('<6,0,0,1,0,0,0,0,3,2,2,2,2,5,2>', 1, '<6,6,0,0,0,0,0,0,3,2,2,2,2,0,2>');
  });

  test('R2 the winner is decided after the sweep, and the sweep moves seeds', () => {
    checkProtocol('<6,20,20,0,0,0,0,0,2,1,1,1,1,1,1>', 6, '<6,21,27,0,0,0,0,0,0,0,0,0,0,0,0>');
    const before = must(parsePosition(kalah, ofProtocol('<6,20,20,0,0,0,0,0,2,1,1,1,1,1,1>')));
    const played = must(play(kalah, before, 'F'));
    expect(foldOf(before, played)).toEqual(played.position);
    expect(played.outcome).toEqual({ winner: 'N', score: [21, 27], reason: 'row-empty' });
  });

  test('R3 the last own seed in the own kalah ends the game: landed in the store, but no bonus move', () => {
    checkProtocol('<6,20,20,0,0,0,0,0,1,1,1,1,1,2,1>', 6, '<6,21,27,0,0,0,0,0,0,0,0,0,0,0,0>');
    const { events, position } = after(ofProtocol('<6,20,20,0,0,0,0,0,1,1,1,1,1,2,1>'), 'F');
    expect(events.filter(({ type }) => type === 'sow').at(-1)).toEqual({ type: 'sow', to: 'S' });
    expect(events.some(({ type }) => type === 'bonus')).toBe(false);
    expect(position.turn).toBeNull();
  });

  test('R4 the opponent’s store is passed over, from either seat', () => {
    checkProtocol('<6,0,0,1,0,0,0,0,8,1,1,1,1,1,1>', 6, '<6,1,0,2,0,0,0,0,0,2,2,2,2,2,2>');
  });

  test('R5 thirteen seeds capture in their own pit, fourteen do not', () => {
    checkProtocol('<6,0,0,0,0,13,0,0,0,1,1,1,1,1,1>', 3, '<6,4,0,1,1,0,1,1,1,2,2,2,0,2,2>');
    checkProtocol('<6,0,0,0,0,14,0,0,0,1,1,1,1,1,1>', 3, '<6,1,0,1,1,1,2,1,1,2,2,2,2,2,2>');
  });
});

test('R6 what the origin gets, at 12, 13, 14 and 15 seeds, is said by each game', () => {
  const row = (pits: number, seeds: number) => [seeds, ...new Array(pits - 1).fill(1)].join();
  const origin = (game: Game, seeds: number): number => {
    const { pits } = game.board;
    const text = `${row(pits, seeds)}/${new Array(pits).fill(3).join()} 400-400 S`;
    const position = must(parsePosition(game, text));
    const { events } = must(play(game, { ...position, turn: 'S' }, 'A'));
    const second = events.findIndex(({ type }, at) => at > 0 && type === 'lift');
    const lap = second < 0 ? events : events.slice(0, second);
    return lap.filter((event) => event.type === 'sow' && event.to === 'A').length;
  };
  const at = (game: Game) => [12, 13, 14, 15].map((seeds) => origin(game, seeds));
  expect(at(kalah)).toEqual([0, 1, 1, 1]);
  expect(at(manqala)).toEqual([0, 0, 1, 1]);
  expect(at(gameOf('al-manqala', { origin: 'skip' }))).toEqual([0, 0, 0, 0]);
  expect(at(walak)).toEqual([0, 0, 1, 1]);
});

test('R7 rules do not depend on the start: a custom board loses no seed', () => {
  const game = kalah;
  let match = startMatch(game, must(parsePosition(game, '1,3,2,1,4,2/0,2,1,2,0,2 4-0 S')));
  const below = chance(7);
  while (!now(match).outcome) {
    match = must(playMove(match, oneOf(below, legalMoves(game, now(match).position))));
    expect(totalSeeds(now(match).position.slots)).toBe(24);
  }
});

test('R8, R9 a single occupied pit is a move, each of both rows, the first one too', () => {
  for (const game of [kalah, gameOf('kalah', { end: 'no-move' }), manqala, walak]) {
    const { pits } = game.board;
    for (let pit = 0; pit < pits; pit++) {
      const own = Array.from({ length: pits }, (_, each) => (each === pit ? 1 : 0)).join();
      const full = new Array(pits).fill(1).join();
      const south = must(openPosition(game, `${own}/${full} 40-40 S`));
      expect(legalMoves(game, south.position)).toEqual([pitName(pits, pit)]);
      const north = must(openPosition(game, `${full}/${own} 40-40 N`));
      expect(legalMoves(game, north.position)).toEqual([pitName(pits, pits + pit)]);
    }
  }
});

describe('captures that run along the board', () => {
  test('R10 Al-manqala takes on both rows in one move, across their end', () => {
    const { position, events } = after('5,0,0,0,1,3,3/1,3,6,0,0,0,9 0-0 S', 'F', manqala);
    expect(makePosition(position)).toBe('5,0,0,0,1,0,0/0,0,6,0,0,0,9 10-0 N');
    expect(events.flatMap((event) => (event.type === 'capture' ? [event.pit] : []))).toEqual(['b', 'a', 'G']);
  });

  test('R11 backwards in Al-manqala, forwards in Walak-pussa', () => {
    const taken = (game: Game, text: string, move: Move) =>
      after(text, move, game).events.flatMap((event) => (event.type === 'capture' ? [event.pit] : []));
    expect(taken(manqala, '0,0,0,0,0,0,2/1,3,0,0,0,5,0 10-20 S', 'G')).toEqual(['b', 'a']);
    expect(taken(walak, '2,0,0,0,5,0,1/0,3,2,0,0,0,1 0-0 S', 'A')).toEqual(['E', 'G', 'b']);
  });

  test('R12 the chain is judged on the sown board, each link before its own removal', () => {
    const game = gameOf('al-manqala', { pits: 2 });
    // Six beads of B lap the board of four: b, which held one, is three now, so nothing is taken.
    expect(makePosition(after('2,6/0,1 30-30 S', 'B', game).position)).toBe('3,1/2,3 30-30 N');
    // Eight beads of A end where they began, and all four houses hold two or four: once round, each house once.
    const { events, position } = after('8,2/0,2 30-30 S', 'A', game);
    expect(events.flatMap((event) => (event.type === 'capture' ? [event.pit + event.count] : []))).toEqual([
      'A2',
      'b4',
      'a2',
      'B4',
    ]);
    expect(makePosition(position)).toBe('0,0/0,0 42-30 -');
  });
});

describe('endings', () => {
  test('R13 an endless sowing is illegal, in Walak-pussa only', () => {
    expect(reject(walak, must(parsePosition(walak, '1,1,0,1,0,1,0/1,0,1,0,1,0,2 0-0 S')), 'B')?.code).toBe('endless');
  });

  test('R14 Al-manqala: majority, starvation and chase are three endings', () => {
    expect(after('0,0,0,0,0,0,1/3,5,0,0,2,0,0 46-41 S', 'G', manqala).outcome?.reason).toBe('majority');
    const starved = after('2,1,1,0,0,0,0/0,0,0,0,0,0,1 48-45 N', 'g', manqala);
    expect(starved.outcome).toEqual({ winner: 'N', score: [48, 50], reason: 'cannot-feed' });
    let match = startMatch(manqala, must(parsePosition(manqala, '1,0,0,0,0,0,0/1,0,0,0,0,0,0 48-48 S')));
    for (const move of 'AaBbCcDdEeFfGg'.repeat(2)) match = must(playMove(match, move as Move));
    expect(now(match).outcome).toEqual({ winner: null, score: [49, 49], reason: 'chase' });
  });

  test('R15 who must feed: the legal moves, and the reason for the others', () => {
    const position = must(parsePosition(manqala, '0,3,0,0,1,0,1/0,0,0,0,0,0,0 47-46 S'));
    expect(legalMoves(manqala, position)).toEqual(['G']);
    for (const pit of ['B', 'E'] as const) {
      expect(reject(manqala, position, pit)).toEqual({ code: 'must-feed', params: { pit } });
    }
    expect(reject(manqala, position, 'A')?.code).toBe('empty-pit');
  });

  test('R19 captures and bonus moves exclude each other; the sweep is seen before the end', () => {
    const below = chance(19);
    for (let games = 0; games < 40; games++) {
      let match = startMatch(kalah);
      while (!now(match).outcome) {
        match = must(playMove(match, oneOf(below, legalMoves(kalah, now(match).position))));
        const types = now(match).events.map(({ type }) => type);
        expect(types.includes('capture') && types.includes('bonus')).toBe(false);
      }
      const { events, outcome, position } = now(match);
      const types = events.map(({ type }) => type);
      if (types.includes('sweep')) expect(types.indexOf('sweep')).toBeLessThan(types.indexOf('end'));
      expect(outcome?.score.reduce((sum, count) => sum + count)).toBe(48);
      expect(makePosition(position)).toMatch(/^0,0,0,0,0,0\/0,0,0,0,0,0 /);
    }
  });
});

describe('records and options', () => {
  test('R16 each game is told by data: what is executed is what is described', () => {
    expect({ ...kalah, options: {} }).toEqual({
      id: 'kalah',
      options: {},
      board: { pits: 6, seeds: 4 },
      sowing: { kind: 'lap', stores: 'own', origin: 'sow' },
      capture: { kind: 'across', facingEmpty: 'leave' },
      turns: { again: 'last-in-own-store', stuck: 'ends', pie: 'off' },
      obligation: { kind: 'none' },
      endings: [{ when: 'row-empty', leftovers: 'owners' }],
      chase: { kind: 'never' },
      rounds: { kind: 'single' },
    });
    expect({ ...manqala, options: {} }).toEqual({
      id: 'al-manqala',
      options: {},
      board: { pits: 7, seeds: 7 },
      sowing: { kind: 'lap', stores: 'none', origin: 'sow' },
      capture: { kind: 'exact-run', counts: [2, 4] },
      turns: { again: 'never', stuck: 'pass', pie: 'off' },
      obligation: { kind: 'feed' },
      endings: [
        { when: 'majority', leftovers: 'stay' },
        { when: 'board-empty', leftovers: 'stay' },
        { when: 'cannot-feed', leftovers: 'opponent' },
      ],
      chase: { kind: 'possible', division: 'halves', ends: 'third-repetition' },
      rounds: { kind: 'single' },
    });
    expect({ ...gameOf('walak-pussa', { rounds: 'simple', chase: 'agreement-only' }), options: {} }).toEqual({
      id: 'walak-pussa',
      options: {},
      board: { pits: 7, seeds: 4 },
      sowing: { kind: 'relay', lifts: 'next-pit', lapsMax: 10_000 },
      capture: { kind: 'beyond-empty' },
      turns: { again: 'never', stuck: 'ends', pie: 'off' },
      obligation: { kind: 'none' },
      endings: [
        { when: 'board-empty', leftovers: 'stay' },
        { when: 'no-move', leftovers: 'opponent' },
        { when: 'only-endless', leftovers: 'nobody' },
      ],
      chase: { kind: 'possible', division: 'nobody', ends: 'agreement-only' },
      rounds: { kind: 'refill', form: 'simple' },
    });
  });

  test('R17 a forced pass in somebody’s record is accepted; Kalah’s own records never hold one', () => {
    const given = '[Mbegu "1"]\n[Game "kalah"]\n[Position "0,0,0,0,0,1/0,3,0,0,2,0 20-22 S"]\n';
    expect(now(must(matchOf(must(parseRecords(`${given}F -`))))).outcome?.score).toEqual([21, 27]);
    const below = chance(17);
    for (let games = 0; games < 20; games++) {
      let match = startMatch(kalah);
      while (!now(match).outcome) {
        match = must(playMove(match, oneOf(below, legalMoves(kalah, now(match).position))));
      }
      expect(recordsOf(match)[0]?.line.entries.some(({ move }) => move === '-')).toBe(false);
    }
  });

  test('R20 house rules are options with names, and every record says which were in force', () => {
    expect(Object.keys(optionSpecs('kalah'))).toEqual(['pits', 'seeds', 'empty-capture', 'end', 'leftovers', 'pie']);
    runAll(
      GAME_IDS.flatMap((id) =>
        Object.entries(optionSpecs(id)).flatMap(([name, spec]) =>
          spec.kind === 'choice' ? spec.values.map((value) => ({ id, name, value })) : [],
        ),
      ),
      ({ id, name, value }) => {
        const game = gameOf(id, { [name]: value });
        const text = makeRecords(recordsOf(startMatch(game)));
        const again = must(matchOf(must(parseRecords(text))));
        expect(again.game).toEqual(game);
        expect(text.includes(`${name}=${value}`)).toBe(value !== optionSpecs(id)[name]?.first);
      },
    );
  });

  test('R18 a majority does not end Kalah early: whoever holds it plays on', () => {
    const position = must(parsePosition(kalah, '1,0,0,0,0,1/1,0,0,0,0,0 40-5 S'));
    expect(settle(kalah, position).outcome).toBeNull();
  });
});
