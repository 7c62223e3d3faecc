import type { Position, Side } from '@mbegu/rules';
import type { Words } from '../words.ts';
import type { Answer, MoveAnswer } from './answer.ts';

/** A value as people read it: with its sign, and no more than a tenth of a seed. */
export const signed = (value: number): string => {
  const rounded = Math.round(value * 10) / 10 + 0;
  return rounded > 0 ? `+${rounded}` : String(rounded);
};

const swapOf = ({ swap }: MoveAnswer): string => (swap === undefined ? 'none' : swap ? 'yes' : 'no');

/** Every move with its value, the best first. */
const movesText = ({ text }: Words, moves: readonly MoveAnswer[]): string[] => {
  const width = Math.max(...moves.map(({ value }) => signed(value).length));
  return [...moves]
    .sort((a, b) => b.value - a.value)
    .map((each) => {
      const params = { move: each.move.padEnd(4), value: signed(each.value).padStart(width), swap: swapOf(each) };
      return `  ${text('answer.move', params)}`;
    });
};

/** An answer for people. */
export const answerText = (
  words: Words,
  position: Position,
  { answer, least, most }: { readonly answer: Answer; readonly least: number; readonly most: number },
  isStopped: boolean,
): string => {
  const { text, catalogue } = words;
  const { value, exact, pv, nodes, ms, moves } = answer;
  const name = catalogue.sides[position.turn as Side];
  const params = { name, value: signed(value), least: signed(least), most: signed(most) };
  const first = exact ? 'answer.exact' : isStopped ? 'answer.stopped' : 'answer.estimate';
  return [
    text(first, params),
    ...(pv.length > 0 ? [text('answer.line', { line: pv.join(' ') })] : []),
    ...(moves ? ['', text('answer.moves'), ...movesText(words, moves)] : []),
    '',
    text('answer.cost', { nodes, seconds: (ms / 1000).toFixed(1) }),
  ].join('\n');
};
