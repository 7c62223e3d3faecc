import type { Report } from '@mbegu/engine';
import type { Context } from '../command.ts';
import { write } from '../io.ts';
import type { Progress } from './answer.ts';
import { valueText } from './text.ts';

/** Nothing is said of what is answered sooner, nor more often than this. */
const quietMs = 2_000;
/** Nor of what is only just begun. */
const nodesMin = 50_000;
/** How long a log is left without a word that nothing new is proven. */
const silentMs = 10_000;

export interface ProgressTeller {
  readonly building: (part: number) => void;
  readonly proven: (progress: Progress) => void;
  /** A search has looked one sowing further ahead. */
  readonly deeper: (report: Report) => void;
  /** Leaves the line that is written over. */
  readonly end: () => Promise<void>;
}

/** Tells on standard error how far a proof is: over and over on one line of a terminal, elsewhere when there is news. */
export const tellProgress = ({ io, words }: Context): ProgressTeller => {
  const { errors } = io;
  const isLive = errors.isTTY === true;
  /** When the first work was told of: threads that are only starting do not count. */
  let began = Number.NaN;
  let proving = Number.NaN;
  let said = 0;
  let last = '';
  let isOpen = false;

  const say = (news: string, text: (seconds: number) => string): void => {
    const now = performance.now();
    if (Number.isNaN(began)) began = said = now;
    if (now - said < quietMs || (!isLive && news === last && now - said < silentMs)) return;
    said = now;
    last = news;
    isOpen = isLive;
    const line = text(Math.round((now - began) / 1000));
    // A reader that is gone is no reason to stop proving.
    write(errors, isLive ? `\r\u001b[K${line}` : `${line}\n`).catch(() => {});
  };

  return {
    building: (part) =>
      say('building', (seconds) => words.text('solve.building', { seconds, percent: Math.floor(100 * part) })),
    proven: ({ least, most, nodes, move }) => {
      if (Number.isNaN(proving)) proving = performance.now();
      if (nodes < nodesMin) return;
      say(`${move} ${least} ${most}`, (seconds) => {
        const speed = Math.round((1000 * nodes) / Math.max(1, performance.now() - proving));
        const params = { seconds, least, most, nodes, speed, move: move ?? '' };
        return words.text(move === null ? 'solve.proven' : 'solve.proven-move', params);
      });
    },
    deeper: ({ depth, value, exact, move, nodes }) =>
      say(`${depth}`, (seconds) =>
        words.text('solve.deeper', { seconds, depth, nodes, move, value: valueText(value, exact) }),
      ),
    end: async () => {
      if (isOpen) await write(errors, '\r\u001b[K').catch(() => {});
    },
  };
};
