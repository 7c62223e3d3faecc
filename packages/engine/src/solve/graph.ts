import {
  type Fault,
  fail,
  fault,
  type Game,
  type Hole,
  type Move,
  ok,
  type Position,
  pitName,
  type Result,
  type Side,
  samePosition,
  seedsOnBoard,
} from '@mbegu/rules';
import type { Probe } from '../endgame/probe.ts';
import { cell, loadPosition, over } from '../kernel/board.ts';
import { settleTurn } from '../kernel/play.ts';
import { boardFault } from '../limits.ts';
import { marginOf } from '../value.ts';
import { createGraph, type Graph, type Reached } from './graph-explore.ts';
import { bestOf, choicesOf, emptyStores, lineOf } from './graph-line.ts';
import { createGraphMoves, hasGraph } from './graph-moves.ts';
import { createLimits } from './limits.ts';
import type { Solution, SolveLimits } from './solver.ts';

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

/** Exact values of one game that can repeat positions. What it has found stays for the next position. */
export interface GraphSolver {
  /**
   * Values a position for whoever is to move in it, once what is due in it (a pass, an ending) is carried out. What is stopped
   * goes on where it was when it is asked the same again.
   */
  readonly solve: (position: Position, limits?: SolveLimits) => Result<GraphSolution, Fault<'game-over' | 'pit-count'>>;
}

type Answer = Omit<GraphSolution, 'nodes' | 'positions'>;

/** Positions between two reports of progress. */
const positionsPerReport = 1 << 18;

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
  const turnAt = 2 * board.pits + cell.turn;
  const limits = createLimits();
  let holes = '';
  let graph: Graph | null = null;
  let stoppedAt: Position | null = null;

  /** The graph for these holes, which are the same throughout a game; without what another question was stopped at. */
  const graphFor = (position: Position): Graph => {
    const isFolded = position.holes.every(isOpen);
    const here = isFolded ? 'open' : position.holes.join();
    const isOthers = stoppedAt !== null && !samePosition(stoppedAt, position);
    if (graph === null || here !== holes || isOthers) {
      graph = createGraph(moves, isFolded ? probe : null, isFolded, bytes);
    }
    holes = here;
    return graph;
  };

  /** Lays a position into frame 0, what is due in it carried out; says what the side to move there holds more than the other. */
  const enter = (position: Position): number => {
    const { cells, pits } = board;
    loadPosition(board, position);
    settleTurn(board, 0, position.turn === 'S' ? 0 : 1);
    const south = (cells[2 * pits + cell.south] as number) - (cells[2 * pits + cell.north] as number);
    const isNorth = cells[turnAt] === over ? position.turn === 'N' : cells[turnAt] === 1;
    emptyStores(board);
    return isNorth ? 0 - south : south;
  };

  const grow = (graph: Graph, seeds: number): Reached => {
    try {
      return graph.grow(seeds, limits);
    } catch (error) {
      if (error instanceof RangeError) return 'memory';
      throw error;
    }
  };

  /** What is known of the position in frame 0 when all that it leads to is settled. */
  const solutionOf = (known: Graph, position: Position, margin: number): Answer => {
    const { pits, cells } = board;
    const side = cells[turnAt] as number;
    const choices = side === over ? [] : choicesOf(moves, known);
    const value = margin + (side === over ? 0 : (bestOf(choices)?.value ?? moves.stuck()));
    const found = choices.map((choice) => ({
      move: pitName(pits, side * pits + choice.i),
      value: margin + choice.value,
    }));
    const line = lineOf(moves, known, game, position);
    return { least: value, most: value, move: line[0] ?? null, line, moves: found, ended: null };
  };

  const answer = (position: Position, known: Graph): Answer => {
    const seeds = seedsOnBoard(position.slots);
    const margin = enter(position);
    if (board.cells[turnAt] !== over && !(seeds <= (probe?.seeds ?? 0) && holes === 'open')) {
      const reached = grow(known, seeds);
      if (reached !== 'whole') {
        return { least: margin - seeds, most: margin + seeds, move: null, line: [], moves: [], ended: reached };
      }
    }
    enter(position);
    return solutionOf(known, position, margin);
  };

  const solve: GraphSolver['solve'] = (position, { nodes, stop, onProgress } = {}) => {
    const wrong = boardFault(game, position);
    if (wrong) return fail(wrong);
    if (position.turn === null) return fail(fault('game-over'));
    let told = 0;
    limits.begin(nodes ?? Number.POSITIVE_INFINITY, (searched) => {
      if (searched - told >= positionsPerReport) {
        told = searched;
        const seeds = seedsOnBoard(position.slots);
        const margin = marginOf(position, position.turn as Side);
        onProgress?.(margin - seeds, margin + seeds, searched);
      }
      return stop?.(searched) ?? false;
    });
    const known = graphFor(position);
    const found = answer(position, known);
    const positions = known.positions();
    stoppedAt = found.ended === 'stopped' ? position : null;
    if (found.ended === 'memory') graph = null;
    if (found.ended === null) onProgress?.(found.least, found.most, limits.nodes);
    return ok({ ...found, nodes: Math.min(limits.nodes, nodes ?? limits.nodes), positions });
  };
  return { solve };
};
