/** The views and their addresses. Hashes, so that the page works under any path and from any server. */
import { type GameId, isGameId } from '@mbegu/rules';

export type Route =
  /** `lost`: in the place of something there is not. */
  | { readonly view: 'home'; readonly lost?: boolean }
  | { readonly view: 'games' }
  /** `friend`: two persons sit down, whoever sat there last. */
  | { readonly view: 'new'; readonly game: GameId; readonly friend?: boolean }
  | { readonly view: 'play'; readonly id: string }
  | { readonly view: 'openings'; readonly game: GameId }
  /** `what` is the view's own: what it is to show. */
  | { readonly view: 'analyse'; readonly what: string }
  | { readonly view: 'learn'; readonly what: string };

/** Whether a game called so has an address; what else is kept as one is none of ours. */
export const hasAddress = (id: string): boolean => /^[\w.-]+$/.test(id);

const LOST: Route = { view: 'home', lost: true };

/** The view an address means; what it does not know is the home, which says so. */
export const parseRoute = (hash: string): Route => {
  if (/^#?\/?$/.test(hash)) return { view: 'home' };
  const [, view = '', rest = ''] = /^#\/(\w+)(?:\/(.*))?$/.exec(hash) ?? [];
  switch (view) {
    case 'games':
      return { view };
    case 'new': {
      const [game = '', friend] = rest.split('/');
      return isGameId(game) ? { view, game, ...(friend === 'friend' && { friend: true }) } : LOST;
    }
    case 'openings':
      return isGameId(rest) ? { view, game: rest } : LOST;
    case 'play':
      return hasAddress(rest) ? { view, id: rest } : LOST;
    case 'analyse':
    case 'learn':
      return { view, what: rest };
    default:
      return LOST;
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

/** From a sheet, in the place of its entry of the history. */
export const go = (route: Route): void => {
  if (history.state) location.replace(hrefOf(route));
  else location.hash = hrefOf(route);
};
