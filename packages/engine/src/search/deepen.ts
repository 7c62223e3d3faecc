import type { Game, Position, Side } from '@mbegu/rules';
import type { Probe } from '../endgame/probe.ts';
import { type Limits, nodesDefault } from '../limits.ts';
import type { MoveValue, Report } from '../report.ts';
import type { SeenCounts } from '../seen.ts';
import { marginOf } from '../value.ts';
import { depthMax } from './plies.ts';
import { type Candidate, movesOf, type Round, rootPits, searchRoot } from './root.ts';
import { infinite, taints, unit, wholeSeeds } from './score.ts';
import { openSearch, type Search } from './search.ts';
import type { Table } from './table.ts';

export interface DeepenOptions extends Limits {
  readonly table: Table;
  readonly endgame?: Probe | null | undefined;
  readonly seen?: SeenCounts | undefined;
  /** Nodes between two pauses; none where it is missing. */
  readonly slice?: number;
}

/** Nodes between two looks at the clock or the signal. */
const nodesPerLook = 256;

/** Whether the search has to end; and where it is to pause next. */
const stopper = (search: Search, { nodes = nodesDefault, time, signal, slice = nodes }: DeepenOptions) => {
  const started = time?.now() ?? 0;
  const look = time || signal ? Math.min(slice, nodesPerLook) : slice;
  return (): boolean => {
    if (search.nodes >= nodes || signal?.aborted) return true;
    if (time && time.now() - started >= time.ms) return true;
    search.pauseAt = Math.min(nodes, search.nodes + look);
    return false;
  };
};

const uncertain = taints.horizon | taints.history;

const moveValueOf = (search: Search, position: Position, candidate: Candidate): MoveValue => {
  const exact = (candidate.taint & uncertain) === 0;
  const held = marginOf(position, position.turn as Side);
  const value = exact ? held + wholeSeeds(candidate.score) : held + candidate.score / unit;
  const pv = movesOf(search, position, candidate.line);
  return { move: pv[0] as MoveValue['move'], value, exact, pv };
};

const reportOf = (search: Search, position: Position, { found, taint }: Round, depth: number): Report => {
  const moves = found.map((candidate) => moveValueOf(search, position, candidate));
  const best = moves[0] as MoveValue;
  // The best value says something of all the others too: that none is higher.
  return { ...best, exact: (taint & uncertain) === 0, depth, nodes: search.nodes, moves };
};

/** Moves the ones last found to the front, in their order; the others stay as they are, so the search is repeatable. */
const reorder = (pits: readonly number[], found: readonly Candidate[]): number[] => {
  const front = found.map(({ pit }) => pit).filter((pit) => pits.includes(pit));
  return [...front, ...pits.filter((pit) => !front.includes(pit))];
};

/**
 * Deepening search: a report for each further sowing looked ahead, and `null` at every pause, until a limit is reached or
 * nothing more can be found. The limits must make sense.
 */
export function* deepen(game: Game, position: Position, options: DeepenOptions): Generator<Report | null, void> {
  if (position.turn === null) return;
  const { within = 0, depth: deepest = depthMax, nodes = nodesDefault } = options;
  const search = openSearch(game, position, { ...options, depth: deepest, probe: options.endgame ?? null });
  const mustStop = stopper(search, options);
  const margin = Math.min(infinite, Math.round(within * unit));
  let pits = rootPits(search);
  let guesses = new Map<number, number>();
  const isForced = pits.length === 1 && position.pie !== 'pending';
  let isProving = false;

  for (let depth = 1; depth <= deepest; ) {
    search.stamp = options.table.nextStamp();
    // The first depth is always finished.
    const isFirst = depth === 1 && !isProving;
    if (!isFirst && mustStop()) return;
    const searching = searchRoot(search, pits, depth, margin, guesses);
    let step = searching.next();
    for (; !step.done; step = searching.next()) {
      if (mustStop()) return;
      yield null;
    }
    const round = step.value;
    if (!isFirst && search.nodes > nodes) return;
    pits = reorder(pits, round.found);
    guesses = new Map(round.found.map(({ pit, score }) => [pit, score]));
    if (!isProving || (round.taint & uncertain) === 0) yield reportOf(search, position, round, depth);
    if (isForced && within === 0) return;
    if ((round.taint & taints.horizon) !== 0) depth++;
    else if ((round.taint & taints.history) === 0 || isProving || search.past?.ends) return;
    else {
      // Only that the match has been somewhere before keeps the value from being exact; and no position has come so often that
      // one more time would end the game. Then the past changes nothing, and the search goes on without it to prove that.
      search.past = null;
      isProving = true;
    }
  }
}
