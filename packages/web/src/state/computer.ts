/** The computer in its worker. A worker that dies is replaced; what it had been asked is refused with its reason. */
import type { EngineAnswer, EngineRequest } from '@mbegu/engine';
import type { EndgameGift, PackedTable } from './endgame-messages.ts';

/** What is needed of a worker; tests hand in a small one. */
export interface WorkerLike {
  postMessage(message: unknown): void;
  terminate(): void;
  onmessage: ((event: MessageEvent) => unknown) | null;
  onerror: ((event: ErrorEvent) => unknown) | null;
  onmessageerror: ((event: MessageEvent) => unknown) | null;
}

/** Without the number, which is put on here. */
export type Question = EngineRequest extends infer R ? (R extends EngineRequest ? Omit<R, 'id'> : never) : never;

/** Longer than any level may think; after it the worker counts as dead. */
const answerMaxMs = 20_000;

export class ComputerTrouble extends Error {}

interface Waiting {
  readonly question: Question;
  readonly resolve: (answer: EngineAnswer) => void;
  readonly reject: (trouble: ComputerTrouble) => void;
  /** Set while the worker has the question: it gets one after the other. */
  alarm?: ReturnType<typeof setTimeout>;
}

export interface Computer {
  /** Starts the worker before anything is asked, so that a page that goes offline has it already. */
  readonly ready: () => void;
  /** The answer; rejects with `ComputerTrouble` when the worker died. The next question starts another one. */
  readonly ask: (question: Question) => Promise<EngineAnswer>;
  /** The computer uses this endgame table from now on, and so does every worker that replaces another. */
  readonly give: (table: PackedTable) => void;
  /** Forgets what was asked: those promises never settle. */
  readonly close: () => void;
}

export const openComputer = (makeWorker: () => WorkerLike): Computer => {
  let worker: WorkerLike | null = null;
  let lastId = 0;
  let gift: EndgameGift | null = null;
  const waiting = new Map<number, Waiting>();

  const stop = (): Waiting[] => {
    worker?.terminate();
    worker = null;
    const left = [...waiting.values()];
    waiting.clear();
    for (const { alarm } of left) clearTimeout(alarm);
    return left;
  };

  const die = (reason: string): void => {
    for (const { reject } of stop()) reject(new ComputerTrouble(reason));
  };

  /** Hands the next question over, once the worker has answered the one before. */
  const next = (): void => {
    const [first] = waiting;
    if (!first || first[1].alarm !== undefined) return;
    const [id, asked] = first;
    asked.alarm = setTimeout(() => die('silent'), answerMaxMs);
    try {
      worker ??= start();
      worker.postMessage({ ...asked.question, id });
    } catch (error) {
      die(String(error));
    }
  };

  /** Somebody went back before the computer had begun with this move: nobody waits for it any more. */
  const forgetMoves = (): void => {
    for (const [id, { question, alarm, reject }] of waiting) {
      if (question.type !== 'move' || alarm !== undefined) continue;
      waiting.delete(id);
      reject(new ComputerTrouble('overtaken'));
    }
  };

  /** What answers no question, or is nothing at all, is not heard; the alarm is. */
  const hear = (answer: EngineAnswer | null): void => {
    const id = answer?.id ?? null;
    const asked = id === null ? undefined : waiting.get(id);
    if (answer === null || id === null || !asked) return;
    clearTimeout(asked.alarm);
    waiting.delete(id);
    if (answer.type === 'fault') asked.reject(new ComputerTrouble(answer.faults.map(({ code }) => code).join(' ')));
    else asked.resolve(answer);
    next();
  };

  const start = (): WorkerLike => {
    const started = makeWorker();
    started.onmessage = ({ data }) => hear(data as EngineAnswer);
    started.onerror = (event) => {
      event.preventDefault?.();
      die(event.message ?? 'error');
    };
    started.onmessageerror = () => die('message');
    if (gift) started.postMessage(gift);
    return started;
  };

  return {
    ready: () => {
      try {
        worker ??= start();
      } catch {
        // Whoever asks is told.
      }
    },
    ask: (question) =>
      new Promise((resolve, reject) => {
        if (question.type === 'move') forgetMoves();
        lastId += 1;
        waiting.set(lastId, { question, resolve, reject });
        next();
      }),
    give: (table) => {
      gift = { type: 'endgame', table };
      try {
        worker?.postMessage(gift);
      } catch (error) {
        // No memory for a copy of it: the game is played without.
        gift = null;
        die(String(error));
      }
    },
    close: () => void stop(),
  };
};

export const openWorkerComputer = (): Computer =>
  openComputer(() => new Worker(new URL('../threads/engine.worker.ts', import.meta.url), { type: 'module' }));
