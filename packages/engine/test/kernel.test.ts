import { type Game, type GameId, must, type Position, parsePosition } from '@mbegu/rules';
import { describe, expect, test } from 'vitest';
import { dice, gameWith } from './support.ts';
import { type Met, nothingMet, walk, walkerOf, walkFrom } from './walk.ts';

type Words = Readonly<Record<string, string | number>>;

const SIZES: readonly Words[] = [
  {},
  { pits: 1, seeds: 3 },
  { pits: 2, seeds: 5 },
  { pits: 3 },
  { pits: 4, seeds: 7 },
  { pits: 5 },
  { pits: 6, seeds: 6 },
  { pits: 8, seeds: 2 },
  { pits: 12, seeds: 12 },
];

const OPTIONS: Readonly<Record<GameId, readonly Words[]>> = {
  kalah: ['leave', 'take'].flatMap((capture) =>
    ['row-empty', 'no-move'].flatMap((end) =>
      ['owner', 'nobody'].flatMap((leftovers) =>
        ['off', 'on'].map((pie) => ({ 'empty-capture': capture, end, leftovers, pie })),
      ),
    ),
  ),
  'al-manqala': [{ origin: 'sow' }, { origin: 'skip' }],
  'walak-pussa': [{ rounds: 'single' }, { rounds: 'simple' }, { rounds: 'parker' }],
};

const gamesOf = (id: GameId): Game[] =>
  SIZES.flatMap((size) => OPTIONS[id].map((options) => gameWith(id, { ...size, ...options })));

/** Moves compared of each game. */
const movesEach = 60_000;

const walkAll = (id: GameId, seed: number): Met => {
  const met = nothingMet();
  const games = gamesOf(id);
  const roll = dice(seed);
  games.forEach((game, index) => {
    const difference = walk(walkerOf(game), roll, Math.ceil((movesEach * (index + 1)) / games.length), met);
    expect(difference, `seed ${seed}`).toBeNull();
  });
  return met;
};

describe('the fast position plays as the rules do', () => {
  const seed = 20_261_129;

  test('kalah', () => {
    const met = walkAll('kalah', seed);
    expect(met.moves).toBeGreaterThanOrEqual(movesEach);
    expect(met.packed).toBeGreaterThan(30_000);
    expect(met.tooFull).toBeGreaterThan(300);
    expect(met.captures).toBeGreaterThan(1_000);
    expect(met.again).toBeGreaterThan(1_000);
    expect(met.swaps).toBeGreaterThan(100);
    expect(Object.keys(met.ended).sort()).toEqual(['no-move', 'row-empty']);
  });

  test('al-manqala', () => {
    const met = walkAll('al-manqala', seed);
    expect(met.general).toBeGreaterThanOrEqual(movesEach);
    expect(met.captures).toBeGreaterThan(1_000);
    expect(met.passes).toBeGreaterThan(20);
    expect(Object.keys(met.ended).sort()).toEqual(['board-empty', 'cannot-feed', 'majority']);
  });

  test('walak-pussa', () => {
    const met = walkAll('walak-pussa', seed);
    expect(met.general).toBeGreaterThanOrEqual(movesEach);
    expect(met.captures).toBeGreaterThan(1_000);
    expect(met.endless).toBeGreaterThan(20);
    expect(Object.keys(met.ended).sort()).toEqual(['board-empty', 'no-move', 'only-endless']);
  });
});

