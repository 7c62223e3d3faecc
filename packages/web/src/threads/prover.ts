/** The exact solver, as the engine takes it: fetched with the first hint, or the first move of a level that proves. */
export { createProver } from '@mbegu/engine';
