/**
 * Endgame tables kept from visit to visit, one for each game and rules, as files that tell what they are and whether they
 * are whole. What is not what it should be is thrown away and built anew; what cannot be kept is used all the same.
 */
import { canShare, decodeEndgame, type EndgameTable, encodeEndgame, endgameTitle, takeMemory } from '@mbegu/engine';
import type { Game } from '@mbegu/rules';
import type { PackedTable } from '../state/endgame-messages.ts';

export interface KeptEntry {
  readonly title: string;
  readonly bytes: number;
  /** When it was used last, in milliseconds since 1970. */
  readonly used: number;
}

/** Where files are kept. All of it may be refused: storage is forbidden, or full. */
export interface Shelf {
  readonly list: () => Promise<readonly KeptEntry[]>;
  readonly read: (title: string) => Promise<ArrayBuffer | null>;
  readonly write: (entry: KeptEntry, file: ArrayBuffer) => Promise<void>;
  readonly touch: (title: string, used: number) => Promise<void>;
  readonly remove: (title: string) => Promise<void>;
}

/** All files together. The one used longest ago goes first. */
export const keptBytesMax = 128 * 2 ** 20;

const giveUp = (): null => null;

/** The body goes where other threads see it too, if there is such a place. */
const packed = (file: ArrayBuffer, { seeds, bytes }: EndgameTable): PackedTable => {
  const offset = file.byteLength - bytes.length;
  const header = new Uint8Array(file.slice(0, offset));
  const shared = canShare() ? takeMemory(bytes.length) : null;
  if (!shared?.ok) return { seeds, header, memory: file, offset };
  new Uint8Array(shared.value).set(bytes);
  return { seeds, header, memory: shared.value, offset: 0 };
};

/** A table that has just been built. */
export const pack = (table: EndgameTable): PackedTable => {
  const [header, { buffer, byteOffset }] = encodeEndgame(table);
  return { seeds: table.seeds, header: new Uint8Array(header), memory: buffer, offset: byteOffset };
};

/** The table of a game, if it is kept, whole, and knows at least so many seeds. */
export const findKept = async (shelf: Shelf, game: Game, seeds: number, now: number): Promise<PackedTable | null> => {
  const title = endgameTitle(game);
  const file = await shelf.read(title).catch(giveUp);
  if (file === null) return null;
  const table = decodeEndgame(new Uint8Array(file), game);
  if (!table.ok || table.value.seeds < seeds) {
    await shelf.remove(title).catch(giveUp);
    return null;
  }
  await shelf.touch(title, now).catch(giveUp);
  return packed(file, table.value);
};

/** Makes room for so many bytes. */
export const prune = async (shelf: Shelf, bytes: number): Promise<void> => {
  const byAge = [...(await shelf.list())].sort((one, other) => one.used - other.used);
  let kept = byAge.reduce((sum, entry) => sum + entry.bytes, 0);
  for (const entry of byAge) {
    if (kept + bytes <= keptBytesMax) return;
    await shelf.remove(entry.title);
    kept -= entry.bytes;
  }
};

/** Keeps a table, if that is allowed and there is room. */
export const keep = async (shelf: Shelf, table: EndgameTable, now: number): Promise<void> => {
  const [header, body] = encodeEndgame(table);
  const file = new Uint8Array(header.length + body.length);
  file.set(header);
  file.set(body, header.length);
  try {
    await prune(shelf, file.length);
    await shelf.write({ title: endgameTitle(table.game), bytes: file.length, used: now }, file.buffer);
  } catch {
    // It is built again at the next visit.
  }
};
