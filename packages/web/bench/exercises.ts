// Exercises: positions out of games the computer plays against itself, in which exactly one move wins or saves the draw. Endgame tables prove it;
// how far a search without them has to look ahead tells how hard it is.

import { writeFileSync } from 'node:fs';
import {
  analyse,
  askEndgame,
  buildEndgameTable,
  chooseMove,
  createEndgameTable,
  type EndgameTable,
  LEVELS,
} from '@mbegu/engine';
import {
  GAME_IDS,
  type GameId,
  gameOf,
  type Move,
  makePosition,
  must,
  now,
  type Position,
  playMove,
  seedsOnBoard,
  startMatch,
  stores,
  totalSeeds,
} from '@mbegu/rules';
import { type Exercise, proven, STARS, tableSeeds } from '../src/learn/exercises.ts';

export const description = 'exercises found anew in games of the computer, proven and written; arguments: a game id';

/** So many of each difficulty. */
const perStar = 6;
/** Sowings looked ahead at most to find out how hard a position is. */
const depthMax = 9;
const gamesMax = 20_000;
const movesMax = 300;
/** The openings of a weak player differ from game to game. */
const openingMoves = 8;
const opener = LEVELS[0];
/** Strong enough to reach positions that mean something, quick enough for thousands of games. */
const player = LEVELS[4];

/** With fewer seeds there is nothing to work out. */
const seedsMin = 4;
/** Positions that differ in fewer places are one exercise. */
const differencesMin = 5;

/** Nobody holds more than half: there is still something to win. */
const isOpen = (position: Position): boolean => Math.max(...stores(position)) * 2 <= totalSeeds(position.slots);

const differences = (one: Position, other: Position): number =>
  one.slots.filter((count, slot) => count !== other.slots[slot]).length;

/** The fewest sowings after which a search finds the best move and keeps to it; one more than it may look where it never does. */
const sightNeeded = (id: GameId, position: Position, best: Move): number => {
  let needed = depthMax + 1;
  for (let depth = depthMax; depth >= 1; depth--) {
    if (must(analyse(gameOf(id), position, { depth, prove: false })).move !== best) return needed;
    needed = depth;
  }
  return needed;
};

const starsOf = (sight: number): number => STARS.findIndex((deepest) => sight <= deepest) + 1;

type Found = Omit<Exercise, 'id' | 'position'> & {
  readonly position: Position;
  readonly sight: number;
  readonly seeds: number;
};

const examine = (id: GameId, table: EndgameTable, position: Position): Found | null => {
  const answer = askEndgame(table, position);
  const clear = answer.ok ? proven(answer.value.moves) : null;
  if (!clear) return null;
  const sight = sightNeeded(id, position, clear.best);
  return {
    position,
    ...clear,
    stars: starsOf(sight),
    sight,
    seeds: seedsOnBoard(position.slots),
  };
};

/** One exercise out of one game at most, so that they do not resemble each other: the last that is wanted. */
const mine = (id: GameId, table: EndgameTable, seed: number, isWanted: (next: Found) => boolean): Found | null => {
  let match = startMatch(gameOf(id));
  let found: Found | null = null;
  for (let moves = 0; moves < movesMax; moves++) {
    const { position } = now(match);
    if (position.turn === null) break;
    const seeds = seedsOnBoard(position.slots);
    const next = seeds >= seedsMin && seeds <= table.seeds && isOpen(position) ? examine(id, table, position) : null;
    if (next && isWanted(next)) found = next;
    match = must(
      playMove(match, must(chooseMove(gameOf(id), position, moves < openingMoves ? opener : player, { seed })).move),
    );
  }
  return found;
};

const exercisesOf = (id: GameId): readonly Exercise[] => {
  const table = must(createEndgameTable(gameOf(id), tableSeeds[id]));
  must(buildEndgameTable(table));
  const found: Found[] = [];
  const count = (stars: number): number => found.filter((each) => each.stars === stars).length;
  const isWanted = ({ stars, position }: Found): boolean =>
    count(stars) < perStar && found.every((each) => differences(each.position, position) >= differencesMin);
  for (let seed = 1; seed <= gamesMax && found.length < perStar * STARS.length; seed++) {
    const next = mine(id, table, seed, isWanted);
    if (!next) continue;
    found.push(next);
    console.error(`${id}: ${found.length}, game ${seed}, ${STARS.map((_, index) => count(index + 1)).join(' ')}`);
  }
  return found
    .sort((one, other) => one.sight - other.sight || one.seeds - other.seeds)
    .map(({ position, best, value, next, stars }, index) => ({
      id: `${id}-${index + 1}`,
      position: makePosition(position),
      best,
      value,
      next,
      stars,
    }));
};

export const run = ([only]: readonly string[]): void => {
  for (const id of GAME_IDS) {
    if (only !== undefined && only !== id) continue;
    const exercises = exercisesOf(id);
    const file = new URL(`../src/learn/exercises/${id}.json`, import.meta.url);
    writeFileSync(
      file,
      `{ "game": "${id}", "exercises": [\n${exercises.map((each) => JSON.stringify(each)).join(',\n')}\n] }\n`,
    );
  }
};
