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
import { buildEndgame, createEndgame, createSolver, endgameSeeds, packedRulesOf, type Solver } from '../src/index.ts';

export const description =
  'exact values of Kalah against the published ones: all, or pits seeds [take|leave]; moves for the first moves of (6,4)';

type Capture = 'take' | 'leave';

/** Values of 1 … 6 seeds a pit, South to move: take and leave. */
const VALUES: Readonly<Record<number, readonly (readonly [take: number, leave: number])[]>> = {
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
  ],
};

/** Of the first moves of Kalah(6,4), and of the second ones after C, which moves again. */
const FIRST_MOVES: Readonly<Record<Capture, Readonly<Record<string, number>>>> = {
  take: { A: -14, B: -8, C: 10, D: -2, E: -6, F: 4, CA: -8, CB: -2, CD: 2, CE: 4, CF: 10 },
  leave: { A: -14, B: -10, C: 8, D: -2, E: -8, F: 4, CA: -6, CB: 0, CD: 2, CE: 4, CF: 8 },
};

const MIB = 2 ** 20;

/** How much of an endgame table pays, by the seeds of the game. */
const tableBytes = (seeds: number): number => (seeds <= 20 ? 0 : seeds <= 36 ? MIB : seeds <= 44 ? 12 * MIB : 90 * MIB);

interface Opened {
  readonly solver: Solver;
  /** Seeds of the endgame table. */
  readonly seeds: number;
}

const open = (game: Game): Opened => {
  const rules = packedRulesOf(game);
  if (rules === null) throw new Error('too large a board');
  const { pits, seeds } = game.board;
  const reach = endgameSeeds(pits, tableBytes(2 * pits * seeds));
  const endgame = reach > 0 ? createEndgame(rules, reach) : null;
  if (endgame) buildEndgame(endgame);
  const solver = createSolver(game, { tableBytes: 256 * MIB, endgame });
  if (solver === null) throw new Error('no solver');
  return { solver, seeds: reach };
};

const secondsSince = (started: number): string => ((performance.now() - started) / 1000).toFixed(1);

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const check = (pits: number, seeds: number, capture: Capture, published: number): boolean => {
  const started = performance.now();
  const cpu = cpuSeconds();
  const game = gameOf('kalah', { pits, seeds, 'empty-capture': capture });
  const { solver, seeds: reach } = open(game);
  const built = cpuSeconds() - cpu;
  const { least, most, nodes, line } = must(solver.solve(startPosition(game)));
  const isSame = least === published && most === published;
  console.log(
    `(${pits},${seeds}) ${capture.padEnd(5)} ${String(least).padStart(3)} ${isSame ? 'as published' : `NOT ${published}`}` +
      `  ${nodes.toLocaleString('en')} nodes, table ${reach} seeds ${built.toFixed(1)} s, in all ${(cpuSeconds() - cpu).toFixed(1)} s` +
      ` of processor, ${secondsSince(started)} s by the clock  ${line.slice(0, 8).join('')}`,
  );
  return isSame;
};

/** Value of a move for South, who makes it. */
const valueOfMove = ({ solver }: Opened, game: Game, before: Position, move: Move): number => {
  const { position } = must(play(game, before, move));
  const { least } = must(solver.solve(position, { guess: store(position, 'S') }));
  return position.turn === before.turn ? least : 0 - least;
};

const checkMoves = (capture: Capture): boolean => {
  const started = performance.now();
  const game = gameOf('kalah', { 'empty-capture': capture });
  const opened = open(game);
  const start = startPosition(game);
  const found: Record<string, number> = {};
  for (const move of legalMoves(game, start)) found[move] = valueOfMove(opened, game, start, move);
  const afterC = must(play(game, start, 'C')).position;
  for (const move of legalMoves(game, afterC)) found[`C${move}`] = valueOfMove(opened, game, afterC, move);
  const isSame = JSON.stringify(found) === JSON.stringify(FIRST_MOVES[capture]);
  console.log(
    `first moves, ${capture}: ${JSON.stringify(found)} ${isSame ? 'as published' : 'NOT as published'}, ${secondsSince(started)} s`,
  );
  return isSame;
};

export const run = (args: readonly string[]): void => {
  const captures = (['take', 'leave'] as const).filter(
    (capture) => !args.includes(capture === 'take' ? 'leave' : 'take'),
  );
  const [pits, seeds] = args.map(Number).filter((number) => number > 0);
  let isSame = true;
  if (args[0] !== 'moves') {
    for (const [row, values] of Object.entries(VALUES)) {
      values.forEach(([take, leave], index) => {
        if ((pits ?? Number(row)) !== Number(row) || (seeds ?? index + 1) !== index + 1) return;
        for (const capture of captures) {
          isSame = check(Number(row), index + 1, capture, capture === 'take' ? take : leave) && isSame;
        }
      });
    }
  }
  if (args.length === 0 || args[0] === 'moves') {
    for (const capture of captures) isSame = checkMoves(capture) && isSame;
  }
  if (!isSame) process.exitCode = 1;
};
