import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createGame, must, perft, startPosition } from '@mbegu/rules';
import { root } from '../lib/paths.mjs';

export const description = 'perft of every game to depth 8 against the published table; --write to publish anew';

const depthMax = 8;
const file = join(root, 'packages/rules/vectors/perft.jsonl');

/** The games and options of the table. */
const TABLE: readonly (readonly [game: string, options: Readonly<Record<string, string | number>>])[] = [
  ['kalah', {}],
  ['kalah', { seeds: 3 }],
  ['kalah', { seeds: 5 }],
  ['kalah', { seeds: 6 }],
  ['kalah', { 'empty-capture': 'take' }],
  ['kalah', { end: 'no-move' }],
  ['kalah', { leftovers: 'nobody' }],
  ['kalah', { pie: 'on' }],
  ['kalah', { pits: 3 }],
  ['al-manqala', {}],
  ['al-manqala', { pits: 4, seeds: 9 }],
  ['al-manqala', { pits: 4, seeds: 9, origin: 'skip' }],
  ['al-manqala', { pits: 3, seeds: 2 }],
  ['al-manqala', { pits: 3, seeds: 2, chase: 'agreement-only' }],
  ['walak-pussa', {}],
  ['walak-pussa', { pits: 5, seeds: 3 }],
  ['walak-pussa', { pits: 3, seeds: 2 }],
];

const measure = (id: string, options: Readonly<Record<string, string | number>>): string => {
  const game = must(createGame(id, options));
  const depths = Array.from({ length: depthMax }, (_, index) => {
    const started = performance.now();
    const { count, checksum } = perft(game, startPosition(game), index + 1);
    const ms = performance.now() - started;
    console.log(`${id} ${JSON.stringify(options)} depth ${index + 1}: ${count} ${checksum} (${ms.toFixed(0)} ms)`);
    return { depth: index + 1, count, checksum };
  });
  return JSON.stringify({ game: id, options, depths });
};

export const run = (args: readonly string[]): void => {
  const text = `${TABLE.map(([game, options]) => measure(game, options)).join('\n')}\n`;
  if (args.includes('--write')) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error('The published table says otherwise.');
    process.exitCode = 1;
  } else console.log('As published.');
};
