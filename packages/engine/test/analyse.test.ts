import { GAME_IDS, type Game, must, openPosition, startPosition } from '@mbegu/rules';
import { describe, expect, test, vi } from 'vitest';
import {
  analyse,
  chooseMove,
  createGraphSolver,
  createSolver,
  type Engine,
  type EngineLimits,
  hint,
  openEngine,
  openPool,
  type Report,
  reports,
  strongest,
  type WorkerPort,
} from '../src/index.ts';
import { JOBS } from '../src/jobs.ts';
import { serveJobs } from '../src/pool/serve.ts';
import { at, dice, gameWith, given } from './support.ts';

const kalah = gameWith('kalah', {});
const start = startPosition(kalah);

/** Small tables: a test need not fill them. */
const tableBytes = 2 ** 20;

/** A position of three pits a row, some of them closed or marked where the game has rounds, or with a swap to come. */
const thrownText = (roll: (n: number) => number, { rounds, turns }: Game): string => {
  const hole = (): string => {
    const count = roll(4);
    if (rounds.kind === 'single' || roll(3) > 0) return String(count);
    return rounds.form === 'parker' && roll(2) === 0 ? `${count}p` : 'x';
  };
  const row = (): string => Array.from({ length: 3 }, hole).join();
  const flag = turns.pie === 'on' ? (['', ' pie', ' swapped'][roll(3)] ?? '') : '';
  return `${row()}/${row()} ${roll(5)}-${roll(5)} ${roll(2) === 0 ? 'S' : 'N'}${flag}`;
};

const all = async (engine: Engine, position = start, limits: EngineLimits = {}): Promise<Report[]> => {
  const found: Report[] = [];
  for await (const report of must(engine.analyse(position, limits))) found.push(report);
  return found;
};

describe('an engine', () => {
  test.each(GAME_IDS)('%s: reports every depth, and the same questions have the same answers', async (id) => {
    const game = gameWith(id, {});
    const run = async () => {
      const engine = must(openEngine(game, { tableBytes }));
      const first = await all(engine, startPosition(game), { depth: 5 });
      const again = await all(engine, startPosition(game), { depth: 6 });
      return [first, again];
    };
    const [first = [], again = []] = await run();
    expect(first.map(({ depth }) => depth)).toEqual([1, 2, 3, 4, 5]);
    expect(await run()).toEqual([first, again]);
    // What was found before is still known.
    const fresh = await all(must(openEngine(game, { tableBytes })), startPosition(game), { depth: 6 });
    expect(again.at(-1)?.nodes).toBeLessThan(fresh.at(-1)?.nodes as number);
  });

  test.each([
    ['walak-pussa', { pits: 3, seeds: 3, rounds: 'simple' }],
    ['walak-pussa', { pits: 3, seeds: 3, rounds: 'parker' }],
    ['kalah', { pits: 3, seeds: 3, pie: 'on' }],
  ] as const)('%s %o: what one position taught it is not taken for another', async (id, options) => {
    const game = gameWith(id, options);
    const roll = dice(7);
    const texts = id === 'walak-pussa' ? ['3,2,x/1,1,3 4-4 N', '3,1,0/2,2,x 4-4 N'] : [];
    while (texts.length < 60) texts.push(thrownText(roll, game));
    const kept = must(openEngine(game, { tableBytes }));
    let exactOnes = 0;
    for (const text of texts) {
      const { position, outcome } = must(openPosition(game, text));
      if (outcome) continue;
      const alone = (await all(must(openEngine(game, { tableBytes })), position, { nodes: 20_000 })).at(-1);
      const after = (await all(kept, position, { nodes: 20_000 })).at(-1);
      if (!alone?.exact || !after?.exact) continue;
      exactOnes += 1;
      expect([text, after.value]).toEqual([text, alone.value]);
    }
    expect(exactOnes).toBeGreaterThan(20);
  });

  test('values every move that is asked for, each with its line', async () => {
    const position = at(kalah, '0,1,2,3,0,1/1,0,3,0,0,1 20-16 S');
    const [report] = (await all(must(openEngine(kalah)), position, { within: Number.POSITIVE_INFINITY })).slice(-1);
    expect(report?.moves).toHaveLength(4);
    for (const { move, pv, exact } of report?.moves ?? []) {
      expect(pv[0]).toBe(move);
      expect(exact).toBe(true);
    }
    expect(report).toMatchObject(report?.moves[0] ?? {});
  });

  test('stops when it is told to, and then goes on with other questions', async () => {
    const engine = must(openEngine(kalah, { tableBytes }));
    let reports = 0;
    for await (const { depth } of must(engine.analyse(start))) {
      reports = depth;
      if (depth === 6) engine.stop();
    }
    expect(reports).toBe(6);
    expect(await all(engine, start, { depth: 3 })).toHaveLength(3);
  });

  test('a stop from outside is heard in the middle of a depth', async () => {
    const engine: Engine = must(openEngine(kalah, { tableBytes, rest: () => Promise.resolve(engine.stop()) }));
    const reports = await all(engine);
    expect(reports.length).toBeGreaterThan(1);
    expect(reports.at(-1)?.nodes).toBeLessThan(20_000);
  });

  test('gives others a turn while it thinks', async () => {
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    await all(must(openEngine(kalah, { tableBytes })), start, { nodes: 200_000 });
    clearInterval(timer);
    expect(turns).toBeGreaterThan(2);
  });

  test('ends by nodes, by the clock and by a signal', async () => {
    const engine = must(openEngine(kalah, { tableBytes }));
    expect((await all(engine, start, { nodes: 5_000 })).at(-1)?.nodes).toBeLessThanOrEqual(5_000);
    let ms = 0;
    const late = await all(engine, start, { time: { ms: 10, now: () => ms++ } });
    expect(late.at(-1)?.nodes).toBeLessThan(10_000);
    expect(await all(engine, start, { signal: { aborted: true } })).toHaveLength(1);
  });

  test('says what is wrong with what it is given', () => {
    const engine = must(openEngine(kalah, { tableBytes }));
    const over = given(kalah, '0,0,0,0,0,0/0,0,0,0,0,0 24-24 -');
    expect(engine.analyse(over)).toMatchObject({ ok: false, error: { code: 'game-over' } });
    expect(engine.analyse(start, { nodes: -1 })).toMatchObject({ ok: false, error: { code: 'bad-limit' } });
    for (const bytes of [0, -1, Number.NaN, 2 ** 50, Number.POSITIVE_INFINITY]) {
      expect(openEngine(kalah, { tableBytes: bytes })).toMatchObject({
        ok: false,
        error: { code: 'bad-limit', params: { limit: 'tableBytes' } },
      });
    }
  });
});

