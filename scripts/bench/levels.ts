export { description, run } from '../../packages/engine/bench/levels.ts';
