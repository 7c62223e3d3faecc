// npm run generate: write the files that are made from the code and committed. `-- --check` only compares.
// Each file of scripts/generators exports one `generator`.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Generator } from './generators/generator.ts';
import { root } from './lib/paths.mjs';

async function readGenerators(): Promise<Generator[]> {
  const names = readdirSync(new URL('generators/', import.meta.url)).filter((name) => name !== 'generator.ts');
  const modules: { generator: Generator }[] = await Promise.all(
    names.sort().map((name) => import(`./generators/${name}`)),
  );
  return modules.map(({ generator }) => generator);
}

function read(file: string): string | undefined {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return undefined;
  }
}

const isCheck = process.argv.includes('--check');
const generators = await readGenerators();
const different: string[] = [];
for (const { file, make } of generators) {
  const text = await make();
  if (read(file) === text) continue;
  different.push(file);
  if (isCheck) continue;
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

if (different.length === 0) {
  console.log(`${generators.length} generated files, all as the code makes them.`);
} else if (isCheck) {
  console.error(`Not as the code makes them (npm run generate): ${different.join(', ')}`);
  process.exitCode = 1;
} else {
  console.log(`Written: ${different.join(', ')}`);
}
