export { description, run } from '../../packages/engine/bench/search.ts';
