/** The analyst's own thread. Where the page is isolated it opens helpers, which search over the same shared memory. */
import {
  adoptEndgame,
  canShare,
  type EndgameTable,
  type Engine,
  openEngine,
  openPool,
  type Pool,
  readEndgameHeader,
  sameTables,
  type WorkerPort,
} from '@mbegu/engine';
import { createGame, type Game, parsePosition } from '@mbegu/rules';
import type { EndgameGift } from '../endgame-messages.ts';
import type { AnalystQuestion, FromAnalyst, ToAnalyst } from './analyst-messages.ts';

/** More threads win little, and somebody else may want a processor. */
const helpersMax = 7;
/** Memory of the table of what was found: the first that can be had. */
const tableBytes = [2 ** 26, 2 ** 24, 2 ** 22] as const;

const openHelper = (): WorkerPort => {
  const worker = new Worker(new URL('./helper.worker.ts', import.meta.url), { type: 'module' });
  return {
    post: (message) => worker.postMessage(message),
    onMessage: (listen) => worker.addEventListener('message', ({ data }) => listen(data)),
    onDeath: (listen) =>
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        listen(event.message);
      }),
    terminate: () => worker.terminate(),
  };
};

const openHelpers = (): Pool | null => {
  const size = Math.min(helpersMax, (navigator.hardwareConcurrency ?? 1) - 1);
  if (!self.crossOriginIsolated || !canShare() || size < 1) return null;
  const pool = openPool(openHelper, size);
  return pool.ok ? pool.value : null;
};

const helpers = openHelpers();
let endgame: EndgameTable | null = null;
let opened: { readonly key: string; readonly engine: Engine } | null = null;
/** The question that is being answered. */
let current = 0;

const say = (message: FromAnalyst): void => self.postMessage(message);

/** A timer would sleep for four milliseconds each time; a message only lets what is waiting have its turn. */
const channel = new MessageChannel();
const resting: (() => void)[] = [];
channel.port1.onmessage = () => resting.shift()?.();
const rest = (): Promise<void> =>
  new Promise((resolve) => {
    resting.push(resolve);
    channel.port2.postMessage(null);
  });

const take = ({ table: { header, memory, offset } }: EndgameGift): void => {
  const read = readEndgameHeader(header);
  const table = read.ok ? adoptEndgame(read.value, memory, offset) : read;
  endgame = table.ok ? table.value : null;
  // What was found without it may be known better now.
  opened?.engine.close();
  opened = null;
};

const engineFor = (game: Game): Engine | null => {
  const key = JSON.stringify([game.id, game.options]);
  if (opened?.key === key) return opened.engine;
  opened?.engine.close();
  opened = null;
  const known = endgame && sameTables(endgame.game, game) ? endgame : null;
  for (const bytes of tableBytes) {
    const engine = openEngine(game, { endgame: known, tableBytes: bytes, workers: helpers, rest });
    if (!engine.ok) continue;
    opened = { key, engine: engine.value };
    return engine.value;
  }
  return null;
};

const analyse = async (id: number, { game: asked, position: text, seen, nodes }: AnalystQuestion): Promise<void> => {
  current = id;
  const game = createGame(asked.id, asked.options);
  const position = game.ok ? parsePosition(game.value, text) : game;
  const engine = game.ok ? engineFor(game.value) : null;
  engine?.stop();
  const reports = position.ok
    ? engine?.analyse(position.value, { within: Number.POSITIVE_INFINITY, seen, nodes })
    : null;
  if (!reports?.ok) {
    say({ type: 'fault', id });
    return;
  }
  for await (const report of reports.value) {
    if (current !== id) return;
    say({ type: 'report', id, report, threads: 1 + (helpers?.alive().length ?? 0) });
  }
  if (current === id) say({ type: 'done', id });
};

self.onmessage = ({ data }: MessageEvent<ToAnalyst>) => {
  if (data.type === 'endgame') take(data);
  else if (data.type === 'analyse') void analyse(data.id, data);
  else {
    current = 0;
    opened?.engine.stop();
  }
};
