import type { Fault, Params } from '@mbegu/rules';

/** Exit codes: fine, the answer is no, wrong use, a mistake of our own, ended by Ctrl-C or a signal. */
export const EXIT = { fine: 0, no: 1, wrongUse: 2, ownFault: 70, interrupted: 130 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Something given to the command line that it cannot work with, with every fault found. */
export class Refused extends Error {
  readonly faults: readonly [Fault<string>, ...Fault<string>[]];
  readonly exitCode: ExitCode;

  constructor(faults: readonly Fault<string>[], exitCode: ExitCode = EXIT.wrongUse) {
    super(faults[0]?.code);
    this.faults = faults as [Fault<string>, ...Fault<string>[]];
    this.exitCode = exitCode;
  }
}

/** Refuses, for one reason. Throws; `run` says why and ends with the exit code. */
export const refuse = (code: string, params: Params = {}, exitCode: ExitCode = EXIT.wrongUse): never => {
  throw new Refused([{ code, params }], exitCode);
};
