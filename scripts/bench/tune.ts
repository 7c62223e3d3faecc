export { description, run } from '../../packages/engine/bench/tune.ts';
