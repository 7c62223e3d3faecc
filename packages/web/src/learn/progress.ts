/** What somebody has done in the lessons and exercises, one key for each game. What cannot be read there has not been done. */
import type { GameId } from '@mbegu/rules';
import { type Store, type StoreTrouble, store } from '../state/storage.ts';

const prefix = 'mbegu:1:learn:';

interface Trying {
  /** Answers given until it was solved. */
  readonly tries: number;
  readonly solved: boolean;
}

export interface Progress {
  /** Steps of the lesson that are done, from 1. */
  readonly steps: readonly number[];
  readonly exercises: ReadonlyMap<string, Trying>;
}

const parse = (text: string | null): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const stepsIn = (kept: unknown): readonly number[] =>
  Array.isArray(kept) ? [...new Set(kept.filter(isCount))].sort((one, other) => one - other) : [];

const exercisesIn = (kept: unknown): ReadonlyMap<string, Trying> => {
  const found = new Map<string, Trying>();
  if (typeof kept !== 'object' || kept === null) return found;
  for (const [id, value] of Object.entries(kept)) {
    const { tries, solved } = (value ?? {}) as Readonly<Record<string, unknown>>;
    if (isCount(tries) && typeof solved === 'boolean') found.set(id, { tries, solved });
  }
  return found;
};

export const readProgress = (game: GameId, from: Store = store): Progress => {
  const { steps, exercises } = parse(from.read(prefix + game));
  return { steps: stepsIn(steps), exercises: exercisesIn(exercises) };
};

const write = (game: GameId, { steps, exercises }: Progress, to: Store): StoreTrouble | null =>
  to.write(prefix + game, JSON.stringify({ steps, exercises: Object.fromEntries(exercises) }));

/** Read anew each time: another tab may have written meanwhile. */
export const keepStep = (game: GameId, step: number, to: Store = store): StoreTrouble | null => {
  const kept = readProgress(game, to);
  return write(game, { ...kept, steps: stepsIn([...kept.steps, step]) }, to);
};

/** Keeps an answer. Once an exercise is solved, it stays so and no further tries are counted. */
export const keepTry = (game: GameId, id: string, solved: boolean, to: Store = store): StoreTrouble | null => {
  const kept = readProgress(game, to);
  const before = kept.exercises.get(id) ?? { tries: 0, solved: false };
  if (before.solved) return null;
  const exercises = new Map(kept.exercises).set(id, { tries: before.tries + 1, solved });
  return write(game, { ...kept, exercises }, to);
};

export const isSolved = ({ exercises }: Progress, id: string): boolean => exercises.get(id)?.solved ?? false;

/** The first step that is not done; `null` when all are. */
export const firstOpen = (done: readonly number[], count: number): number | null =>
  Array.from({ length: count }, (_, index) => index + 1).find((step) => !done.includes(step)) ?? null;
