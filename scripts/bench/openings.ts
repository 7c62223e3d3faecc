export { description, run } from '../../packages/engine/bench/openings.ts';
