import { lineAnswerer } from '../apply/transform.ts';
import { transformLines } from '../apply/transform-lines.ts';
import type { CommandModule } from '../command.ts';
import { examples } from '../examples.ts';

const exampleLine = '{"game":"kalah","moves":["C","A"]}';

/** `mbegu apply`: positions and moves in, positions out, for programs. */
export const apply: CommandModule = {
  define: (command, context) => {
    const { text } = context.words;
    command
      .option('--events', text('apply.events'))
      .addHelpText('after', examples(text('apply.examples', { example: exampleLine })))
      .action(async ({ events }: { events?: boolean }) => {
        await transformLines(context.io, lineAnswerer(context.words, events === true));
      });
  },
};
