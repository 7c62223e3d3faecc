/** A worker of whatever platform, seen from outside. */
export interface WorkerPort {
  /** Sends a message: plain data, typed arrays, and shared memory, which is not copied. */
  readonly post: (message: unknown) => void;
  /** Called once, before the first post. */
  readonly onMessage: (listen: (message: unknown) => void) => void;
  /** Called once, before the first post. The reason is the platform's own words. */
  readonly onDeath: (listen: (reason: string) => void) => void;
  /** Ends the worker whatever it is doing; `onDeath` need not be told. */
  readonly terminate: () => void;
}

/** Opens one more worker that serves `JOBS`. It may throw where the platform has none. */
export type OpenWorker = () => WorkerPort;

/**
 * What crosses a port. A worker can have several tasks at a time, though it works on one message after the other.
 *
 *   to the worker     { task, job, data }   begins a task: the job's name and what it starts from
 *                     { task, data }        a later message of the task
 *                     { task, end: true }   the task is over, and what it held may go
 *   from the worker   { task, data }        a reply
 *                     { task, failed }      the job threw: the task is over
 */
export interface Envelope {
  readonly task: number;
  readonly job?: string;
  readonly data?: unknown;
  readonly end?: true;
  readonly failed?: string;
}
