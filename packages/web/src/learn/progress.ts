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

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

const parse = (text: string | null): Fields => {
  try {
    return fieldsOf(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
};

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const stepsIn = (kept: unknown): readonly number[] =>
  Array.isArray(kept) ? [...new Set(kept.filter(isCount))].sort((one, other) => one - other) : [];

const exercisesIn = (kept: unknown): ReadonlyMap<string, Trying> => {
  const found = new Map<string, Trying>();
  for (const [id, value] of Object.entries(fieldsOf(kept))) {
    const { tries, solved } = fieldsOf(value);
    if (isCount(tries) && typeof solved === 'boolean') found.set(id, { tries, solved });
  }
  return found;
};

export const readProgress = (game: GameId, from: Store = store): Progress => {
  const { steps, exercises } = parse(from.read(prefix + game));
  return { steps: stepsIn(steps), exercises: exercisesIn(exercises) };
};

/**
 * Read anew each time: another tab may have written meanwhile. Beside what is changed everything stays as it was, also
 * what only a later version of the page understands.
 */
const change = (game: GameId, changed: (kept: Fields) => Fields, to: Store): StoreTrouble | null => {
  const kept = parse(to.read(prefix + game));
  return to.write(prefix + game, JSON.stringify({ ...kept, ...changed(kept) }));
};

export const keepStep = (game: GameId, step: number, to: Store = store): StoreTrouble | null =>
  change(game, ({ steps }) => ({ steps: stepsIn([...stepsIn(steps), step]) }), to);

/** Keeps an answer. Once an exercise is solved, it stays so and no further tries are counted. */
export const keepTry = (game: GameId, id: string, solved: boolean, to: Store = store): StoreTrouble | null => {
  const before = readProgress(game, to).exercises.get(id) ?? { tries: 0, solved: false };
  if (before.solved) return null;
  return change(
    game,
    (kept) => {
      const exercises = fieldsOf(kept.exercises);
      return { exercises: { ...exercises, [id]: { ...fieldsOf(exercises[id]), tries: before.tries + 1, solved } } };
    },
    to,
  );
};

export const isSolved = ({ exercises }: Progress, id: string): boolean => exercises.get(id)?.solved ?? false;

/** The first step that is not done; `null` when all are. */
export const firstOpen = (done: readonly number[], count: number): number | null =>
  Array.from({ length: count }, (_, index) => index + 1).find((step) => !done.includes(step)) ?? null;
