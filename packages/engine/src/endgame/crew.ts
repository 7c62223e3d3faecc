import { type Fault, fail, fault, ok, type Result } from '@mbegu/rules';
import { canShare } from '../pool/memory.ts';
import type { Pool } from '../pool/pool.ts';
import { openWorkshop, positionsDone, unitsOf } from './building.ts';
import type { BuildOrder, BuildReply, BuildStart } from './job.ts';
import type { EndgameTable } from './tables.ts';
import { resetTurnstile, stopUnits } from './turnstile.ts';

type BuildFault = Fault<'no-memory' | 'worker-died'>;

/** A building on its way. */
export interface Building {
  /** Whether the table is whole; not after `stop`. Or `no-memory`, or `worker-died` when the last of the workers did. */
  readonly done: Promise<Result<boolean, BuildFault>>;
  /** Ends it at once; a worker that is in the midst of something comes to its end by itself. */
  readonly stop: () => void;
}

/** How a round of orders ended. */
type Round = 'done' | 'stopped' | 'no-memory' | Fault<'worker-died'>;

interface Crew {
  /** Gives an order to these workers and waits until all have carried it out, or one is lost. */
  readonly order: (workers: readonly number[], order: BuildOrder) => Promise<Round>;
  readonly workers: () => readonly number[];
  readonly stop: () => void;
  readonly end: () => void;
}

const openCrew = (pool: Pool, start: BuildStart, hear: (reply: BuildReply) => void): Crew => {
  const turnstile = start.shared?.workshop.turnstile;
  const waiting = new Set<number>();
  let outcome: Round = 'done';
  let resolve: (round: Round) => void = () => {};

  const leave = (worker: number, how: Round): void => {
    if (!waiting.delete(worker)) return;
    if (how !== 'done') outcome = how;
    // What one of them leaves undone the others would wait for.
    if (how !== 'done' && turnstile) stopUnits(turnstile);
    if (waiting.size === 0) resolve(outcome);
  };

  const task = pool.begin('endgame', () => start, {
    onReply: (worker, message) => {
      const reply = message as BuildReply;
      hear(reply);
      if (reply.kind === 'done' || reply.kind === 'no-memory') leave(worker, reply.kind);
    },
    onDeath: leave,
  });

  return {
    order: (workers, order) =>
      new Promise((settle) => {
        outcome = 'done';
        resolve = settle;
        for (const worker of workers) waiting.add(worker);
        for (const worker of workers) task.post(worker, order);
      }),
    workers: task.workers,
    stop: () => {
      waiting.clear();
      if (turnstile) stopUnits(turnstile);
      resolve('stopped');
    },
    end: task.end,
  };
};

const resultOf = (round: Round, { bytes }: EndgameTable): Result<boolean, BuildFault> => {
  if (round === 'done' || round === 'stopped') return ok(round === 'done');
  return fail(round === 'no-memory' ? fault('no-memory', { bytes: bytes.length }) : round);
};

const isLost = (round: Round): boolean => typeof round === 'object';

const isShared = (memory: ArrayBufferLike): memory is SharedArrayBuffer =>
  canShare() && memory instanceof SharedArrayBuffer;

/**
 * Builds a table from nothing by all the workers of a pool, where its memory is shared; by one of them where it is not.
 * Layer after layer: its units are shared out, and one worker does what is left. A layer in which a worker dies is begun
 * again by the others.
 *
 * @param onProgress told now and then how many positions of the table's are done
 */
export const buildInPool = (
  table: EndgameTable,
  pool: Pool,
  onProgress: (positions: number) => void = () => {},
): Building => {
  const memory = table.bytes.buffer;
  const workshop = isShared(memory) ? openWorkshop(table) : null;
  if (workshop?.ok === false) return { done: Promise.resolve(workshop), stop: () => {} };
  const shared = workshop && isShared(memory) ? { table: memory, workshop: workshop.value } : null;
  const { game, seeds, distances } = table;
  let [layer, units, stopped] = [0, 0, false];

  const hear = (reply: BuildReply): void => {
    if (reply.kind === 'unit') onProgress(positionsDone(table, layer, ++units / (unitsOf(table, layer) + 1)));
    else if (reply.kind === 'positions') onProgress(reply.positions);
    else if (reply.kind === 'done' && reply.bytes) table.bytes.set(reply.bytes);
  };
  const crew = openCrew(pool, { game, seeds, options: { distances: distances !== null }, shared }, hear);

  /** An order, until workers that live carry it out. */
  const obeyed = async (
    order: BuildOrder,
    choose: (workers: readonly number[]) => readonly number[],
  ): Promise<Round> => {
    let round: Round = fault('worker-died', { detail: 'none is left' });
    while (!stopped && isLost(round) && crew.workers().length > 0) {
      units = 0;
      if (shared) resetTurnstile(shared.workshop.turnstile);
      round = await crew.order(choose(crew.workers()), order);
    }
    return stopped ? 'stopped' : round;
  };
  const one = (workers: readonly number[]): readonly number[] => workers.slice(0, 1);

  const buildLayers = async (): Promise<Round> => {
    for (layer = 0; layer <= seeds; layer++) {
      const filled = await obeyed({ kind: 'fill', n: layer }, (workers) => workers);
      if (filled !== 'done') return filled;
      const finished = await obeyed({ kind: 'finish', n: layer }, one);
      if (finished !== 'done') return finished;
      onProgress(positionsDone(table, layer, 1));
    }
    return 'done';
  };
  const build = async (): Promise<Result<boolean, BuildFault>> => {
    const round = await (shared ? buildLayers() : obeyed({ kind: 'all' }, one));
    crew.end();
    return resultOf(round, table);
  };

  return {
    done: build(),
    stop: () => {
      stopped = true;
      crew.stop();
    },
  };
};
