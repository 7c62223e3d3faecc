import { type Command, CommanderError } from 'commander';
import type { Context } from './command.ts';
import { type Io, printJson, ReaderGone, write } from './io.ts';
import { chooseLanguage, withoutLanguage } from './language.ts';
import { COMMAND_NAMES, makeProgram, withoutHelpWord } from './program.ts';
import { EXIT, type ExitCode, Refused, refuse } from './refused.ts';
import { loadWords, type Words } from './words.ts';

/** The word commander's message puts between quotation marks: what was wrong, or what is missing. */
const quoted = (message: string): string => /'(.*)'/.exec(message)?.[1] ?? '';

const flagsOf = (command: Command | undefined): string[] => [
  '--help',
  ...(command?.options ?? []).flatMap(({ long, short }) => [long, short].filter((flag) => flag != null)),
];

/** Commander's refusals in our codes. */
const refusalOf = ({ code, message }: CommanderError, command: Command | undefined): Refused => {
  const found = quoted(message);
  switch (code) {
    case 'commander.unknownCommand':
      return new Refused([{ code: 'unknown-command', params: { found, known: COMMAND_NAMES.join(', ') } }]);
    case 'commander.unknownOption':
      return new Refused([{ code: 'unknown-flag', params: { found, known: flagsOf(command).join(', ') } }]);
    case 'commander.missingArgument':
      return new Refused([{ code: 'missing-argument', params: { argument: found } }]);
    case 'commander.optionMissingArgument':
      return new Refused([{ code: 'missing-value', params: { flag: found } }]);
    case 'commander.missingMandatoryOptionValue':
      return new Refused([{ code: 'missing-flag', params: { flag: found } }]);
    case 'commander.excessArguments':
      return new Refused([{ code: 'too-many-arguments', params: { command: command?.name() ?? 'mbegu' } }]);
    case 'commander.help':
      return new Refused([{ code: 'missing-command', params: { known: COMMAND_NAMES.join(', ') } }]);
    default:
      return new Refused([{ code: 'usage', params: { found: message } }]);
  }
};

const isShown = (error: CommanderError): boolean =>
  error.code === 'commander.helpDisplayed' || error.code === 'commander.version';

const report = async (io: Io, words: Words, json: boolean, { faults, exitCode }: Refused): Promise<ExitCode> => {
  if (json) await printJson(io, words.errorValue(faults));
  else await write(io.errors, faults.map((fault) => `mbegu: ${words.sentence(fault)}\n`).join(''));
  return exitCode;
};

const execute = async (args: readonly string[], context: Context): Promise<void> => {
  let shown = '';
  const program = await makeProgram(args, context, (text) => {
    shown += text;
  });
  try {
    await program.parseAsync([...args], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (!isShown(error))
      throw refusalOf(
        error,
        program.commands.find((command) => command.name() === args[0]),
      );
    await write(context.io.output, shown);
  }
};

/** The system's word that the output takes nothing more: a full disk, a broken device. */
const isUnwritable = (error: unknown): error is { code: string } =>
  error instanceof Error && ['ENOSPC', 'EIO', 'EDQUOT', 'EFBIG'].includes((error as NodeJS.ErrnoException).code ?? '');

/**
 * Runs one command line to its end.
 *
 * @param given the words after `mbegu`
 * @returns the exit code; nothing is thrown
 */
export const run = async (given: readonly string[], io: Io): Promise<ExitCode> => {
  const asked = withoutLanguage(given);
  const args = withoutHelpWord(asked.args);
  const { language, unknown } = chooseLanguage(asked.tag, io.env);
  const words = await loadWords(language);
  try {
    if (unknown) refuse('unknown-language', unknown);
    let exitCode: ExitCode = EXIT.fine;
    const endWith = (code: ExitCode): void => {
      exitCode = code;
    };
    await execute(args, { io, words, endWith });
    return exitCode;
  } catch (error) {
    if (error instanceof ReaderGone) return EXIT.fine;
    if (isUnwritable(error)) {
      return report(io, words, false, new Refused([{ code: 'output-unwritable', params: { detail: error.code } }]));
    }
    const isRefused = error instanceof Refused;
    const detail = error instanceof Error ? error.message : String(error);
    const refused = isRefused ? error : new Refused([{ code: 'own-fault', params: { detail } }], EXIT.ownFault);
    return report(io, words, args.includes('--json'), refused).catch(() => refused.exitCode);
  }
};
