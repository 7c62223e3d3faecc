/** How long a sentence stands before the computer answers it. */
import type { Speed } from '@mbegu/board';

const shortestMs = 900;
const longestMs = 2000;
/** So many characters are read at a glance; each one more takes its time. */
const glanceChars = 60;
const perCharMs = 10;

const RATE: Readonly<Record<Speed, number>> = { slow: 1.6, normal: 1, fast: 0.5, off: 0 };

export const readingMs = (sentence: string, speed: Speed): number =>
  RATE[speed] * Math.min(longestMs, shortestMs + perCharMs * Math.max(0, sentence.length - glanceChars));
