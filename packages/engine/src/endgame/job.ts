import { type Game, must } from '@mbegu/rules';
import type { Job } from '../pool/serve.ts';
import { buildEndgameTable, createFiller, isOutOfMemory, unitsOf, type Workshop } from './building.ts';
import { createEndgameTable, type EndgameOptions, layEndgameTable } from './tables.ts';
import { drawUnit } from './turnstile.ts';

/** What a worker starts from. Without memory it shares with others it builds the whole table in its own. */
export interface BuildStart {
  readonly game: Game;
  readonly seeds: number;
  readonly options: EndgameOptions;
  readonly shared: { readonly table: SharedArrayBuffer; readonly workshop: Workshop } | null;
}

/** To a worker: take part in the units of a layer, do what is left of it, or build everything alone. */
export type BuildOrder =
  | { readonly kind: 'fill'; readonly n: number }
  | { readonly kind: 'finish'; readonly n: number }
  | { readonly kind: 'all' };

/** From a worker: one more unit is done, or positions in all; the order is carried out; memory has run out. */
export type BuildReply =
  | { readonly kind: 'unit' }
  | { readonly kind: 'positions'; readonly positions: number }
  | { readonly kind: 'done'; readonly bytes?: Uint8Array }
  | { readonly kind: 'no-memory' };

type Reply = (reply: BuildReply) => void;

/** Takes part in a building in memory that is shared. */
const shareIn = (start: BuildStart, { table: memory, workshop }: NonNullable<BuildStart['shared']>, reply: Reply) => {
  const table = layEndgameTable(start.game, start.seeds, start.options, memory);
  const filler = createFiller(table, workshop);
  return (order: BuildOrder): void => {
    if (order.kind === 'fill') {
      const units = unitsOf(table, order.n);
      for (let unit = drawUnit(workshop.turnstile); unit < units; unit = drawUnit(workshop.turnstile)) {
        if (!filler.fill(order.n, unit)) break;
        reply({ kind: 'unit' });
      }
    } else if (order.kind === 'finish') filler.finish(order.n);
    reply({ kind: 'done' });
  };
};

const buildAlone = ({ game, seeds, options }: BuildStart, reply: Reply): void => {
  const table = createEndgameTable(game, seeds, options);
  const built = table.ok
    ? buildEndgameTable(table.value, { onProgress: (positions) => reply({ kind: 'positions', positions }) })
    : table;
  if (!built.ok) reply({ kind: 'no-memory' });
  else reply({ kind: 'done', bytes: must(table).bytes });
};

/** The job `endgame`: builds an endgame table, alone or with others. */
export const endgameJob: Job = (given, send) => {
  const start = given as BuildStart;
  const reply: Reply = send;
  const guarded = <T>(work: () => T): T | null => {
    try {
      return work();
    } catch (error) {
      if (!isOutOfMemory(error)) throw error;
      reply({ kind: 'no-memory' });
      return null;
    }
  };
  const { shared } = start;
  const take = shared ? guarded(() => shareIn(start, shared, reply)) : () => buildAlone(start, reply);
  return (order) => guarded(() => take?.(order as BuildOrder));
};
