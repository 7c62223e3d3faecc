/** The views and their addresses. Hashes, so that the page works under any path and from any server. */
import { type GameId, isGameId } from '@mbegu/rules';

export type Route =
  | { readonly view: 'home' }
  | { readonly view: 'games' }
  /** `friend`: two persons sit down, whoever sat there last. */
  | { readonly view: 'new'; readonly game: GameId; readonly friend?: boolean }
  | { readonly view: 'play'; readonly id: string }
  | { readonly view: 'openings'; readonly game: GameId }
  /** `what` is the view's own: what it is to show. */
  | { readonly view: 'analyse'; readonly what: string }
  | { readonly view: 'learn'; readonly what: string };

const HOME: Route = { view: 'home' };

/** The view an address means; what it does not know is the home. */
export const parseRoute = (hash: string): Route => {
  const [, view = '', rest = ''] = /^#\/(\w+)(?:\/(.*))?$/.exec(hash) ?? [];
  switch (view) {
    case 'games':
      return { view };
    case 'new': {
      const [game = '', friend] = rest.split('/');
      return isGameId(game) ? { view, game, ...(friend === 'friend' && { friend: true }) } : HOME;
    }
    case 'openings':
      return isGameId(rest) ? { view, game: rest } : HOME;
    case 'play':
      return /^[\w.-]+$/.test(rest) ? { view, id: rest } : HOME;
    case 'analyse':
    case 'learn':
      return { view, what: rest };
    default:
      return HOME;
  }
};

export const hrefOf = (route: Route): string => {
  switch (route.view) {
    case 'home':
      return '#/';
    case 'games':
      return '#/games';
    case 'new':
      return `#/new/${route.game}${route.friend ? '/friend' : ''}`;
    case 'openings':
      return `#/openings/${route.game}`;
    case 'play':
      return `#/play/${route.id}`;
    case 'analyse':
    case 'learn':
      return route.what === '' ? `#/${route.view}` : `#/${route.view}/${route.what}`;
  }
};

export const go = (route: Route): void => {
  location.hash = hrefOf(route);
};
