import type { Context } from '../command.ts';
import { answerPositions, refuseWithLines } from '../solving/request-lines.ts';
import { type AnalyseLimits, analysisOf } from './answer.ts';

/** `mbegu analyse --lines`: many positions, one process. */
export const analyseLines = async (
  id: string | undefined,
  flags: object,
  limits: AnalyseLimits,
  context: Context,
): Promise<void> => {
  refuseWithLines(id, { ...flags });
  const stopping = new AbortController();
  const release = context.io.onInterrupt(() => {
    stopping.abort();
    // Whoever waits for a line that does not come is to end as well.
    context.io.input.destroy();
  });
  try {
    await answerPositions(context, stopping.signal, (asked) => analysisOf(asked, limits, stopping.signal));
  } finally {
    release();
  }
};
