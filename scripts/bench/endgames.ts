export { description, run } from '../../packages/cli/bench/endgames.ts';
