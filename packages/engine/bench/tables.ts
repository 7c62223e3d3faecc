// The published values of Kalah, solved anew from nothing.

import {
  type Game,
  gameOf,
  legalMoves,
  type Move,
  must,
  type Position,
  play,
  startPosition,
  store,
} from '@mbegu/rules';
import type { Pool } from '../src/index.ts';
import { inPool, type Opened, open, solve, stopwatch } from './solving.ts';

export const description =
  'exact values of Kalah against the published ones: all, or pits seeds [take|leave]; moves for the first moves of (6,4); threads=2';

type Capture = 'take' | 'leave';

/** How the boards of one pit end for South, with 1 … 6 seeds in it: the paper has no margins for them. */
const ONE_PIT = ['draw', 'loss', 'win', 'loss', 'win', 'draw'] as const;

/** Values of 1 … 6 seeds a pit, South to move: take and leave, `null` where nobody has published a proof. */
const VALUES: Readonly<Record<number, readonly (readonly [take: number, leave: number | null])[]>> = {
  2: [
    [2, 2],
    [-2, -2],
    [-2, -2],
    [-12, -10],
    [6, 6],
    [8, 8],
  ],
  3: [
    [0, 0],
    [4, 4],
    [2, 2],
    [2, 2],
    [6, 6],
    [-10, -8],
  ],
  4: [
    [2, 2],
    [6, 6],
    [8, 6],
    [2, 2],
    [2, 4],
    [0, 0],
  ],
  5: [
    [0, 0],
    [0, 2],
    [8, 6],
    [12, 10],
    [2, 2],
  ],
  6: [
    [2, 2],
    [10, 6],
    [2, 2],
    [10, 8],
    [12, null],
  ],
};

/** Of the first moves of Kalah(6,4), and of the second ones after C, which moves again. */
const FIRST_MOVES: Readonly<Record<Capture, Readonly<Record<string, number>>>> = {
  take: { A: -14, B: -8, C: 10, D: -2, E: -6, F: 4, CA: -8, CB: -2, CD: 2, CE: 4, CF: 10 },
  leave: { A: -14, B: -10, C: 8, D: -2, E: -8, F: 4, CA: -6, CB: 0, CD: 2, CE: 4, CF: 8 },
};

const outcomeOf = (value: number): (typeof ONE_PIT)[number] => (value > 0 ? 'win' : value < 0 ? 'loss' : 'draw');

interface Check {
  readonly pits: number;
  readonly seeds: number;
  readonly capture: Capture;
  readonly published: number | (typeof ONE_PIT)[number];
}

const check = async (pool: Pool, { pits, seeds, capture, published }: Check): Promise<boolean> => {
  const since = stopwatch();
  const game = gameOf('kalah', { pits, seeds, 'empty-capture': capture });
  const opened = await open(pool, game);
  const built = since();
  const { least, most, nodes, line } = await solve(opened, startPosition(game));
  opened.solver.close();
  const { cpu, clock } = since();
  const isSame = least === most && published === (typeof published === 'number' ? least : outcomeOf(least));
  console.log(
    `(${pits},${seeds}) ${capture.padEnd(5)} ${String(least).padStart(3)} ${isSame ? 'as published' : `NOT ${published}`}` +
      `  ${nodes.toLocaleString('en')} nodes, table ${opened.reach} seeds ${built.clock.toFixed(1)} s,` +
      ` in all ${clock.toFixed(1)} s by the clock, ${cpu.toFixed(1)} s of processor  ${line.slice(0, 8).join('')}`,
  );
  return isSame;
};

/** Value of a move for South, who makes it. */
const valueOfMove = async (opened: Opened, game: Game, before: Position, move: Move): Promise<number> => {
  const { position } = must(play(game, before, move));
  const { least } = await solve(opened, position, undefined, store(position, 'S'));
  return position.turn === before.turn ? least : 0 - least;
};

const checkMoves = async (pool: Pool, capture: Capture): Promise<boolean> => {
  const since = stopwatch();
  const game = gameOf('kalah', { 'empty-capture': capture });
  const opened = await open(pool, game);
  const start = startPosition(game);
  const found: Record<string, number> = {};
  for (const move of legalMoves(game, start)) found[move] = await valueOfMove(opened, game, start, move);
  const afterC = must(play(game, start, 'C')).position;
  for (const move of legalMoves(game, afterC)) found[`C${move}`] = await valueOfMove(opened, game, afterC, move);
  opened.solver.close();
  const isSame = JSON.stringify(found) === JSON.stringify(FIRST_MOVES[capture]);
  const { cpu, clock } = since();
  console.log(
    `first moves, ${capture}: ${JSON.stringify(found)} ${isSame ? 'as published' : 'NOT as published'},` +
      ` ${clock.toFixed(1)} s by the clock, ${cpu.toFixed(1)} s of processor`,
  );
  return isSame;
};

/** Boards that take an hour or more: only when they are asked for by name. */
const isLong = (pits: number, seeds: number): boolean => pits === 6 && seeds > 4;

const checksFor = (captures: readonly Capture[], pits: number | undefined, seeds: number | undefined): Check[] => {
  const boards = [
    ...ONE_PIT.map((outcome, i) => ({ pits: 1, seeds: i + 1, take: outcome, leave: outcome })),
    ...Object.entries(VALUES).flatMap(([row, values]) =>
      values.map(([take, leave], i) => ({ pits: Number(row), seeds: i + 1, take, leave })),
    ),
  ];
  return boards
    .filter((board) => (pits ?? board.pits) === board.pits && (seeds ?? board.seeds) === board.seeds)
    .filter((board) => pits !== undefined || !isLong(board.pits, board.seeds))
    .flatMap((board) => captures.map((capture) => ({ ...board, capture, published: board[capture] })))
    .filter(({ published }) => published !== null) as Check[];
};

export const run = (args: readonly string[]): Promise<void> =>
  inPool(args, async (pool) => {
    const captures = (['take', 'leave'] as const).filter(
      (capture) => !args.includes(capture === 'take' ? 'leave' : 'take'),
    );
    const [pits, seeds] = args.map(Number).filter((number) => number > 0);
    let isSame = true;
    if (args[0] !== 'moves') {
      for (const each of checksFor(captures, pits, seeds)) isSame = (await check(pool, each)) && isSame;
    }
    if (pits === undefined) {
      for (const capture of captures) isSame = (await checkMoves(pool, capture)) && isSame;
    }
    if (!isSame) process.exitCode = 1;
  });
