import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import type { Io } from './io.ts';
import { type Line, lineSplitter } from './lines.ts';

/** Where lines of input come from. */
export interface LineSource {
  /** The next line; `null` at the end of the input. The prompt is shown only to somebody at a terminal. */
  readonly next: (prompt: string) => Promise<Line | null>;
  /** Calls back when a key is pressed while nobody was asked; gives a function that ends that. */
  readonly onKey: (pressed: () => void) => () => void;
  readonly close: () => void;
}

const noKeys = (): (() => void) => () => {};

/** Lines of a file or a pipe, as they come. */
export const pipedLines = ({ input }: Io): LineSource => {
  const splitter = lineSplitter();
  let closed = false;
  async function* linesOf(): AsyncGenerator<Line> {
    try {
      for await (const chunk of input) yield* splitter.push(Buffer.from(chunk));
    } catch (error) {
      // Closing the input under a waiting read ends it with an error that is our own doing.
      if (!closed) throw error;
    }
    yield* splitter.end();
  }
  const lines = linesOf();
  return {
    next: async () => {
      const { done, value } = await lines.next();
      return done ? null : value;
    },
    onKey: noKeys,
    // A pipe whose other end stays open would keep the process waiting.
    close: () => {
      closed = true;
      input.destroy();
    },
  };
};

/** What readline writes its echo to; it passes on only while open, so that keys typed during a sowing leave no trace. */
const gate = ({ output }: Io) => {
  let isOpen = false;
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      if (isOpen) output.write(chunk, done);
      else done();
    },
  });
  // readline breaks lines by the width of what it writes to.
  Object.defineProperties(stream, { isTTY: { value: true }, columns: { get: () => output.columns } });
  return {
    stream,
    open: (whether: boolean): void => {
      isOpen = whether;
    },
  };
};

/**
 * Lines typed at a terminal, with history and editing. Lines typed ahead wait until they are asked for.
 *
 * @param interrupted called on Ctrl-C, which the terminal hands to us while it is in raw mode
 */
export const typedLines = (io: Io, interrupted: () => void): LineSource => {
  const echo = gate(io);
  const reader = createInterface({ input: io.input, output: echo.stream, terminal: true, historySize: 100 });
  const waiting: string[] = [];
  let closed = false;
  let answer: ((line: Line | null) => void) | null = null;
  let pressed: (() => void) | null = null;

  const give = (line: Line | null): void => {
    const asked = answer;
    answer = null;
    echo.open(false);
    asked?.(line);
  };
  reader.on('line', (text) => {
    if (answer) give({ kind: 'text', text });
    // Enter alone only hurries a sowing along.
    else if (text.trim() !== '') waiting.push(text);
  });
  reader.on('close', () => {
    closed = true;
    give(null);
  });
  reader.on('SIGINT', interrupted);
  io.input.on('keypress', () => pressed?.());

  return {
    next: (prompt) =>
      new Promise((resolve) => {
        const text = waiting.shift();
        if (text !== undefined) return resolve({ kind: 'text', text });
        if (closed) return resolve(null);
        answer = resolve;
        echo.open(true);
        reader.setPrompt(prompt);
        reader.prompt(true);
      }),
    onKey: (call) => {
      pressed = call;
      return () => {
        pressed = null;
      };
    },
    close: () => reader.close(),
  };
};