/** A game with something changed in what the kernel is told of it. */
const FAULTS: readonly [mechanic: string, game: Game, told: Partial<Game>][] = [
  ['sowing: stores', gameWith('kalah', {}), { sowing: { kind: 'lap', stores: 'none', origin: 'sow' } }],
  ['sowing: origin', gameWith('al-manqala', {}), { sowing: { kind: 'lap', stores: 'none', origin: 'skip' } }],
  ['sowing: relay', gameWith('walak-pussa', {}), { sowing: { kind: 'lap', stores: 'none', origin: 'sow' } }],
  ['sowing: laps', gameWith('walak-pussa', {}), { sowing: { kind: 'relay', lifts: 'next-pit', lapsMax: 30 } }],
  ['capture: across', gameWith('kalah', {}), { capture: { kind: 'across', facingEmpty: 'take' } }],
  ['capture: exact run', gameWith('al-manqala', {}), { capture: { kind: 'exact-run', counts: [2] } }],
  ['capture: beyond empty', gameWith('walak-pussa', {}), { capture: { kind: 'exact-run', counts: [] } }],
  ['turns: again', gameWith('kalah', {}), { turns: { again: 'never', stuck: 'ends', pie: 'off' } }],
  ['turns: stuck', gameWith('al-manqala', {}), { turns: { again: 'never', stuck: 'ends', pie: 'off' } }],
  ['obligation', gameWith('al-manqala', {}), { obligation: { kind: 'none' } }],
  ['ending: row empty', gameWith('kalah', {}), { endings: [{ when: 'no-move', leftovers: 'owners' }] }],
  ['leftovers', gameWith('kalah', {}), { endings: [{ when: 'row-empty', leftovers: 'nobody' }] }],
  ['ending: majority', gameWith('al-manqala', {}), { endings: gameWith('al-manqala', {}).endings.slice(1) }],
  ['order of endings', gameWith('al-manqala', {}), { endings: gameWith('al-manqala', {}).endings.slice().reverse() }],
  ['ending: cannot feed', gameWith('al-manqala', {}), { endings: gameWith('al-manqala', {}).endings.slice(0, 2) }],
  [
    'ending: only endless',
    gameWith('walak-pussa', { pits: 2 }),
    { endings: gameWith('walak-pussa', {}).endings.slice(0, 2) },
  ],
  ['ending: no move', gameWith('walak-pussa', {}), { endings: gameWith('walak-pussa', {}).endings.slice(0, 1) }],
];

test.each(FAULTS)('a kernel with a fault differs from the rules: %s', (_, game, told) => {
  expect(walk(walkerOf(game, { ...game, ...told }), dice(1), 20_000, nothingMet())).not.toBeNull();
});

/** The packed form alone: tables and switches that differ in one place. */
test('a packed form with a fault differs from the rules', () => {
  const game = gameWith('kalah', {});
  const walker = walkerOf(game);
  const rules = walker.packed;
  if (rules === null) throw new Error('Kalah can be packed');
  const addOwn = rules.addOwn.slice();
  addOwn[5] = (addOwn[5] as number) + 32;
  const faults = [
    { addOwn },
    { addOpp: rules.addOpp.map((sum) => sum << 5) },
    { gain: rules.gain.map(() => 0) },
    { landing: rules.landing.map((pit) => (pit === 2 ? 3 : pit)) },
    { takesAlone: true },
    { endsOnEmptyRow: false },
    { ownersKeep: false },
  ];
  for (const fault of faults) {
    const met = nothingMet();
    const difference = walk({ ...walker, packed: { ...rules, ...fault } }, dice(2), 20_000, met);
    expect(difference, Object.keys(fault).join()).toMatch(/packed form/);
  }
});

test('a thousand seeds and a relay of hundreds of laps', () => {
  const cases: readonly [Game, string][] = [
    [gameWith('kalah', { pits: 12 }), `0,0,0,0,0,0,0,0,0,0,0,999/1${',0'.repeat(11)} 0-0 S`],
    [gameWith('kalah', { pits: 1 }), '31/31 0-0 S'],
    [gameWith('al-manqala', {}), '500,0,0,0,0,0,0/500,0,0,0,0,0,0 0-0 N'],
    [gameWith('walak-pussa', {}), '1,0,1,0,1,0,1/0,1,0,1,0,2,1 0-0 S'],
  ];
  for (const [game, text] of cases) {
    const given: Position = must(parsePosition(game, text));
    expect(walkFrom(walkerOf(game), given, dice(3), nothingMet())).toBeNull();
  }
});
