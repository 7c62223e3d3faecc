import { analyse } from '@mbegu/engine';
import { type Game, type GameId, gameOf, must, startPosition } from '@mbegu/rules';
import type { CommandModule, Context } from '../command.ts';
import { examples } from '../examples.ts';
import { print, printJson } from '../io.ts';
import { answerFor } from '../solving/answer.ts';
import { openEstimates } from '../solving/estimate.ts';
import { openSolvers } from '../solving/solvers.ts';

/** The board of each game that is solved: some hundred thousand positions, so that it takes about a second. */
const SOLVED: Readonly<Record<GameId, { readonly pits: number; readonly seeds: number }>> = {
  kalah: { pits: 4, seeds: 4 },
  'al-manqala': { pits: 4, seeds: 2 },
  'walak-pussa': { pits: 4, seeds: 2 },
};
const searchedNodes = 150_000;
const memoryBytes = 2 ** 27;

interface Work {
  readonly game: GameId;
  readonly work: 'search' | 'solve';
  readonly pits: number;
  readonly seeds: number;
  /** The same on every machine: a change of the search that changes it has changed more than speed. */
  readonly nodes: number;
  readonly ms: number;
}

const sizeOf = ({ id, board }: Game): Pick<Work, 'game' | 'pits' | 'seeds'> => ({
  game: id as GameId,
  pits: board.pits,
  seeds: board.seeds,
});

const search = (game: Game): Work => {
  const began = performance.now();
  const { nodes } = must(analyse(game, startPosition(game), { nodes: searchedNodes }));
  return { ...sizeOf(game), work: 'search', nodes, ms: Math.round(performance.now() - began) };
};

/** By one thread: with more, which of them is first at what is chance. */
const solve = async (game: Game): Promise<Work> => {
  const solvers = openSolvers({ threads: 1, memoryBytes }, 1);
  try {
    const { signal } = new AbortController();
    const asking = { game, position: startPosition(game), all: false, signal, estimate: openEstimates() };
    const { answer } = await answerFor(solvers, asking);
    return { ...sizeOf(game), work: 'solve', nodes: answer.nodes, ms: answer.ms };
  } finally {
    solvers.close();
  }
};

const measure = async (told: (work: Work) => Promise<void>): Promise<Work[]> => {
  const all: Work[] = [];
  for (const [id, size] of Object.entries(SOLVED)) {
    for (const work of [search(gameOf(id as GameId)), await solve(gameOf(id as GameId, size))]) {
      all.push(work);
      await told(work);
    }
  }
  return all;
};

const lineOf = ({ words }: Context, { game, work, pits, seeds, nodes, ms }: Work): string =>
  words.text('bench.line', {
    game: game.padEnd(12),
    work: words.text(`bench.${work}`).padEnd(7),
    size: `(${pits},${seeds})`,
    nodes: nodes.toLocaleString('en').padStart(9),
    speed: Math.round((1000 * nodes) / Math.max(1, ms)),
  });

/** `mbegu bench`: a fixed search and a fixed proof in each game. */
export const bench: CommandModule = {
  define: (command, context) => {
    const { text } = context.words;
    command
      .option('--json', text('option.json'))
      .addHelpText('after', examples(text('bench.examples')))
      .action(async ({ json }: { json?: boolean }) => {
        const done = await measure((work) => (json ? Promise.resolve() : print(context.io, lineOf(context, work))));
        const nodes = done.reduce((sum, work) => sum + work.nodes, 0);
        await (json
          ? printJson(context.io, { nodes, works: done })
          : print(context.io, text('bench.total', { nodes: String(nodes) })));
      });
  },
};
