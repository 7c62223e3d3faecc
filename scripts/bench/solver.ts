export { description, run } from '../../packages/engine/bench/solver.ts';
