// What the built page costs a visitor: on a processor slowed down to a quarter, from this machine, with nothing stored.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LANGUAGES } from '@mbegu/i18n';
import { GAME_IDS, type GameId } from '@mbegu/rules';
import type { BrowserContext, Page } from '@playwright/test';
import { openKept } from '../../packages/web/e2e/views.ts';
import { browsing, type Visit } from '../lib/browsing.ts';
import { root } from '../lib/paths.mjs';

export const description =
  'the page: opening a game, long tasks while a move is shown, bytes, memory: runs of each [5]';

const slowdown = 4;

const seats = { S: { kind: 'person', name: 'Amina' }, N: { kind: 'person', name: 'Babu' } } as const;

interface Marks {
  /** When a playable pit was found and clicked, and when the board was in motion. */
  clicked?: number;
  moved?: number;
  readonly tasks: { readonly start: number; readonly ms: number }[];
}

type Marked = typeof window & { marks: Marks };

/** Runs in the page before anything else of it. */
const watchTasks = (): void => {
  const marks: Marks = { tasks: [] };
  Object.assign(window, { marks });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) marks.tasks.push({ start: startTime, ms: duration });
  }).observe({ type: 'longtask', buffered: true });
};

/** The first visitor that could be: plays as soon as there is something to play, and looks whether it moves. */
const playAtOnce = (): void => {
  const { marks } = window as Marked;
  const look = (): void => {
    const board = document.querySelector('main.play mancala-board');
    const pit = board?.shadowRoot?.querySelector<HTMLElement>('button[data-playable]');
    if (marks.clicked === undefined && pit) {
      marks.clicked = performance.now();
      pit.click();
    }
    if (marks.clicked !== undefined && document.querySelector('main.play[data-busy="true"]')) {
      marks.moved = performance.now();
    } else requestAnimationFrame(look);
  };
  look();
};

/** When the first move has been shown. */
const untilRest = (): Promise<number> =>
  new Promise((resolve) => {
    const play = document.querySelector<HTMLElement>('main.play');
    const look = (): void => {
      if (play?.dataset.busy === 'false' && play.dataset.ply === '1') resolve(performance.now());
    };
    if (play) new MutationObserver(look).observe(play, { attributes: true });
  });

const slowDown = async (context: BrowserContext, page: Page) => {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return session;
};

/** A profile in which this game waits for its first move, and the address of it. */
const keep = async (visit: Visit, game: GameId, locale = 'en-GB') => {
  const context = await visit({ locale });
  const page = await context.newPage();
  await openKept(page, game, { seats });
  const kept = { address: page.url(), storageState: await context.storageState(), locale };
  await context.close();
  return kept;
};

type Kept = Awaited<ReturnType<typeof keep>>;

/** From the address to a board in motion, in milliseconds. */
const opening = async (visit: Visit, { address, storageState, locale }: Kept): Promise<readonly number[]> => {
  const context = await visit({ storageState, locale });
  const page = await context.newPage();
  await slowDown(context, page);
  await page.addInitScript(watchTasks);
  await page.addInitScript(playAtOnce);
  await page.goto(address);
  await page.waitForFunction(() => (window as unknown as { marks: Marks }).marks.moved !== undefined);
  const { clicked = Number.NaN, moved = Number.NaN } = await page.evaluate(() => (window as unknown as Marked).marks);
  await context.close();
  return [clicked, moved];
};

