// Every level against the one below: points of a hundred by game, moves ahead and time a move.

import {
  GAME_IDS,
  type Game,
  type GameId,
  gameOf,
  isGameId,
  legalMoves,
  type Match,
  type Move,
  must,
  now,
  playMove,
  startMatch,
} from '@mbegu/rules';
import { chooseMove, LEVELS, type Level, seenCountsOf } from '../src/index.ts';

export const description = 'strength: each level against the one below; arguments: games a pair [40], a game id';

interface Seat {
  readonly level: Level;
  milliseconds: number;
  slowest: number;
  moves: number;
}

export const seat = (level: Level): Seat => ({ level, milliseconds: 0, slowest: 0, moves: 0 });

const move = (match: Match, player: Seat, seed: number): Match => {
  const { position } = now(match);
  const started = performance.now();
  const choice = must(chooseMove(match.game, position, player.level, { seed, seen: seenCountsOf(match) }));
  const took = performance.now() - started;
  player.milliseconds += took;
  player.slowest = Math.max(player.slowest, took);
  player.moves += 1;
  return must(playMove(match, choice.move));
};

/** Moves made at random before a game, so that games differ and no opening decides them all. */
const openingMoves = 4;

/** A match a few moves on; every two seeds share one, so that both players have both sides of it. */
const opening = (game: Game, seed: number): Match => {
  let match = startMatch(game);
  for (let i = 0, state = seed >> 1; i < openingMoves && now(match).outcome === null; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const moves = legalMoves(game, now(match).position);
    match = must(playMove(match, moves[Math.floor((state / 2 ** 32) * moves.length)] as Move));
  }
  return match;
};

/** Points of `first`: 1, ½ or 0. It plays South in games of even seeds. */
const playGame = (game: Game, first: Seat, second: Seat, seed: number): number => {
  const firstSide = seed % 2 === 0 ? 'S' : 'N';
  let match = opening(game, seed);
  while (now(match).outcome === null) {
    match = move(match, now(match).onTurn === firstSide ? first : second, seed);
  }
  const winner = now(match).outcome?.winner ?? null;
  return winner === null ? 0.5 : Number(winner === firstSide);
};

/** Points of the stronger of two levels, 0 … `games`. */
export const playPair = (game: Game, stronger: Seat, weaker: Seat, games: number, seed = 0): number => {
  let points = 0;
  for (let i = 0; i < games; i++) points += playGame(game, stronger, weaker, seed + i);
  return points;
};

const line = (game: Game, stronger: Level, weaker: Level, games: number): string => {
  const [above, below] = [seat(stronger), seat(weaker)];
  const percent = (100 * playPair(game, above, below, games)) / games;
  const average = (above.milliseconds / above.moves).toFixed(1);
  return `${game.id.padEnd(12)} ${stronger.id.padEnd(9)} : ${weaker.id.padEnd(9)} ${percent.toFixed(1).padStart(5)} %   ${average} ms a move, ${above.slowest.toFixed(0)} at most`;
};

export const run = (args: readonly string[]): void => {
  const games = Number(args[0] ?? 40);
  const ids: readonly GameId[] = args[1] !== undefined && isGameId(args[1]) ? [args[1]] : GAME_IDS;
  for (const id of ids) {
    const game = gameOf(id);
    LEVELS.slice(1).forEach((stronger, i) => {
      console.log(line(game, stronger, LEVELS[i] as Level, games));
    });
  }
};
