/** The thread that finds or builds endgame tables: one question, one answer. */
import { endgameTitle } from '@mbegu/engine';
import { type Game, gameOf } from '@mbegu/rules';
import type { EndgameQuestion, EndgameReply } from '../state/endgame-messages.ts';
import { buildTable, seedsFor } from './build-table.ts';
import { findKept, keep, pack } from './kept-tables.ts';
import { openShelf } from './shelf.ts';

const shelf = openShelf();
/** Between two slices of work the processor is left to whoever else wants it. */
const restMs = 4;
const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, restMs));

/** Of several tabs with the same game one builds, the others wait and find what it has kept. */
const alone = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? (navigator.locks.request(name, work) as Promise<T>) : work();

const build = async (game: Game, seeds: number): Promise<EndgameReply> => {
  const kept = await findKept(shelf, game, seeds, Date.now());
  if (kept) return kept;
  const table = await buildTable(game, seeds, rest, () => performance.now());
  if (!table) return null;
  await keep(shelf, table, Date.now());
  return pack(table);
};

const answer = ({ type, game: { id, options }, seedsInPlay }: EndgameQuestion): Promise<EndgameReply> => {
  const game = gameOf(id as 'kalah', options);
  const seeds = seedsFor(game, seedsInPlay);
  if (seeds < 1) return Promise.resolve(null);
  return type === 'find'
    ? findKept(shelf, game, seeds, Date.now())
    : alone(`mbegu endgame ${endgameTitle(game)}`, () => build(game, seeds));
};

self.onmessage = async ({ data }: MessageEvent<EndgameQuestion>) => {
  // What goes wrong here is no trouble of the game's: it is played without a table.
  const table = await answer(data).catch(() => null);
  const given = table && !(typeof SharedArrayBuffer === 'function' && table.memory instanceof SharedArrayBuffer);
  self.postMessage(table, { transfer: given ? [table.memory as ArrayBuffer] : [] });
};
