import type { Command } from 'commander';
import type { Io } from './io.ts';
import type { ExitCode } from './refused.ts';
import type { Words } from './words.ts';

/** What every command is given. */
export interface Context {
  readonly io: Io;
  readonly words: Words;
  /** Sets the exit code of a command that ends well but not with 0. */
  readonly endWith: (code: ExitCode) => void;
}

/** One command: a file in `commands/`, loaded when it is asked for. */
export interface CommandModule {
  /** Adds arguments, options, examples and the action. What the action refuses it throws as `Refused`. */
  readonly define: (command: Command, context: Context) => void;
}
