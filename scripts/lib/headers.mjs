// What every answer carries, and what the page says of itself in its head: where it may be served without these headers.

/** Nothing is asked of anybody but the server the page came from. */
export const contentSecurityPolicy = [
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

/** Without the first two a browser gives the engine's workers no shared memory. */
export const headers = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'X-Content-Type-Options': 'nosniff',
  // A page cannot forbid in its head that others show it in a frame.
  'Content-Security-Policy': `${contentSecurityPolicy}; frame-ancestors 'none'`,
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/**
 * How long an answer may be kept: what bears a digest of its content in its name for ever, everything else never unasked.
 * @param {string} path
 */
export const cacheControl = (path) =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
