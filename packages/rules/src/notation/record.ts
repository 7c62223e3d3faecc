import type { Side } from '../board.ts';
import type { Reason } from '../events.ts';
import type { Options } from '../game.ts';
import type { GameId } from '../games/index.ts';
import type { Move } from './move.ts';

/** Version of the record format that is written, and the only one that is read. */
export const recordVersion = 1;
/** Longest record text that is read, in characters. */
export const recordCharsMax = 4_000_000;
/** How deep variations may lie in each other. */
export const variationDepthMax = 32;

/** One entry of a line: a move, or `-` where a side passes, with what is said of it and what might have been played instead. */
export interface RecordEntry {
  readonly move: Move | '-';
  readonly comments: readonly string[];
  /** Each replaces this entry. */
  readonly variations: readonly RecordLine[];
}

export interface RecordLine {
  /** Said before the first move. */
  readonly comments: readonly string[];
  readonly entries: readonly RecordEntry[];
}

/** One game, or one round of a match, as it is written down. */
export interface GameRecord {
  readonly game: GameId;
  /** Options that differ from the defaults. */
  readonly options: Options;
  /** Who sat there at the start; empty where nobody is named. */
  readonly south: string;
  readonly north: string;
  /** `YYYY.MM.DD`, with `??` for what is not known. */
  readonly date: string | null;
  /** Round of a match in rounds, from 1. */
  readonly round: number | null;
  /** Position text of the start, where it is not the usual one. */
  readonly position: string | null;
  /** What South and North hold at the end; `null` while unfinished. */
  readonly result: readonly [south: number, north: number] | null;
  readonly termination: Reason | null;
  /** Which row won, where it does not follow from the result: `resigned`, `timeout`. */
  readonly winner: Side | null;
  /** Tags this version gives no meaning, kept as they are. */
  readonly tags: Readonly<Record<string, string>>;
  readonly line: RecordLine;
}
