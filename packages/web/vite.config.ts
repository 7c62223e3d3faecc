import { svelte } from '@sveltejs/vite-plugin-svelte';
import { minify } from 'terser';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { contentSecurityPolicy } from '../../scripts/lib/headers.mjs';
import { offline } from './build/offline.ts';
import { threads } from './build/threads.ts';

/** In the head as well as from our server, for the page may be served by any. Only in the built page: while one develops, the
 * tools put their own styles in. */
const policyInTheHead: Plugin = {
  name: 'mbegu-content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicy },
      injectTo: 'head-prepend',
    },
  ],
};

/**
 * Three pieces for whoever plays: the rules and what else page and workers both read, the search, and the rest of the page.
 * Left alone the bundler makes one for each way views share code, and many small pieces compress worse by a tenth.
 */
const groups = [
  {
    name: 'rules',
    test: /\/packages\/(rules\/src\/|engine\/src\/(levels|seen)\.)|preload-helper/,
  },
  {
    name: 'search',
    test: /\/packages\/engine\/src\/(search\/(?!create-prover|helpers|job)|kernel\/(?!packed)|endgame\/rules-text|value|limits|analyse|choose|messages|random)/,
  },
  {
    name: 'play',
    test: /\/node_modules\/(clsx|svelte)\/(?!.*\/(bindings\/(select|input)|reactivity\/map)\.)|\/packages\/(board|table|i18n\/src\/\w+\.ts|web\/(?!src\/(threads|state\/analysis)\/))/,
  },
].map((group) => ({ ...group, tags: ['$initial' as const], includeDependenciesRecursively: false }));

/** What the bundler has made small becomes smaller by a hundredth: every byte of the first visit counts. */
const smaller: Plugin = {
  name: 'mbegu-smaller',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: async (_, bundle) => {
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk') continue;
        const { code } = await minify(part.code, { ecma: 2020, module: true });
        if (code !== undefined) part.code = code;
      }
    },
  },
};

/** The board's style is text in a script, which nobody else makes small: without what only its reader needs. */
const boardStyle: Plugin = {
  name: 'mbegu-board-style',
  apply: 'build',
  enforce: 'pre',
  transform: (code, file) =>
    /\/board\/src\/style\.ts$/.test(file)
      ? code.replace(/`[^`]+`/, (css) =>
          css
            .replace(/\/\*.*?\*\//gs, '')
            .replace(/\s+/g, ' ')
            .replace(/ ?([{};,]) ?/g, '$1')
            .replaceAll(': ', ':'),
        )
      : null,
};

export default defineConfig({
  // The page works under any path.
  base: './',
  plugins: [threads, boardStyle, svelte(), policyInTheHead, smaller, offline],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // Styles only: the names of all scripts would weigh more at the first visit than asking for them at once saves later,
      // when most of them are stored. A worker has no document to preload with.
      resolveDependencies: (_, files, { hostId }) =>
        hostId.includes('.worker') ? [] : files.filter((file) => file.endsWith('.css')),
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // How long each plugin took is nothing to whoever wants to see the page.
      checks: { bundlerTimings: false },
      // Of Svelte's parts that only define something none comes along that nobody uses; Svelte does not say so itself.
      treeshake: {
        moduleSideEffects: [
          { test: /\/svelte\/src\/(internal\/client\/dom\/elements\/bindings|reactivity)\//, sideEffects: false },
        ],
      },
      output: { codeSplitting: { groups } },
    },
  },
});
