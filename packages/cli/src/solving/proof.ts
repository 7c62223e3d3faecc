import { type Game, type Position, seedsOnBoard } from '@mbegu/rules';
import type { Context } from '../command.ts';
import { write } from '../io.ts';
import type { Answer, Progress } from './answer.ts';
import type { Solvers } from './solvers.ts';
import { dropState, loadState, saveState, stateFile } from './state.ts';

/** What took less is sooner done again than kept. */
const worthKeepingMs = 60_000;
/** How often an unfinished proof is kept while it goes on. */
const keepEveryMs = 300_000;

/** A proof that may have been begun before, and may be left for another time. */
export interface Proof {
  /** What was proven before. */
  readonly known: { readonly least: number; readonly most: number } | undefined;
  /** To be told what is proven on the way. */
  readonly proven: (progress: Progress) => void;
  /** Forgets a proof that is finished and keeps one that is not; the file it is kept in, or `null`. */
  readonly close: (left: { readonly answer: Answer; readonly least: number; readonly most: number }) => string | null;
}

/** Opens the solver for a position and goes on with what is kept of its proof, if anything is. */
export const openProof = async (
  { io, words }: Context,
  solvers: Solvers,
  game: Game,
  position: Position,
  onBuilding: (part: number) => void,
): Promise<Proof> => {
  const began = performance.now();
  const file = stateFile(io, game, position);
  const { memory } = await solvers.open(game, seedsOnBoard(position.slots), onBuilding);
  const known = memory.length > 0 ? (loadState(file, game, position, memory) ?? undefined) : undefined;
  if (known) await write(io.errors, `${words.text('solve.resumed', { least: known.least, most: known.most })}\n`);
  let kept = began;
  const keep = (least: number, most: number): string | null => {
    kept = performance.now();
    return saveState(file, game, position, { least, most }, memory) ? file : null;
  };
  return {
    known,
    proven: ({ least, most, move }) => {
      if (memory.length > 0 && move === null && performance.now() - kept > keepEveryMs) keep(least, most);
    },
    close: ({ least, most }) => {
      if (least === most) dropState(file);
      const isWorthIt = memory.length > 0 && least < most && (known || performance.now() - began > worthKeepingMs);
      return isWorthIt ? keep(least, most) : null;
    },
  };
};
