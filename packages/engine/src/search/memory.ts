import type { Judge } from './judge.ts';
import { flags, type Plies } from './plies.ts';
import { infinite, nowhere, taints } from './score.ts';
import { type Bound, bounds, type Found, noMove, type Table } from './table.ts';
import type { Views } from './views.ts';

/** What the search remembers of positions, by its table. Verdicts are the judge's. */
export interface Memory {
  /** What the estimates of the running depth are marked with. */
  stamp: number;
  /** Whether what is known answers the node at a ply; then it is the verdict. Else its best known move is `first`. */
  readonly answers: (ply: number) => boolean;
  /** Whether what is known of a child is enough for its node; then it is the verdict on the child. */
  readonly reaches: (ply: number, child: number) => boolean;
  /** Keeps the verdict on the node at a ply, which took so many nodes. It must hold whatever line leads there. */
  readonly keep: (ply: number, nodes: number) => void;
  /** The best move of a position whose value is known, `noMove` where it is not. */
  readonly bestMove: (low: number, high: number) => number;
  /** What is known of a position; until something else is asked. */
  readonly lookUp: (low: number, high: number) => Readonly<Found>;
}

export const createMemory = (table: Table, plies: Plies, views: Views, judge: Judge, repeats: boolean): Memory => {
  const { found } = table;
  const { verdict } = judge;

  const decide = (score: number, taint: number): boolean => {
    verdict.score = score;
    verdict.taint = taint;
    verdict.back = nowhere;
    return true;
  };

  /** Whether an estimate of the table answers a search of this depth and window. */
  const estimates = (depth: number, alpha: number, beta: number): boolean => {
    if (found.bound === bounds.none || found.depth < depth) return false;
    // Handed on from one depth to the next, estimates could lead round a cycle for ever.
    if (repeats && found.stamp !== memory.stamp) return false;
    if (found.bound === bounds.exact) return true;
    return found.bound === bounds.lower ? found.score >= beta : found.score <= alpha;
  };

  const memory: Memory = {
    stamp: 0,
    answers: (ply) => {
      const alpha = plies.from[ply] as number;
      const beta = plies.beta[ply] as number;
      table.read(plies.low[ply] as number, plies.high[ply] as number);
      const taint = judge.taintOfKnown(plies.fromMatch[ply] as number);
      if (found.least >= beta || found.least === found.most) return decide(found.least, taint);
      if (found.most <= alpha) return decide(found.most, taint);
      if (estimates(plies.depth[ply] as number, alpha, beta)) return decide(found.score, taints.horizon);
      plies.first[ply] = found.move;
      return false;
    },
    reaches: (ply, child) => {
      const beta = plies.beta[ply] as number;
      table.read(plies.childLow[child] as number, plies.childHigh[child] as number);
      const again = ((plies.flags[child] as number) & flags.again) !== 0;
      const known = views.before(child, again ? found.least : found.most);
      if (known >= beta) return decide(known, judge.taintOfKnown(judge.fromMatchAfter(ply, child)));
      // Where positions can come again an estimate may be of a position of this very line.
      if (repeats || found.bound === bounds.none || found.depth < (plies.depth[ply] as number) - 1) return false;
      if (found.bound !== bounds.exact && found.bound !== (again ? bounds.lower : bounds.upper)) return false;
      const score = views.before(child, found.score);
      return score >= beta && decide(score, taints.horizon);
    },
    keep: (ply, nodes) => {
      const { score, taint } = verdict;
      const low = plies.low[ply] as number;
      const high = plies.high[ply] as number;
      const isLower = score >= (plies.beta[ply] as number);
      const isUpper = score <= (plies.from[ply] as number);
      const move = plies.bestMove[ply] as number;
      if (taint === taints.none) {
        table.writeProven(low, high, isUpper ? -infinite : score, isLower ? infinite : score, move, nodes);
        return;
      }
      const bound: Bound = isLower ? bounds.lower : isUpper ? bounds.upper : bounds.exact;
      const depth = plies.depth[ply] as number;
      table.writeEstimate(low, high, bound, score, depth, memory.stamp, isUpper ? noMove : move, nodes);
    },
    bestMove: (low, high) => {
      table.read(low, high);
      return found.least === found.most || found.bound === bounds.exact ? found.move : noMove;
    },
    lookUp: (low, high) => {
      table.read(low, high);
      return found;
    },
  };
  return memory;
};
