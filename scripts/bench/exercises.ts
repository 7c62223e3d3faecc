export { description, run } from '../../packages/web/bench/exercises.ts';
