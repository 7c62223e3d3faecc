/** Games kept on this device: one key for each, so that several tabs do each other no harm. */
import { type GameId, samePosition, startPosition } from '@mbegu/rules';
import { type Fault, handicapIn, loadTable, phase, plies, saveTable, type Table } from '@mbegu/table';
import { hasAddress } from '../routes.ts';
import { type StoreTrouble, store } from './storage.ts';

const prefix = 'mbegu:1:table:';
/** Games that do not stay for ever: those that are over, and those set up as usual in which nobody has moved yet. */
export type Passing = 'finished' | 'untouched';
/** How many of them are kept; the oldest go first, for those that begin here. */
export const passingMax: Readonly<Record<Passing, number>> = { finished: 200, untouched: 8 };
/** A saved game in which nobody has moved is no longer than this. */
const untouchedCharsMax = 1000;

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
    .filter(hasAddress)
    .map((id) => ({ id, at: changed(id) }))
    .sort((one, other) => other.at - one.at)
    .map(({ id }) => id);
};

export const removeGame = (id: string): void => store.remove(keyOf(id));

/** Only a game that says so may be over: a look at its text is cheaper than playing it through. */
const mayBeOver = (id: string): boolean => !/"result":null/.test(store.read(keyOf(id)) ?? '');

/** `null` for a game that stays: somebody may want to play it on, or has set up a position for it. */
export const passingOf = (table: Table): Passing | null => {
  if (phase(table) === 'over') return 'finished';
  const { given, game } = table.match;
  const asUsual = samePosition(given, startPosition(game)) || handicapIn(game, given) !== null;
  return plies(table) === 0 && asUsual ? 'untouched' : null;
};

const is =
  (passing: Passing) =>
  (id: string): boolean => {
    const table = readGame(id);
    return typeof table !== 'string' && passingOf(table) === passing;
  };

const isFinished = (id: string): boolean => mayBeOver(id) && is('finished')(id);

/** Nothing that somebody may want to play on goes, and nothing that cannot be read. */
const makeRoom = (): void => {
  const ids = idsByAge();
  const short = (id: string): boolean => (store.read(keyOf(id)) ?? '').length < untouchedCharsMax;
  for (const old of ids.filter(short).filter(is('untouched')).slice(passingMax.untouched)) removeGame(old);
  if (ids.length <= passingMax.finished) return;
  for (const old of ids.filter(isFinished).slice(passingMax.finished)) removeGame(old);
};

/** Without writing over what lies there. */
export const holdGame = (id: string, table: Table): void => store.hold(keyOf(id), saveTable(table));

/** For whoever has seen that there is room: none goes for it. */
export const addGame = (id: string, table: Table): StoreTrouble | null => store.write(keyOf(id), saveTable(table));

export const writeGame = (id: string, table: Table): StoreTrouble | null => {
  if (store.read(keyOf(id)) === null) makeRoom();
  return addGame(id, table);
};

/**
 * Keeps a text that lay under a game's key under another one, where it is listed as something that cannot be read. `false`
 * where that goes with the page.
 */
export const setAside = (id: string, text: string): boolean => {
  const isTaken = (aside: string): boolean => ![null, text].includes(store.read(keyOf(aside)));
  let aside = `${id}.aside`;
  for (let more = 2; isTaken(aside); more++) aside = `${id}.aside${more}`;
  return store.write(keyOf(aside), text) === null;
};

export interface Kept {
  readonly id: string;
  readonly table: Table;
}

/** All games that are not over, the one that was played last first. */
export const unfinishedGames = (): readonly Kept[] =>
  idsByAge().flatMap((id) => {
    if (isFinished(id)) return [];
    const table = readGame(id);
    return typeof table === 'string' ? [] : [{ id, table }];
  });

/** Something that is kept as a game and cannot be read: its text is left as it is. */
export interface Broken {
  readonly id: string;
  readonly text: string;
  readonly faults: readonly Fault[];
}

/** Everything that is kept, the one that was changed last first. */
export const allGames = (): { readonly games: readonly Kept[]; readonly broken: readonly Broken[] } => {
  const games: Kept[] = [];
  const broken: Broken[] = [];
  for (const id of idsByAge()) {
    const text = store.read(keyOf(id)) ?? '';
    const table = loadTable(text);
    if (table.ok) games.push({ id, table: table.value });
    else broken.push({ id, text, faults: table.error });
  }
  return { games, broken };
};

export const isGameKey = (key: string | null): boolean => key === null || key.startsWith(prefix);
