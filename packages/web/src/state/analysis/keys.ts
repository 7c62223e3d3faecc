/** Which way a key walks. On the board the arrow keys belong to the pits, in a field to what is typed. */

export type Walk = 'first' | 'back' | 'forward' | 'last' | 'next' | 'previous';

const KEYS: Readonly<Record<string, Walk>> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  ArrowUp: 'previous',
  ArrowDown: 'next',
  Home: 'first',
  End: 'last',
};
const EVERYWHERE: Readonly<Record<string, Walk>> = { PageUp: 'back', PageDown: 'forward' };

/** Fields, and sheets but for the list of moves, keep their keys. */
const keepsKeys = (path: readonly EventTarget[]): boolean => {
  const elements = path.filter((each): each is Element => each instanceof Element);
  if (elements.some((each) => each.matches('[data-walk]'))) return false;
  return (
    elements.some((each) => each.matches('input, textarea, select, dialog')) ||
    document.querySelector('dialog[open]') !== null
  );
};

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** @param rtl whether the text runs from right to left: then on is to the left */
export const walkOf = (event: KeyboardEvent, rtl: boolean): Walk | undefined => {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  const path = event.composedPath();
  if (keepsKeys(path)) return undefined;
  if (event.key in EVERYWHERE) return EVERYWHERE[event.key];
  const onBoard = path.some((each) => each instanceof Element && each.localName === 'mancala-board');
  return onBoard ? undefined : KEYS[rtl ? (mirrored[event.key] ?? event.key) : event.key];
};
