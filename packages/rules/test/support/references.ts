import type { Game } from '../../src/index.ts';
import type { Reference } from './compare.ts';
import {
  type AlManqalaOptions,
  alManqalaKey,
  alManqalaMoves,
  alManqalaPlay,
  alManqalaTurn,
} from './reference/al-manqala.ts';
import { type KalahOptions, kalahMoves, kalahPlay, kalahTurn } from './reference/kalah.ts';
import { lettersOf, type Table } from './reference/table.ts';
import { type WalakOptions, walakKey, walakMoves, walakPlay, walakTurn } from './reference/walak-pussa.ts';

export const kalahReference = (options: KalahOptions): Reference => ({
  pits: options.pits,
  moves: (table) => kalahMoves(table, options),
  play: (table, move) => kalahPlay(table, move, options),
  settle: (table) => kalahTurn(table, table.turn, false, options),
  key: () => '',
});

export const alManqalaReference = (options: AlManqalaOptions): Reference => ({
  pits: options.pits,
  moves: (table) => alManqalaMoves(table, options),
  play: (table, move, earlier) => alManqalaPlay(table, move, earlier, options),
  settle: (table) => alManqalaTurn(table, table.turn, false, [], options),
  key: (table) => alManqalaKey(table, options),
});

export const walakReference = (options: WalakOptions): Reference => ({
  pits: options.pits,
  moves: (table) => walakMoves(table, options),
  play: (table, move, earlier) => walakPlay(table, move, earlier, options),
  settle: (table) => walakTurn(table, table.turn, false, [], options),
  key: (table) => walakKey(table, options),
});

/** The reference for a game of the library. */
export const referenceOf = ({ id, options }: Game): Reference => {
  const given: unknown = options;
  if (id === 'kalah') return kalahReference(given as KalahOptions);
  return id === 'al-manqala' ? alManqalaReference(given as AlManqalaOptions) : walakReference(given as WalakOptions);
};

/** The usual start. */
export const startTable = ({ options }: Game): Table => {
  const table: Table = { cups: {}, marks: {}, south: 0, north: 0, aside: 0, turn: 'S', pie: '' };
  for (const side of ['S', 'N']) {
    for (const letter of lettersOf(Number(options.pits), side)) table.cups[letter] = Number(options.seeds);
  }
  if (options.pie === 'on') table.pie = 'pie';
  return table;
};
