import type { Readable, Writable } from 'node:stream';

/** What a command may touch of the process: a test gives its own. */
export interface Io {
  readonly input: Readable & { readonly isTTY?: boolean; setRawMode?(on: boolean): unknown };
  readonly output: Writable & { readonly isTTY?: boolean; readonly columns?: number; readonly rows?: number };
  readonly errors: Writable & { readonly isTTY?: boolean };
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Calls back, instead of ending the process, when somebody wants it to end; gives a function that undoes that. */
  readonly onInterrupt: (interrupted: () => void) => () => void;
}

/** Thrown out of a write once nobody reads any more (`mbegu … | head`). No fault: the reader has had enough. */
export class ReaderGone extends Error {}

const isReaderGone = (error: unknown): boolean => {
  const code = (error as { code?: unknown } | null)?.code;
  return code === 'EPIPE' || code === 'ERR_STREAM_DESTROYED' || code === 'EOF' || code === 'EIO';
};

/** Writes, and waits until the stream will take more, so that a slow reader never makes us hold what is not yet read. */
export const write = (stream: Writable, text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    stream.write(text, (error) => {
      if (!error) resolve();
      else reject(isReaderGone(error) ? new ReaderGone() : error);
    });
  });

/** A line, or lines, with the last line's end added. */
export const print = ({ output }: Io, text: string): Promise<void> => write(output, `${text}\n`);

/** One JSON value and nothing else. */
export const printJson = (io: Io, value: unknown): Promise<void> => print(io, JSON.stringify(value));

/** The width to draw for; 80 where nobody can say. */
export const columnsOf = ({ output }: Io): number => output.columns ?? 80;

/** Whether somebody sits there: lines are typed, and the screen can be drawn on. */
export const isTerminal = ({ input, output, env }: Io): boolean =>
  input.isTTY === true && output.isTTY === true && env.TERM !== 'dumb';
