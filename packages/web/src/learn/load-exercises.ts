import type { GameId } from '@mbegu/rules';
import type { Exercise } from './exercises.ts';

interface Kept {
  readonly exercises: readonly Exercise[];
}

const LOADERS: Readonly<Record<GameId, () => Promise<unknown>>> = {
  kalah: () => import('./exercises/kalah.json', { with: { type: 'json' } }),
  'al-manqala': () => import('./exercises/al-manqala.json', { with: { type: 'json' } }),
  'walak-pussa': () => import('./exercises/walak-pussa.json', { with: { type: 'json' } }),
};

/** The exercises of one game, from easy to hard; the others are not fetched. */
export const loadExercises = async (game: GameId): Promise<readonly Exercise[]> =>
  ((await LOADERS[game]()) as { readonly default: Kept }).default.exercises;
