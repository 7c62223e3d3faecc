import { type Report, reports, type SeenCounts } from '@mbegu/engine';
import type { Game, Position } from '@mbegu/rules';

export interface EstimateLimits {
  readonly nodes: number;
  readonly depth?: number | undefined;
  readonly ms?: number | undefined;
  readonly seen?: SeenCounts | undefined;
  /** Value every move, not the best alone. */
  readonly all?: boolean;
  readonly signal: AbortSignal;
}

const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * A deepening analysis, a report for each depth; between them signals and timers have their turn.
 *
 * @returns the last report, `null` for a finished position
 */
export const estimate = async (
  game: Game,
  position: Position,
  { nodes, depth, ms, seen, all = false, signal }: EstimateLimits,
  onReport: (report: Report) => unknown = () => {},
): Promise<Report | null> => {
  const time = ms === undefined ? undefined : { ms, now: () => performance.now() };
  const within = all ? Number.POSITIVE_INFINITY : 0;
  let last: Report | null = null;
  for (const report of reports(game, position, { nodes, depth, time, seen, within, signal })) {
    last = report;
    await onReport(report);
    await breath();
  }
  return last;
};
