import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { threads } from './build/threads.ts';

/**
 * Nothing is asked of anybody but the server the page came from. Only in the built page: while one develops, the tools
 * put their own styles in.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const contentSecurityPolicy: Plugin = {
  name: 'mbegu-content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: policy }, injectTo: 'head-prepend' },
  ],
};

/**
 * Two pieces for whoever plays: the rules, which the workers read too, and the rest of the page. Left alone the bundler
 * makes one for each way views share code, and many small pieces compress worse by a tenth.
 */
const groups = [
  { name: 'rules', test: /\/packages\/(rules\/src\/|engine\/src\/(levels|seen)\.)/ },
  {
    name: 'play',
    test: /\/node_modules\/svelte\/|\/packages\/(board|table|i18n\/src\/\w+\.ts|web\/(?!src\/threads\/))/,
  },
].map((group) => ({ ...group, tags: ['$initial' as const], includeDependenciesRecursively: false }));

export default defineConfig({
  // The page works under any path.
  base: './',
  plugins: [threads, svelte(), contentSecurityPolicy],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
