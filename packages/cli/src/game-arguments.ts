import {
  createGame,
  GAME_IDS,
  type Game,
  isGameId,
  type Options,
  openPosition,
  type Played,
  type Position,
  parseOptionList,
  parsePosition,
  settle,
  startPosition,
} from '@mbegu/rules';
import type { Command } from 'commander';
import { Refused, refuse } from './refused.ts';
import type { Words } from './words.ts';

/** What a command that takes a game is given. */
export interface GameFlags {
  readonly position?: string;
  readonly option?: readonly string[];
}

/** An option that may be given once: with two, which one was meant is not ours to guess. */
export const once =
  (flag: string) =>
  (value: string, previous: string | undefined): string =>
    previous === undefined ? value : refuse('flag-twice', { flag });

const gather = (value: string, previous: readonly string[] | undefined): readonly string[] => [
  ...(previous ?? []),
  value,
];

/** Adds `GAME [--position P] [-o NAME=VALUE …]`; the game may be missing where it can be told in another way. */
export const takesGame = (command: Command, { text }: Words, isOptional = false): Command =>
  command
    .argument(isOptional ? '[GAME]' : '<GAME>', text('argument.game', { known: GAME_IDS.join(', ') }))
    .option('--position <P>', text('option.position'), once('--position'))
    .option('-o, --option <NAME=VALUE>', text('option.option'), gather);

const optionsOf = (id: string, texts: readonly string[]): Options => {
  if (!isGameId(id)) return {};
  const options = parseOptionList(id, texts);
  if (options.ok) return options.value;
  throw new Refused(options.error);
};

/** The game that was asked for; throws `Refused`. */
export const gameFrom = (id: string, { option = [] }: GameFlags): Game => {
  const game = createGame(id, optionsOf(id, option));
  if (game.ok) return game.value;
  throw new Refused(game.error);
};

/** The given position as it was written, or the usual start; throws `Refused`. */
export const givenFrom = (game: Game, { position }: GameFlags): Position => {
  if (position === undefined) return startPosition(game);
  const given = parsePosition(game, position);
  if (given.ok) return given.value;
  throw new Refused(given.error);
};

/** The position with what was due in it carried out. */
export const openedFrom = (game: Game, flags: GameFlags): Played => {
  if (flags.position === undefined) return settle(game, startPosition(game));
  const opened = openPosition(game, flags.position);
  if (opened.ok) return opened.value;
  throw new Refused(opened.error);
};
