// Exact values of Kalah that nobody has published, as rows for docs/solutions.md.

import { type Game, gameOf, legalMoves, must, type Position, play, startPosition, store } from '@mbegu/rules';
import type { Pool, Solution } from '../src/index.ts';
import { inPool, type Opened, open, solve, stopwatch } from './solving.ts';

type Options = Readonly<Record<string, string | number>>;

const captures = ['take', 'leave'] as const;

/** Boards whose values are looked for, pits by pits; those with the most seeds last. */
interface Part {
  readonly title: string;
  readonly options: Options;
  /** The most seeds in a pit, by pits. */
  readonly seedsMax: Readonly<Record<number, number>>;
  readonly seedsMin?: Readonly<Record<number, number>>;
}

const usual = { 2: 6, 3: 6, 4: 6, 5: 5, 6: 4 } as const;

const PARTS: Readonly<Record<string, Part>> = {
  one: { title: 'One pit', options: {}, seedsMax: { 1: 12 } },
  more: { title: 'More seeds', options: {}, seedsMin: { 2: 7, 3: 7, 4: 7 }, seedsMax: { 2: 12, 3: 12, 4: 9 } },
  wide: { title: 'More pits', options: {}, seedsMax: { 7: 2, 8: 2, 9: 1, 10: 1, 11: 1, 12: 1 } },
  'no-move': { title: '`end=no-move`', options: { end: 'no-move' }, seedsMax: { 1: 6, ...usual } },
  nobody: { title: '`leftovers=nobody`', options: { leftovers: 'nobody' }, seedsMax: { 1: 6, ...usual } },
  both: {
    title: '`end=no-move leftovers=nobody`',
    options: { end: 'no-move', leftovers: 'nobody' },
    seedsMax: { 1: 6, ...usual },
  },
  pie: { title: '`pie=on`', options: { pie: 'on' }, seedsMax: { 1: 6, ...usual } },
};

const valueText = ({ least, most }: Pick<Solution, 'least' | 'most'>): string =>
  least === most ? `${least}` : `${least} … ${most}`;

const gameFor = (options: Options): Game => gameOf('kalah', options as Parameters<typeof gameOf>[1]);

/** What South's first moves are worth to South, and which of them North answers with a swap. */
const swapsOf = async (opened: Opened, game: Game): Promise<string> => {
  const start = startPosition(game);
  const said: string[] = [];
  for (const move of legalMoves(game, start)) {
    const { position, outcome } = must(play(game, start, move));
    if (outcome || position.turn === 'S') continue;
    const { move: reply } = await solve(opened, position);
    if (reply === 'swap') said.push(move);
  }
  return said.join(' ') || 'none';
};

const rowOf = async (pool: Pool, pits: number, seeds: number, options: Options, seconds: number): Promise<string> => {
  const cells: string[] = [];
  let spent = 0;
  for (const capture of captures) {
    const since = stopwatch();
    const game = gameFor({ pits, seeds, 'empty-capture': capture, ...options });
    const opened = await open(pool, game);
    const solution = await solve(opened, startPosition(game), seconds);
    const first = solution.line[0] ?? '';
    const swaps = options.pie === 'on' && solution.least === solution.most ? await swapsOf(opened, game) : null;
    opened.solver.close();
    spent += since().cpu;
    cells.push(
      valueText(solution),
      ...(swaps === null ? [first] : [first, swaps]),
      solution.nodes.toLocaleString('en'),
    );
  }
  return `| ${pits} | ${seeds} | ${cells.join(' | ')} | ${spent.toFixed(1)} |`;
};

const headOf = (options: Options): string => {
  const columns = captures.flatMap((capture) => [
    `\`${capture}\``,
    'first',
    ...(options.pie === 'on' ? ['North swaps'] : []),
    'nodes',
  ]);
  return `| pits | seeds | ${columns.join(' | ')} | seconds |\n| ---: | ---: | ${columns.map(() => '---:').join(' | ')} | ---: |`;
};

const printPart = async (pool: Pool, part: Part, only: readonly number[], seconds: number): Promise<void> => {
  const { title, options, seedsMax, seedsMin = {} } = part;
  const [onlyPits, onlySeeds] = only;
  console.log(`\n### ${title}\n\n${headOf(options)}`);
  for (const [row, most] of Object.entries(seedsMax)) {
    const pits = Number(row);
    for (let seeds = seedsMin[pits] ?? 1; seeds <= most; seeds++) {
      if ((onlyPits ?? pits) !== pits || (onlySeeds ?? seeds) !== seeds) continue;
      console.log(await rowOf(pool, pits, seeds, options, seconds));
    }
  }
};

interface Turn {
  readonly moves: string;
  /** For South, without the pie rule. */
  readonly value: number;
}

/** All first turns of South, bonus moves and all, with their values; the best first. */
const firstTurns = async (opened: Opened, game: Game): Promise<Turn[]> => {
  const turns: Turn[] = [];
  const follow = async (before: Position, moves: string): Promise<void> => {
    for (const move of legalMoves(game, before)) {
      const { position, outcome } = must(play(game, before, move));
      if (position.turn === 'S') await follow(position, moves + move);
      else {
        const value = outcome
          ? store(position, 'S') - store(position, 'N')
          : 0 - (await solve(opened, position, undefined, -store(position, 'S'))).least;
        turns.push({ moves: moves + move, value });
      }
    }
  };
  await follow(startPosition(game), '');
  return turns.sort((one, other) => other.value - one.value);
};

const turnText = ({ moves, value }: Turn): string => `${moves} ${value}`;

/** What North does after each first turn, where he may swap: a turn that is good for South is good for whoever sits there. */
const printTurns = async (pool: Pool, only: readonly number[]): Promise<void> => {
  const [pits = 6, seeds = 3] = only;
  console.log(`\n### First turns of (${pits},${seeds}) and the swap\n`);
  console.log('| | with the pie rule | North swaps after | either way after | plays on after | seconds |');
  console.log('| --- | ---: | --- | --- | --- | ---: |');
  for (const capture of captures) {
    const since = stopwatch();
    const game = gameFor({ pits, seeds, 'empty-capture': capture });
    const opened = await open(pool, game);
    const turns = await firstTurns(opened, game);
    opened.solver.close();
    const listed = (is: (value: number) => boolean): string =>
      turns
        .filter((turn) => is(turn.value))
        .map(turnText)
        .join(', ');
    const value = Math.max(...turns.map((turn) => -Math.abs(turn.value))) + 0;
    console.log(
      `| \`${capture}\` | ${value} | ${listed((v) => v > 0)} | ${listed((v) => v === 0)} | ${listed((v) => v < 0)} | ${since().cpu.toFixed(1)} |`,
    );
  }
};

/** How long a board may take where nothing is said, by the clock. */
const secondsDefault = 120;

/** `PART [pits [seeds]] [threads=2] [seconds=120]`: a part by name, or all of them; `turns pits seeds` by itself. */
export const run = (args: readonly string[]): Promise<void> =>
  inPool(args, async (pool) => {
    const seconds = Number(args.find((arg) => arg.startsWith('seconds='))?.slice(8) ?? secondsDefault);
    const only = args.filter((arg) => /^\d+$/.test(arg)).map(Number);
    if (args.includes('turns')) return printTurns(pool, only);
    const named = Object.entries(PARTS).filter(([name]) => args.includes(name));
    for (const [, part] of named.length > 0 ? named : Object.entries(PARTS)) {
      await printPart(pool, part, only, seconds);
    }
  });
