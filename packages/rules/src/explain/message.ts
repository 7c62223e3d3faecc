import type { Params } from '../faults.ts';
import type { EVENT_SENTENCES, EventKey, FaultKey, GameKey, MOVE_SENTENCES, MoveKey } from './keys.ts';
import { type Cite, citeOf } from './paragraphs.ts';

/** Something to be said: which sentence, with what. The words are a language's. */
export interface Message<Key extends GameKey | EventKey = GameKey> {
  readonly key: Key;
  readonly params: Params;
  /** The place in the rules that is at work; missing where none is. */
  readonly cite?: Cite;
  /** The reason behind it, itself something to be said. */
  readonly because?: Message;
}

/** One event, to be said. */
export type EventMessage = Message<EventKey>;

/** What is wrong with somebody's input; the reason behind it is one of the game's. */
export interface FaultMessage {
  readonly key: FaultKey;
  readonly params: Params;
  readonly because?: Message;
}

type ParamsOf = typeof MOVE_SENTENCES & typeof EVENT_SENTENCES;
type GivenOf<K extends MoveKey | EventKey> = Readonly<Record<Exclude<ParamsOf[K][number], 'game'>, string | number>>;

export const cited = <K extends GameKey | EventKey>(game: string, key: K, params: Params): Message<K> => {
  const cite = citeOf(game, key);
  return cite === undefined ? { key, params } : { key, params, cite };
};

/** A message about a move of this game; the compiler asks for exactly the parameters its sentence has. */
export const message = <K extends MoveKey>(game: string, key: K, params: GivenOf<K>): Message =>
  cited<GameKey>(game, key, { game, ...params });

/** A message about one event, likewise. */
export const eventMessage = <K extends EventKey>(game: string, key: K, params: GivenOf<K>): EventMessage =>
  cited<EventKey>(game, key, { game, ...params });
