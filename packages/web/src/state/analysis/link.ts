/**
 * Addresses of the analysis. One of a position or a whole game says everything itself, so that it can be sent to anybody:
 *
 *      #/analyse/1.k3f9/kalah/seeds=3,pie=on/4,4,4,4,4,4;4,4,4,4,4,4_0-0_S/CF(D)a/3
 *                │ │    │     │              │                            │      └ where one looks: the number of a move, 0 the start
 *                │ │    │     │              │                            └ the moves, variations in parentheses (`steps`)
 *                │ │    │     │              └ position text, "-" for the usual start
 *                │ │    │     └ options that are not the usual ones, "-" where there are none
 *                │ │    └ the game
 *                │ └ a check of what follows: a link that was cut or altered on its way is told from a whole one
 *                └ the version of this form
 *
 * Only characters stand in it that survive in an address. `read-link` reads it.
 */
import { type Game, makeOptions, makePosition, type Position, startPosition } from '@mbegu/rules';
import { hrefOf } from '../../routes.ts';

export const linkVersion = 1;

/** Where there is nothing to say. */
export const nothing = '-';

/** Four letters or digits that depend on every character: FNV-1a, 32 bits, cut to what four places hold. */
export const checkOf = (text: string): string => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return (hash % 36 ** 4).toString(36).padStart(4, '0');
};

/** What a link says of its game, where it begins, and what was played. */
export interface LinkParts {
  readonly game: Game;
  readonly given: Position;
  /** As `steps` writes them. */
  readonly moves?: string;
  readonly at?: number;
}

/** The parts as one text, without version and check. */
export const makeParts = ({ game, given, moves = '', at = 0 }: LinkParts): string => {
  const options = makeOptions(game).replaceAll(' ', ',') || nothing;
  const start = makePosition(startPosition(game));
  const position = makePosition(given);
  const text = position === start ? nothing : position.replace('/', ';').replaceAll(' ', '_');
  const parts = [game.id, options, text, moves];
  return (at > 0 ? [...parts, String(at)] : moves === '' ? parts.slice(0, 3) : parts).join('/');
};

/** The address of an analysis as `#/analyse/…`. */
export const linkOf = (parts: LinkParts): string => {
  const text = makeParts(parts);
  return hrefOf({ view: 'analyse', what: `${linkVersion}.${checkOf(text)}/${text}` });
};

/** The address at which a position is looked into. */
export const positionHref = (game: Game, position: Position): string => linkOf({ game, given: position });

/** The address at which a game that is kept on this device is looked over: `game/ID` alone only lays it out. */
export const gameHref = (id: string): string => hrefOf({ view: 'analyse', what: `game/${id}/review` });
