// The fast position against the rules, a million moves of each game.

import { createGame, GAME_IDS, type Game, type GameId, gameOf, must, optionSpecs } from '@mbegu/rules';
import { nothingMet, type Roll, walk, walkerOf } from '../test/walk.ts';

export const description = 'the fast position against the rules: moves a game [1,000,000], seed [1], a game id';

const generator = (seed: number): Roll => {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
};

/** A game with every option thrown. */
const throwGame = (id: GameId, roll: Roll): Game => {
  if (roll(8) === 0) return gameOf(id);
  const options = Object.entries(optionSpecs(id)).map(([name, spec]) => [
    name,
    spec.kind === 'count'
      ? spec.min + roll(spec.max - spec.min + 1)
      : (spec.values[roll(spec.values.length)] as string),
  ]);
  return must(createGame(id, Object.fromEntries(options)));
};

/** Moves compared of one choice of options. */
const movesEach = 400;

const compare = (id: GameId, moves: number, seed: number): boolean => {
  const roll = generator(seed);
  const met = nothingMet();
  while (met.moves < moves) {
    const difference = walk(walkerOf(throwGame(id, roll)), roll, Math.min(moves, met.moves + movesEach), met);
    if (difference !== null) {
      console.log(`${id}: differs, seed ${seed}\n  ${difference}`);
      return false;
    }
  }
  console.log(`${id}: the same. ${JSON.stringify(met)}`);
  return true;
};

export const run = (args: readonly string[]): void => {
  const [moves = 1_000_000, seed = 1] = args.slice(0, 2).map(Number);
  const ids = args[2] === undefined ? GAME_IDS : GAME_IDS.filter((id) => id === args[2]);
  if (!ids.map((id) => compare(id, moves, seed)).every(Boolean)) process.exitCode = 1;
};
