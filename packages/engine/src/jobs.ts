import { endgameJob } from './endgame/job.ts';
import type { Job } from './pool/serve.ts';
import { solveJob } from './solve/job.ts';

/** What a worker can do, by name: one line for each folder that has a `job.ts`. */
export const JOBS: Readonly<Record<string, Job>> = { endgame: endgameJob, solve: solveJob };
