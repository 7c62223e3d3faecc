/**
 * Back closes a sheet, and one stays where one is: while a sheet is open, an entry of the history stands for it. Closed
 * otherwise, it takes its entry along; and what one goes to from a sheet comes in the place of that entry (`go`, `Sheet`).
 */
import { language } from './language.svelte.ts';

const mark = 'sheet';
/** How the open ones are closed, the topmost last. */
const open: (() => void)[] = [];
/** The entry is being given back, which takes the browser a moment. */
let leaving = false;

/** One entry for however many lie open. In another language they are made anew, and the entry waits for them. */
const settle = (): void => {
  const stands = history.state === mark;
  if (leaving || stands === open.length > 0) return;
  if (!stands) history.pushState(mark, '');
  else if (!language.inSettings) {
    leaving = true;
    history.back();
  }
};

// One sheet may follow another in the same breath.
const settleSoon = (): void => queueMicrotask(settle);

addEventListener('popstate', () => {
  if (!leaving && history.state !== mark) open.at(-1)?.();
  leaving = false;
  // Nothing lies open: such an entry is passed over. Another sheet lies below: it has an entry again.
  settleSoon();
});

/** A sheet opens, which Back closes; what is given back is called when it is closed. */
export const enterSheet = (close: () => void): (() => void) => {
  open.push(close);
  settleSoon();
  return () => {
    open.splice(open.indexOf(close), 1);
    settleSoon();
  };
};
