import { defineConfig } from 'vitest/config';

// For mutation testing only, which copies this package to a place of its own and runs its tests there.
export default defineConfig({ test: { include: ['test/loads.test.ts', 'test/mutation.ts', 'test/explain.test.ts'] } });
