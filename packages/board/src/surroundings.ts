/** What happens round the board: its size, the time of day, a page that goes out of sight. */
import type { Scheme } from './state.ts';
import type { Room } from './themes.ts';

const eveningQuery = '(prefers-color-scheme: dark)';

/** Calls back on every change; the returned function stops it. */
export const watchSurroundings = (element: HTMLElement, changed: () => void, hidden: () => void): (() => void) => {
  const observer = new ResizeObserver(changed);
  observer.observe(element);
  const evening = matchMedia(eveningQuery);
  const hide = (): void => {
    if (document.hidden) hidden();
  };
  evening.addEventListener('change', changed);
  document.addEventListener('visibilitychange', hide);
  return () => {
    observer.disconnect();
    evening.removeEventListener('change', changed);
    document.removeEventListener('visibilitychange', hide);
  };
};

/** Day or evening: as asked, or as the page's `color-scheme` says, or as the system does. */
export const roomOf = (element: HTMLElement, scheme: Scheme): Room => {
  if (scheme !== 'auto') return scheme;
  const { colorScheme } = getComputedStyle(element);
  if (colorScheme === 'light' || colorScheme === 'dark') return colorScheme;
  return matchMedia(eveningQuery).matches ? 'dark' : 'light';
};

export const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
