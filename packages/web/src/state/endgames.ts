/**
 * The endgame table of the game in play. One that is kept is looked for at once; where there is none, it is built in the
 * background, but not before somebody has moved. It outlasts the view: a rematch has it from the beginning.
 */
import type { WorkerLike } from './computer.ts';
import type { EndgameQuestion, EndgameReply, PackedTable, PlainGame } from './endgame-messages.ts';

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

export const openEndgames = (makeWorker: () => WorkerLike): Endgames => {
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
    calm = setTimeout(() => worker?.postMessage(question), calmMs);
  };

  const hear = (reply: EndgameReply): void => {
    if (reply) {
      table = reply;
      settle();
      take?.(reply);
    } else if (state === 'looking') {
      state = 'missing';
      begin();
    } else settle();
  };

  const start = (question: EndgameQuestion): void => {
    try {
      worker = makeWorker();
    } catch {
      settle();
      return;
    }
    worker.onmessage = ({ data }) => hear(data as EndgameReply);
    worker.onmessageerror = settle;
    worker.onerror = (event) => {
      // Without a table the game goes on as well.
      event.preventDefault?.();
      settle();
    };
    state = 'looking';
    worker.postMessage(question);
  };

  const change = (asked: string, to: Omit<EndgameQuestion, 'type'>): void => {
    settle();
    key = asked;
    table = null;
    mayBuild = false;
    followed = to;
    start({ type: 'find', ...to });
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

/** The page's own; the worker's code is fetched when a game is played. */
export const endgames: Endgames = openEndgames(
  () => new Worker(new URL('../threads/endgames.worker.ts', import.meta.url), { type: 'module' }),
);
