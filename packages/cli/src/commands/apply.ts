import { lineAnswerer } from '../apply/transform.ts';
import type { CommandModule, Context } from '../command.ts';
import { examples } from '../examples.ts';
import { write } from '../io.ts';
import { type Line, lineSplitter } from '../lines.ts';

/** Text that is gathered before it is written, in characters. */
const chunkChars = 2 ** 16;

/** Answers all lines of the input, in chunks: each is written before the next is read, so memory stays bounded. */
const transform = async ({ io, words }: Context, withEvents: boolean): Promise<void> => {
  const answerLine = lineAnswerer(words, withEvents);
  const splitter = lineSplitter();
  let out = '';
  const answerAll = async (lines: Iterable<Line>): Promise<void> => {
    for (const line of lines) {
      out += `${answerLine(line)}\n`;
      if (out.length >= chunkChars) await flush();
    }
    // Whoever waits for an answer before asking on gets it: nothing is held back once the input is used up.
    await flush();
  };
  const flush = async (): Promise<void> => {
    if (out === '') return;
    const text = out;
    out = '';
    await write(io.output, text);
  };
  for await (const chunk of io.input) await answerAll(splitter.push(Buffer.from(chunk)));
  await answerAll(splitter.end());
};

const exampleLine = '{"game":"kalah","moves":["C","A"]}';

/** `mbegu apply`: positions and moves in, positions out, for programs. */
export const apply: CommandModule = {
  define: (command, context) => {
    const { text } = context.words;
    command
      .option('--events', text('apply.events'))
      .addHelpText('after', examples(text('apply.examples', { example: exampleLine })))
      .action(async ({ events }: { events?: boolean }) => {
        await transform(context, events === true);
      });
  },
};
