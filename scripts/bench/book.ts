export { description, run } from '../../packages/web/bench/book.ts';
