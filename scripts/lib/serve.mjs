import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { cacheControl, headers } from './headers.mjs';
import { root } from './paths.mjs';

const missingStyle = `
  body { display: grid; place-content: center; gap: 16px; min-height: 90vh; margin: 0 24px; font: 1.125rem/1.5 serif }
  h1 { margin: 0; font-weight: 500 }
`;

/** What is no file of the page: a word about it, and the way home. */
const missingPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Nothing here · Mbegu</title>
<style>${missingStyle}</style>
<h1>There is nothing here</h1>
<p><a href="/">All games of Mbegu</a></p>
`;

/** Its own style and nothing else. */
const missingPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(missingStyle).digest('base64')}'`;

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
        response.setHeader('Content-Security-Policy', missingPolicy);
        response.setHeader('Cache-Control', 'no-cache');
        response.end(request.method === 'HEAD' ? undefined : missingPage);
      });
    };
  },
};

/**
 * A plugin and not `preview.headers`, which leaves out the answers that are no file.
 * @param {{ isolated: boolean }} how
 */
const headersOnEveryAnswer = ({ isolated }) => ({
  name: 'mbegu-headers',
  /** @param {import('vite').PreviewServer} server */
  configurePreviewServer(server) {
    server.middlewares.use((request, response, next) => {
      const [path = '/'] = (request.url ?? '/').split(/[?#]/);
      for (const [name, value] of Object.entries(headers)) {
        if (isolated || !name.startsWith('Cross-Origin-')) response.setHeader(name, value);
      }
      // Whatever serves the file leaves it as it is.
      response.setHeader('Cache-Control', cacheControl(path));
      next();
    });
  },
});

/**
 * Serve a built page on this machine only.
 * @param {number} port a free one
 * @param {{ folder?: string, isolated?: boolean }} [how] the folder the page was built into; without `isolated` as a server
 *   that sends no headers for shared memory
 * @returns {Promise<import('vite').PreviewServer>}
 */
export async function serve(port, { folder = 'dist', isolated = true } = {}) {
  // Only here, for this file is read before anything is installed.
  const { preview } = await import('vite');
  return preview({
    root: join(root, 'packages/web'),
    configFile: false,
    logLevel: 'warn',
    plugins: [headersOnEveryAnswer({ isolated }), wordForWhatIsMissing],
    build: { outDir: folder },
    // Not `spa`, which answers every address with the page, whose own files it would not find from there.
    appType: 'mpa',
    preview: { port, strictPort: true, host: '127.0.0.1' },
  });
}
