import type { LearnTexts } from '../catalogue.ts';
import { learning } from './learning.ts';
import { lessons } from './lessons.ts';
import { pasts } from './pasts.ts';
import { rulePages } from './rule-pages.ts';

/** Swahili, to learn by. */
export const learn: LearnTexts = { rulePages, pasts, learning, lessons };
