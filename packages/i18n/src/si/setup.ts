import type { SetupTexts } from '../catalogue.ts';
import { around } from './around.ts';
import { faults } from './faults.ts';
import { options } from './options.ts';
import { table } from './table.ts';

/** Sinhala, round a game. */
export const setup: SetupTexts = { around, options, faults, table };
