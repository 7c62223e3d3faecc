import { defineConfig } from 'vite';

// The packages' TypeScript, not their builds.
export default defineConfig({ resolve: { conditions: ['source', 'module', 'browser', 'development|production'] } });
