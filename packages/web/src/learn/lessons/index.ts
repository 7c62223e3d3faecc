import type { GameId } from '@mbegu/rules';
import type { Lesson } from '../lesson.ts';
import { alManqala } from './al-manqala.ts';
import { kalah } from './kalah.ts';
import { walakPussa } from './walak-pussa.ts';

/** A lesson for each game: one thought a step, one board, one thing to do. */
export const LESSONS: Readonly<Record<GameId, Lesson>> = { kalah, 'al-manqala': alManqala, 'walak-pussa': walakPussa };
