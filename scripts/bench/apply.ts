export { description, run } from '../../packages/cli/bench/apply.ts';
