import type { WorkerLike } from '../src/state/computer.ts';

/** A worker that only notes what it is asked. */
export interface FakeWorker<Message> extends WorkerLike {
  readonly asked: Message[];
  terminated: boolean;
}

/** Workers that answer when they are told to, in the order in which they were made. */
export const workshop = <Message>() => {
  const made: FakeWorker<Message>[] = [];
  const make = (): FakeWorker<Message> => {
    const worker: FakeWorker<Message> = {
      asked: [],
      terminated: false,
      postMessage: (message) => worker.asked.push(message as Message),
      terminate: () => {
        worker.terminated = true;
      },
      onmessage: null,
      onerror: null,
      onmessageerror: null,
    };
    made.push(worker);
    return worker;
  };
  return { made, make };
};
