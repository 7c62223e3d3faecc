import {
  type Fault,
  fail,
  type Game,
  type Move,
  makePosition,
  must,
  ok,
  type Position,
  play,
  type Result,
  type Side,
} from '@mbegu/rules';
import { type AnalyseOptions, analyseBy } from './analyse.ts';
import { type Level, levelFault, strongest } from './levels.ts';
import type { StopSignal } from './limits.ts';
import { hash, randomFrom } from './random.ts';
import type { MoveValue, Report } from './report.ts';
import { createProver } from './search/create-prover.ts';
import type { ProverOf } from './search/prover.ts';
import { MATERIAL } from './search/weights.ts';
import type { SeenCounts } from './seen.ts';
import { marginOf } from './value.ts';

/** A level's move, with what its search found. */
export interface Choice {
  readonly move: Move;
  /** What the level saw, before it overlooked anything: `report.move` is its best move, not always the one it makes. */
  readonly report: Report;
}

export interface ChooseOptions {
  /** A whole number; another one makes another game. */
  readonly seed: number;
  /** How often positions have occurred since the last capture, the given one included: `seenCountsOf` a match. */
  readonly seen?: SeenCounts | undefined;
  readonly signal?: StopSignal | undefined;
  /** An endgame table of the same game, for the levels that use one. */
  readonly endgame?: AnalyseOptions['endgame'];
  /** An upper bound for slow machines: what has been seen by then is played, and only there may a level play differently. */
  readonly time?: AnalyseOptions['time'];
}

/** What a sowing takes, in seeds; 0 where it captures nothing. */
const takes = (game: Game, before: Position, move: Move): number => {
  const { position, events } = must(play(game, before, move));
  if (!events.some(({ type }) => type === 'capture')) return 0;
  const mover = before.turn as Side;
  return marginOf(position, mover) - marginOf(before, mover);
};

/** What the level sees of a move: its value, without what the sowing takes if that escapes it. */
const perceived = (game: Game, position: Position, level: Level, values: readonly MoveValue[], random: () => number) =>
  values.map(({ move, value }) => {
    const missed = random() < level.missedCaptures;
    if (!missed || move === 'swap') return { move, value };
    return { move, value: value - takes(game, position, move) };
  });

/** What a level knows of an endgame table. */
const knownOf = ({ endgameSeeds }: Level, endgame: AnalyseOptions['endgame']): AnalyseOptions['endgame'] =>
  endgame && endgameSeeds > 0 ? { ...endgame, seeds: Math.min(endgame.seeds, endgameSeeds) } : null;

/** How a level looks at a position. */
const sightOf = (level: Level, endgame: AnalyseOptions['endgame']): AnalyseOptions => ({
  depth: level.depth,
  nodes: level.nodes,
  evaluation: level.judges === 'held' ? MATERIAL : undefined,
  endgame: knownOf(level, endgame),
  prove: level.proves,
});

/** While most of the seeds are on the board a level varies its play; later it takes the best it sees, and so finishes. */
const indifferenceNow = ({ slots, holes }: Position, { indifference }: Level): number => {
  let onBoard = 0;
  let total = 0;
  slots.forEach((count, slot) => {
    total += count;
    if (slot < holes.length) onBoard += count;
  });
  return 2 * onBoard > total ? indifference : 0;
};

/** `chooseMove`, with this prover or none. */
export const chooseMoveBy = (
  proverOf: ProverOf | null,
  game: Game,
  position: Position,
  level: Level,
  { seed, seen, signal, endgame, time }: ChooseOptions,
): Result<Choice, Fault<'game-over' | 'bad-limit' | 'unknown-level' | 'pit-count'>> => {
  const unknown = levelFault(level);
  if (unknown) return fail(unknown);
  const slack = indifferenceNow(position, level);
  const within = level.missedCaptures > 0 ? Number.POSITIVE_INFINITY : slack;
  const analysis = analyseBy(proverOf, game, position, { ...sightOf(level, endgame), seen, signal, time, within });
  if (!analysis.ok) return analysis;
  const report = analysis.value;

  const random = randomFrom(seed ^ hash(makePosition(position)));
  const views = perceived(game, position, level, report.moves, random);
  const best = Math.max(...views.map(({ value }) => value));
  // A swap is no matter of taste: it is made when it is the best, and only then.
  if (report.move === 'swap') return ok({ move: 'swap', report });
  // Moves of the same certain value are no matter of taste either: the best of them is nearest to the end.
  if (report.exact && level.missedCaptures === 0) return ok({ move: report.move, report });
  const equals = views.filter(({ move, value }) => move !== 'swap' && value >= best - slack);
  const pick = equals[Math.floor(random() * equals.length)];
  return ok({ move: pick?.move ?? report.move, report });
};

/**
 * One move of a computer player: the same for the same game, position, level, seed and history, on every machine.
 * Bonus moves are further calls.
 *
 * @returns a legal move, or `game-over`, or `bad-limit` for a time that is none, `unknown-level` for a level that is none, `pit-count`
 *   for a position of another board
 */
export const chooseMove = (
  game: Game,
  position: Position,
  level: Level,
  options: ChooseOptions,
): Result<Choice, Fault<'game-over' | 'bad-limit' | 'unknown-level' | 'pit-count'>> =>
  chooseMoveBy(createProver, game, position, level, options);

type HintOptions = Pick<ChooseOptions, 'seen' | 'signal' | 'endgame' | 'time'>;

/** `hint`, with this prover or none. */
export const hintBy = (
  proverOf: ProverOf | null,
  game: Game,
  position: Position,
  { endgame, ...options }: HintOptions,
): Result<Report, Fault<'game-over' | 'bad-limit' | 'pit-count'>> =>
  analyseBy(proverOf, game, position, {
    ...sightOf(strongest, endgame),
    ...options,
    within: Number.POSITIVE_INFINITY,
  });

/** What the strongest level would do: its best move, the expected play, and every move's value. */
export const hint = (
  game: Game,
  position: Position,
  options: HintOptions = {},
): Result<Report, Fault<'game-over' | 'bad-limit' | 'pit-count'>> => hintBy(createProver, game, position, options);
