import type { Report, SeenCounts } from '@mbegu/engine';
import type { Game, Move, Position } from '@mbegu/rules';
import { Refused } from '../refused.ts';
import { rounded } from '../solving/answer.ts';
import type { Estimate } from '../solving/estimate.ts';

export interface AnalyseLimits {
  readonly ms: number | undefined;
  readonly depth: number | undefined;
  readonly nodes: number;
}

/** What is said of a position, as a program reads it. */
export interface Analysis {
  /** Final margin of the person to move, in seeds; an estimate with fractions where it is not exact. */
  readonly value: number;
  readonly exact: boolean;
  readonly best: Move;
  readonly pv: readonly Move[];
  readonly depth: number;
  readonly nodes: number;
  readonly ms: number;
  /** Every legal move, the best first. */
  readonly moves: readonly { readonly move: Move; readonly value: number; readonly exact: boolean }[];
}

/** @param onReport told of each depth that is finished */
export const analysisOf = async (
  estimate: Estimate,
  { game, position, seen }: { readonly game: Game; readonly position: Position; readonly seen?: SeenCounts },
  limits: AnalyseLimits & { readonly signal: AbortSignal },
  onReport: (report: Report) => unknown = () => {},
): Promise<Analysis> => {
  const began = performance.now();
  const report = await estimate(game, position, { ...limits, seen, all: true }, onReport);
  if (report === null) throw new Refused([{ code: 'game-over', params: {} }]);
  const { value, exact, move, pv, depth, nodes, moves } = report;
  return {
    value: rounded(value),
    exact,
    best: move,
    pv,
    depth,
    nodes,
    ms: Math.round(performance.now() - began),
    moves: moves.map((each) => ({ move: each.move, value: rounded(each.value), exact: each.exact })),
  };
};
