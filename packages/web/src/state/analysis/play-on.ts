/** From the analysis back to a game, played from a position. */
import { type GameId, makePosition, now } from '@mbegu/rules';
import { open } from '@mbegu/table';
import { go } from '../../routes.ts';
import { handPosition } from '../handed.ts';
import { newId, readGame, writeGame } from '../saved.ts';
import type { Sheet } from './pile.ts';
import type { Node } from './tree.ts';

/**
 * Begins a new game from the position of a node. Where a kept game is looked over, against whoever one played against there; else
 * one chooses.
 */
export const playFromHere = ({ sheet }: { readonly sheet: Pick<Sheet, 'source'> }, { match }: Node): void => {
  const { game } = match;
  const id = game.id as GameId;
  const given = now(match).position;
  const source = sheet.source === null ? 'missing' : readGame(sheet.source);
  if (typeof source === 'string') {
    handPosition(id, game.options, makePosition(given));
    go({ view: 'new', game: id });
    return;
  }
  const time = Date.now();
  const key = newId(id, time);
  writeGame(key, open({ game, seats: source.seats, now: time, given }).table);
  go({ view: 'play', id: key });
};
