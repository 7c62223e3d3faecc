import { writeCounts } from '../lib/counts.mjs';

/** Counts a run of Vitest. A skipped test, a file or a group that broke outside its tests: each counts as failed. */
export default class CountingReporter {
  /**
   * @param {ReadonlyArray<import('vitest/node').TestModule>} modules
   * @param {ReadonlyArray<unknown>} unhandledErrors
   */
  onTestRunEnd(modules, unhandledErrors) {
    const counts = { passed: 0, failed: unhandledErrors.length };
    for (const module of modules) {
      counts.failed += module.errors().length;
      for (const group of module.children.allSuites()) counts.failed += group.errors().length;
      for (const test of module.children.allTests())
        counts[test.result().state === 'passed' ? 'passed' : 'failed'] += 1;
    }
    writeCounts(counts);
  }
}
