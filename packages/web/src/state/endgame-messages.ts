/** What goes between the page, the worker that makes endgame tables, and the engine that uses them. */

/** A game across threads. */
export interface PlainGame {
  readonly id: string;
  readonly options: Readonly<Record<string, string | number>>;
}

/** A table on its way: its file, the body of it in memory that is shared where the page is isolated from others. */
export interface PackedTable {
  /** Positions with up to so many seeds in the pits are known. */
  readonly seeds: number;
  readonly header: Uint8Array<ArrayBuffer>;
  readonly memory: ArrayBufferLike;
  /** Where the body begins in the memory. */
  readonly offset: number;
}

/** `find` a table that is kept, or `build` one: with as many seeds as its time allows, and no more than are in play. */
export interface EndgameQuestion {
  readonly type: 'find' | 'build';
  readonly game: PlainGame;
  readonly seedsInPlay: number;
}

/** `null` where there is none. */
export type EndgameReply = PackedTable | null;

/** For the engine: use this table from now on. */
export interface EndgameGift {
  readonly type: 'endgame';
  readonly table: PackedTable;
}
