// The weights of the evaluation anew: games of the search against itself, and least squares over their positions.

import {
  type Game,
  gameOf,
  isGameId,
  legalMoves,
  type Move,
  must,
  now,
  playMove,
  type Side,
  startMatch,
} from '@mbegu/rules';
import { analyse, seenCountsOf } from '../src/index.ts';
import { createBoard, loadPosition } from '../src/kernel/board.ts';
import { randomFrom } from '../src/random.ts';
import { createBestTake } from '../src/search/takes.ts';
import { type Evaluation, evaluationOf } from '../src/search/weights.ts';
import { marginOf } from '../src/value.ts';
import { fit, varianceTold } from './least-squares.ts';

export const description =
  'weights of the evaluation from games of the search against itself: a game, games [300], nodes a move [4000]';

const openingMovesMax = 10;
/** So often a move is made at random, for positions that good play would not reach. */
const strayShare = 0.07;

/** A position from the side to move, with what that side still won, in seeds more than the other. */
interface Sample {
  readonly features: readonly number[];
  readonly won: number;
}

/** The numbers that the weights of one board are multiplied with, in the order of `Weights`. */
const plainFeatures = (game: Game, counts: number, slots: readonly number[], turn: Side): number[] => {
  const { pits } = game.board;
  const rowOf = (start: number): number[] => {
    const row = slots.slice(start, start + pits);
    const beyond = row.map((count, i) => Math.max(0, count - (pits - i)));
    return [
      row.reduce((sum, count) => sum + count, 0),
      ...Array.from({ length: counts }, (_, held) => row.filter((count) => count === held).length),
      row.filter((count, i) => count === pits - i).length,
      beyond.filter((seeds) => seeds > 0).length,
      beyond.reduce((sum, seeds) => sum + seeds, 0),
    ];
  };
  const [own, other] = [rowOf(turn === 'S' ? 0 : pits), rowOf(turn === 'S' ? pits : 0)];
  return [1, ...own.map((value, i) => value - (other[i] as number))];
};

/** What can be taken at once by the side to move, and, with the sign it counts with, by the other. */
const takeFeatures = (game: Game, position: Parameters<typeof loadPosition>[1]): number[] => {
  const board = createBoard(game, 1);
  loadPosition(board, position);
  const total = position.slots.reduce((sum, count) => sum + count, 0);
  const bestTake = createBestTake(board, game.capture, total);
  const side = position.turn === 'S' ? 0 : 1;
  return [bestTake(0, side), -bestTake(0, 1 - side)];
};

const featuresOf = (game: Game, position: Parameters<typeof loadPosition>[1]): number[] => {
  const { full, fullSeeds } = evaluationOf(game);
  const { pits } = game.board;
  const inPits = position.slots.slice(0, 2 * pits).reduce((sum, count) => sum + count, 0);
  const share = Math.min(1, inPits / (2 * pits * fullSeeds));
  const plain = [
    ...plainFeatures(game, full.counts.length, position.slots, position.turn as Side),
    ...takeFeatures(game, position),
  ];
  return [...plain.map((value) => share * value), ...plain.map((value) => (1 - share) * value)];
};

/** A game of the search against itself. What is still won is the mean of what it expected and how the game ended. */
const selfPlay = (game: Game, nodes: number, random: () => number): Sample[] => {
  const roll = (n: number): number => Math.floor(random() * n);
  let match = startMatch(game);
  const samples: { features: number[]; side: Side; held: number; expected: number; isLasting: boolean }[] = [];
  for (let ply = -1 - roll(openingMovesMax); now(match).position.turn !== null; ply++) {
    const { position } = now(match);
    const moves = legalMoves(game, position);
    let move = moves[roll(moves.length)] as Move;
    if (ply >= 0) {
      const side = position.turn as Side;
      const held = marginOf(position, side);
      const report = must(analyse(game, position, { nodes, seen: seenCountsOf(match), prove: false }));
      const isLasting = !report.exact;
      samples.push({ features: featuresOf(game, position), side, held, expected: report.value - held, isLasting });
      // After a stray move the end says nothing of what came before.
      if (random() < strayShare) for (const sample of samples) sample.isLasting = false;
      else move = report.move;
    }
    match = must(playMove(match, move));
  }
  const end = now(match).position;
  return samples.map(({ features, side, held, expected, isLasting }) => ({
    features,
    won: isLasting ? (expected + marginOf(end, side) - held) / 2 : expected,
  }));
};

/** The weights in the form of `weights.ts`. */
const evaluationText = ({ fullSeeds, full }: Evaluation, weights: readonly number[]): string => {
  const half = weights.length / 2;
  const board = (from: number): string => {
    const [turn, seed, ...rest] = weights.slice(from, from + half).map((weight) => Math.round(100 * weight) / 100);
    const counts = rest.splice(0, full.counts.length);
    const [reaches, passes, beyond, take, taken] = rest;
    return JSON.stringify({ turn, seed, counts, reaches, passes, beyond, take, taken });
  };
  return `fullSeeds: ${fullSeeds}\nfull: ${board(0)}\nbare: ${board(half)}`;
};

export const run = ([id = '', games = '300', nodes = '4000']: readonly string[]): void => {
  if (!isGameId(id)) throw new Error(`which game? There is none called "${id}".`);
  const game = gameOf(id);
  const random = randomFrom(1);
  const played = Array.from({ length: Number(games) }, () => selfPlay(game, Number(nodes), random));
  // Every fifth game is kept out, to tell how much the weights say of games they were not made from.
  const known = played.filter((_, i) => i % 5 !== 0).flat();
  const unknown = played.filter((_, i) => i % 5 === 0).flat();
  console.log(`${known.length} positions of ${id}; of the variance in ${unknown.length} others they tell`);
  console.log(`${(100 * varianceTold(unknown, fit(known))).toFixed(1)} %. From all of them:`);
  console.log(evaluationText(evaluationOf(game), fit([...known, ...unknown])));
};
