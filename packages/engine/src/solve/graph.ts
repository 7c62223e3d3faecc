import { fail, fault, type Game, type Hole, type Move, ok, type Position, pitName, seedsOnBoard } from '@mbegu/rules';
import type { Probe } from '../endgame/probe.ts';
import { cell, loadPosition, over } from '../kernel/board.ts';
import { settleTurn } from '../kernel/play.ts';
import { copyFrame } from '../kernel/trials.ts';
import { marginOf } from '../value.ts';
import { createGraph, type Graph } from './graph-explore.ts';
import { createGraphMoves, type GraphMoves, hasGraph } from './graph-moves.ts';
import { createLimits } from './limits.ts';
import type { Solution, SolveLimits, Solver } from './solver.ts';

export interface GraphOptions {
  /** Memory for positions, in bytes; about twenty a position. */
  readonly bytes?: number;
  /** Values of positions with few seeds, of the same game, as far as they reach. */
  readonly probe?: Probe | null;
}

/** What a graph knows besides: every move, and how many positions there are. */
export interface GraphSolution extends Solution {
  /** Final margin of the person to move after each legal move, in their order; empty while the value is not exact. */
  readonly moves: readonly { readonly move: Move; readonly value: number }[];
  /** Positions the graph holds: all that can be reached, where the value is exact, and of earlier questions too. */
  readonly positions: number;
  /** What ended it before the value was exact. */
  readonly ended: 'stopped' | 'memory' | null;
}

export interface GraphSolver extends Solver {
  readonly solve: (
    position: Position,
    limits?: SolveLimits,
  ) => { readonly ok: true; readonly value: GraphSolution } | Extract<ReturnType<Solver['solve']>, { ok: false }>;
}

/** A move of the position in frame 0, as the side to move sees it. */
interface Choice {
  readonly i: number;
  /** What can still be won with it. */
  readonly value: number;
  /** Moves from after it to the capture or the end, 0 where it is that. */
  readonly way: number;
}

/** Moves of a line at most. */
const lineMax = 300;
/** Positions between two reports of progress. */
const positionsPerReport = 1 << 18;

const choicesOf = (moves: GraphMoves, graph: Graph): Choice[] => {
  const choices: Choice[] = [];
  moves.begin();
  for (let i = 0; i < moves.board.pits; i++) {
    const step = moves.make(i);
    if (step !== 'none') choices.push({ i, value: graph.worth(step), way: graph.way(step) });
  }
  return choices;
};

/**
 * The best move: of those with the best value the one that comes first to the capture or the end. Who wins by it gets on with
 * every move and cannot be held in a chase; who loses by it puts it off.
 */
const bestOf = (choices: readonly Choice[]): Choice | null => {
  let best: Choice | null = null;
  for (const choice of choices) {
    if (best === null || choice.value > best.value) best = choice;
    else if (choice.value === best.value && (best.value < 0 ? choice.way > best.way : choice.way < best.way)) {
      best = choice;
    }
  }
  return best;
};

/** Makes the move after a position the position to move in. */
const moveOn = ({ board, make }: GraphMoves, i: number): void => {
  const { pits, width, cells } = board;
  make(i);
  copyFrame(board, width, 0);
  // Values are of what can still be won.
  for (let store = cell.south; store <= cell.aside; store++) cells[2 * pits + store] = 0;
};

/** The line both sides play best from the position in frame 0; it ends where the game does, or goes round. */
const lineOf = (moves: GraphMoves, graph: Graph): Move[] => {
  const { pits, cells } = moves.board;
  const line: Move[] = [];
  const met = new Set<string>();
  for (;;) {
    const side = cells[2 * pits + cell.turn] as number;
    const position = `${cells.subarray(0, 2 * pits).join()} ${side}`;
    if (side === over || met.has(position) || line.length === lineMax) return line;
    met.add(position);
    const best = bestOf(choicesOf(moves, graph));
    if (best === null) return line;
    line.push(pitName(pits, side * pits + best.i));
    moveOn(moves, best.i);
  }
};

const isOpen = (hole: Hole): boolean => hole === 'open';

/**
 * A solver for a game that can repeat positions: it finds every position that can be reached, once, and values them by seeds
 * on the board from the fewest upwards, endless play being worth nothing to either side. `null` for a game of another kind.
 * What it has found stays for the next position.
 */
export const createGraphSolver = (
  game: Game,
  { bytes = 2 ** 28, probe = null }: GraphOptions = {},
): GraphSolver | null => {
  if (!hasGraph(game)) return null;
  const moves = createGraphMoves(game);
  const { board } = moves;
  const limits = createLimits();
  let holes = '';
  let graph: Graph | null = null;

  /** The graph for these holes; they are the same throughout a game. */
  const graphFor = (position: Position): Graph => {
    const isFolded = position.holes.every(isOpen);
    const here = isFolded ? 'open' : position.holes.join();
    if (graph === null || here !== holes) graph = createGraph(moves, isFolded ? probe : null, isFolded, bytes);
    holes = here;
    return graph;
  };

  /** Lays a position into frame 0, what is due in it carried out, and the stores emptied. */
  const enter = (position: Position): void => {
    const { cells, pits } = board;
    loadPosition(board, position);
    settleTurn(board, 0, position.turn === 'S' ? 0 : 1);
    for (let store = cell.south; store <= cell.aside; store++) cells[2 * pits + store] = 0;
  };

  const knows = (seeds: number): boolean => seeds <= (probe?.seeds ?? 0) && holes === 'open';

  const unknown = (margin: number, seeds: number, positions: number, ended: 'stopped' | 'memory'): GraphSolution => ({
    least: margin - seeds,
    most: margin + seeds,
    move: null,
    line: [],
    moves: [],
    nodes: limits.nodes,
    positions,
    ended,
  });

  const solve: GraphSolver['solve'] = (position, { nodes = Number.POSITIVE_INFINITY, stop, onProgress } = {}) => {
    const { turn } = position;
    if (turn === null) return fail(fault('game-over'));
    const margin = marginOf(position, turn);
    const seeds = seedsOnBoard(position.slots);
    const graph = graphFor(position);
    let told = 0;
    limits.begin(nodes, () => {
      if (limits.nodes - told >= positionsPerReport) {
        told = limits.nodes;
        onProgress?.(margin - seeds, margin + seeds, told);
      }
      return stop?.(limits.nodes) ?? false;
    });
    enter(position);
    if (!knows(seeds)) {
      const reached = graph.grow(seeds, limits);
      if (reached !== 'whole') {
        const positions = graph.positions();
        if (reached === 'memory') graph.forget();
        return ok(unknown(margin, seeds, positions, reached));
      }
    }
    enter(position);
    const { cells, pits } = board;
    const side = cells[2 * pits + cell.turn] as number;
    const choices = choicesOf(moves, graph);
    const best = bestOf(choices);
    const value = margin + (best?.value ?? moves.stuck());
    const found = choices.map((choice) => ({
      move: pitName(pits, side * pits + choice.i),
      value: margin + choice.value,
    }));
    onProgress?.(value, value, limits.nodes);
    const line = lineOf(moves, graph);
    const move = line[0] ?? null;
    const positions = graph.positions();
    return ok({ least: value, most: value, move, line, moves: found, nodes: limits.nodes, positions, ended: null });
  };
  return { solve };
};
