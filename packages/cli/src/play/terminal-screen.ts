import { setTimeout as wait } from 'node:timers/promises';
import { typedLines } from '../input.ts';
import { columnsOf, type Io, write } from '../io.ts';
import type { Words } from '../words.ts';
import { fold } from '../wrap.ts';
import type { Screen, View } from './screen.ts';

const ESC = '\u001b[';
const ENTER_SCREEN = `${ESC}?1049h`;
const LEAVE_SCREEN = `${ESC}?1049l`;
const HIDE_CURSOR = `${ESC}?25l`;
const SHOW_CURSOR = `${ESC}?25h`;
const HOME = `${ESC}H`;
const CLEAR_LINE = `${ESC}K`;
const CLEAR_BELOW = `${ESC}J`;

const rowsDefault = 24;
/** Lines of what was said that are kept to be shown, and the fewest there is room for. */
const saidMax = 50;
const saidMin = 2;

/** A terminal that is drawn on: a screen of its own, which gives back the old one when it is closed. */
export const terminalScreen = (io: Io, words: Words, interrupted: () => void): Screen => {
  const lines = typedLines(io, interrupted);
  const said: string[] = [];
  let view: View = { title: '', board: [] };
  let skip = new AbortController();
  let stopped = false;

  const draw = (shown: View): string => {
    const head = [shown.title, '', ...shown.board, ''];
    const rows = io.output.rows ?? rowsDefault;
    const room = Math.max(saidMin, rows - head.length - 2);
    const all = [...head, ...said.slice(-room), ''];
    return `${HOME}${all.map((line) => `${line}${CLEAR_LINE}\n`).join('')}${CLEAR_BELOW}`;
  };
  const redraw = (shown: View): Promise<void> => write(io.output, draw(shown));

  /** Waits, unless a key has been pressed. */
  const pause = async (ms: number): Promise<void> => {
    await wait(ms, undefined, { signal: skip.signal }).catch(() => {});
  };

  const hurried = async (during: () => Promise<void>): Promise<void> => {
    if (stopped) return;
    skip = new AbortController();
    const release = lines.onKey(() => skip.abort());
    await during();
    release();
  };

  const ready = write(io.output, `${ENTER_SCREEN}${HOME}${CLEAR_BELOW}`);
  const show = async (next: View): Promise<void> => {
    await ready;
    view = next;
    await redraw(view);
  };

  return {
    update: show,
    show,
    animate: async (frames, viewOf) => {
      await write(io.output, HIDE_CURSOR);
      await hurried(async () => {
        for (const frame of frames) {
          if (skip.signal.aborted) break;
          await redraw(viewOf(frame));
          await pause(frame.ms);
        }
      });
      await write(io.output, SHOW_CURSOR);
    },
    rest: (ms) => hurried(() => pause(ms)),
    say: async (text) => {
      said.push(...fold(text, columnsOf(io) - 1));
      said.splice(0, said.length - saidMax);
      await redraw(view);
    },
    page: async (text) => {
      const all = text.split('\n');
      const rows = Math.max(5, (io.output.rows ?? rowsDefault) - 2);
      for (let at = 0; at < all.length; at += rows) {
        await write(io.output, `${HOME}${CLEAR_BELOW}${all.slice(at, at + rows).join('\n')}\n`);
        const line = await lines.next(`${words.text('play.more')} `);
        if (line === null || (line.kind === 'text' && line.text.trim() !== '')) break;
      }
      await redraw(view);
    },
    ask: async (prompt) => {
      await redraw(view);
      const line = await lines.next(prompt);
      return line === null ? null : line.kind === 'text' ? line.text : '';
    },
    stop: () => {
      stopped = true;
      skip.abort();
      lines.close();
    },
    close: async ({ title, board }) => {
      lines.close();
      await write(io.output, `${SHOW_CURSOR}${LEAVE_SCREEN}${[title, ...board].join('\n')}\n`);
    },
  };
};
