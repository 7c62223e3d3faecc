/** Text broken into lines of at most `columns` characters, between words. */
export const wrap = (text: string, columns: number): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > columns) {
      lines.push(line.trimEnd());
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
};

/** Text as lines of at most `columns` characters; lines that fit, and their indents, stay as they are. */
export const fold = (text: string, columns: number): string[] =>
  text.split('\n').flatMap((line) => (line.length <= columns ? [line] : wrap(line, columns)));

/** The fewest columns text is broken to, however narrow the terminal. */
const columnsMin = 20;

/** Text beside a head, its further lines indented to where it begins. */
export const hang = (
  head: string,
  text: string,
  columns: number,
  style: (head: string) => string = (plain) => plain,
): string =>
  wrap(text, Math.max(columnsMin, columns - head.length))
    .map((line, index) => (index === 0 ? `${style(head)}${line}` : `${' '.repeat(head.length)}${line}`))
    .join('\n');
