export { description, run } from '../../packages/engine/bench/helping.ts';
