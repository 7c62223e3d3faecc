/** What of learning an address shows: the part of it after `#/learn/`. */
import { type GameId, isGameId } from '@mbegu/rules';
import { hrefOf } from '../routes.ts';

export type LearnPage =
  | { readonly page: 'all' }
  | { readonly page: 'game' | 'history' | 'words'; readonly game: GameId }
  /** `paragraph`: its number, to begin reading there. */
  | { readonly page: 'rules'; readonly game: GameId; readonly paragraph: number | null }
  /** `step`: from 1; `end` after the last; without one the first that is open. */
  | { readonly page: 'lesson'; readonly game: GameId; readonly step: number | 'end' | null }
  /** `n`: from 1; without one the list. */
  | { readonly page: 'exercises'; readonly game: GameId; readonly n: number | null };

/** A number from 1 as it stands in an address; `null` for anything else. */
const numberIn = (text: string): number | null => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : null);

/** What it does not know leads to the game, or to all of them. */
export const parseLearn = (what: string): LearnPage => {
  const [game = '', page = '', part = ''] = what.split('/');
  if (!isGameId(game)) return { page: 'all' };
  switch (page) {
    case 'rules':
      return { page, game, paragraph: numberIn(part) };
    case 'lesson':
      return { page, game, step: part === 'end' ? part : numberIn(part) };
    case 'exercises':
      return { page, game, n: numberIn(part) };
    case 'history':
    case 'words':
      return { page, game };
    default:
      return { page: 'game', game };
  }
};

export const partOf = (page: LearnPage): string | number | null => {
  switch (page.page) {
    case 'rules':
      return page.paragraph;
    case 'lesson':
      return page.step;
    case 'exercises':
      return page.n;
    default:
      return null;
  }
};

const whatOf = (page: LearnPage): string => {
  if (page.page === 'all') return '';
  if (page.page === 'game') return page.game;
  return [page.game, page.page, partOf(page)].filter((part) => part !== null).join('/');
};

export const learnHref = (page: LearnPage): string => hrefOf({ view: 'learn', what: whatOf(page) });
