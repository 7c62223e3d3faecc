import { LEVELS } from '@mbegu/engine';
import { coloursFor } from '../colours.ts';
import type { CommandModule, Context } from '../command.ts';
import { examples } from '../examples.ts';
import { print, printJson } from '../io.ts';

const listLevels = ({ io, words }: Context): Promise<void> => {
  const { bold } = coloursFor(io);
  const lines = LEVELS.map(
    ({ id, number }) => `${String(number).padStart(2)}  ${bold(id.padEnd(9))}  ${words.text(`levels.${id}`)}`,
  );
  return print(io, lines.join('\n'));
};

const levelsJson = ({ io }: Context): Promise<void> => printJson(io, { levels: LEVELS });

/** `mbegu levels`: how strong the computer can play. */
export const levels: CommandModule = {
  define: (command, context) => {
    const { text } = context.words;
    command
      .option('--json', text('option.json'))
      .addHelpText('after', examples(text('levels.examples')))
      .action(async ({ json }: { json?: boolean }) => {
        await (json ? levelsJson : listLevels)(context);
      });
  },
};
