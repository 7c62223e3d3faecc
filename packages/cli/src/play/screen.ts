import type { Frame } from './frames.ts';

/** What is to be seen at one moment. */
export interface View {
  /** Title line. */
  readonly title: string;
  readonly board: readonly string[];
}

/** Where a game is shown and lines are asked for: a terminal that is drawn on, or plain text for scripts. */
export interface Screen {
  /** The table has changed: what is drawn follows, what is written waits for `show`. */
  readonly update: (view: View) => Promise<void>;
  /** Shows the table to somebody who is to decide; again, if it was shown already, only where that is wanted. */
  readonly show: (view: View, again?: boolean) => Promise<void>;
  /** Shows a move as it happens; any key ends it at once. */
  readonly animate: (frames: readonly Frame[], viewOf: (frame: Frame) => View) => Promise<void>;
  /** A short rest, so that one can follow who does what. */
  readonly rest: (ms: number) => Promise<void>;
  /** Says something; it stays to be read. */
  readonly say: (text: string) => Promise<void>;
  /** Shows a long text, to be read at leisure. */
  readonly page: (text: string) => Promise<void>;
  /** The next line of input; `null` at its end. */
  readonly ask: (prompt: string) => Promise<string | null>;
  /** Ends everything that waits: a rest, a sowing, a question. */
  readonly stop: () => void;
  /** Gives the terminal back as it was, with the table as it stands at last. */
  readonly close: (last: View) => Promise<void>;
}
