import { openProbe, type Probe } from '@mbegu/engine';
import { type Game, type Position, pitsOf } from '@mbegu/rules';
import { findFile, readHeader, readTable } from '../endgames/files.ts';
import type { Io } from '../io.ts';
import { Refused } from '../refused.ts';

/** The endgame table for a position, where there is one and it is worth having. */
export type EndgameFor = (position: Position) => Promise<Probe | null>;

/** A table is read when the board has come so near to what it knows, in seeds: before that no search meets it. */
const nearSeeds = 12;

const seedsOnBoard = ({ slots }: Position): number =>
  slots.slice(0, 2 * pitsOf(slots)).reduce((sum, count) => sum + count, 0);

/**
 * The table that `mbegu endgames build` has left for a game where it usually leaves them, the one with the most seeds. It is
 * looked for when it is first asked for, and read when it is first of use, so that no game begins later for it.
 *
 * @param complain told once why a table that is there cannot be used; the game goes on without
 */
export const endgameFrom = (io: Io, game: Game, complain: (why: Refused) => Promise<void>): EndgameFor => {
  let found: { readonly file: string; readonly seeds: number } | null = null;
  let probe: Probe | null = null;
  let isOver = false;

  const look = () => {
    const file = findFile(io, undefined, game, null);
    return { file, seeds: readHeader(file, game).seeds };
  };

  /** Looks for it, and reads it once the board is near. */
  const approach = (position: Position): void => {
    found ??= look();
    if (seedsOnBoard(position) > found.seeds + nearSeeds) return;
    probe = openProbe(readTable(found.file, game));
    isOver = true;
  };

  return async (position) => {
    if (isOver) return probe;
    try {
      approach(position);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      isOver = true;
      if (error.message !== 'no-table') await complain(error);
    }
    return probe;
  };
};
