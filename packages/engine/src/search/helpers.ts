import type { Fault, Game, Position } from '@mbegu/rules';
import type { EndgameTable } from '../endgame/tables.ts';
import type { Limits } from '../limits.ts';
import { canShare } from '../pool/memory.ts';
import type { Pool } from '../pool/pool.ts';
import type { SeenCounts } from '../seen.ts';
import { noAnalysis, type SearchQuestion, type SearchStart, type SharedEndgame } from './job.ts';

/** Workers that search along over the same table. */
export interface Helpers {
  readonly begin: (
    analysis: number,
    position: Position,
    limits: Limits & { readonly seen?: SeenCounts | undefined },
  ) => void;
  /** Ends their part of an analysis within milliseconds, unless another one has begun. */
  readonly end: (analysis: number) => void;
  readonly close: () => void;
}

interface Shared {
  readonly game: Game;
  readonly memory: readonly ArrayBufferLike[];
  readonly endgame: EndgameTable | null;
  readonly onFault: ((fault: Fault<'worker-died'>) => void) | undefined;
}

const isShared = (memory: ArrayBufferLike): memory is SharedArrayBuffer =>
  canShare() && memory instanceof SharedArrayBuffer;

const shareEndgame = (endgame: EndgameTable | null): SharedEndgame | null => {
  if (endgame === null) return null;
  const { seeds, distances, bytes } = endgame;
  const { buffer } = bytes;
  // A table that is not shared is not sent: it would be copied for each worker.
  return isShared(buffer) ? { seeds, distances: distances !== null, memory: buffer, offset: bytes.byteOffset } : null;
};

/** Lets the workers of a pool help, `null` where no memory is shared. */
export const openHelpers = (pool: Pool, { game, memory, endgame, onFault }: Shared): Helpers | null => {
  if (!memory.every(isShared)) return null;
  const running = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const cell = new Int32Array(running);
  Atomics.store(cell, 0, noAnalysis);
  const table = shareEndgame(endgame);
  const start = (worker: number): SearchStart => ({ game, memory, running, endgame: table, worker });
  const task = pool.begin('search', start, {
    onReply: () => {},
    onDeath: (_, why) => onFault?.(why),
  });
  return {
    begin: (analysis, position, { seen, depth, within }) => {
      Atomics.store(cell, 0, analysis);
      for (const worker of task.workers()) {
        task.post(worker, { analysis, position, seen, depth, within } satisfies SearchQuestion);
      }
    },
    end: (analysis) => void Atomics.compareExchange(cell, 0, analysis, noAnalysis),
    close: () => {
      Atomics.store(cell, 0, noAnalysis);
      task.end();
    },
  };
};
