import { writeCounts } from '../lib/counts.mjs';

/** Counts a run of Vitest. A skipped test, a file or a group that broke outside its tests: each counts as failed. */
export default class CountingReporter {
  /**
   * @param {ReadonlyArray<import('vitest/node').TestModule>} modules
   * @param {ReadonlyArray<unknown>} unhandledErrors
   */
  onTestRunEnd(modules, unhandledErrors) {
    const failed = unhandledErrors.map(() => 'an error outside the tests');
    let passed = 0;
    for (const module of modules) {
      /** @param {string} name */
      const fail = (name) => failed.push(`${module.relativeModuleId} › ${name}`);
      for (const _ of module.errors()) fail('outside its tests');
      for (const group of module.children.allSuites()) for (const _ of group.errors()) fail(group.fullName);
      for (const test of module.children.allTests()) {
        if (test.result().state === 'passed') passed++;
        else fail(test.fullName);
      }
    }
    writeCounts({ passed, failed });
  }
}
