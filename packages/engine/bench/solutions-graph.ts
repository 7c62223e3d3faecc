// Exact values of the two games that can repeat positions, on small boards, as rows for docs/solutions.md.

import { type Game, type GameId, gameOf, must, startPosition } from '@mbegu/rules';
import {
  buildEndgameTable,
  createEndgameTable,
  createGraphSolver,
  endgameReach,
  type GraphSolution,
  openProbe,
  type Probe,
} from '../src/index.ts';

const MILLION = 1e6;
const MIB = 2 ** 20;

interface Budget {
  /** Positions of a graph that begins without a table. */
  readonly graph: number;
  /** Positions of an endgame table, for boards whose graph is larger than that; 0 for none. */
  readonly table: number;
  /** Bytes of the graph above the table. */
  readonly bytes: number;
}

const numberOf = (args: readonly string[], name: string, otherwise: number): number =>
  Number(args.find((arg) => arg.startsWith(`${name}=`))?.slice(name.length + 1) ?? otherwise);

const budgetOf = (args: readonly string[]): Budget => ({
  graph: MILLION * numberOf(args, 'graph', 8),
  table: MILLION * numberOf(args, 'table', 80),
  bytes: MIB * numberOf(args, 'memory', 3_072),
});

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const count = (number: number): string => number.toLocaleString('en');

const solve = (game: Game, bytes: number, probe: Probe | null, nodes?: number): GraphSolution => {
  const solver = createGraphSolver(game, { bytes, probe });
  if (solver === null) throw new Error('no solver');
  return must(solver.solve(startPosition(game), nodes === undefined ? {} : { nodes }));
};

/** How a board was solved: the graph alone, or above a table. */
interface Solved {
  readonly solution: GraphSolution;
  readonly tableSeeds: number;
  readonly tablePositions: number;
}

const solveBoard = (game: Game, { graph, table, bytes }: Budget): Solved => {
  const alone = solve(game, bytes, null, graph);
  const seeds = Math.min(2 * game.board.pits * game.board.seeds, endgameReach(game, table));
  if (alone.ended === null || seeds === 0) return { solution: alone, tableSeeds: 0, tablePositions: 0 };
  const below = must(createEndgameTable(game, seeds, { distances: false }));
  must(buildEndgameTable(below));
  const solution = solve(game, bytes, openProbe(below));
  return { solution, tableSeeds: seeds, tablePositions: below.positions };
};

const firstMoves = ({ moves, least }: GraphSolution): string =>
  moves.map(({ move, value }) => (value === least ? `**${move} ${value}**` : `${move} ${value}`)).join(', ');

const rowOf = ({ board }: Game, { solution, tableSeeds, tablePositions }: Solved, seconds: number): string => {
  const { least, ended, positions } = solution;
  const value = ended === null ? `${least}` : 'not reached';
  const graph = ended === null ? count(positions) : `stopped at ${count(positions)}`;
  const table = tableSeeds === 0 ? '' : `${tableSeeds} seeds, ${count(tablePositions)}`;
  return `| ${board.pits} | ${board.seeds} | ${value} | ${firstMoves(solution)} | ${graph} | ${table} | ${seconds.toFixed(1)} |`;
};

const HEAD = `| pits | seeds | value | first moves | positions | table | seconds |
| ---: | ---: | ---: | --- | ---: | ---: | ---: |`;

const boardsMax = 7;

/** Boards to solve, those with few seeds on few pits first. */
const boardsFor = (pits: number | undefined, seeds: number | undefined): [pits: number, seeds: number][] => {
  const upTo = Array.from({ length: boardsMax }, (_, i) => i + 1);
  return upTo
    .flatMap((n) => upTo.map((m): [number, number] => [n, m]))
    .filter(([n, m]) => n === (pits ?? n) && m === (seeds ?? m));
};

/** `[pits [seeds]]`, and options as `name=value`; `graph` and `table` in millions of positions, `memory` in MiB. */
export const run = (id: GameId, args: readonly string[]): void => {
  const [pits, seeds] = args.filter((arg) => /^\d+$/.test(arg)).map(Number);
  const budget = budgetOf(args);
  const origin = args.find((arg) => arg.startsWith('origin='))?.slice('origin='.length);
  console.log(HEAD);
  for (const [n, m] of boardsFor(pits, seeds)) {
    const game = gameOf(id, { pits: n, seeds: m, ...(origin ? { origin } : {}) } as Parameters<typeof gameOf>[1]);
    const started = cpuSeconds();
    const solved = solveBoard(game, budget);
    console.log(rowOf(game, solved, cpuSeconds() - started));
  }
};
