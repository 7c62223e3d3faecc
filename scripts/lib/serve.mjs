import { join } from 'node:path';
import { root } from './paths.mjs';

/** What every answer carries: without the first two a browser gives the engine's workers no shared memory. */
const headers = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'X-Content-Type-Options': 'nosniff',
};

/** What is no file of the page: a word about it, and the way home. */
const missingPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Nothing here · Mbegu</title>
<style>
  body { display: grid; place-content: center; gap: 16px; min-height: 90vh; margin: 0 24px; font: 1.125rem/1.5 serif }
  h1 { margin: 0; font-weight: 500 }
</style>
<h1>There is nothing here</h1>
<p><a href="/">All games of Mbegu</a></p>
`;

/** After everything that is a file: the page itself knows its addresses by their hash and is served at one only. */
const wordForWhatIsMissing = {
  name: 'mbegu-missing',
  /** @param {import('vite').PreviewServer} server */
  configurePreviewServer(server) {
    return () => {
      server.middlewares.use((request, response, next) => {
        const [path] = (request.url ?? '/').split(/[?#]/);
        if (path === '/' || path === '/index.html') return next();
        response.statusCode = 404;
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(request.method === 'HEAD' ? undefined : missingPage);
      });
    };
  },
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
    plugins: [headersOnEveryAnswer, wordForWhatIsMissing],
    // Not `spa`, which answers every address with the page, whose own files it would not find from there.
    appType: 'mpa',
    preview: { port, strictPort: true, host: '127.0.0.1' },
  });
}
