import { type GameId, type Options, optionSpecs } from '@mbegu/rules';
import { setupText } from '../words.ts';
import { optionPhrase, optionText } from '../words-around.ts';

export interface ToldOption {
  readonly name: string;
  /** Its name and its value, in words. */
  readonly label: string;
  /** Not as the game is usually played. */
  readonly isOwn: boolean;
}

/** All options of a game, as they are in force. */
export const optionsTold = (game: GameId, options: Options): readonly ToldOption[] =>
  Object.entries(optionSpecs(game)).map(([name, { first }]) => {
    const value = options[name] ?? first;
    const label = setupText('rules.option', {
      name: optionText(game, name)?.name ?? name,
      value: optionPhrase(game, name, value),
    });
    return { name, label, isOwn: value !== first };
  });
