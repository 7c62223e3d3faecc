/** Every string the board says. The application hands in its own language; these are the English ones. */
import type { Hole, PitName, Side } from '@mbegu/rules';
import type { StoreKind } from './layout.ts';

const WHOSE = ['yours', 'theirs'] as const;
/** Seen from the person at the screen. */
export type Whose = (typeof WHOSE)[number];

export interface PitInfo {
  readonly pit: PitName;
  readonly count: number;
  readonly playable: boolean;
  readonly whose: Whose;
  /** Name of the pit's owner. */
  readonly name: string;
  readonly hole: Hole;
  /** What playing it would do, where that is known; else empty. */
  readonly note: string;
  /** What its tag says; empty where it has none. */
  readonly tag: string;
}

export interface StoreInfo {
  readonly side: Side;
  readonly count: number;
  readonly whose: Whose;
  readonly name: string;
  readonly kind: StoreKind;
}

export interface BoardTexts {
  /** Label of the grid of pits. */
  readonly grid: string;
  /** How to use the board by keyboard; read once, never shown. */
  readonly instructions: string;
  /** Label of a row of pits. */
  readonly row: (whose: Whose, name: string) => string;
  readonly pit: (info: PitInfo) => string;
  readonly store: (info: StoreInfo) => string;
  /** Label of the seeds set aside for nobody. */
  readonly aside: (count: number) => string;
  /** A number as it is written on the board; tabular figures of the reader's script. */
  readonly number: (count: number) => string;
}

export type Names = Readonly<Record<Side, string>>;

export const englishNames: Names = { S: 'South', N: 'North' };

const seeds = (count: number): string => `${count} ${count === 1 ? 'seed' : 'seeds'}`;

const HOLE_WORDS: Readonly<Record<Hole, string>> = { open: '', marked: 'marked', out: 'out of play' };

export const englishTexts: BoardTexts = {
  grid: 'Board',
  instructions: 'Arrow keys go from pit to pit, Enter plays a pit, and so does the letter of your own pit.',
  row: (whose, name) => (whose === 'yours' ? 'Your row' : `Row of ${name}`),
  pit: ({ pit, count, playable, whose, name, hole, note, tag }) =>
    [
      pit,
      whose === 'yours' ? 'yours' : name,
      hole === 'out' ? '' : seeds(count),
      HOLE_WORDS[hole],
      playable ? 'playable' : '',
      playable ? note : '',
      tag,
    ]
      .filter((part) => part !== '')
      .join(', '),
  store: ({ count, whose, name, kind }) => {
    const what = kind === 'kalah' ? 'store' : 'tray';
    return `${whose === 'yours' ? `Your ${what}` : `${what === 'store' ? 'Store' : 'Tray'} of ${name}`}, ${seeds(count)}`;
  },
  aside: (count) => `${seeds(count)} set aside`,
  number: String,
};
