import { type EndgameHeader, type EndgameTable, optionsThatMatter } from '@mbegu/engine';
import type { Words } from '../words.ts';

type Described = EndgameTable | EndgameHeader;

const bytesOf = (table: Described): number => ('bodyBytes' in table ? table.bodyBytes : table.bytes.length);

const keepsDistances = ({ distances }: Described): boolean => distances !== null && distances !== false;

/** What a table is, as a program reads it. */
export const factsOf = (table: Described) => ({
  game: table.game.id,
  options: optionsThatMatter(table.game),
  seeds: table.seeds,
  positions: table.positions,
  bytes: bytesOf(table),
  distances: keepsDistances(table),
});

/** The same for people. */
export const titleOf = ({ text }: Words, table: Described): string => {
  const { game, options, seeds, positions, bytes, distances } = factsOf(table);
  const chosen = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  return text('endgames.title', {
    title: [game, ...chosen].join(' '),
    seeds,
    positions,
    mib: (bytes / 2 ** 20).toFixed(1),
    distances: distances ? 'kept' : 'none',
  });
};
