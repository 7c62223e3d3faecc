import { writeCounts } from '../lib/counts.mjs';

/** Counts a run of Playwright. A test that was skipped or passed only at a second try counts as failed. */
export default class CountingReporter {
  /** Errors outside any test: a spec that does not load, a server that does not start. */
  #errors = 0;
  /** @type {import('@playwright/test/reporter').Suite | undefined} */
  #suite;

  /**
   * @param {import('@playwright/test/reporter').FullConfig} _config
   * @param {import('@playwright/test/reporter').Suite} suite
   */
  onBegin(_config, suite) {
    this.#suite = suite;
  }

  onError() {
    this.#errors += 1;
  }

  onEnd() {
    const tests = this.#suite?.allTests() ?? [];
    const failed = tests.filter((test) => test.outcome() !== 'expected');
    writeCounts({
      passed: tests.length - failed.length,
      failed: [
        // The names of a test begin with those of nothing and of the browser.
        ...failed.map((test) => test.titlePath().slice(2).join(' › ')),
        ...Array(this.#errors).fill('an error outside the tests'),
      ],
    });
  }

  /** The terminal belongs to the list reporter beside us. */
  printsToStdio() {
    return false;
  }
}
