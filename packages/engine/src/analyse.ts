import { type Fault, fail, fault, type Game, ok, type Position, type Result } from '@mbegu/rules';
import type { Probe } from './endgame/probe.ts';
import { boardFault, type Limits, limitsFault, nodesDefault } from './limits.ts';
import type { Report } from './report.ts';
import { createProver } from './search/create-prover.ts';
import { deepen } from './search/deepen.ts';
import { nodesPerProver, type ProverOf } from './search/prover.ts';
import { createTable, tableMemory } from './search/table.ts';
import type { Evaluation } from './search/weights.ts';
import type { SeenCounts } from './seen.ts';

export interface AnalyseOptions extends Limits {
  /** How often positions have occurred since the last capture, the given one included: `seenCountsOf` a match. */
  readonly seen?: SeenCounts | undefined;
  /** Endgame tables of the same game. */
  readonly endgame?: Probe | null | undefined;
  /**
   * Whether the exact solver helps, in games and on boards that have one, where few seeds are left. Where nothing is said it
   * does, unless a depth is given.
   */
  readonly prove?: boolean | undefined;
  /** What a position is worth at the horizon; the tuned weights where nothing is said. */
  readonly evaluation?: Evaluation | undefined;
}

/** A table that one search does not soon fill: of the sowings that are tried about one in four leaves an entry of 16 bytes, and buckets fill unevenly. */
const bytesPerNode = 16;
const tableBytesMin = 2 ** 14;
const tableBytesMax = 2 ** 26;

const tableFor = ({ nodes = nodesDefault }: Limits) => {
  const bytes = Math.min(tableBytesMax, Math.max(tableBytesMin, bytesPerNode * nodes));
  return createTable(tableMemory(bytes, (size) => new ArrayBuffer(size)));
};

/** `reports`, with this prover or none. */
function* reportsBy(
  proverOf: ProverOf | null,
  game: Game,
  position: Position,
  options: AnalyseOptions,
): Generator<Report, void> {
  const wrong = limitsFault(options);
  if (wrong) throw new RangeError(`${wrong.code}: ${wrong.params.limit}`);
  if (boardFault(game, position)) throw new RangeError('the position is of another board');
  const { prove = options.depth === undefined } = options;
  const searching = deepen(game, position, {
    ...options,
    table: tableFor(options),
    prover: prove && proverOf ? proverOf(game, nodesPerProver) : null,
  });
  for (const report of searching) if (report) yield report;
}

/**
 * Deepening search: one report for each further sowing looked ahead, until a limit is reached or nothing more can be
 * found. The same position, history and limits (but for `time` and `signal`) give the same reports everywhere. A
 * finished position gives none. Throws a `RangeError` for limits of nonsense, and for a position of
 * another board.
 */
export const reports = (game: Game, position: Position, options: AnalyseOptions = {}): Generator<Report, void> =>
  reportsBy(createProver, game, position, options);

/** `analyse`, with this prover or none. */
export const analyseBy = (
  proverOf: ProverOf | null,
  game: Game,
  position: Position,
  options: AnalyseOptions,
): Result<Report, Fault<'game-over' | 'bad-limit' | 'pit-count'>> => {
  const wrong = limitsFault(options) ?? boardFault(game, position);
  if (wrong) return fail(wrong);
  let last: Report | null = null;
  for (const report of reportsBy(proverOf, game, position, options)) last = report;
  return last ? ok(last) : fail(fault('game-over'));
};

/**
 * The best move by a deepening search, with its value.
 *
 * @returns the last report, or `game-over` for a finished position, or `bad-limit`, or `pit-count` for one of another board
 */
export const analyse = (
  game: Game,
  position: Position,
  options: AnalyseOptions = {},
): Result<Report, Fault<'game-over' | 'bad-limit' | 'pit-count'>> => analyseBy(createProver, game, position, options);
