import type { Colours } from '../colours.ts';
import type { Paint } from './board.ts';

/** The board's colours: South green, North yellow, what happens reversed. */
export const paintWith = (colours: Colours): Paint => ({
  side: (side, text) => (side === 'S' ? colours.green(text) : colours.yellow(text)),
  mark: (text) => colours.inverse(text),
  faint: (text) => colours.dim(text),
});
