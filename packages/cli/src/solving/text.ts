import type { Position, Side } from '@mbegu/rules';
import type { Words } from '../words.ts';
import { type Answer, boundsBefore, type MoveAnswer } from './answer.ts';

/** A value as people read it: with its sign, and no more than a tenth of a seed. */
export const signed = (value: number): string => {
  const rounded = Math.round(value * 10) / 10 + 0;
  return rounded > 0 ? `+${rounded}` : String(rounded);
};

/** A value that is an estimate has its tenth also where that is 0, so that it looks like none that is exact. */
export const valueText = (value: number, exact: boolean): string => {
  if (exact) return signed(value);
  const text = Math.abs(value).toFixed(1);
  return text === '0.0' ? text : `${value > 0 ? '+' : '-'}${text}`;
};

const swapOf = ({ swap }: MoveAnswer): string => (swap === undefined ? 'none' : swap ? 'yes' : 'no');

/** Every move with its value, the best first. */
const movesText = ({ text }: Words, moves: readonly MoveAnswer[], exact: boolean): string[] => {
  const width = Math.max(...moves.map(({ value }) => valueText(value, exact).length));
  const lines = [...moves]
    .sort((a, b) => b.value - a.value)
    .map((each) => {
      const value = valueText(each.value, exact).padStart(width);
      return `  ${text('answer.move', { move: each.move.padEnd(4), value, swap: swapOf(each) })}`;
    });
  const noted = moves.filter(({ swap }) => swap !== undefined).length;
  return noted > 0 && noted < moves.length ? [...lines, `  ${text('answer.no-note')}`] : lines;
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
  const before = boundsBefore(position);
  const params = {
    name,
    value: valueText(value, exact),
    known: least <= before.least && most >= before.most ? 'nothing' : 'bounds',
    least: signed(least),
    most: signed(most),
  };
  const first = exact ? 'answer.exact' : isStopped ? 'answer.stopped' : 'answer.estimate';
  return [
    text(first, params),
    ...(pv.length > 0 ? [text('answer.line', { line: pv.join(' ') })] : []),
    ...(moves ? ['', text('answer.moves'), ...movesText(words, moves, exact)] : []),
    '',
    text('answer.cost', { nodes, seconds: (ms / 1000).toFixed(1) }),
  ].join('\n');
};
