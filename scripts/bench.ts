// npm run bench NAME …: measurements, apart from the tests, for a time depends on the machine.
// Each file of scripts/bench is one benchmark, called by its file's name.

import { readdirSync } from 'node:fs';
import type { Benchmark } from './bench/benchmark.ts';

const folder = new URL('bench/', import.meta.url);

const load = (name: string): Promise<Benchmark> => import(`./bench/${name}.ts`);

/** The benchmarks by name: every file but the one that says what a benchmark is. */
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && file !== 'benchmark.ts')
  .map((file) => file.slice(0, -'.ts'.length))
  .sort();

async function list(): Promise<string> {
  const lines = await Promise.all(names.map(async (name) => `  ${name.padEnd(16)} ${(await load(name)).description}`));
  return ['npm run bench NAME …', ...(lines.length > 0 ? lines : ['  (there is none yet)'])].join('\n');
}

const [name, ...args] = process.argv.slice(2);
if (name === undefined || name === '--help') {
  console.log(await list());
} else if (names.includes(name)) {
  await (await load(name)).run(args);
} else {
  console.error(`There is no benchmark "${name}".\n\n${await list()}`);
  process.exitCode = 2;
}
