import { type Fault, fail, fault, ok, type Result } from '@mbegu/rules';

export const LEVEL_IDS = [
  'seed',
  'seedling',
  'sprout',
  'sapling',
  'shrub',
  'tree',
  'palm',
  'acacia',
  'fig',
  'baobab',
] as const;
/** A strength by its name; the names players read are the languages' business. */
export type LevelId = (typeof LEVEL_IDS)[number];

/**
 * A strength as data. The mistakes of the weak ones are human: short sight, captures not seen, nothing thought of but what is
 * taken; never a random move.
 */
export interface Level {
  readonly id: LevelId;
  /** 1 … 10, the weakest first. */
  readonly number: number;
  /** Sowings it looks ahead at most. */
  readonly depth: number;
  /** Sowings it tries at most: nodes and not time, so that it plays the same on every machine. */
  readonly nodes: number;
  /** How likely it is not to see what a sowing takes, 0 … 1. */
  readonly missedCaptures: number;
  /** What it reckons with where it stops looking: only what each side holds, or also what the pits are worth. */
  readonly judges: 'held' | 'pits';
  /** Moves this many seeds worse than the best look as good to it while most seeds are on the board. */
  readonly indifference: number;
  /** It plays from an endgame table, where one is at hand, with at most so many seeds in the pits. */
  readonly endgameSeeds: number;
  /** Whether it works endings out to the last seed by the exact solver, in games that have one. */
  readonly proves: boolean;
}

const short = { nodes: 10_000, judges: 'pits', endgameSeeds: 0, proves: false } as const;
const far = { depth: 60, missedCaptures: 0, judges: 'pits', indifference: 0.1 } as const;

export const LEVELS = [
  { ...short, id: 'seed', number: 1, depth: 1, missedCaptures: 0.9, judges: 'held', indifference: 1 },
  { ...short, id: 'seedling', number: 2, depth: 1, missedCaptures: 0.5, judges: 'held', indifference: 0.5 },
  { ...short, id: 'sprout', number: 3, depth: 1, missedCaptures: 0.3, indifference: 0.5 },
  { ...short, id: 'sapling', number: 4, depth: 2, missedCaptures: 0.25, indifference: 0.5 },
  { ...short, id: 'shrub', number: 5, depth: 3, missedCaptures: 0.1, indifference: 0.3 },
  { ...far, id: 'tree', number: 6, nodes: 600, endgameSeeds: 0, proves: false },
  { ...far, id: 'palm', number: 7, nodes: 3_000, endgameSeeds: 0, proves: false },
  { ...far, id: 'acacia', number: 8, nodes: 13_000, endgameSeeds: 0, proves: false },
  { ...far, id: 'fig', number: 9, nodes: 45_000, endgameSeeds: 8, proves: true },
  { ...far, id: 'baobab', number: 10, nodes: 130_000, endgameSeeds: 30, proves: true },
] as const satisfies readonly Level[];

export const strongest: Level = LEVELS[9];

/** The strength of a computer of which nothing is said. */
export const levelDefault: LevelId = 'sapling';

/** The level somebody kept, perhaps with another version of this engine: one that is not known here plays as the default. */
export const levelKept = (text: string): LevelId => LEVEL_IDS.find((id) => id === text) ?? levelDefault;

const isStrength = (value: unknown): value is Level => {
  if (typeof value !== 'object' || value === null) return false;
  const { depth, nodes, missedCaptures, indifference, endgameSeeds } = value as Partial<Level>;
  return [depth, nodes, missedCaptures, indifference, endgameSeeds].every((member) => typeof member === 'number');
};

/** What is wrong with a level from a caller without types; `null` where nothing is. */
export const levelFault = (level: unknown): Fault<'unknown-level'> | null =>
  isStrength(level)
    ? null
    : fault('unknown-level', {
        found: typeof level === 'string' ? level.slice(0, 40) : typeof level,
        known: LEVEL_IDS.join(', '),
      });

/** Reads a level as people write it: its number, 1 … 10, or its id. */
export const parseLevel = (text: string): Result<Level, Fault<'unknown-level'>> => {
  const level = LEVELS.find(({ id, number }) => id === text || String(number) === text);
  return level ? ok(level) : fail(fault('unknown-level', { found: text.slice(0, 40), known: LEVEL_IDS.join(', ') }));
};
