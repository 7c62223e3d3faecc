// The entry of a browser's worker: new Worker(new URL('@mbegu/engine/worker', import.meta.url), { type: 'module' }).

import { JOBS } from './jobs.ts';
import { serveJobs } from './pool/serve.ts';

/** The little of a worker's global scope that is used here; the package knows no browser. */
interface Scope {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  postMessage: (message: unknown) => void;
}

const scope = globalThis as unknown as Scope;
const serve = serveJobs((message) => scope.postMessage(message), JOBS);
scope.onmessage = ({ data }) => serve(data);