test('memory that cannot be had is said', () => {
  vi.stubGlobal(
    'ArrayBuffer',
    class {
      constructor() {
        throw new RangeError('Array buffer allocation failed');
      }
    },
  );
  const opened = openEngine(kalah, { tableBytes: 1_000_000 });
  vi.unstubAllGlobals();
  expect(opened).toMatchObject({ ok: false, error: { code: 'no-memory', params: { bytes: 2 ** 19 } } });
});

describe('limits of nonsense', () => {
  const LIMITS: readonly [string, EngineLimits, string][] = [
    ['negative nodes', { nodes: -1 }, 'nodes'],
    ['half a node', { nodes: 0.5 }, 'nodes'],
    ['nodes that are no number', { nodes: Number.NaN }, 'nodes'],
    ['no depth', { depth: 0 }, 'depth'],
    ['half a sowing', { depth: 1.5 }, 'depth'],
    ['a depth out of reach', { depth: 201 }, 'depth'],
    ['a negative time', { time: { ms: -1, now: () => 0 } }, 'time'],
    ['a time that is no number', { time: { ms: Number.NaN, now: () => 0 } }, 'time'],
    ['a negative slack', { within: -1 }, 'within'],
    ['a slack that is no number', { within: Number.NaN }, 'within'],
    // From a caller without types:
    ['a time without a clock', { time: { ms: 5 } } as never, 'time'],
    ['no time', { time: null } as never, 'time'],
    ['a time in words', { time: { ms: '6', now: () => 0 } } as never, 'time'],
    ['a slack in words', { within: '2' } as never, 'within'],
    ['nodes in words', { nodes: '2' } as never, 'nodes'],
    ['a past that is none', { seen: 5 } as never, 'seen'],
    ['a past that counts in words', { seen: { '1/1 S': '2' } } as never, 'seen'],
    ['a signal that is none', { signal: 5 } as never, 'signal'],
    ['no limits', null as never, 'limits'],
  ];
  test.each(LIMITS)('%s', (_, limits, limit) => {
    const refused = { ok: false, error: { code: 'bad-limit', params: { limit } } };
    expect(analyse(kalah, start, limits)).toMatchObject(refused);
    expect(must(openEngine(kalah, { tableBytes })).analyse(start, limits)).toMatchObject(refused);
    expect(() => [...reports(kalah, start, limits)]).toThrow(RangeError);
  });
});

