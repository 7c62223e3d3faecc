import { svelte } from '@sveltejs/vite-plugin-svelte';
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
 * Two pieces for whoever plays: the rules and what else the workers read too, and the rest of the page. Left alone the bundler
 * makes one for each way views share code, and many small pieces compress worse by a tenth.
 */
const groups = [
  {
    name: 'rules',
    test: /\/packages\/(rules\/src\/|engine\/src\/(levels|seen)\.|web\/src\/state\/endgame-messages\.)/,
  },
  {
    name: 'play',
    test: /\/node_modules\/(clsx|svelte)\/(?!.*\/(bindings\/(select|input)|reactivity\/map\.))|\/packages\/(board|table|i18n\/src\/\w+\.ts|web\/(?!src\/(threads|state\/analysis)\/))/,
  },
].map((group) => ({ ...group, tags: ['$initial' as const], includeDependenciesRecursively: false }));

export default defineConfig({
  // The page works under any path.
  base: './',
  plugins: [threads, svelte(), policyInTheHead, offline],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // A worker has no document to preload with.
      resolveDependencies: (_, files, { hostId }) => (hostId.includes('.worker') ? [] : files),
    },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
