/** What each file beside this one exports. */
export interface Benchmark {
  /** One line for the list of benchmarks. */
  readonly description: string;
  /** Measure and print: results on standard output, progress on standard error. */
  run(args: readonly string[]): void | Promise<void>;
}
