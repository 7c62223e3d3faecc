import type { Report } from '@mbegu/engine';
import { signed } from '../solving/text.ts';
import type { Words } from '../words.ts';
import type { Analysis } from './answer.ts';

/** Moves of a line that fit one line of a terminal. */
const lineMovesMax = 16;

const isExact = (exact: boolean): string => (exact ? 'yes' : 'no');

/** One line for each depth. */
export const reportText = ({ text }: Words, { depth, value, exact, nodes, pv }: Report): string =>
  text('analyse.report', {
    depth: String(depth).padStart(3),
    value: signed(value).padStart(6),
    exact: isExact(exact),
    nodes: nodes.toLocaleString('en').padStart(13),
    line: pv.slice(0, lineMovesMax).join(' '),
  });

/** The last word: every move with its value. */
export const analysisText = ({ text }: Words, { moves }: Analysis): string => {
  const width = Math.max(...moves.map(({ value }) => signed(value).length));
  const lines = moves.map(({ move, value, exact }) => {
    const params = { move: move.padEnd(4), value: signed(value).padStart(width), exact: isExact(exact) };
    return `  ${text('analyse.move', params)}`;
  });
  return ['', text('answer.moves'), ...lines].join('\n');
};
