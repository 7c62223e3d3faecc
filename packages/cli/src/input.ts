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
  async function* linesOf(): AsyncGenerator<Line> {
    for await (const chunk of input) yield* splitter.push(Buffer.from(chunk));
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
    close: () => input.destroy(),
  };
};

/** Passes on what it is given while `open`: keys that are typed during a sowing must not write into the board. */
const gate = ({ output }: Io): { readonly stream: Writable; open: boolean } => {
  const state = { open: false, stream: new Writable() };
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      if (state.open) output.write(chunk, done);
      else done();
    },
  });
  // readline draws by the width of what it writes to.
  Object.defineProperty(stream, 'columns', { get: () => output.columns });
  Object.defineProperty(stream, 'isTTY', { value: true });
  state.stream = stream;
  return state;
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
    echo.open = false;
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
        echo.open = true;
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
