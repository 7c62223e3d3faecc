import type { GameId, Side } from '@mbegu/rules';
import { expect, test } from 'vitest';
import { buildEndgameTable, buildingSteps, endgameBuildBytes } from '../src/endgame/building.ts';
import { createPlaces, placeOf, placesBelow, toNextPlace, writePlace } from '../src/endgame/places.ts';
import { isOpenBoard } from '../src/endgame/probe.ts';
import { createEndgameTable, endgamePositions, endgameReach, endgameTableBytes } from '../src/endgame/tables.ts';
import { createBoard, loadPosition } from '../src/kernel/board.ts';
import { reference } from '../src/reference.ts';
import { asker, builtTable, marginFor, plainValues, toTheEnd, withPits } from './endgame-support.ts';
import { at, dice, gameWith, given, throwSeeds } from './support.ts';

test.each([2, 3, 6, 14])('positions of %i pits have places without holes, one after the other', (pits) => {
  const places = createPlaces(pits, 5);
  const cells = new Int16Array(pits);
  const again = new Int16Array(pits);
  const total = placesBelow(pits, 6);
  writePlace(places, 0, cells);
  for (let place = 0; place < total; place++) {
    if (placeOf(places, cells, 0, 0) !== place) expect.fail(`${cells} is not at ${place}`);
    writePlace(places, place, again);
    if (again.join() !== cells.join()) expect.fail(`${again} instead of ${cells}`);
    toNextPlace(places, cells);
  }
  expect([...cells]).toEqual([...new Array(pits - 1).fill(0), 6]);
});

test('a place is seen by the side to move', () => {
  const places = createPlaces(4, 10);
  const of = (pits: number[], side: number) => placeOf(places, Int16Array.from(pits), 0, side);
  expect(of([1, 2, 3, 4], 1)).toBe(of([3, 4, 1, 2], 0));
});

test('how far a number of positions reaches', () => {
  const manqala = gameWith('al-manqala', {});
  expect(endgamePositions(manqala, 14)).toBe(40_116_600);
  expect(endgameReach(manqala, 40_116_600)).toBe(14);
  expect(endgameReach(manqala, 40_116_599)).toBe(13);
  expect(endgameReach(manqala, 3)).toBe(0);
  expect(endgameReach(manqala, 2 ** 40)).toBe(20);
  expect(endgameTableBytes(manqala, 14)).toBe(2 * 40_116_600);
  expect(endgameTableBytes(manqala, 14, { distances: false })).toBe(40_116_600);
  // Ten bytes a position of the layer of 14 seeds, four for each move there can be, twice.
  expect(Math.round(endgameBuildBytes(manqala, 14) / 2 ** 20)).toBe(862);
  const kalah = gameWith('kalah', {});
  expect(endgameBuildBytes(kalah, 12)).toBe(endgameTableBytes(kalah, 12));
  expect(endgameReach(kalah, 256 * 2 ** 20)).toBe(20);
  expect(endgameTableBytes(kalah, 12)).toBe(endgamePositions(kalah, 12));
  expect(endgameReach(gameWith('walak-pussa', { pits: 1 }), 2 ** 31)).toBe(127);
});

test('seeds that no table can have are refused', () => {
  for (const seeds of [0, -1, 1.5, 21, Number.NaN]) {
    expect(createEndgameTable(gameWith('al-manqala', {}), seeds)).toMatchObject({
      error: { code: 'bad-limit', params: { limit: 'seeds', min: 1, max: 20 } },
    });
  }
});

type Case = readonly [id: GameId, options: Readonly<Record<string, string>>, pits: number, seeds: number];

const BOARDS: readonly Case[] = [
  ['al-manqala', {}, 1, 9],
  ['al-manqala', {}, 2, 7],
  ['al-manqala', {}, 3, 5],
  ['al-manqala', {}, 4, 4],
  ['al-manqala', { origin: 'skip' }, 1, 9],
  ['al-manqala', { origin: 'skip' }, 2, 7],
  ['al-manqala', { origin: 'skip' }, 3, 5],
  ['al-manqala', { origin: 'skip' }, 4, 4],
  ['al-manqala', { chase: 'agreement-only' }, 2, 5],
  ['walak-pussa', {}, 1, 9],
  ['walak-pussa', {}, 2, 7],
  ['walak-pussa', { chase: 'agreement-only' }, 3, 5],
  ['walak-pussa', {}, 4, 4],
  ['kalah', {}, 3, 5],
  ['kalah', {}, 7, 2],
  ['kalah', { 'empty-capture': 'take', end: 'no-move', leftovers: 'nobody' }, 7, 2],
];

test.each(BOARDS)(
  '%s %j: every position on %i pits, up to %i seeds, is worth what the rules give',
  (id, options, pits, seeds) => {
    const game = gameWith(id, { ...options, pits });
    const { value } = asker(builtTable(game, seeds));
    const truth = plainValues(game, seeds);
    expect(truth.size).toBeGreaterThan(50);
    for (const [key, plain] of truth) {
      const found = value(withPits(game, key.split(',').map(Number)));
      if (found !== plain) expect.fail(`${key}: ${found} instead of ${plain}`);
    }
  },
);

test('where the reference can follow every line to its end it says the same', () => {
  const roll = dice(11);
  let compared = 0;
  for (const id of ['al-manqala', 'walak-pussa'] as const) {
    const game = toTheEnd(gameWith(id, { pits: 3 }));
    const { value } = asker(builtTable(game, 6));
    for (let i = 0; i < 400; i++) {
      const position = throwSeeds(game, roll, 2 + roll(5));
      if (position === null) continue;
      const truth = reference(game, position, { nodesMax: 3_000 });
      if (!truth.ok) continue;
      compared++;
      const rest = truth.value.value - marginFor(position, position.turn as Side);
      expect(value(position), `${position.slots} ${position.turn}`).toBe(rest);
    }
  }
  expect(compared).toBeGreaterThan(100);
});

test('a board with holes that are marked or out of play is not open; a position that is over has nothing to win', () => {
  const game = gameWith('walak-pussa', { pits: 3, rounds: 'parker' });
  const board = createBoard(game, 1);
  loadPosition(board, at(game, '4,4,1p/4,4,x 3-3 S'));
  expect(isOpenBoard(board)).toBe(false);
  loadPosition(board, at(game, '4,4,1/4,4,0 3-3 S'));
  expect(isOpenBoard(board)).toBe(true);
  const { value, distance } = asker(builtTable(game, 3));
  const over = given(game, '1,0,0/1,1,0 3-3 -');
  expect([value(over), distance(over)]).toEqual([0, 0]);
});

test('a building tells how far it is, can be stopped, and comes out alike without distances', () => {
  const game = gameWith('al-manqala', { pits: 4 });
  const whole = builtTable(game, 6);
  const bare = builtTable(game, 6, { distances: false });
  expect(bare.bytes.length).toBe(bare.positions);
  expect(Buffer.compare(Buffer.from(bare.values), Buffer.from(whole.values))).toBe(0);

  const stopped = createEndgameTable(game, 6);
  expect(stopped.ok && buildEndgameTable(stopped.value, { stop: () => true })).toEqual({ ok: true, value: false });

  const stepwise = createEndgameTable(game, 6);
  if (!stepwise.ok) return expect.fail();
  const steps = buildingSteps(stepwise.value);
  const told = steps.ok ? [...steps.value] : [];
  expect(told).toEqual([...told].sort((a, b) => a - b));
  expect(told.at(-1)).toBe(whole.positions);
  expect(Buffer.compare(Buffer.from(stepwise.value.bytes), Buffer.from(whole.bytes))).toBe(0);
});
