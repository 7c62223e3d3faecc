import type { LearnTexts } from '../catalogue.ts';
import { alManqala } from './rules/al-manqala.ts';
import { kalah } from './rules/kalah.ts';
import { walakPussa } from './rules/walak-pussa.ts';

/** The rules for players, in our own words; each paragraph has the number it has in the specification. */
export const rulePages: LearnTexts['rulePages'] = { kalah, 'al-manqala': alManqala, 'walak-pussa': walakPussa };
