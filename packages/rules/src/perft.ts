import type { Side } from './board.ts';
import type { Game } from './game.ts';
import { nothingSeen, repetitionKey, type Seen } from './mechanics/chase.ts';
import type { Move } from './notation/move.ts';
import { makePosition } from './notation/position.ts';
import { legalMoves, type Played, play } from './play.ts';
import type { Position } from './position.ts';
import { must } from './result.ts';

/** Sequences of moves counted, with a checksum over where they end. */
export interface Leaves {
  /** Sequences of exactly the asked number of moves; those that end earlier are not counted. */
  readonly count: number;
  /** Sum modulo 2^64 of FNV-1a-64 over the position text of every leaf, once a sequence: 16 hex digits. */
  readonly checksum: string;
}

export interface Perft extends Leaves {
  /** The same below each first move. Empty at depth 0. */
  readonly divide: readonly (Leaves & { readonly move: Move })[];
}

/** A 64-bit number in two halves of 32 bits, since JavaScript's own integers end at 53. */
interface Wide {
  high: number;
  low: number;
}

const TWO_32 = 2 ** 32;

/** Adds FNV-1a-64 of an ASCII text to a sum modulo 2^64. The prime is 2^40 + 0x1b3. */
const addHash = (sum: Wide, text: string): void => {
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  for (let at = 0; at < text.length; at++) {
    low = (low ^ text.charCodeAt(at)) >>> 0;
    const product = low * 0x1b3;
    high = (Math.imul(high, 0x1b3) + Math.floor(product / TWO_32) + (low << 8)) >>> 0;
    low = product >>> 0;
  }
  add(sum, { high, low });
};

const add = (sum: Wide, more: Wide): void => {
  const low = sum.low + more.low;
  sum.high = (sum.high + more.high + (low >= TWO_32 ? 1 : 0)) >>> 0;
  sum.low = low >>> 0;
};

const hex = ({ high, low }: Wide): string => high.toString(16).padStart(8, '0') + low.toString(16).padStart(8, '0');

/** FNV-1a-64 of an ASCII text, as 16 hex digits. */
export const fnv1a64 = (text: string): string => {
  const sum: Wide = { high: 0, low: 0 };
  addHash(sum, text);
  return hex(sum);
};

interface Tally {
  count: number;
  readonly sum: Wide;
}

const newTally = (): Tally => ({ count: 0, sum: { high: 0, low: 0 } });

/** Positions since the last capture on the way down, where the game counts repetitions. */
type Path = readonly string[] | null;

const seenOn = (path: Path): Seen =>
  path === null
    ? nothingSeen
    : { count: (key) => path.reduce((times, earlier) => times + (earlier === key ? 1 : 0), 0) };

const extend = (path: Path, { position, events, onTurn }: Played): Path => {
  if (path === null) return null;
  const key = repetitionKey(position.slots, onTurn as Side);
  return events.some((event) => event.type === 'capture') ? [key] : [...path, key];
};

const walk = (game: Game, position: Position, depth: number, path: Path, tally: Tally): void => {
  if (depth === 0) {
    tally.count++;
    addHash(tally.sum, makePosition(position));
    return;
  }
  const seen = seenOn(path);
  for (const move of legalMoves(game, position)) {
    const played = must(play(game, position, move, seen));
    walk(game, played.position, depth - 1, depth > 1 ? extend(path, played) : null, tally);
  }
};

/**
 * Counts all sequences of exactly `depth` moves from a settled position, repetition counted from there.
 *
 * @param depth whole number, 0 or more; cost grows about fivefold with each
 */
export const perft = (game: Game, position: Position, depth: number): Perft => {
  const counts = game.chase.kind === 'possible' && game.chase.ends === 'third-repetition' && position.turn !== null;
  const path: Path = counts ? [repetitionKey(position.slots, position.turn as Side)] : null;
  const total = newTally();
  const divide: (Leaves & { move: Move })[] = [];
  if (depth === 0) walk(game, position, 0, path, total);
  else {
    const seen = seenOn(path);
    for (const move of legalMoves(game, position)) {
      const played = must(play(game, position, move, seen));
      const below = newTally();
      walk(game, played.position, depth - 1, extend(path, played), below);
      total.count += below.count;
      add(total.sum, below.sum);
      divide.push({ move, count: below.count, checksum: hex(below.sum) });
    }
  }
  return { count: total.count, checksum: hex(total.sum), divide };
};
