import type { Context } from '../command.ts';
import { answerFor } from './answer.ts';
import { openEstimates } from './estimate.ts';
import { parseResources, type ResourceFlags, wholeNumberOr } from './flags.ts';
import { answerPositions, refuseWithLines } from './request-lines.ts';
import { openSolvers } from './solvers.ts';

/** Games whose tables are kept at a time. */
const gamesMax = 4;
/** How long a line may take where nothing is said: what is not proven by then is estimated, and the next has its turn. */
const lineMsDefault = 120_000;
const timeMsMax = 2 ** 31 - 1;

/** `mbegu solve --lines`: many positions, one process. */
export const solveLines = async (
  id: string | undefined,
  flags: ResourceFlags & { readonly time?: string },
  context: Context,
): Promise<void> => {
  refuseWithLines('solve', id, { ...flags });
  const ms = wholeNumberOr('--time', flags.time, 1, timeMsMax, lineMsDefault);
  const solvers = openSolvers(parseResources(flags), gamesMax, ms);
  const estimate = openEstimates();
  const stopping = new AbortController();
  const { signal } = stopping;
  const release = context.io.onInterrupt(() => {
    stopping.abort();
    solvers.stop();
    // Whoever waits for a line that does not come is to end as well.
    context.io.input.destroy();
  });
  try {
    await answerPositions(context, signal, async (asked) => {
      const { answer } = await answerFor(solvers, { ...asked, all: false, signal, ms, estimate });
      return answer;
    });
  } finally {
    release();
    solvers.close();
  }
};
