import picocolors from 'picocolors';
import type { Io } from './io.ts';

export type Colours = ReturnType<typeof picocolors.createColors>;

/** Whether to write in colour: NO_COLOR forbids, FORCE_COLOR asks for it, else a terminal decides. */
const wantsColours = ({ env, output }: Io): boolean => {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR !== undefined) return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false';
  return output.isTTY === true && env.TERM !== 'dumb';
};

export const coloursFor = (io: Io): Colours => picocolors.createColors(wantsColours(io));
