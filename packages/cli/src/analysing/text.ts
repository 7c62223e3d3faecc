import type { Report } from '@mbegu/engine';
import { valueText } from '../solving/text.ts';
import type { Words } from '../words.ts';
import type { Analysis } from './answer.ts';

/** Moves of a line that fit one line of a terminal. */
const lineMovesMax = 16;

const isExact = (exact: boolean): string => (exact ? 'yes' : 'no');

/** Widths of the columns of depth, value and positions. */
const [depthChars, valueChars, nodesChars] = [5, 6, 13];

/** What stands over the lines. */
export const headingText = ({ text }: Words): string =>
  text('analyse.heading', {
    depth: text('analyse.depth-head').padStart(depthChars),
    // With the sign of an exact value or an estimate.
    value: text('analyse.value-head').padStart(valueChars + 1),
    nodes: text('analyse.nodes-head').padStart(nodesChars),
    line: text('analyse.line-head'),
  });

/** One line for each depth. */
export const reportText = ({ text }: Words, { depth, value, exact, nodes, pv }: Report): string =>
  text('analyse.report', {
    depth: String(depth).padStart(depthChars),
    value: valueText(value, exact).padStart(valueChars),
    exact: isExact(exact),
    nodes: nodes.toLocaleString('en').padStart(nodesChars),
    line: pv.slice(0, lineMovesMax).join(' '),
  });

/** The last word: every move with its value. */
export const analysisText = ({ text }: Words, { moves }: Analysis): string => {
  const width = Math.max(...moves.map(({ value, exact }) => valueText(value, exact).length));
  const lines = moves.map(({ move, value, exact }) => {
    const params = { move: move.padEnd(4), value: valueText(value, exact).padStart(width), exact: isExact(exact) };
    return `  ${text('analyse.move', params)}`;
  });
  return ['', text('answer.moves'), ...lines].join('\n');
};