/** A first move from the click to rest: how long it took, and what of it was a task of more than 50 ms. */
const moving = async (visit: Visit, { address, storageState, locale }: Kept) => {
  const context = await visit({ storageState, locale });
  const page = await context.newPage();
  const session = await slowDown(context, page);
  await page.addInitScript(watchTasks);
  await page.goto(address);
  await page.locator('main.play[data-busy="false"]').waitFor();
  // What opening it set going is over.
  await page.waitForTimeout(1500);
  const pit = await page.locator('mancala-board button[data-pit="A"]').boundingBox();
  if (pit === null) throw new Error('There is no pit A.');
  // A bare mouse that has come to the pit, and a page that watches itself: the questions of the tool would be tasks, too.
  const [x, y] = [pit.x + pit.width / 2, pit.y + pit.height / 2];
  await page.mouse.move(x, y);
  await page.waitForTimeout(500);
  const from = await page.evaluate(() => performance.now());
  const rested = page.evaluate(untilRest);
  await page.mouse.click(x, y);
  const to = await rested;
  // The last picture of it.
  await page.waitForTimeout(500);
  const { tasks } = await page.evaluate(() => (window as unknown as Marked).marks);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await context.close();
  const long = tasks.filter(({ start }) => start >= from && start <= to).map(({ ms }) => ms);
  return { seconds: (to - from) / 1000, count: long.length, longest: Math.max(0, ...long), heap: usedSize };
};

/** What a visit up to the first move has loaded, as gzip makes it. */
const weighing = async (visit: Visit, { address, storageState, locale }: Kept) => {
  const context = await visit({ storageState, locale });
  const page = await context.newPage();
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await page.goto(address);
  await page.locator('mancala-board button[data-playable]').first().waitFor();
  await context.close();
  const weigh = (ending: string): number =>
    [...asked]
      .filter((path) => path.endsWith(ending))
      .map((path) => gzipSync(readFileSync(join(root, 'packages/web/dist', path))).length)
      .reduce((sum, size) => sum + size, 0);
  return { script: weigh('.js'), style: weigh('.css'), font: weigh('.woff2') };
};

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const repeated = async <T>(times: number, measure: () => Promise<T>): Promise<readonly T[]> => {
  const results: T[] = [];
  while (results.length < times) results.push(await measure());
  return results;
};

const row = (cells: readonly (string | number)[]): void => console.log(`| ${cells.join(' | ')} |`);
const heading = (cells: readonly string[]): void => {
  console.log('');
  row(cells);
  row(cells.map(() => '---'));
};
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const measureGames = async (visit: Visit, runs: number): Promise<void> => {
  const kept = new Map<GameId, Kept>();
  for (const game of GAME_IDS) kept.set(game, await keep(visit, game));
  heading(['opening a game', 'a pit can be played', 'the board moves', 'slowest']);
  for (const [game, each] of kept) {
    const times = await repeated(runs, () => opening(visit, each));
    const moved = times.map(([, ms = Number.NaN]) => ms);
    const figures = [median(times.map(([ms = Number.NaN]) => ms)), median(moved), Math.max(...moved)];
    row([game, ...figures.map((ms) => `${ms.toFixed(0)} ms`)]);
  }
  heading(['first move, A', 'shown in', 'tasks over 50 ms', 'longest, of all runs', 'heap']);
  for (const [game, each] of kept) {
    const results = await repeated(runs, () => moving(visit, each));
    const seconds = median(results.map((one) => one.seconds)).toFixed(1);
    const longest = Math.max(...results.map((one) => one.longest));
    const heap = `${(median(results.map((one) => one.heap)) / 1e6).toFixed(1)} MB`;
    row([game, `${seconds} s`, median(results.map(({ count }) => count)), `${longest.toFixed(0)} ms`, heap]);
  }
};

export const run = async ([runs = '5']: readonly string[]): Promise<void> => {
  if (!/^[1-9]\d?$/.test(runs)) {
    console.log(description);
    return;
  }
  await browsing(async (visit, browser) => {
    console.log(`Chromium ${browser.version()}, processor slowed down ${slowdown} times, medians of ${runs}`);
    await measureGames(visit, Number(runs));
    heading(['up to the first move', 'scripts', 'styles', 'fonts']);
    for (const language of LANGUAGES) {
      const { script, style, font } = await weighing(visit, await keep(visit, 'kalah', language));
      row([language, kilobytes(script), kilobytes(style), kilobytes(font)]);
    }
  });
};
