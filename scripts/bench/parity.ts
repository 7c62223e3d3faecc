export { description, run } from '../../packages/engine/bench/parity.ts';
