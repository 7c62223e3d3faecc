import { Worker } from 'node:worker_threads';
import type { OpenWorker } from '@mbegu/engine';

/** Built, a thread runs its file. From the sources it must first load what reads TypeScript, which threads do not inherit. */
const openFile = (): Worker => {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./thread.js', import.meta.url));
  const thread = JSON.stringify(new URL('./thread.ts', import.meta.url).href);
  const code = `import('tsx/esm/api').then(({ register }) => { register(); return import(${thread}); })`;
  return new Worker(code, { eval: true, execArgv: ['--conditions=source'] });
};

/** Opens a thread of this process that serves the engine's jobs. It keeps the process going until it is terminated. */
export const openThread: OpenWorker = () => {
  const worker = openFile();
  return {
    post: (message) => worker.postMessage(message),
    onMessage: (listen) => worker.on('message', listen),
    onDeath: (listen) => {
      worker.on('error', (error) => listen(error.message));
      worker.on('exit', (code) => listen(`exit code ${code}`));
    },
    terminate: () => void worker.terminate(),
  };
};
