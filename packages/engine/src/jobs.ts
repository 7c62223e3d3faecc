import { endgameJob } from './endgame/job.ts';
import type { Job } from './pool/serve.ts';
import { searchJob } from './search/job.ts';
import { solveJob } from './solve/job.ts';

/** What a worker can do, by name: one line for each folder that has a `job.ts`. */
export const JOBS: Readonly<Record<string, Job>> = { endgame: endgameJob, search: searchJob, solve: solveJob };
