/**
 * The game of one view under its key. What lies there is the truth for every tab: before anybody decides something it is
 * read again, and a tab that has fallen behind follows instead of writing over it.
 */
import { history, type Position, samePosition } from '@mbegu/rules';
import { loadTable, plies, saveTable, type Table } from '@mbegu/table';
import { holdGame, keyOf, setAside, writeGame } from './saved.ts';
import { type StoreTrouble, store } from './storage.ts';

const sameButForTime = (one: Table, other: Table): boolean =>
  saveTable({ ...one, changed: 0 }) === saveTable({ ...other, changed: 0 });

const positionAt = ({ match }: Table, ply: number): Position | undefined =>
  ply === 0 ? match.opening.position : history(match)[ply - 1]?.position;

/** Whether `later` is `earlier` with some more played. */
export const goesOn = (earlier: Table, later: Table): boolean => {
  const [here, there] = [earlier, later].map((table) => positionAt(table, plies(earlier)));
  return here !== undefined && there !== undefined && samePosition(here, there);
};

export class Keeping {
  readonly #key: string;
  readonly #id: string;
  /** What lies there as far as this tab knows. */
  #known: string | null;
  /** What lay there and cannot be read here: it is not written over before it is kept elsewhere. */
  #strange: string | null = null;

  constructor(id: string) {
    this.#id = id;
    this.#key = keyOf(id);
    this.#known = store.read(this.#key);
  }

  /** Why the game goes with the page; `null` while it is kept. */
  get trouble(): StoreTrouble | null {
    return store.lost(this.#key);
  }

  write(table: Table): void {
    if (this.#strange !== null && !setAside(this.#id, this.#strange)) holdGame(this.#id, table);
    else {
      this.#strange = null;
      writeGame(this.#id, table);
    }
    this.#known = store.read(this.#key);
  }

  /** What other tabs have made of the game since this tab looked last; each change is told once. */
  look(mine: Table): Table | 'as-known' | 'deleted' | 'broken' {
    const text = store.read(this.#key);
    if (text === this.#known) return 'as-known';
    this.#known = text;
    this.#strange = null;
    if (text === null) return 'deleted';
    const found = loadTable(text);
    if (found.ok) return sameButForTime(found.value, mine) ? 'as-known' : found.value;
    // Perhaps the other tab has a newer version of this page.
    this.#strange = text;
    return 'broken';
  }
}
