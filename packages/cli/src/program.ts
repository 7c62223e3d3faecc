import { type CliKey, LANGUAGES } from '@mbegu/i18n';
import { Command } from 'commander';
import type { CommandModule, Context } from './command.ts';
import { version } from './version.ts';

/** Loaded one at a time: a program that calls `mbegu apply` does not wait for the terminal game. */
const LOADERS = {
  games: async () => (await import('./commands/games.ts')).games,
  rules: async () => (await import('./commands/rules.ts')).rules,
  show: async () => (await import('./commands/show.ts')).show,
  moves: async () => (await import('./commands/moves.ts')).moves,
  play: async () => (await import('./commands/play.ts')).play,
  replay: async () => (await import('./commands/replay.ts')).replay,
  levels: async () => (await import('./commands/levels.ts')).levels,
  solve: async () => (await import('./commands/solve.ts')).solve,
  analyse: async () => (await import('./commands/analyse.ts')).analyse,
  endgames: async () => (await import('./commands/endgames.ts')).endgames,
  perft: async () => (await import('./commands/perft.ts')).perft,
  apply: async () => (await import('./commands/apply.ts')).apply,
  bench: async () => (await import('./commands/bench.ts')).bench,
} as const satisfies Record<string, () => Promise<CommandModule>>;

export type CommandName = keyof typeof LOADERS;

export const COMMAND_NAMES = Object.keys(LOADERS) as readonly CommandName[];

const isCommand = (word: string | undefined): word is CommandName => word !== undefined && Object.hasOwn(LOADERS, word);

/** `help show` is `show --help`. */
export const withoutHelpWord = ([first, ...rest]: readonly string[]): readonly string[] =>
  first === 'help' ? [...rest.slice(0, 1), '--help'] : first === undefined ? [] : [first, ...rest];

/** What commander writes into a help page in English, and our text for it. */
const OWN_WORDS = {
  'Usage:': 'help.usage',
  'Options:': 'help.options',
  'Arguments:': 'help.arguments',
  'Commands:': 'help.commands',
  '[options]': 'help.some-options',
  '[command]': 'help.a-command',
} as const satisfies Readonly<Record<string, CliKey>>;

type Text = Context['words']['text'];

const inOwnWords = (text: Text, words: string): string =>
  Object.entries(OWN_WORDS).reduce((told, [word, key]) => told.replace(word, text(key)), words);

/** Applies to a command alone, not to those below it. */
const settle = (command: Command, text: Text, print: (text: string) => void): Command =>
  command
    .exitOverride()
    .configureHelp({
      styleTitle: (title) => inOwnWords(text, title),
      styleUsage: (usage) => inOwnWords(text, usage),
    })
    .helpCommand(false)
    .showSuggestionAfterError(false)
    .configureOutput({ writeOut: print, writeErr: () => {}, getOutHasColors: () => false });

/**
 * The program with all its commands named and the one that is asked for defined.
 *
 * @param print is given help and version; it writes them later, for writing waits
 */
export const makeProgram = async (
  args: readonly string[],
  context: Context,
  print: (text: string) => void,
): Promise<Command> => {
  const { text } = context.words;
  const program = settle(new Command('mbegu'), text, print)
    .description(text('program.summary'))
    .version(version, '--version', text('option.version'))
    // Taken out of the words before they come here: it goes with every command.
    .option('--lang <TAG>', text('option.lang', { known: LANGUAGES.join(', ') }))
    .helpOption('-h, --help', text('option.help'))
    .addHelpText('after', `\n${text('program.examples')}`);
  for (const name of COMMAND_NAMES) {
    settle(program.command(name), text, print)
      .description(text(`command.${name}`))
      .helpOption('-h, --help', text('option.help'));
  }
  const [asked] = args;
  const command = program.commands.find((each) => each.name() === asked);
  if (isCommand(asked) && command) (await LOADERS[asked]()).define(command, context);
  return program;
};
