/** An endgame table that was handed over, opened for the engine: fetched with the first one. */
import { adoptEndgame, openProbe, type Probe, readEndgameHeader, sameTables } from '@mbegu/engine';
import type { Game } from '@mbegu/rules';
import type { EndgameGift } from '../state/endgame-messages.ts';

/** The table for a game, where it is one for that. */
export type ProbeOf = (game: Game) => Probe | null;

/** `null` where the table is not what it should be. */
export const takeGift = ({ table: { header, memory, offset } }: EndgameGift): ProbeOf | null => {
  const read = readEndgameHeader(header);
  const table = read.ok ? adoptEndgame(read.value, memory, offset) : read;
  if (!table.ok) return null;
  const probe = openProbe(table.value);
  const { game: own } = table.value;
  return (game) => (sameTables(own, game) ? probe : null);
};
