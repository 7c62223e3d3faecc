/** The views and their addresses. Hashes, so that the page works under any path and from any server. */
import { type GameId, isGameId } from '@mbegu/rules';

export type Route =
  | { readonly view: 'home' }
  | { readonly view: 'new'; readonly game: GameId }
  | { readonly view: 'play'; readonly id: string };

const HOME: Route = { view: 'home' };

/** The view an address means; what it does not know is the home. */
export const parseRoute = (hash: string): Route => {
  const [, view = '', rest = ''] = /^#\/(new|play)\/([\w.-]+)$/.exec(hash) ?? [];
  if (view === 'new' && isGameId(rest)) return { view, game: rest };
  return view === 'play' && rest !== '' ? { view, id: rest } : HOME;
};

export const hrefOf = (route: Route): string => {
  switch (route.view) {
    case 'home':
      return '#/';
    case 'new':
      return `#/new/${route.game}`;
    case 'play':
      return `#/play/${route.id}`;
  }
};

export const go = (route: Route): void => {
  location.hash = hrefOf(route);
};
