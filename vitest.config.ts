import { defineConfig } from 'vitest/config';

// `source` makes a test read the packages' TypeScript, never a build that may be old.
const conditions = ['source', 'module', 'node', 'development|production'];

export default defineConfig({
  // Also when somebody starts Vitest inside a package.
  root: import.meta.dirname,
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['source'] } },
  test: {
    include: ['packages/*/test/**/*.test.ts', 'tests/**/*.test.ts'],
    // A bound for what hangs, not a measurement: a slow machine is no fault.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', './scripts/reporters/vitest.mjs'],
    coverage: {
      provider: 'v8',
      include: ['packages/rules/src/**/*.ts'],
      reporter: ['text', 'html'],
      reportsDirectory: 'coverage',
    },
  },
});
