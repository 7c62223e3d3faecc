import { pipedLines } from '../input.ts';
import { columnsOf, type Io, print } from '../io.ts';
import { lineBytesMax } from '../lines.ts';
import type { Words } from '../words.ts';
import { fold } from '../wrap.ts';
import type { Screen, View } from './screen.ts';

/** Plain text, for scripts and pipes: every line that is read is written too, so that the output reads as a whole. */
export const plainScreen = (io: Io, words: Words): Screen => {
  const lines = pipedLines(io);
  let shown = '';
  const show = async ({ title, board }: View, again = false): Promise<void> => {
    const text = ['', title, ...board, ''].join('\n');
    if (text === shown && !again) return;
    shown = text;
    await print(io, text);
  };
  return {
    update: async () => {},
    show,
    animate: async () => {},
    rest: async () => {},
    say: (text) => print(io, fold(text, columnsOf(io)).join('\n')),
    page: (text) => print(io, `\n${text}\n`),
    ask: async (prompt) => {
      const line = await lines.next(prompt);
      if (line === null) return null;
      if (line.kind === 'text') {
        await print(io, `${prompt}${line.text}`);
        return line.text;
      }
      const code = line.kind === 'too-long' ? 'line-too-long' : 'not-utf8';
      await print(io, `${prompt}…`);
      await print(io, words.sentence({ code, params: { bytesMax: lineBytesMax } }));
      return '';
    },
    stop: () => lines.close(),
    close: async (last) => {
      lines.close();
      await show(last);
    },
  };
};
