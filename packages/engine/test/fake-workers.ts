import type { OpenWorker, WorkerPort } from '../src/pool/port.ts';
import { type Job, serveJobs } from '../src/pool/serve.ts';

interface FakeWorkers {
  readonly open: OpenWorker;
  readonly kill: (worker: number) => void;
  readonly terminated: () => number;
}

/** Workers of this very thread, that take their messages one after the other as others do. */
export const fakeWorkers = (jobs: Readonly<Record<string, Job>>): FakeWorkers => {
  const deaths: ((reason: string) => void)[] = [];
  let terminated = 0;
  const open = (): WorkerPort => {
    let listen: (message: unknown) => void = () => {};
    const serve = serveJobs((message) => queueMicrotask(() => listen(structuredClone(message))), jobs);
    return {
      post: (message) => {
        const copy = structuredClone(message);
        queueMicrotask(() => serve(copy));
      },
      onMessage: (heard) => {
        listen = heard;
      },
      onDeath: (heard) => deaths.push(heard),
      terminate: () => {
        terminated++;
      },
    };
  };
  return { open, kill: (worker) => deaths[worker]?.('killed'), terminated: () => terminated };
};
