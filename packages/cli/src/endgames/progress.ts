import type { EndgameTable } from '@mbegu/engine';
import type { Context } from '../command.ts';
import { write } from '../io.ts';

/** Nothing is said of what takes no longer, nor more often than this: on one line of a terminal, and elsewhere. */
const pauseMs = { live: 500, log: 10_000 } as const;

export interface Progress {
  readonly done: (positions: number) => void;
  /** Leaves the line that is written over. */
  readonly end: () => Promise<void>;
}

/** Tells on standard error how many positions of a table are done. */
export const tellPositions = ({ io, words }: Context, { positions: all }: EndgameTable): Progress => {
  const { errors } = io;
  const isLive = errors.isTTY === true;
  // From the first word on: threads take their time to open.
  let began: number | null = null;
  let said = 0;
  let isOpen = false;
  return {
    done: (positions) => {
      const now = performance.now();
      if (began === null) began = said = now;
      if (now - said < (isLive ? pauseMs.live : pauseMs.log)) return;
      said = now;
      isOpen = isLive;
      const speed = Math.round(positions / ((now - began) / 1000));
      const percent = Math.floor((100 * positions) / all);
      const line = words.text('endgames.progress', { percent, positions, speed });
      // A reader that is gone is no reason to stop.
      write(errors, isLive ? `\r\u001b[K${line}` : `${line}\n`).catch(() => {});
    },
    end: async () => {
      if (isOpen) await write(errors, '\r\u001b[K').catch(() => {});
    },
  };
};
