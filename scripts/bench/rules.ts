import {
  GAME_IDS,
  type GameId,
  gameOf,
  legalMoves,
  must,
  now,
  play,
  playMove,
  startMatch,
  startPosition,
} from '@mbegu/rules';

export const description = 'playouts and sowings a second of each game, on one core';

const millisecondsDefault = 3000;
const repeats = 5;

/** Numerical Recipes' generator: the same games at every run. */
const randomFrom = (seed: number) => {
  let state = seed >>> 0;
  return (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

interface Rate {
  readonly games: number;
  readonly sowings: number;
}

/** Random games on bare positions: legal moves, one of them played, events made and ignored. */
const onPositions = (id: GameId, ms: number): Rate => {
  const game = gameOf(id);
  const random = randomFrom(1);
  // Without a history a chase has no end; no ordinary random game is nearly as long.
  const sowingsMax = 1000;
  let games = 0;
  let sowings = 0;
  const end = performance.now() + ms;
  while (performance.now() < end) {
    let position = startPosition(game);
    for (let ply = 0; ply < sowingsMax && position.turn !== null; ply++) {
      const moves = legalMoves(game, position);
      position = must(play(game, position, moves[random(moves.length)] as (typeof moves)[number])).position;
      sowings++;
    }
    games++;
  }
  return { games, sowings };
};

/** Random games as matches, with history and repetition. */
const onMatches = (id: GameId, ms: number): Rate => {
  const game = gameOf(id);
  const random = randomFrom(1);
  let games = 0;
  let sowings = 0;
  const end = performance.now() + ms;
  while (performance.now() < end) {
    let match = startMatch(game);
    while (!now(match).outcome) {
      const moves = legalMoves(game, now(match).position);
      match = must(playMove(match, moves[random(moves.length)] as (typeof moves)[number]));
      sowings++;
    }
    games++;
  }
  return { games, sowings };
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;

const report = (id: GameId, what: string, measure: (id: GameId, ms: number) => Rate, ms: number): void => {
  measure(id, ms / 4);
  const rates = Array.from({ length: repeats }, () => measure(id, ms));
  const perSecond = (of: (rate: Rate) => number): string =>
    Math.round((median(rates.map(of)) * 1000) / ms).toLocaleString('en');
  console.log(`| ${id} | ${what} | ${perSecond(({ games }) => games)} | ${perSecond(({ sowings }) => sowings)} |`);
};

/** @param args milliseconds for each of five measurements, the median of which is printed */
export const run = ([ms = String(millisecondsDefault)]: readonly string[]): void => {
  console.log('| game | as | playouts/s | sowings/s |\n| --- | --- | ---: | ---: |');
  for (const id of GAME_IDS) {
    report(id, 'positions', onPositions, Number(ms));
    report(id, 'matches', onMatches, Number(ms));
  }
};
