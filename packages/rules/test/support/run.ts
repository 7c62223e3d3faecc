/** Runs every case through one check; a failure names its case, and no case at all is a failure. */
export const runAll = <T>(cases: readonly T[], check: (given: T) => void): void => {
  if (cases.length === 0) throw new Error('no cases');
  for (const [index, given] of cases.entries()) {
    try {
      check(given);
    } catch (error) {
      throw new Error(`case ${index}: ${JSON.stringify(given)}\n${(error as Error).message}`, { cause: error });
    }
  }
};