test('a position of another board is refused', () => {
  const small = startPosition(gameWith('kalah', { pits: 3 }));
  const refused = { ok: false, error: { code: 'pit-count', params: { found: 3, expected: 6 } } };
  expect(must(openEngine(kalah, { tableBytes })).analyse(small)).toMatchObject(refused);
  expect(analyse(kalah, small)).toMatchObject(refused);
  expect(() => [...reports(kalah, small)]).toThrow(RangeError);
  expect(chooseMove(kalah, small, strongest, { seed: 1 })).toMatchObject(refused);
  expect(hint(kalah, small)).toMatchObject(refused);
  expect(createSolver(kalah)?.solve(small)).toMatchObject(refused);
  const walak = gameWith('walak-pussa', {});
  expect(createGraphSolver(walak)?.solve(startPosition(gameWith('walak-pussa', { pits: 3 })))).toMatchObject({
    ok: false,
    error: { code: 'pit-count' },
  });
});

test.each(['baobab', undefined, null, 5, {}])('a level that is none is refused: %j', (level) => {
  expect(chooseMove(kalah, start, level as never, { seed: 1 })).toMatchObject({
    ok: false,
    error: { code: 'unknown-level' },
  });
});

/** A worker in this thread: it does what it is told at once, and can be made to die. */
const fakeWorker = (): { port: WorkerPort; die: () => void; messages: unknown[] } => {
  let listen = (_: unknown): void => {};
  let mourn = (_: string): void => {};
  const messages: unknown[] = [];
  const serve = serveJobs((message) => listen(message), JOBS);
  const port: WorkerPort = {
    post: (message) => {
      messages.push(message);
      // Only the beginning: an analysis would not end before this thread is free again.
      if ((message as { job?: string }).job) serve(message);
    },
    onMessage: (to) => {
      listen = to;
    },
    onDeath: (to) => {
      mourn = to;
    },
    terminate: () => {},
  };
  return { port, die: () => mourn('killed'), messages };
};

describe('with workers', () => {
  test('each is told of an analysis; one that dies is reported, and the analysis goes on', async () => {
    const fakes = [fakeWorker(), fakeWorker()];
    let opened = 0;
    const workers = must(openPool(() => (fakes[opened++] as (typeof fakes)[number]).port, 2));
    const faults: string[] = [];
    const engine = must(openEngine(kalah, { tableBytes, workers, onFault: ({ code }) => faults.push(code) }));
    const reports: Report[] = [];
    for await (const report of must(engine.analyse(start, { depth: 6 }))) {
      reports.push(report);
      if (report.depth === 2) fakes[0]?.die();
    }
    expect(faults).toEqual(['worker-died']);
    expect(reports).toHaveLength(6);
    await all(engine, start, { depth: 2 });
    expect(fakes.map(({ messages }) => messages.length)).toEqual([2, 3]);
    engine.close();
  });

  test('the job searches until somebody is done, and fills the table for the others', async () => {
    const { position } = must(openPosition(kalah, '0,1,2,3,0,1/1,0,3,0,0,1 20-16 S'));
    const running = new SharedArrayBuffer(4);
    const memory = [new SharedArrayBuffer(2 ** 20)];
    const work = JOBS.search?.({ game: kalah, memory, running, endgame: null, worker: 0 }, () => {});
    work?.({ analysis: 0, position });
    expect(new Int32Array(memory[0] as SharedArrayBuffer).some((word) => word !== 0)).toBe(true);
    new Int32Array(running)[0] = 1;
    const before = new Int32Array(memory[0] as SharedArrayBuffer).slice();
    work?.({ analysis: 0, position: start });
    expect(new Int32Array(memory[0] as SharedArrayBuffer)).toEqual(before);
  });
});
