/** The analyst in his worker: one question at a time, answered by what is found so far. A worker that dies is replaced and asked again. */
import type { Report } from '@mbegu/engine';
import type { WorkerLike } from '../computer.ts';
import type { EndgameGift, PackedTable } from '../endgame-messages.ts';
import type { AnalystQuestion, FromAnalyst, ToAnalyst } from './analyst-messages.ts';

/** Whoever asked. */
interface Listener {
  readonly found: (report: Report, threads: number) => void;
  /** Nothing more will be found. */
  readonly done: () => void;
  /** The worker died. `again`: another one has been asked; else it is given up until somebody asks anew. */
  readonly died: (again: boolean) => void;
}

export interface Analyst {
  /** Asks; whoever asked before hears nothing more. */
  readonly ask: (question: AnalystQuestion, listener: Listener) => void;
  /** Ends what is being looked into; the worker stays and remembers. */
  readonly stop: () => void;
  /** Uses this endgame table from now on, in every worker to come. */
  readonly give: (table: PackedTable) => void;
  readonly close: () => void;
}

/** So often a question is asked again by itself when the worker died over it. */
const attemptsMax = 2;

/** One sowing ahead is seen at once, however slow the machine: a worker that has said nothing by then counts as dead. */
const firstWordMaxMs = 20_000;

interface Asked {
  readonly id: number;
  readonly question: AnalystQuestion;
  readonly listener: Listener;
  readonly attempts: number;
}

export const openAnalyst = (makeWorker: () => WorkerLike): Analyst => {
  let worker: WorkerLike | null = null;
  let gift: EndgameGift | null = null;
  let asked: Asked | null = null;
  let lastId = 0;
  let alarm: ReturnType<typeof setTimeout> | undefined;

  const end = (): void => {
    clearTimeout(alarm);
    worker?.terminate();
    worker = null;
  };

  const hear = (message: FromAnalyst): void => {
    if (asked === null || message.id !== asked.id) return;
    clearTimeout(alarm);
    const { listener } = asked;
    if (message.type === 'report') listener.found(message.report, message.threads);
    else {
      asked = null;
      if (message.type === 'done') listener.done();
      else listener.died(false);
    }
  };

  const die = (): void => {
    end();
    const last = asked;
    asked = null;
    if (!last) return;
    const again = last.attempts < attemptsMax;
    if (again) put(last.question, last.listener, last.attempts + 1);
    last.listener.died(again);
  };

  const start = (): WorkerLike => {
    const started = makeWorker();
    started.onmessage = ({ data }) => hear(data as FromAnalyst);
    started.onmessageerror = die;
    started.onerror = (event) => {
      event.preventDefault?.();
      die();
    };
    if (gift) started.postMessage(gift);
    return started;
  };

  const put = (question: AnalystQuestion, listener: Listener, attempts: number): void => {
    lastId += 1;
    asked = { id: lastId, question, listener, attempts };
    clearTimeout(alarm);
    alarm = setTimeout(die, firstWordMaxMs);
    try {
      worker ??= start();
      worker.postMessage({ type: 'analyse', id: lastId, ...question } satisfies ToAnalyst);
    } catch {
      asked = null;
      end();
      listener.died(false);
    }
  };

  return {
    ask: (question, listener) => put(question, listener, 0),
    stop: () => {
      clearTimeout(alarm);
      asked = null;
      worker?.postMessage({ type: 'stop' } satisfies ToAnalyst);
    },
    give: (table) => {
      gift = { type: 'endgame', table };
      try {
        worker?.postMessage(gift);
      } catch {
        // No memory for a copy of it: what can be found without is found.
        gift = null;
      }
    },
    close: () => {
      asked = null;
      end();
    },
  };
};

export const openWorkerAnalyst = (): Analyst =>
  openAnalyst(() => new Worker(new URL('./analyst.worker.ts', import.meta.url), { type: 'module' }));
