import type { Context } from '../command.ts';
import { openEstimates } from '../solving/estimate.ts';
import { answerPositions, refuseWithLines } from '../solving/request-lines.ts';
import { type AnalyseLimits, analysisOf } from './answer.ts';

/** `mbegu analyse --lines`: many positions, one process. */
export const analyseLines = async (
  id: string | undefined,
  flags: object,
  limits: AnalyseLimits,
  context: Context,
): Promise<void> => {
  refuseWithLines('analyse', id, { ...flags });
  const stopping = new AbortController();
  const release = context.io.onInterrupt(() => {
    stopping.abort();
    // Whoever waits for a line that does not come is to end as well.
    context.io.input.destroy();
  });
  try {
    const estimate = openEstimates();
    const { signal } = stopping;
    await answerPositions(context, signal, (asked) => analysisOf(estimate, asked, { ...limits, signal }));
  } finally {
    release();
  }
};
