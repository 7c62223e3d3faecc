import { expect, test } from 'vitest';
import { files, manifest, packages, read, sources } from './files.ts';
import { importsOf, packageOf } from './imports.ts';
import { layerFaults, layers } from './layers.ts';

test('every import goes down', () => {
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.flatMap((file) => layerFaults(file, read(file)))).toEqual([]);
});

const allowed: readonly [file: string, text: string][] = [
  ['packages/rules/src/play.ts', "import type { Board } from './board.ts';"],
  ['packages/rules/src/mechanics/sowing.ts', "export * from '../board.ts';"],
  ['packages/engine/src/search/order.ts', "import { play } from '@mbegu/rules'; import x from '../kernel/x.ts';"],
  ['packages/engine/src/pool.ts', "new Worker(new URL('./worker.ts', import.meta.url));"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code that is read, not run
  ['packages/i18n/src/load.ts', 'const words = (l: string) => import(`./words/${l}.ts`);'],
  ['packages/web/src/App.svelte', "<script>import { onMount } from 'svelte'; import '@mbegu/board';</script>"],
  ['packages/web/src/App.svelte', "{#await import('./Lesson.svelte') then it}<it.default />{/await}"],
  ['packages/cli/src/main.ts', "import { stdin } from 'node:process'; import { Command } from 'commander';"],
  ['packages/rules/src/x.ts', "// import '@mbegu/engine';\nconst text = `import '@mbegu/board'`;"],
];

test.each(allowed)('%s may say: %s', (file, text) => {
  expect(layerFaults(file, text)).toEqual([]);
});

const refused: readonly [file: string, text: string, reason: string][] = [
  ['packages/rules/src/x.ts', "import { search } from '@mbegu/engine';", 'up or sideways'],
  ['packages/rules/src/x.ts', "import type { Board } from '@mbegu/board';", 'up or sideways'],
  ['packages/rules/src/x.ts', "import { readFile } from 'node:fs/promises';", 'for Node only'],
  ['packages/rules/src/x.ts', "import fs from 'fs';", 'library not named'],
  ['packages/rules/src/x.ts', "import fc from 'fast-check';", 'library not named'],
  ['packages/rules/src/x.ts', "import data from '../vectors/kalah/moves.json';", 'leaves the sources'],
  ['packages/rules/src/mechanics/x.ts', "export { x } from '../../../board/src/x.ts';", 'leaves the sources'],
  ['packages/rules/src/x.ts', 'export const load = (name: string) => import(name);', 'put together at run time'],
  ['packages/engine/src/x.ts', "export type { Words } from '@mbegu/i18n';", 'up or sideways'],
  ['packages/engine/src/x.ts', "type Seat = import('@mbegu/table').Seat;", 'up or sideways'],
  ['packages/engine/src/x.ts', "new URL('../../rules/src/x.ts', import.meta.url)", 'leaves the sources'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code that is read, not run
  ['packages/i18n/src/x.ts', 'const load = (p: string) => import(`../../${p}/x.ts`);', 'leaves the sources'],
  ['packages/table/src/x.ts', "const late = async () => (await import('@mbegu/board')).x;", 'up or sideways'],
  ['packages/board/src/x.ts', "import '@mbegu/web';", 'up or sideways'],
  ['packages/board/src/x.ts', "import { mount } from 'svelte';", 'library not named'],
  ['packages/web/src/x.ts', "import.meta.glob('../../rules/src/*.ts')", 'leaves the sources'],
  ['packages/web/src/App.svelte', '<script lang="ts">import { main } from \'mbegu\';</script>', 'library not named'],
  ['packages/web/src/App.svelte', "<script module>import 'node:os';</script><p>hm</p>", 'for Node only'],
  ['packages/web/src/App.svelte', '{#await import("../../cli/src/main.ts")}…{/await}', 'leaves the sources'],
  ['packages/fourth/src/x.ts', '', 'no layer'],
];

test.each(refused)('%s may not say: %s', (file, text, reason) => {
  const faults = layerFaults(file, text);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(reason);
});

/** Packages imported by name from one package's sources; what the bundler makes up (`virtual:…`) is not installed. */
function importedBy(name: string): string[] {
  const own = sources.filter((file) => file.startsWith(`packages/${name}/`));
  const names = own.flatMap((file) => importsOf(file, read(file)).map(packageOf));
  return [...new Set(names.filter((found) => found !== undefined && !found.includes(':')))].map(String).sort();
}

test.each(packages)('%s depends on what it imports, and on nothing else', (name) => {
  const { dependencies = {}, peerDependencies = {}, devDependencies = {} } = manifest(`packages/${name}`);
  const imported = importedBy(name);
  const installed = { ...dependencies, ...peerDependencies };
  // A page is bundled: what only its bundler needs may stand among the tools.
  const given = manifest(`packages/${name}`).private ? { ...installed, ...devDependencies } : installed;
  expect(imported.filter((found) => !(found in given))).toEqual([]);
  expect(Object.keys(installed).filter((named) => !imported.includes(named))).toEqual([]);
});

test('every package has its layer, and every layer its package', () => {
  expect(Object.keys(layers).sort()).toEqual([...packages].sort());
});

/** What the compiler is told to know, from one package's tsconfig: Node's types, the browser's. */
function ambientTypes(name: string): string[] {
  const { compilerOptions } = JSON.parse(read(`packages/${name}/tsconfig.json`));
  return [
    ...(compilerOptions.types ?? []),
    ...(compilerOptions.lib ?? []).filter((lib: string) => lib.startsWith('DOM')),
  ];
}

test.each(['rules', 'engine', 'table', 'i18n'])('the compiler knows neither browser nor Node in %s', (name) => {
  expect(files).toContain(`packages/${name}/tsconfig.json`);
  expect(ambientTypes(name)).toEqual([]);
});
