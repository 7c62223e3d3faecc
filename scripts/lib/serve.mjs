import { join } from 'node:path';
import { root } from './paths.mjs';

/** What every answer carries: without the first two a browser gives the engine's workers no shared memory. */
const headers = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'X-Content-Type-Options': 'nosniff',
};

/** A plugin and not `preview.headers`, which leaves out the answers that are no file. */
const headersOnEveryAnswer = {
  name: 'mbegu-headers',
  /** @param {import('vite').PreviewServer} server */
  configurePreviewServer(server) {
    server.middlewares.use((_request, response, next) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      next();
    });
  },
};

/**
 * Serve the built page on this machine only.
 * @param {number} port a free one
 * @returns {Promise<import('vite').PreviewServer>}
 */
export async function serve(port) {
  // Only here, for this file is read before anything is installed.
  const { preview } = await import('vite');
  return preview({
    root: join(root, 'packages/web'),
    configFile: false,
    logLevel: 'warn',
    plugins: [headersOnEveryAnswer],
    preview: { port, strictPort: true, host: '127.0.0.1' },
  });
}
