export { description, run } from '../../packages/engine/bench/match.ts';
