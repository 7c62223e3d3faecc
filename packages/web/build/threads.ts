import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** A worker's address, as Vite would have it. */
const address = /new URL\((['"])(\.{1,2}\/[\w./-]+\.worker\.ts)\1, import\.meta\.url\)/g;

/**
 * Makes workers part of the same build as the page, so that what both need (the rules, above all) is fetched once; Vite by
 * itself packs everything again for each worker. While one develops, nothing is packed and Vite's own way is left alone.
 */
export const threads: Plugin = {
  name: 'mbegu-threads',
  apply: 'build',
  // Before Vite sees the address.
  enforce: 'pre',
  async transform(code, file) {
    const found = [...code.matchAll(address)];
    if (found.length === 0) return null;
    let changed = code;
    for (const [whole, , path = ''] of found) {
      const worker = await this.resolve(path, file);
      if (!worker) throw new Error(`${file}: there is no ${path}`);
      const name = basename(path, '.ts');
      const reference = this.emitFile({ type: 'chunk', id: worker.id, name });
      changed = changed.replace(whole, `import.meta.ROLLUP_FILE_URL_${reference}`);
    }
    return { code: changed, map: null };
  },
  /** What a worker loads must not be the page, whose first lines look for a document. */
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    for (const thread of chunks.filter(({ name }) => name.endsWith('.worker'))) {
      const loaded = new Set([thread.fileName]);
      for (const file of loaded)
        for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) loaded.add(imported);
      const page = chunks.find(
        ({ moduleIds, fileName }) => loaded.has(fileName) && moduleIds.some((id) => id.endsWith('.svelte')),
      );
      if (page) throw new Error(`${thread.fileName} loads ${page.fileName}: what both need belongs to another piece`);
    }
  },
};
