import type { Side } from '../board.ts';
import type { Move } from './move.ts';
import type { GameRecord, RecordEntry, RecordLine } from './record.ts';
import { tagsOfRecord } from './record-tags.ts';

/** Where lines of moves are broken, in characters. */
const columnsMax = 80;

const escapeTag = (value: string): string =>
  value.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
const escapeComment = (text: string): string => `{${text.replace(/[\\}]/g, '\\$&')}}`;

/** Letters tell the row; `swap` is North's. */
const sideOfMove = (move: Move): Side => (move === 'swap' || move >= 'a' ? 'N' : 'S');

/** Numbering: the turn that was written last. */
interface Count {
  readonly number: number;
  readonly side: Side | null;
  /** The last word closed its side's turn: a pass, or the swap. */
  readonly closed: boolean;
}

const sideOfEntry = (entries: readonly RecordEntry[], at: number, count: Count): Side => {
  const { move } = entries[at] as RecordEntry;
  if (move !== '-') return sideOfMove(move);
  if (count.side !== null) return count.side === 'S' ? 'N' : 'S';
  const next = entries[at + 1]?.move;
  return next === undefined || next === '-' || sideOfMove(next) === 'S' ? 'N' : 'S';
};

const countEntry = (count: Count, side: Side, move: Move | '-'): Count => {
  const begins = side === 'S' && (count.side !== 'S' || count.closed);
  const number = count.number + (begins || count.number === 0 ? 1 : 0);
  return { number, side, closed: move === '-' };
};

/** Parentheses sit on the first and last word, so that a long variation can be broken like the rest. */
const enclose = (words: readonly string[]): string[] => {
  const [first = '', ...rest] = words;
  const last = rest.pop();
  return last === undefined ? [`(${first})`] : [`(${first}`, ...rest, `${last})`];
};

/** The words of a line. `resumed`: a number is due although the turn goes on, as after a variation. */
const wordsOf = (line: RecordLine, from: Count): string[] => {
  const words = line.comments.map(escapeComment);
  let count = from;
  let resumed = true;
  let joins = false;
  line.entries.forEach(({ move, comments, variations }, at) => {
    const side = sideOfEntry(line.entries, at, count);
    const before = count;
    count = countEntry(count, side, move);
    const numbered = count.number > before.number || resumed;
    const sowing = move !== '-' && move !== 'swap';
    // A number stays on the line of its move.
    if (numbered) words.push(`${count.number}.${side === 'S' ? '' : '..'} ${move}`);
    else if (joins && sowing && side === before.side) words.push(`${words.pop()}${move}`);
    else words.push(move);
    // One at a time: a record may hold more of them than a call takes arguments.
    for (const comment of comments) words.push(escapeComment(comment));
    for (const branch of variations) for (const word of enclose(wordsOf(branch, before))) words.push(word);
    resumed = variations.length > 0;
    joins = sowing && comments.length === 0 && !resumed;
  });
  return words;
};

const wrap = (words: readonly string[]): string => {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line !== '' && line.length + 1 + word.length > columnsMax) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return line === '' ? lines.join('\n') : [...lines, line].join('\n');
};

const makeRecord = (record: GameRecord): string => {
  const tags = tagsOfRecord(record).map(([name, value]) => `[${name} "${escapeTag(value)}"]`);
  const moves = wrap(wordsOf(record.line, { number: 0, side: null, closed: false }));
  return `${tags.join('\n')}\n${moves === '' ? '' : `\n${moves}\n`}`;
};

/** Writes records as text, a blank line between them; `parseRecords` reads them back. */
export const makeRecords = (records: readonly GameRecord[]): string => records.map(makeRecord).join('\n');
