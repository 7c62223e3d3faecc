/** A position on its way from where it was looked at to the view that begins a game from it. Read once. */
import { createGame, type GameId, isGameId, type Options } from '@mbegu/rules';
import { tabStore } from './storage.ts';

const key = 'mbegu:1:handed';

export interface Handed {
  readonly game: GameId;
  readonly options: Options;
  /** Position text. */
  readonly position: string;
}

/** Without the browser's it goes over in memory: the view is one step away. */
const store = tabStore();

/** Hands a position over to `#/new/GAME`, which shows it when it is opened next. */
export const handPosition = (game: GameId, options: Options, position: string): void => {
  store.write(key, JSON.stringify({ game, options, position } satisfies Handed));
};

const parse = (text: string | null): Handed | null => {
  try {
    const { game, options, position } = JSON.parse(text ?? 'null') as Handed;
    const isSound = isGameId(game) && createGame(game, options).ok && typeof position === 'string';
    return isSound ? { game, options, position } : null;
  } catch {
    return null;
  }
};

/** What was handed over for this game, once; something for another game stays. */
export const takeHanded = (game: GameId): Handed | null => {
  const handed = parse(store.read(key));
  if (handed?.game !== game) return null;
  store.remove(key);
  return handed;
};
