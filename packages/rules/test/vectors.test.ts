import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  createGame,
  GAME_IDS,
  legalMoves,
  makePosition,
  must,
  now,
  openPosition,
  parsePosition,
  play,
  playMove,
  settle,
  startMatch,
} from '../src/index.ts';
import { type GameVector, type MoveVector, readVectors, vectorBytes, vectorGames } from './support/files.ts';
import { checkPlayed, notRejected } from './support/laws.ts';
import { runAll } from './support/run.ts';

const checkMove = (vector: MoveVector): void => {
  const game = must(createGame(vector.game, vector.options));
  const { position, events } = must(openPosition(game, vector.position));
  expect(events).toEqual([]);
  expect(makePosition(position)).toBe(vector.position);
  expect(legalMoves(game, position)).toEqual(vector.legal);
  expect(notRejected(game, position)).toEqual(vector.legal);
  const played = must(play(game, position, vector.move));
  expect(makePosition(played.position)).toBe(vector.next);
  expect(played.outcome).toEqual(vector.outcome);
  checkPlayed(game, position, played);
};

const checkGame = (vector: GameVector): void => {
  const game = must(createGame(vector.game, vector.options));
  const start = must(parsePosition(game, vector.start));
  expect(settle(game, start).events).toEqual([]);
  let match = startMatch(game, start);
  for (const move of vector.moves) {
    const before = now(match);
    expect(before.outcome).toBeNull();
    match = must(playMove(match, move));
    checkPlayed(game, before.position, now(match));
  }
  expect(makePosition(now(match).position)).toBe(vector.final);
  expect(now(match).outcome).toEqual(vector.outcome);
};

test('every game has a folder of vectors and no other folder is there', () => {
  expect([...vectorGames()].sort()).toEqual([...GAME_IDS].sort());
});

describe.each(GAME_IDS)('%s', (id) => {
  test('single moves', () => {
    const vectors = readVectors<MoveVector>(id, 'moves');
    expect(vectors.length).toBeGreaterThan(600);
    runAll(vectors, checkMove);
  });

  test('whole games through a match, repetitions counted', () => {
    const vectors = readVectors<GameVector>(id, 'games');
    expect(vectors.length).toBeGreaterThan(50);
    runAll(vectors, checkGame);
  });
});

/** SHA-256 of the files as they came from the programs that were compared; nothing here may rewrite them. */
const DIGESTS = [
  ['kalah', 'moves', 'b51fbb01f687f83753dff45b39b04114d3f4bf5099622420293f9f377695fda6'],
  ['kalah', 'games', '9442d7cc8e9fc2d8926a709511c79e0526286f9ee0ff6358c3b37ffbb1664290'],
  ['al-manqala', 'moves', 'e4b22768d7af5975032f23677f0e87d6ee2c1f8cb34252dc53ec2dff7bc92377'],
  ['al-manqala', 'games', '8dfeb2b6cac691e8a46b70c9cdb5b5f38b3a17ce414ba0d94dfc504d14294b5b'],
  ['walak-pussa', 'moves', 'c0a21208e0bfe9fa07388db11675060c567b6e1576a678a8a2db837c85563fda'],
  ['walak-pussa', 'games', '4704ceeab61a206f661425ecae4d60fcfea8a01f32bc68374bcb4b7fc85cd77e'],
] as const;

test.each(DIGESTS)('%s %s is the file as it was given', (id, kind, digest) => {
  expect(createHash('sha256').update(vectorBytes(id, kind)).digest('hex')).toBe(digest);
});
