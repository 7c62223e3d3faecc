import { type Board, cell } from '../kernel/board.ts';
import type { Children } from './children.ts';
import type { Leaves } from './leaves.ts';
import type { Past } from './past.ts';
import { flags, type Plies } from './plies.ts';
import { infinite, nowhere, taints } from './score.ts';
import type { Table } from './table.ts';
import type { Views } from './views.ts';

/** What a value is, and what it rests on. */
export interface Verdict {
  score: number;
  /** `taints`, joined by or. */
  taint: number;
  /** The earliest ply it rests on a return to, `nowhere` for none. */
  back: number;
}

/** Judges the children that need no search. */
export interface Judge {
  /** What the match has seen; `null` where it does not matter. */
  past: Past | null;
  /** Finds the verdict on the i-th child of the node at a ply, for whoever moves there; says whether there is one. */
  readonly judge: (ply: number, i: number) => boolean;
  readonly verdict: Verdict;
  /** What the match may change of a value that is known whatever line leads there. */
  readonly taintOfKnown: (fromMatch: number) => number;
  /** Whether the match can still come again after a child's move: `fromMatch` of its node. */
  readonly fromMatchAfter: (ply: number, child: number) => number;
}

interface Court {
  readonly board: Board;
  readonly plies: Plies;
  readonly children: Children;
  readonly leaves: Leaves;
  readonly views: Views;
  readonly table: Table;
  readonly repeats: boolean;
  readonly past: Past | null;
}

export const createJudge = ({ board, plies, children, leaves, views, table, repeats, past }: Court): Judge => {
  const { cells, pits } = board;
  const turnCell = 2 * pits + cell.turn;
  const { found } = table;
  const verdict: Verdict = { score: 0, taint: taints.none, back: nowhere };

  const taintOfKnown = (fromMatch: number): number =>
    judge.past?.ends && fromMatch !== 0 ? taints.history : taints.none;

  const fromMatchAfter = (ply: number, child: number): number =>
    ((plies.flags[child] as number) & flags.taken) !== 0 ? 0 : (plies.fromMatch[ply] as number);

  /** The ply of the line at which the child's position stood before, or `nowhere`. */
  const placeOf = (ply: number, child: number, side: number): number => {
    const low = plies.childLow[child];
    const high = plies.childHigh[child];
    for (let at = ply, since = plies.since[ply] as number; at >= since; at--) {
      if (plies.low[at] !== low || plies.high[at] !== high) continue;
      if (cells[(plies.frame[at] as number) + turnCell] === side) return at;
    }
    return nowhere;
  };

  /** The value that is proven of a position, `infinite` where none is. */
  const provenAt = (at: number, low: number, high: number): number => {
    if (leaves.isKnown(at)) return leaves.known(at);
    table.read(low, high);
    return found.least === found.most ? found.least : infinite;
  };

  /**
   * A child that goes back to a position of the line or, before anything is taken, of the match: nothing more is won,
   * unless more is proven of the position. See decision 7.
   */
  const judgeReturn = (ply: number, i: number, child: number): boolean => {
    if (((plies.flags[child] as number) & flags.taken) !== 0) return false;
    const low = plies.childLow[child] as number;
    const high = plies.childHigh[child] as number;
    const at = children.frameOf(ply, i);
    const side = cells[at + turnCell] as number;
    const fromMatch = plies.fromMatch[ply] as number;
    const place = placeOf(ply, child, side);
    const inMatch = place === nowhere && fromMatch !== 0 && (judge.past?.has(low, high, side) ?? false);
    if (place === nowhere && !inMatch) return false;
    const value = taintOfKnown(fromMatch) === taints.none ? provenAt(at, low, high) : infinite;
    const isProven = value !== infinite;
    verdict.score = views.before(child, isProven ? value : 0);
    verdict.taint = inMatch && !isProven ? taints.history : taints.none;
    verdict.back = isProven ? nowhere : place;
    return true;
  };

  const judge: Judge = {
    past,
    verdict,
    taintOfKnown,
    fromMatchAfter,
    judge: (ply, i) => {
      const child = ply * pits + i;
      verdict.taint = taints.none;
      verdict.back = nowhere;
      if (((plies.flags[child] as number) & flags.over) !== 0) {
        verdict.score = plies.gain[child] as number;
        return true;
      }
      const isLeaf = plies.depth[ply] === 1;
      if (repeats && (!isLeaf || ply === 0) && judgeReturn(ply, i, child)) return true;
      if (!isLeaf) return false;
      const at = children.frameOf(ply, i);
      const isKnown = leaves.isKnown(at);
      verdict.score = views.before(child, isKnown ? leaves.known(at) : leaves.guess(at));
      verdict.taint = isKnown ? taintOfKnown(fromMatchAfter(ply, child)) : taints.horizon;
      return true;
    },
  };
  return judge;
};
