/** Games kept on this device: one key for each, so that several tabs do each other no harm. */
import type { GameId } from '@mbegu/rules';
import { loadTable, phase, plies, saveTable, type Table } from '@mbegu/table';
import { type StoreTrouble, store } from './storage.ts';

const prefix = 'mbegu:1:table:';
/** How many games are kept, but for those that wait to be played on: of the others the oldest go first. */
const gamesMax = 24;

/** What a game is called in addresses and keys: its kind, when it began, and a little chance against two at once. */
export const newId = (game: GameId, now: number): string =>
  `${game}.${now.toString(36)}${Math.floor(Math.random() * 1296).toString(36)}`;

export const keyOf = (id: string): string => `${prefix}${id}`;

/** A kept game, or what stands in the way: there is none, or it cannot be read. */
export const readGame = (id: string): Table | 'missing' | 'broken' => {
  const text = store.read(keyOf(id));
  if (text === null) return 'missing';
  const table = loadTable(text);
  return table.ok ? table.value : 'broken';
};

/** Ids of the kept games, the one that was changed last first. */
const idsByAge = (): readonly string[] => {
  const changed = (id: string): number => {
    // Only for the order: the whole text is checked when the game is read.
    const found = /"changed":(\d+)/.exec(store.read(keyOf(id)) ?? '');
    return Number(found?.[1] ?? 0);
  };
  return store
    .keys()
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
    .map((id) => ({ id, at: changed(id) }))
    .sort((one, other) => other.at - one.at)
    .map(({ id }) => id);
};

export const removeGame = (id: string): void => store.remove(keyOf(id));

/** Nothing played would be lost with it: the game is over, or nobody has moved. */
const isExpendable = (id: string): boolean => {
  const table = readGame(id);
  return typeof table !== 'string' && (phase(table) === 'over' || plies(table) === 0);
};

export const writeGame = (id: string, table: Table): StoreTrouble | null => {
  const isNew = store.read(keyOf(id)) === null;
  if (isNew) for (const old of idsByAge().slice(gamesMax - 1)) if (isExpendable(old)) removeGame(old);
  return store.write(keyOf(id), saveTable(table));
};

export interface Kept {
  readonly id: string;
  readonly table: Table;
}

/** All games that are not over, the one that was played last first. */
export const unfinishedGames = (): readonly Kept[] =>
  idsByAge().flatMap((id) => {
    const table = readGame(id);
    return typeof table === 'string' || phase(table) === 'over' ? [] : [{ id, table }];
  });
