// What a thread runs: the engine's jobs, over the port to whoever opened it.

import { parentPort } from 'node:worker_threads';
import { JOBS, serveJobs } from '@mbegu/engine';

if (parentPort) {
  const port = parentPort;
  port.on(
    'message',
    serveJobs((message) => port.postMessage(message), JOBS),
  );
}
