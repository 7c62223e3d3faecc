import { type Fault, fail, fault, ok, type Result } from '@mbegu/rules';

export const LEVEL_IDS = ['seedling', 'sprout', 'sapling', 'tree', 'baobab'] as const;
/** A strength by its name; the names players read are the languages' business. */
export type LevelId = (typeof LEVEL_IDS)[number];

export const OVERSIGHTS = ['captures', 'replies', 'plans', 'far-plans', 'deep-traps'] as const;
/**
 * What a level overlooks: captures before its eyes; what the opponent can reply; what follows the reply; plans of
 * many moves; only what lies beyond a long search.
 */
export type Oversight = (typeof OVERSIGHTS)[number];

/** A strength as data. The mistakes of the weak ones are short sight and captures not seen, never a random move. */
export interface Level {
  readonly id: LevelId;
  /** 1 … 5, the weakest first. */
  readonly number: number;
  readonly overlooks: Oversight;
  /** Sowings it looks ahead at most. */
  readonly depth: number;
  /** Sowings it tries at most: nodes and not time, so that it plays the same on every machine. */
  readonly nodes: number;
  /** How likely it is not to see what a sowing takes, 0 … 1. */
  readonly missedCaptures: number;
  /** Moves this many seeds worse than the best look as good to it while most seeds are on the board. */
  readonly indifference: number;
}

export const LEVELS: readonly [Level, Level, Level, Level, Level] = [
  { id: 'seedling', number: 1, overlooks: 'captures', depth: 1, nodes: 1_000, missedCaptures: 0.8, indifference: 1 },
  { id: 'sprout', number: 2, overlooks: 'replies', depth: 1, nodes: 1_000, missedCaptures: 0, indifference: 0.5 },
  { id: 'sapling', number: 3, overlooks: 'plans', depth: 2, nodes: 2_000, missedCaptures: 0, indifference: 0.5 },
  { id: 'tree', number: 4, overlooks: 'far-plans', depth: 4, nodes: 8_000, missedCaptures: 0, indifference: 0.3 },
  { id: 'baobab', number: 5, overlooks: 'deep-traps', depth: 60, nodes: 40_000, missedCaptures: 0, indifference: 0.1 },
];

export const strongest: Level = LEVELS[4];

/** Reads a level as people write it: its number, 1 … 5, or its id. */
export const parseLevel = (text: string): Result<Level, Fault<'unknown-level'>> => {
  const level = LEVELS.find(({ id, number }) => id === text || String(number) === text);
  return level ? ok(level) : fail(fault('unknown-level', { found: text.slice(0, 40), known: LEVEL_IDS.join(', ') }));
};
