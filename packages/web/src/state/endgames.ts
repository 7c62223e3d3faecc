/**
 * The endgame table of the game in play. One that is kept is looked for at once; where there is none, it is built in the
 * background, but not before somebody has moved. It outlasts the view: a rematch has it from the beginning.
 */
import type { WorkerLike } from './computer.ts';
import type { EndgameQuestion, EndgameReply, PackedTable, PlainGame } from './endgame-messages.ts';
import { store } from './storage.ts';

type Take = (table: PackedTable) => void;

export interface Endgames {
  /**
   * Whoever plays this game takes its table as soon as there is one.
   *
   * @returns what to call when he takes it no more
   */
  readonly follow: (game: PlainGame, seedsInPlay: number, take: Take) => () => void;
  /** The table may be built now, if it has to be. */
  readonly build: () => void;
}

type State = 'looking' | 'missing' | 'building' | 'settled';

/** So long after somebody has moved it begins: first of all the page is there for him. */
const calmMs = 2000;

/** Whether this device may have tables: without, no worker is fetched to look for one, and the first visit stays light. */
export interface Traces {
  readonly any: () => boolean;
  readonly leave: () => void;
}

export const openEndgames = (makeWorker: () => WorkerLike, traces: Traces): Endgames => {
  let followed: Omit<EndgameQuestion, 'type'> | null = null;
  let key = '';
  let state: State = 'settled';
  let mayBuild = false;
  let table: PackedTable | null = null;
  let take: Take | null = null;
  let worker: WorkerLike | null = null;
  let calm: ReturnType<typeof setTimeout> | undefined;

  /** The worker's memory goes with it; a table that was handed over stays. */
  const settle = (): void => {
    state = 'settled';
    clearTimeout(calm);
    worker?.terminate();
    worker = null;
  };

  const begin = (): void => {
    if (state !== 'missing' || !mayBuild || !followed) return;
    state = 'building';
    const question: EndgameQuestion = { type: 'build', ...followed };
    calm = setTimeout(() => ask(question), calmMs);
  };

  const hear = (reply: EndgameReply): void => {
    if (reply) {
      traces.leave();
      table = reply;
      settle();
      take?.(reply);
    } else if (state === 'looking') {
      state = 'missing';
      begin();
    } else settle();
  };

  const start = (): WorkerLike | null => {
    try {
      worker = makeWorker();
    } catch {
      settle();
      return null;
    }
    worker.onmessage = ({ data }) => hear(data as EndgameReply);
    worker.onmessageerror = settle;
    worker.onerror = (event) => {
      // Without a table the game goes on as well.
      event.preventDefault?.();
      settle();
    };
    return worker;
  };

  const ask = (question: EndgameQuestion): void => (worker ?? start())?.postMessage(question);

  const change = (asked: string, to: Omit<EndgameQuestion, 'type'>): void => {
    settle();
    key = asked;
    table = null;
    mayBuild = false;
    followed = to;
    state = traces.any() ? 'looking' : 'missing';
    if (state === 'looking') ask({ type: 'find', ...to });
  };

  return {
    follow: (game, seedsInPlay, taker) => {
      take = taker;
      const asked = JSON.stringify([game, seedsInPlay]);
      if (asked !== key) change(asked, { game, seedsInPlay });
      else if (table) take(table);
      return () => {
        if (take === taker) take = null;
      };
    },
    build: () => {
      mayBuild = true;
      begin();
    },
  };
};

const key = 'mbegu:1:endgames';

/** The page's own. */
export const endgames: Endgames = openEndgames(
  () => new Worker(new URL('../threads/endgames.worker.ts', import.meta.url), { type: 'module' }),
  { any: () => store.read(key) !== null, leave: () => void store.write(key, 'kept') },
);
