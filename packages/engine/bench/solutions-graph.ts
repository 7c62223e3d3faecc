// Exact values of the two games that can repeat positions, on small boards, as rows for docs/solutions.md: from the graph of
// all positions that can be reached, or where that is too large by a search above an endgame table.

import { type Game, type GameId, gameOf, must, startPosition } from '@mbegu/rules';
import {
  buildEndgameTable,
  createEndgameTable,
  createGraphSolver,
  endgameReach,
  type GraphSolution,
  openProbe,
  type Probe,
  type Report,
} from '../src/index.ts';
import { deepen } from '../src/search/deepen.ts';
import { createTable, tableMemory } from '../src/search/table.ts';

const MILLION = 1e6;
const MIB = 2 ** 20;

interface Budget {
  /** Positions of the graph. */
  readonly graph: number;
  /** Nodes of the search. */
  readonly search: number;
  /** Positions of the endgame table below it. */
  readonly table: number;
  /** Bytes of its transposition table, and of the graph. */
  readonly bytes: number;
  /** Whether what the graph has solved is solved by the search as well. */
  readonly isTwice: boolean;
}

const numberOf = (args: readonly string[], name: string, otherwise: number): number =>
  Number(args.find((arg) => arg.startsWith(`${name}=`))?.slice(name.length + 1) ?? otherwise);

const budgetOf = (args: readonly string[]): Budget => ({
  graph: MILLION * numberOf(args, 'graph', 3),
  search: MILLION * numberOf(args, 'search', 30),
  table: MILLION * numberOf(args, 'table', 21),
  bytes: MIB * numberOf(args, 'memory', 1_024),
  isTwice: args.includes('twice'),
});

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const inWords = (number: number): string => number.toLocaleString('en');

const byGraph = (game: Game, { graph, bytes }: Budget): GraphSolution => {
  const solver = createGraphSolver(game, { bytes });
  if (solver === null) throw new Error('no solver');
  return must(solver.solve(startPosition(game), { nodes: graph }));
};

/** The table for a row of boards: it does not depend on how many seeds they begin with. */
interface Below {
  readonly pits: number;
  readonly seeds: number;
  readonly probe: Probe;
  /** What building took. */
  readonly cpu: number;
}

const buildBelow = (game: Game, { table }: Budget): Below => {
  const { pits } = game.board;
  const started = cpuSeconds();
  const built = must(createEndgameTable(game, endgameReach(game, table)));
  must(buildEndgameTable(built));
  return { pits, seeds: built.seeds, probe: openProbe(built), cpu: cpuSeconds() - started };
};

/** The last report of a search that goes on until it is exact or its nodes are used up. */
const bySearch = (game: Game, { probe }: Below, { search, bytes }: Budget): Report => {
  const table = createTable(tableMemory(bytes, (size) => new ArrayBuffer(size)));
  let last: Report | null = null;
  for (const report of deepen(game, startPosition(game), { nodes: search, table, endgame: probe })) {
    if (report) last = report;
  }
  return last as Report;
};

const row = ({ board }: Game, cells: readonly string[]): string =>
  `| ${board.pits} | ${board.seeds} | ${cells.join(' | ')} |`;

const graphRow = (game: Game, { moves, least, positions }: GraphSolution, seconds: number): string => {
  const first = moves.map(({ move, value }) => (value === least ? `**${move} ${value}**` : `${move} ${value}`));
  return row(game, [`${least}`, first.join(', '), `graph of ${inWords(positions)}`, seconds.toFixed(1)]);
};

const searchRow = (game: Game, { seeds, cpu }: Below, report: Report, seconds: number): string => {
  const { exact, value, move, nodes, depth } = report;
  const how = `table of ${seeds} seeds (${cpu.toFixed(0)} s), ${inWords(nodes)} nodes`;
  const cells = exact ? [`${value}`, `**${move} ${value}**`, how] : ['not reached', '', `${how} to depth ${depth}`];
  return row(game, [...cells, seconds.toFixed(1)]);
};

const HEAD = `| pits | seeds | value | first moves | how | seconds |
| ---: | ---: | ---: | --- | --- | ---: |`;

const boardsMax = 7;

/** Boards to solve, those with few seeds on few pits first. */
const boardsFor = (pits: number | undefined, seeds: number | undefined): [pits: number, seeds: number][] => {
  const upTo = Array.from({ length: boardsMax }, (_, i) => i + 1);
  return upTo
    .flatMap((n) => upTo.map((m): [number, number] => [n, m]))
    .filter(([n, m]) => n === (pits ?? n) && m === (seeds ?? m));
};

/**
 * `[pits [seeds]]`, `twice`, and options as `name=value`: `graph` and `table` in millions of positions, `search` in millions of
 * nodes, `memory` in MiB, `origin`.
 */
export const run = (id: GameId, args: readonly string[]): void => {
  const [pits, seeds] = args.filter((arg) => /^\d+$/.test(arg)).map(Number);
  const budget = budgetOf(args);
  const origin = args.find((arg) => arg.startsWith('origin='))?.slice('origin='.length);
  let below: Below | null = null;
  console.log(HEAD);
  for (const [n, m] of boardsFor(pits, seeds)) {
    const game = gameOf(id, { pits: n, seeds: m, ...(origin ? { origin } : {}) } as Parameters<typeof gameOf>[1]);
    const started = cpuSeconds();
    const graph = byGraph(game, budget);
    const graphSeconds = cpuSeconds() - started;
    if (graph.ended === null) console.log(graphRow(game, graph, graphSeconds));
    if (graph.ended === null && !budget.isTwice) continue;
    if (below?.pits !== n) below = buildBelow(game, budget);
    const searching = cpuSeconds();
    const report = bySearch(game, below, budget);
    console.log(searchRow(game, below, report, cpuSeconds() - searching));
    if (graph.ended === null && report.exact && report.value !== graph.least) throw new Error('they differ');
  }
};
