/** What is laid open, from wherever it comes: a kept game, a link, a text; or the sentences that say what is wrong with it. */
import { fail, type Game, ok, type Position, type Result } from '@mbegu/rules';
import { recordsOfTable } from '@mbegu/table';
import { analysisText, setupText } from '../../words.ts';
import { soloist } from '../people.ts';
import { readGame } from '../saved.ts';
import type { Sheet } from './pile.ts';
import { readLink } from './read-link.ts';
import { readText } from './read-text.ts';
import { noHead, treeOfRecords } from './records.ts';
import { plantTree, rootId } from './tree.ts';
import { faultSentence } from './words.ts';

interface Found {
  readonly sheet: Sheet;
  /** How many games stand in the text, of which this is one. */
  readonly games: number;
  /** It looks at a move that is not there; it is open at its end. */
  readonly isBeyond: boolean;
}

type Opening<T> = Result<T, readonly string[]>;

export const sheetOfPosition = (game: Game, position: Position): Sheet => ({
  tree: plantTree(game, position),
  id: rootId,
  head: noHead,
  source: null,
});

/** A game that is kept on this device. */
export const sheetOfGame = (id: string): Opening<Sheet> => {
  const table = readGame(id);
  if (table === 'broken') return fail([setupText('trouble.saved-broken')]);
  if (table === 'missing') return fail([setupText('play.missing')]);
  const read = treeOfRecords(recordsOfTable(table));
  if (!read.ok) return fail(read.error.map((fault) => faultSentence(fault)));
  const { tree, id: at, head } = read.value;
  const you = soloist(table.seats);
  return ok({ tree, id: at, head: you === null ? head : { ...head, you }, source: id });
};

/** @param game the game that is open, for what is said about the link */
export const sheetOfLink = (what: string, game: Game): Opening<Found> => {
  const read = readLink(what);
  if (!read.ok) return fail([analysisText('trouble.link'), ...read.error.map((fault) => faultSentence(fault, game))]);
  const { tree, id, isBeyond } = read.value;
  return ok({ sheet: { tree, id, head: noHead, source: null }, games: 1, isBeyond });
};

/**
 * What somebody pasted, dropped or chose.
 *
 * @param game the game a position is read for
 * @param which of several games in it, from 0
 */
export const sheetOfText = (written: string, game: Game, which = 0): Opening<Found> => {
  const read = readText(written, game, which);
  if (!read.ok) return fail(read.error.map((fault) => faultSentence(fault, game)));
  const { tree, id, head, games, isBeyond = false } = read.value;
  return ok({ sheet: { tree, id, head, source: null }, games, isBeyond });
};
