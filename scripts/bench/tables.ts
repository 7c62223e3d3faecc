export { description, run } from '../../packages/engine/bench/tables.ts';
