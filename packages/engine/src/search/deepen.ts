import type { Game, Position, Side } from '@mbegu/rules';
import type { Probe } from '../endgame/probe.ts';
import { type Limits, nodesDefault } from '../limits.ts';
import type { MoveValue, Report } from '../report.ts';
import type { SeenCounts } from '../seen.ts';
import { marginOf } from '../value.ts';
import { type LineOf, openLines } from './lines.ts';
import { depthMax } from './plies.ts';
import { type Prover, proveMoves } from './prover.ts';
import { type Candidate, type Round, rootPits, searchRoot } from './root.ts';
import { infinite, taints, unit, wholeSeeds } from './score.ts';
import { openSearch, type Search } from './search.ts';
import { stampOf, type Table } from './table.ts';
import type { Evaluation } from './weights.ts';

export interface DeepenOptions extends Limits {
  readonly table: Table;
  /** The number of the analysis, another than the last ones that used the table. */
  readonly analysis?: number;
  readonly endgame?: Probe | null | undefined;
  readonly seen?: SeenCounts | undefined;
  readonly evaluation?: Evaluation | undefined;
  /** Proves values where it reaches; half of the nodes are for it. */
  readonly prover?: Prover | null | undefined;
  /** The first depth, 1 where nothing is said. */
  readonly from?: number;
  /** Nodes between two pauses; none where it is missing. */
  readonly slice?: number;
}

/** Nodes between two looks at the clock or the signal. */
const nodesPerLook = 256;

interface Watch {
  /** Whether the search has to end; if not, it may go on to `pauseAt`. */
  readonly mustStop: () => boolean;
  /** Whether a slice is over. */
  readonly mayRest: () => boolean;
}

const watchOver = (search: Search, { nodes = nodesDefault, time, signal, slice = nodes }: DeepenOptions): Watch => {
  const started = time?.now() ?? 0;
  const look = time || signal ? Math.min(slice, nodesPerLook) : slice;
  let sliceEnd = slice;
  return {
    mustStop: () => {
      if (search.nodes >= nodes || signal?.aborted) return true;
      if (time && time.now() - started >= time.ms) return true;
      search.pauseAt = Math.min(nodes, search.nodes + look);
      return false;
    },
    mayRest: () => {
      if (search.nodes < sliceEnd) return false;
      sliceEnd = search.nodes + slice;
      return true;
    },
  };
};

const uncertain = taints.horizon | taints.history;

const moveValueOf = (lineOf: LineOf, position: Position, candidate: Candidate): MoveValue => {
  const exact = (candidate.taint & uncertain) === 0;
  const held = marginOf(position, position.turn as Side);
  const value = exact ? held + wholeSeeds(candidate.score) : held + candidate.score / unit;
  const pv = lineOf(candidate, exact);
  return { move: pv[0] as MoveValue['move'], value, exact, pv };
};

const reportOf = (
  lineOf: LineOf,
  position: Position,
  { found, taint }: Round,
  depth: number,
  nodes: number,
): Report => {
  const moves = found.map((candidate) => moveValueOf(lineOf, position, candidate));
  const best = moves[0] as MoveValue;
  // The best value says something of all the others too: that none is higher.
  return { ...best, exact: (taint & uncertain) === 0, depth, nodes, moves };
};

/** Moves the ones last found to the front, in their order; the others stay as they are, so the search is repeatable. */
const reorder = (pits: readonly number[], found: readonly Candidate[]): number[] => {
  const front = found.map(({ pit }) => pit).filter((pit) => pits.includes(pit));
  return [...front, ...pits.filter((pit) => !front.includes(pit))];
};

/**
 * Proves the values of the root for as many nodes as the search has taken so far, or for all that are left when they would
 * hardly do for another depth; remembers how many they were. `null` where that was not enough, or is not worth a try.
 */
function* tryProof(
  game: Game,
  position: Position,
  search: Search,
  { prover, within = 0, nodes = nodesDefault }: DeepenOptions,
  spent: { nodes: number },
): Generator<null, readonly MoveValue[] | null> {
  if (!prover || search.nodes < prover.after || 2 * search.nodes < prover.reach(position)) return null;
  const left = nodes - search.nodes;
  const budget = left < search.nodes ? left : search.nodes - 2 * spent.nodes;
  const proving = proveMoves(prover, game, position, within, budget);
  let step = proving.next();
  for (; !step.done; step = proving.next()) {
    search.nodes += step.value;
    spent.nodes += step.value;
    yield null;
  }
  return step.value;
}

/**
 * Deepening search: a report for each further sowing looked ahead, and `null` at every pause, until a limit is reached or
 * nothing more can be found. The limits must make sense.
 */
export function* deepen(game: Game, position: Position, options: DeepenOptions): Generator<Report | null, void> {
  if (position.turn === null) return;
  const { within = 0, depth: deepest = depthMax, nodes = nodesDefault, analysis = 0, from = 1 } = options;
  options.table.begin(analysis);
  const search = openSearch(game, position, { ...options, depth: deepest, probe: options.endgame ?? null });
  const lineOf = openLines(search, game, position);
  const { mustStop, mayRest } = watchOver(search, options);
  const margin = Math.min(infinite, Math.round(within * unit));
  let pits = rootPits(search);
  let guesses = new Map<number, number>();
  const isForced = pits.length === 1 && position.pie !== 'pending';
  let isProving = false;
  const spent = { nodes: 0 };

  for (let depth = from; depth <= deepest; ) {
    search.memory.stamp = stampOf(analysis, depth);
    // The first depth is always finished.
    const isFirst = depth === 1 && !isProving;
    if (!isFirst && mustStop()) return;
    const searching = searchRoot(search, pits, depth, margin, guesses);
    let step = searching.next();
    for (; !step.done; step = searching.next()) {
      if (mustStop()) return;
      if (mayRest()) yield null;
    }
    const round = step.value;
    if (!isFirst && search.nodes > nodes) return;
    pits = reorder(pits, round.found);
    guesses = new Map(round.found.map(({ pit, score }) => [pit, score]));
    if (!isProving || (round.taint & uncertain) === 0) {
      yield reportOf(lineOf, position, round, depth, search.nodes);
    }
    if (isForced && within === 0) return;
    if ((round.taint & taints.horizon) !== 0) {
      const proof = tryProof(game, position, search, options, spent);
      let part = proof.next();
      for (; !part.done; part = proof.next()) {
        if (mustStop()) return;
        if (mayRest()) yield null;
      }
      const moves = part.value;
      if (moves) yield { ...(moves[0] as MoveValue), depth, nodes: search.nodes, moves };
      if (moves) return;
      depth++;
    } else if ((round.taint & taints.history) === 0 || isProving || search.judge.past?.ends) return;
    else {
      // Only that the match has been somewhere before keeps the value from being exact; and no position has come so often that
      // one more time would end the game. Then the past changes nothing, and the search goes on without it to prove that.
      search.judge.past = null;
      isProving = true;
    }
  }
}
