import { LEVEL_IDS, LEVELS } from '@mbegu/engine';
import { coloursFor } from '../colours.ts';
import type { CommandModule, Context } from '../command.ts';
import { examples } from '../examples.ts';
import { print, printJson } from '../io.ts';

/** A line each: its number, what is written for it, what it is called where that is another word, and what it overlooks. */
const listLevels = ({ io, words }: Context): Promise<void> => {
  const { bold } = coloursFor(io);
  const { text, level, setup } = words;
  const named = LEVEL_IDS.some((id) => level(id).toLowerCase() !== id);
  const names = [text('levels.name'), ...LEVEL_IDS.map(level)];
  const ids = [text('levels.id'), ...LEVEL_IDS];
  const width = (column: readonly string[]): number => Math.max(...column.map(({ length }) => length));
  const line = (row: number, sees: string, paint = (part: string) => part): string =>
    [
      row === 0 ? '  ' : String(row).padStart(2),
      paint((ids[row] as string).padEnd(width(ids))),
      ...(named ? [(names[row] as string).padEnd(width(names))] : []),
      sees,
    ].join('  ');
  const lines = LEVELS.map(({ id, number }) => line(number, setup.around[`level.${id}.sees`], bold));
  return print(io, [line(0, text('levels.sees')), ...lines].join('\n'));
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
