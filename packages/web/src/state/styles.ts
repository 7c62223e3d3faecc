/** Styles of parts that are fetched later. */

/** So long until styles that could not be fetched are asked for again. */
const againMs = 2000;

const ask = (href: string): void => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.onerror = () => {
    link.remove();
    setTimeout(ask, againMs, href);
  };
  document.head.append(link);
};

/**
 * Where the styles of a part could not be fetched, Vite does not fetch the part; but when it is wanted a second time Vite
 * takes them for fetched. So they are asked for until they are there.
 */
export const watchStyles = (): void =>
  addEventListener('vite:preloadError', ({ payload }) => {
    const [href] = /\S+\.css/.exec(payload.message) ?? [];
    if (href) ask(href);
  });
