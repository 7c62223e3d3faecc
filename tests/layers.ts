// Which package may import which: downward only, and no library that is not named here.

import { posix } from 'node:path';
import { importsOf, packageOf } from './imports.ts';

interface Layer {
  /** Packages of this repository, all in a lower layer. */
  readonly below: readonly string[];
  /** Libraries from elsewhere. Each one more is a decision: name it here and say why in docs/decisions. */
  readonly libraries: readonly string[];
  /** Does it run under Node, so that it may import `node:` modules? */
  readonly isForNode: boolean;
}

const rules = '@mbegu/rules';
const components = ['@mbegu/board', '@mbegu/engine', '@mbegu/table', '@mbegu/i18n'];
const component: Layer = { below: [rules], libraries: [], isForNode: false };

/** By the folder below packages/. */
export const layers: Readonly<Record<string, Layer>> = {
  rules: { below: [], libraries: [], isForNode: false },
  board: component,
  engine: component,
  table: component,
  i18n: component,
  web: { below: [rules, ...components], libraries: ['svelte', 'uplot'], isForNode: false },
  cli: { below: [rules, ...components], libraries: ['commander', 'picocolors'], isForNode: true },
};

/** Does this relative import, from this file, end outside the package's src? */
function leavesSources(file: string, name: string): boolean {
  const [packages, folder] = file.split('/');
  return !posix.join(posix.dirname(file), name).startsWith(`${packages}/${folder}/src/`);
}

/** Why this layer may not import this name; nothing when it may. */
function refusal(layer: Layer, file: string, name: string): string | undefined {
  const target = packageOf(name);
  if (target === undefined) return leavesSources(file, name) ? 'leaves the sources of its package' : undefined;
  if (target.startsWith('computed:')) return 'cannot be read, for it is put together at run time';
  if (target.startsWith('node:')) return layer.isForNode ? undefined : 'is for Node only';
  if (layer.below.includes(target) || layer.libraries.includes(target)) return undefined;
  return target.startsWith('@mbegu/') ? 'goes up or sideways' : 'is a library not named for this package';
}

/**
 * What is wrong with the imports of one file.
 * @param file its path from the root, `packages/<name>/src/…`
 * @returns one sentence each; empty when all is well
 */
export function layerFaults(file: string, text: string): string[] {
  const layer = layers[file.split('/')[1] ?? ''];
  if (layer === undefined) return [`${file}: its package has no layer in tests/layers.ts`];
  return importsOf(file, text).flatMap((name) => {
    const reason = refusal(layer, file, name);
    return reason === undefined ? [] : [`${file}: "${name}" ${reason}`];
  });
}
