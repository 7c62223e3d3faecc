import { type Fault, fail, fault, ok, type Result } from '@mbegu/rules';
import type { Envelope, OpenWorker, WorkerPort } from './port.ts';

/** The most workers a pool opens. */
export const workersMax = 64;

/** Told what becomes of a task. `worker` is 0 … size - 1 throughout the life of a pool. */
export interface TaskListener {
  readonly onReply: (worker: number, message: unknown) => void;
  /** The worker will not reply any more: it died, or its part of the task failed. The others go on. */
  readonly onDeath: (worker: number, why: Fault<'worker-died'>) => void;
}

/** One task of several workers. */
export interface Task {
  /** The workers that have a part in it and are alive. */
  readonly workers: () => readonly number[];
  /** A later message to one of them; one that is dead gets none. */
  readonly post: (worker: number, message: unknown) => void;
  /** Lets the workers forget the task. Nothing is told after that. */
  readonly end: () => void;
}

/** Workers that are opened once and do one task after the other. */
export interface Pool {
  /** Workers that were opened. */
  readonly size: number;
  /** Those that are alive. */
  readonly alive: () => readonly number[];
  /**
   * Begins a job of `JOBS` in every living worker.
   *
   * @param start what each of them starts from
   */
  readonly begin: (job: string, start: (worker: number) => unknown, listener: TaskListener) => Task;
  /**
   * Ends a worker, whatever it is doing, and opens another in its place, for what cannot be stopped from outside where no
   * memory is shared. Its part of every task is lost, as if it had died; where none can be opened it stays dead.
   */
  readonly restart: (worker: number) => void;
  /** Ends all workers at once, whatever they are doing. Nothing is told after that. */
  readonly close: () => void;
}

interface Running {
  readonly workers: Set<number>;
  readonly listener: TaskListener;
}

const diedOf = (detail: string): Fault<'worker-died'> => fault('worker-died', { detail: detail.slice(0, 200) });

const openPorts = (open: OpenWorker, size: number): Result<WorkerPort[], Fault<'worker-died'>> => {
  const ports: WorkerPort[] = [];
  try {
    while (ports.length < size) ports.push(open());
    return ok(ports);
  } catch (error) {
    for (const port of ports) port.terminate();
    return fail(diedOf(String(error)));
  }
};

/**
 * Opens workers.
 *
 * @param size 1 … 64
 * @returns the pool, or `bad-limit` for another number, or `worker-died` where the platform opens none
 */
export const openPool = (open: OpenWorker, size: number): Result<Pool, Fault<'bad-limit' | 'worker-died'>> => {
  if (!Number.isInteger(size) || size < 1 || size > workersMax) {
    return fail(fault('bad-limit', { limit: 'threads', min: 1, max: workersMax }));
  }
  const opened = openPorts(open, size);
  if (!opened.ok) return opened;
  const ports = opened.value;
  const alive = new Set(ports.keys());
  const running = new Map<number, Running>();
  let tasks = 0;

  const lose = (id: number, worker: number, why: Fault<'worker-died'>): void => {
    const task = running.get(id);
    if (task?.workers.delete(worker)) task.listener.onDeath(worker, why);
  };

  const hear = (worker: number, { task: id, data, failed }: Envelope): void => {
    if (failed !== undefined) lose(id, worker, diedOf(failed));
    else if (running.get(id)?.workers.has(worker)) running.get(id)?.listener.onReply(worker, data);
  };

  const bury = (worker: number, reason: string): void => {
    if (!alive.delete(worker)) return;
    for (const id of [...running.keys()]) lose(id, worker, diedOf(reason));
  };

  // A port that has been replaced may still have something to say.
  const listenTo = (port: WorkerPort, worker: number): void => {
    port.onMessage((message) => ports[worker] === port && hear(worker, message as Envelope));
    port.onDeath((reason) => ports[worker] === port && bury(worker, reason));
  };
  ports.forEach(listenTo);

  const restart = (worker: number): void => {
    if (!alive.has(worker)) return;
    bury(worker, 'ended to begin anew');
    ports[worker]?.terminate();
    const fresh = openPorts(open, 1);
    if (!fresh.ok) return;
    ports[worker] = fresh.value[0] as WorkerPort;
    listenTo(ports[worker], worker);
    alive.add(worker);
  };

  const send = (worker: number, envelope: Envelope): void => {
    if (alive.has(worker)) (ports[worker] as WorkerPort).post(envelope);
  };

  const begin: Pool['begin'] = (job, start, listener) => {
    const task = tasks++;
    const workers = new Set(alive);
    running.set(task, { workers, listener });
    for (const worker of [...workers]) send(worker, { task, job, data: start(worker) });
    return {
      workers: () => [...workers],
      post: (worker, data) => {
        if (workers.has(worker)) send(worker, { task, data });
      },
      end: () => {
        if (running.delete(task)) for (const worker of workers) send(worker, { task, end: true });
      },
    };
  };

  return ok({
    size,
    alive: () => [...alive],
    begin,
    restart,
    close: () => {
      running.clear();
      alive.clear();
      for (const port of ports) port.terminate();
    },
  });
};
