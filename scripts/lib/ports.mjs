import { createServer } from 'node:net';

/**
 * Read a port as somebody typed it.
 * @param {string} text
 * @returns {number | undefined} 0 to 65535 (0: any free one), or nothing when it is no port
 */
export function parsePort(text) {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;
}

/**
 * Try to listen, then let go.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<{ port: number } | { code: string }>}
 */
function tryListening(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve({ code: /** @type {NodeJS.ErrnoException} */ (error).code ?? 'unknown' }));
    server.listen({ port, host, exclusive: true }, () => {
      const address = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve({ port: address.port }));
    });
  });
}

/**
 * May we have this port? A browser asks for localhost at ::1 as well, so a stranger listening only there counts as taken.
 * @param {number} port
 * @returns {Promise<'free' | 'taken' | 'forbidden'>}
 */
export async function lookAtPort(port) {
  for (const host of ['127.0.0.1', '::1']) {
    const answer = await tryListening(port, host);
    if (!('code' in answer)) continue;
    if (answer.code === 'EADDRINUSE') return 'taken';
    if (answer.code === 'EACCES') return 'forbidden';
  }
  return 'free';
}

/** Any port nobody listens on now. */
export async function freePort() {
  const answer = await tryListening(0, '127.0.0.1');
  if ('code' in answer) throw new Error(`No free port on this machine: ${answer.code}`);
  return answer.port;
}
