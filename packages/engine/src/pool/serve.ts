import type { Envelope } from './port.ts';

/** What a job does in the worker: begins with `start` data, and gets every later message. */
export type Job = (start: unknown, reply: (message: unknown) => void) => (message: unknown) => void;

/**
 * The worker's side: serves named jobs over a port.
 *
 * @param post sends to whoever opened the worker
 * @returns what is to be called with every message that comes from there
 */
export const serveJobs = (
  post: (message: unknown) => void,
  jobs: Readonly<Record<string, Job>>,
): ((message: unknown) => void) => {
  const tasks = new Map<number, (message: unknown) => void>();

  const begin = (task: number, name: string, start: unknown): void => {
    const job = Object.hasOwn(jobs, name) ? jobs[name] : undefined;
    if (!job) throw new RangeError(`there is no job "${name}"`);
    tasks.set(
      task,
      job(start, (data) => post({ task, data } satisfies Envelope)),
    );
  };

  return (message) => {
    const { task, job, data, end } = message as Envelope;
    try {
      if (end) tasks.delete(task);
      else if (job !== undefined) begin(task, job, data);
      else tasks.get(task)?.(data);
    } catch (error) {
      // One task that fails takes no other with it; whoever began it is told.
      tasks.delete(task);
      post({ task, failed: error instanceof Error ? error.message : String(error) } satisfies Envelope);
    }
  };
};
