import { type Io, write } from '../io.ts';
import { type Line, lineSplitter } from '../lines.ts';

/** Text that is gathered before it is written, in characters. */
const chunkChars = 2 ** 16;

/**
 * Answers all lines of the input, in chunks: each is written before the next is read, so memory stays bounded. An answer
 * that had to be waited for is written at once.
 *
 * @param isEnough asked after each answer; once it says yes the rest of the input is left
 */
export const transformLines = async (
  io: Io,
  answerLine: (line: Line) => string | Promise<string>,
  isEnough: () => boolean = () => false,
): Promise<void> => {
  const splitter = lineSplitter();
  let out = '';
  const flush = async (): Promise<void> => {
    if (out === '') return;
    const text = out;
    out = '';
    await write(io.output, text);
  };
  const answerAll = async (lines: Iterable<Line>): Promise<void> => {
    for (const line of lines) {
      const answer = answerLine(line);
      out += `${typeof answer === 'string' ? answer : await answer}\n`;
      if (typeof answer !== 'string' || out.length >= chunkChars) await flush();
      if (isEnough()) break;
    }
    // Whoever waits for an answer before asking on gets it: nothing is held back once the input is used up.
    await flush();
  };
  for await (const chunk of io.input) {
    await answerAll(splitter.push(Buffer.from(chunk)));
    if (isEnough()) return;
  }
  await answerAll(splitter.end());
};
