import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** What it is, to whoever is about to install it: a browser reads this in its own language, where it can. */
const manifest = {
  name: 'Mbegu',
  short_name: 'Mbegu',
  lang: 'en',
  dir: 'ltr' as const,
  description: 'An open home of mancala: Kalah, Al-manqala and Walak-pussa.',
  description_localized: {
    sw: 'Makao huru ya mankala: Kalah, Al-manqala na Walak-pussa.',
    da: 'Et åbent hjem for mancala: Kalaha, Al-manqala og Walak-pussa.',
    de: 'Ein offenes Haus für Mancala: Kalaha, Al-manqala und Walak-pussa.',
    ar: { value: 'بيت مفتوح لألعاب المنقلة: كالاه والمنقلة ووالاك-بوسا.', dir: 'rtl' },
    si: 'මන්කලා ක්‍රීඩාවල විවෘත නිවහන: කලාහ්, අල්-මන්කලා සහ වළක් පුස්ස.',
  },
  id: './',
  start_url: './',
  scope: './',
  display: 'standalone' as const,
  background_color: '#f5efe3',
  theme_color: '#f5efe3',
  categories: ['games', 'education'],
  icons: [
    { src: './icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' as const },
    { src: './icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' as const },
    { src: './icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' as const },
    { src: './icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' as const },
  ],
};

/**
 * The service worker and the manifest: the whole page is stored at the first visit, with every view and every language, so
 * that all of it works without the net; fonts are stored when they are fetched, for most people need none. A new version is
 * stored beside the old one and waits until somebody takes it (docs/decisions/0011).
 */
export const offline: PluginOption = VitePWA({
  filename: 'sw.js',
  // The page asks for it by itself, in state/version.svelte.ts.
  injectRegister: null,
  registerType: 'prompt',
  includeManifestIcons: false,
  manifest,
  workbox: {
    // Each answer is stored with its headers: that is what keeps the page isolated, and its threads sharing memory, offline.
    globPatterns: ['**/*.{js,css,html,svg,webmanifest,json,bin}'],
    navigateFallback: 'index.html',
    cleanupOutdatedCaches: true,
    // The first visit is served by it at once; a later version never takes a page over by itself.
    clientsClaim: true,
    skipWaiting: false,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    runtimeCaching: [
      {
        urlPattern: /\.woff2$/,
        handler: 'CacheFirst',
        options: {
          cacheName: 'mbegu-fonts',
          // Servers may answer `Vary: Origin`, and only where a style asks for a font the request names its origin: a font
          // that the page fetched to keep it would not be found.
          matchOptions: { ignoreVary: true },
        },
      },
    ],
  },
});
