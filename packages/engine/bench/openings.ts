// Balanced openings for matches: a few moves at random, kept where a long search finds both sides about level. The list is kept, so
// that matches stay comparable; a search that judges otherwise would find others.

import { readFileSync, writeFileSync } from 'node:fs';
import {
  GAME_IDS,
  type GameId,
  gameOf,
  legalMoves,
  type Move,
  makePosition,
  must,
  play,
  startPosition,
} from '@mbegu/rules';
import { analyse } from '../src/index.ts';
import { randomFrom } from '../src/random.ts';

export const description =
  'balanced openings for matches, found anew and written; arguments: openings a game [200], a game id';

/** An opening with what the search thought of it, in seeds for the side to move. */
export interface Opening {
  readonly game: GameId;
  readonly position: string;
  readonly value: number;
}

const file = new URL('openings.jsonl', import.meta.url);

export const openingsOf = (id: GameId): readonly Opening[] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Opening)
    .filter(({ game }) => game === id);

const movesMin = 3;
const movesMax = 8;
/** A first look throws most of them out, a long one judges the rest. */
const looks = [
  { nodes: 4_000, valueMax: 2.5 },
  { nodes: 200_000, valueMax: 1 },
] as const;

const find = (id: GameId, wanted: number): Opening[] => {
  const game = gameOf(id);
  const random = randomFrom(1);
  const roll = (n: number): number => Math.floor(random() * n);
  const found = new Map<string, Opening>();
  while (found.size < wanted) {
    let position = startPosition(game);
    for (let left = movesMin + roll(movesMax - movesMin + 1); left > 0 && position.turn !== null; left--) {
      const moves = legalMoves(game, position);
      position = must(play(game, position, moves[roll(moves.length)] as Move)).position;
    }
    const text = makePosition(position);
    if (position.turn === null || found.has(text)) continue;
    let value = 0;
    const isLevel = looks.every(({ nodes, valueMax }) => {
      value = must(analyse(game, position, { nodes, within: 0.01 })).value;
      return Math.abs(value) <= valueMax;
    });
    if (!isLevel) continue;
    found.set(text, { game: id, position: text, value: Math.round(100 * value) / 100 });
    if (found.size % 20 === 0) console.error(`${id}: ${found.size}`);
  }
  return [...found.values()];
};

export const run = (args: readonly string[]): void => {
  const wanted = Number(args[0] ?? 200);
  const openings = GAME_IDS.flatMap((id) =>
    args[1] === undefined || args[1] === id ? find(id, wanted) : openingsOf(id),
  );
  writeFileSync(file, `${openings.map((opening) => JSON.stringify(opening)).join('\n')}\n`);
};
