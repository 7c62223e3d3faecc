/** A first game after the lesson: a person in the South against the weakest level, by the usual rules. */
import { type GameId, gameOf } from '@mbegu/rules';
import { open, type Seats } from '@mbegu/table';
import { go } from '../routes.ts';
import { newId, writeGame } from '../state/saved.ts';

const seats: Seats = { S: { kind: 'person', name: '' }, N: { kind: 'computer', level: 'seed' } };

export const beginFirstGame = (game: GameId): void => {
  const now = Date.now();
  const id = newId(game, now);
  writeGame(id, open({ game: gameOf(game), seats, now }).table);
  go({ view: 'play', id });
};
