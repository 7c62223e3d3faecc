import { type Engine, openEngine, type Report, type SeenCounts } from '@mbegu/engine';
import { type Game, must, type Position } from '@mbegu/rules';

interface EstimateLimits {
  readonly nodes: number;
  readonly depth?: number | undefined;
  readonly ms?: number | undefined;
  readonly seen?: SeenCounts | undefined;
  /** Value every move, not the best alone. */
  readonly all?: boolean;
  readonly signal: AbortSignal;
}

/**
 * Analyses a position deeper and deeper, a report for each depth; between them signals and timers have their turn.
 *
 * @returns the last report, `null` for a finished position
 */
export type Estimate = (
  game: Game,
  position: Position,
  limits: EstimateLimits,
  onReport?: (report: Report) => unknown,
) => Promise<Report | null>;

/** Games whose engines, with what they remember, are kept at a time. */
const enginesMax = 4;

/** Lets signals and timers have their turn. */
export const rest = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The last report of an analysis in which somebody is to move; each is told as it comes. */
export const lastReport = async (
  engine: Engine,
  position: Position,
  { nodes, depth, ms, seen, all = false, signal }: EstimateLimits,
  onReport: (report: Report) => unknown,
): Promise<Report | null> => {
  const time = ms === undefined ? undefined : { ms, now: () => performance.now() };
  const within = all ? Number.POSITIVE_INFINITY : 0;
  let last: Report | null = null;
  for await (const report of must(engine.analyse(position, { nodes, depth, time, seen, within, signal }))) {
    last = report;
    await onReport(report);
  }
  return last;
};

/** An analyst who remembers what it has found of a game for the next position. */
export const openEstimates = (): Estimate => {
  const engines = new Map<string, Engine>();

  const engineFor = (game: Game): Engine => {
    const key = `${game.id} ${JSON.stringify(game.options)}`;
    const engine = engines.get(key) ?? must(openEngine(game, { rest }));
    engines.delete(key);
    for (const old of engines.keys()) if (engines.size >= enginesMax) engines.delete(old);
    engines.set(key, engine);
    return engine;
  };

  return async (game, position, limits, onReport = () => {}) =>
    position.turn === null ? null : lastReport(engineFor(game), position, limits, onReport);
};
