import { availableParallelism, totalmem } from 'node:os';
import { workersMax } from '@mbegu/engine';
import { refuse } from '../refused.ts';

const MIB = 2 ** 20;
const memoryMin = 64;
/** Taken where nothing is said, in MiB, but never more than a quarter of what the machine has. */
const memoryDefault = 512;

/** A whole number that a flag takes; refused where it is another. */
const wholeNumber = (flag: string, text: string, min: number, max: number): number =>
  /^\d{1,15}$/.test(text) && Number(text) >= min && Number(text) <= max
    ? Number(text)
    : refuse('flag-value', { flag, expected: `${min}-${max}`, found: text.slice(0, 40) });

/** The same for a flag that may be missing. */
export const wholeNumberOr = <T>(flag: string, text: string | undefined, min: number, max: number, missing: T) =>
  text === undefined ? missing : wholeNumber(flag, text, min, max);

export interface ResourceFlags {
  readonly threads?: string;
  readonly memory?: string;
}

/** What a solver may use. */
export interface Resources {
  readonly threads: number;
  readonly memoryBytes: number;
}

const parseMemory = (text: string | undefined): number => {
  if (text === undefined) return MIB * Math.max(memoryMin, Math.min(memoryDefault, Math.floor(totalmem() / 4 / MIB)));
  const bytes = MIB * wholeNumber('--memory', text, memoryMin, 1e15 - 1);
  return bytes <= totalmem() ? bytes : refuse('no-memory', { bytes });
};

export const parseResources = ({ threads, memory }: ResourceFlags): Resources => ({
  threads: wholeNumberOr('--threads', threads, 1, workersMax, Math.min(workersMax, availableParallelism())),
  memoryBytes: parseMemory(memory),
});
